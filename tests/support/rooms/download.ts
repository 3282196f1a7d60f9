import { addDownloadListeners } from '../../../src/features/download/downloadListeners'
import { downloadSlice } from '../../../src/features/download/downloadSlice'
import { addFormatListeners } from '../../../src/features/download/formatListeners'
import { reviewRoom } from './review'
import type { Room } from './room'

export const downloadRoom: Room = {
  beneath: [reviewRoom],
  slices: { download: downloadSlice.reducer },
  listeners: [addFormatListeners, addDownloadListeners],
}
