import { FIRST_ADDED_COLUMN } from '../base/constants'
import { FILE_ENDINGS } from '../domain/cleanse/downloadFormat'
import { requestEarlier } from '../features/earlier/earlierListeners'
import { requestFile } from '../features/file/fileListeners'
import { isTable, isWorkbookName, PASTED_NAME, PASTED_TYPE } from '../features/file/fileNames'
import { selectIsRunning } from '../features/run/runSelectors'
import { isShown } from './browserDeps'
import type { AppStore } from './store'

/** The bytes of a text file that are sure to have its header. */
const HEAD = 100_000

/** Whether a file is a download of ours: by its header, or of a workbook by its name. */
async function isDownload(file: File): Promise<boolean> {
  if (isWorkbookName(file.name))
    return [FILE_ENDINGS.everything, FILE_ENDINGS.nextMonth].some((ending) => file.name.includes(ending))
  const head = file.slice(0, HEAD).text()
  return (await head.catch(() => '')).includes(FIRST_ADDED_COLUMN)
}

/**
 * Offers files that were dropped or pasted at once: the first that is a list is taken, and a download of ours beside it is its
 * earlier download. The others are named.
 */
export async function offerFiles(store: AppStore, files: File[]) {
  const areOurs = files.length < 2 ? [] : await Promise.all(files.map(isDownload))
  const lists = files.filter((_, at) => !areOurs[at])
  const [earlier, ...others] = files.filter((_, at) => areOurs[at])
  if (!earlier || lists.length === 0) {
    store.dispatch(requestFile(...files))
    return
  }
  const loaded = nextLoaded(store)
  const list = store.dispatch(requestFile(...lists, ...others))
  if ((await loaded) === list) store.dispatch(requestEarlier(earlier))
}

/** The number of the file that is loaded next, once it is. */
const nextLoaded = (store: AppStore) =>
  new Promise<number | undefined>((resolve) => {
    const before = store.getState().file.id
    const unsubscribe = store.subscribe(() => {
      const { id, source } = store.getState().file
      if (id === before) return
      unsubscribe()
      resolve(source?.id)
    })
  })

/** Fields that take text that is pasted or dropped into them. */
const FIELDS = 'input, textarea, [contenteditable]'

/** Whether the page takes a file now: not during a run or under a dialog. */
const takesFiles = (store: AppStore) =>
  !selectIsRunning(store.getState()) &&
  !Array.from(document.querySelectorAll('[aria-modal="true"]')).some(isShown)

const holdsFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false

const isField = (target: EventTarget | null) => target instanceof Element && target.closest(FIELDS) !== null

/** Whether a field takes what is dragged over it: text. */
const isForField = (drag: DragEvent) => !holdsFiles(drag) && isField(drag.target)

/**
 * Takes files that are dropped anywhere on the page, and rows or files that are pasted anywhere but into a field. A
 * dropped file never replaces the page.
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
    // Null when the file is dragged out of the window.
    if (drag.relatedTarget === null) delete dataset.dropping
  })
  window.addEventListener('drop', (drop) => {
    if (isForField(drop)) return
    drop.preventDefault()
    delete dataset.dropping
    if (!holdsFiles(drop) || !takesFiles(store)) return
    void offerFiles(store, Array.from(drop.dataTransfer?.files ?? []))
  })

  window.addEventListener('paste', ({ target, clipboardData }) => {
    if (!clipboardData || isField(target) || !takesFiles(store)) return
    // Excel adds a picture of the cells, so text comes first.
    const text = clipboardData.getData('text/plain')
    const pasted = isTable(text) && new File([text], PASTED_NAME, { type: PASTED_TYPE })
    void offerFiles(store, pasted ? [pasted] : Array.from(clipboardData.files))
  })
}
