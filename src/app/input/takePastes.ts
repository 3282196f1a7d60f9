import { fileMessages } from '../../features/file/fileMessages'
import { pastedCsv } from '../../features/file/pastedCsv'
import { requestFile } from '../../features/file/requestFile'
import { selectTakesFiles } from './selectTakesFiles'
import type { AppStore } from '../store'

/** Fields take what is pasted into them. */
const FIELDS = 'input, textarea, [contenteditable]'

/** Rows pasted from a spreadsheet, and files, are taken wherever they are pasted but into a field. */
export function takePastes(store: AppStore) {
  window.addEventListener('paste', ({ target, clipboardData }) => {
    const isForField = target instanceof Element && target.closest(FIELDS) !== null
    if (!clipboardData || isForField || !selectTakesFiles(store.getState())) return
    // Excel puts a picture of the cells beside them.
    const csv = pastedCsv(clipboardData.getData('text/plain'))
    const pasted = csv !== null && new File([csv], fileMessages.pastedName, { type: 'text/csv' })
    store.dispatch(requestFile(...(pasted ? [pasted] : Array.from(clipboardData.files))))
  })
}
