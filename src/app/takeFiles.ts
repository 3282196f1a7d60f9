import type { AppThunk } from '../base/store/types'
import { requestEarlier } from '../features/earlier/earlierListeners'
import { requestOneOf } from '../features/file/fileListeners'
import { BEFORE_HTML, isTable, PASTED_NAME, PASTED_TYPE } from '../features/file/fileNames'
import { selectIsChanging } from '../features/mapping/mappingSlice'
import { selectIsRunning } from '../features/run/runSelectors'
import { isShown } from './browserDeps'
import type { Chosen } from './chooseFiles'
import type { AppStore } from './store'

/**
 * Offers files dropped or pasted together: one is the list, downloads of ours beside it are its earlier downloads, and the page
 * names the others.
 *
 * @param mayOffer whether the page takes files; called again once it knows what they are
 */
export async function offerFiles(store: AppStore, files: File[], mayOffer = () => true) {
  const { file: before } = store.getState()
  const { lists, earlier } = await store.dispatch(chosenOf(files))
  // The user has chosen another file.
  if (store.getState().file !== before || !mayOffer()) return
  const others = files.filter((file) => !earlier.includes(file))
  const list = store.dispatch(requestOneOf(lists, others))
  if (earlier.length > 0) offerWithList(store, list, earlier)
}

/** Loads the code that looks into files, together with that of the rows. */
const chosenOf =
  (files: File[]): AppThunk<Promise<Chosen>> =>
  async (_dispatch, _getState, deps) => {
    if (files.length < 2) return { lists: files, earlier: [] }
    const { chooseFiles } = await import('./chooseFiles')
    return chooseFiles(files, deps)
  }

/** Offers earlier downloads each time their list is loaded, even by another header, until another file is. */
function offerWithList(store: AppStore, list: number | undefined, earlier: File[]) {
  let { id: last } = store.getState().file
  const unsubscribe = store.subscribe(() => {
    const { id, source } = store.getState().file
    if (id === last) return
    last = id
    if (source?.id !== list) unsubscribe()
    // After the listeners have heard of the list.
    else void Promise.resolve().then(() => store.dispatch(requestEarlier(...earlier)))
  })
}

/** Fields that take pasted or dropped text. */
const FIELDS = 'input, textarea, [contenteditable]'

/** Whether the page now takes a file: not during a run, while it reads the columns, or under a dialog. */
const takesFiles = (store: AppStore) =>
  !selectIsRunning(store.getState()) &&
  !selectIsChanging(store.getState()) &&
  !Array.from(document.querySelectorAll('[aria-modal="true"]')).some(isShown)

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

const isField = (target: EventTarget | null) => target instanceof Element && target.closest(FIELDS) !== null

/** Whether a field takes what the user drags over it, which must be text. */
const isForField = (drag: DragEvent) => !holdsFiles(drag) && isField(drag.target)

/**
 * Takes files dropped anywhere on the page, and rows or files pasted anywhere except into a field. A dropped file never replaces
 * the page.
 */
export function takeFiles(store: AppStore) {
  const { dataset } = document.documentElement

  window.addEventListener('dragover', (drag) => {
    if (isForField(drag)) return
    drag.preventDefault()
    if (!holdsFiles(drag)) return
    if (takesFiles(store)) dataset.dropping = 'file'
    else if (drag.dataTransfer) drag.dataTransfer.dropEffect = 'none'
  })
  window.addEventListener('dragleave', (drag) => {
    // Null when the user drags the file out of the window.
    if (drag.relatedTarget === null) delete dataset.dropping
  })
  window.addEventListener('drop', (drop) => {
    if (isForField(drop)) return
    drop.preventDefault()
    delete dataset.dropping
    if (!holdsFiles(drop) || !takesFiles(store)) return
    void offerFiles(store, Array.from(drop.dataTransfer?.files ?? []), () => takesFiles(store))
  })

  window.addEventListener('paste', ({ target, clipboardData }) => {
    if (!clipboardData || isField(target) || !takesFiles(store)) return
    // Excel adds a picture of the cells, so text comes first.
    const [text, html] = ['text/plain', 'text/html'].map((type) =>
      clipboardData.getData(type).replaceAll(BEFORE_HTML, ''),
    ) as [string, string]
    const files = Array.from(clipboardData.files)
    // One line beside a file comes from a file manager; alone it is refused in words.
    const isText = isTable(text) || (files.length === 0 && (text + html).trim() !== '')
    // Only its HTML keeps the cells of a table.
    const pasted = new File([text, BEFORE_HTML, html], PASTED_NAME, { type: PASTED_TYPE })
    void offerFiles(store, isText ? [pasted] : files, () => takesFiles(store))
  })
}
