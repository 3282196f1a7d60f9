import { addDownloadListeners } from '../../../src/features/download/downloadListeners'
import { downloadSlice } from '../../../src/features/download/downloadSlice'
import { addFormatListeners } from '../../../src/features/download/formatListeners'
import { programSlice } from '../../../src/features/program/programSlice'
import { reviewRoom } from './review'
import type { Room } from './room'

/** With what a person chose for the own program's file: both files are written alike. */
export const downloadRoom: Room = {
  beneath: [reviewRoom],
  slices: { download: downloadSlice.reducer, program: programSlice.reducer },
  listeners: [addFormatListeners, addDownloadListeners],
}
