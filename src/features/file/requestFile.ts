import type { AppThunk } from '../../app/base/types'
import { fileOffered } from '../sessionEvents'

/** Puts a dropped or picked file into the inbox and tells the store that there is one. */
export const requestFile =
  (file: File): AppThunk =>
  (dispatch, _, { fileInbox }) => {
    fileInbox.put(file)
    dispatch(fileOffered({ name: file.name, type: file.type }))
  }
