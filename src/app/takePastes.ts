import { fileMessages } from '../features/file/fileMessages'
import { pastedCsv } from '../features/file/pastedCsv'
import { requestFile } from '../features/file/requestFile'
import { selectTakesFiles } from './selectTakesFiles'
import type { AppStore } from './store'

/** Fields take what is pasted into them. */
const FIELDS = 'input, textarea, [contenteditable]'

/** Rows pasted from a spreadsheet, and files, are taken wherever they are pasted but into a field (FILE-22). */
export function takePastes(store: AppStore) {
  window.addEventListener('paste', ({ target, clipboardData }) => {
    const isForField = target instanceof Element && target.closest(FIELDS) !== null
    if (!clipboardData || isForField || !selectTakesFiles(store.getState())) return
    const files = Array.from(clipboardData.files)
    const csv = files.length > 0 ? null : pastedCsv(clipboardData.getData('text/plain'))
    if (csv !== null) files.push(new File([csv], fileMessages.pastedName, { type: 'text/csv' }))
    store.dispatch(requestFile(...files))
  })
}
