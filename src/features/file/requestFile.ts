import type { AppThunk } from '../../app/base/types'
import { fileOffered } from './fileSlice'
import { isCsv } from './fileKinds'

/** Offers a file that was dropped, picked or pasted: the first CSV file of several. */
export const requestFile =
  (...files: File[]): AppThunk =>
  (dispatch, _, { fileInbox }) => {
    const file = files.find(isCsv) ?? files[0]
    if (!file) return
    const { name, type } = file
    const ignored = files.filter((other) => other !== file).map((other) => other.name)
    const read = { header: 'found', part: null } as const
    dispatch(fileOffered({ id: fileInbox.put(file), name, type, ignored, read }))
  }
