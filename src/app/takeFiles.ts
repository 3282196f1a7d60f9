import { isTable, PASTED_NAME, PASTED_TYPE } from '../features/file/fileNames'
import { selectIsRunning } from '../features/run/runSelectors'
import { offerFiles } from './offerFiles'
import type { AppStore } from './store'

/** Fields that take text that is pasted or dropped into them. */
const FIELDS = 'input, textarea, [contenteditable]'

const isShown = (element: Element) => element.getClientRects().length > 0

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
