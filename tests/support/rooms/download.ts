import { addDownloadListeners } from '../../../src/features/download/downloadListeners'
import { downloadSlice } from '../../../src/features/download/downloadSlice'
import { addFormatListeners } from '../../../src/features/download/formatListeners'
import { correctedSlice } from '../../../src/features/corrected/correctedSlice'
import { reviewRoom } from './review'
import type { Room } from './room'

/** With what a person chose for the corrected file: both files are written alike. */
export const downloadRoom: Room = {
  beneath: [reviewRoom],
  slices: { download: downloadSlice.reducer, corrected: correctedSlice.reducer },
  listeners: [addFormatListeners, addDownloadListeners],
}
