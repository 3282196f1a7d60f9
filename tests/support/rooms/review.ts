import { correctSlice } from '../../../src/features/correct/correctSlice'
import { addRowListeners } from '../../../src/features/review/rowListeners'
import { viewSlice } from '../../../src/features/review/viewSlice'
import type { Room } from './room'
import { resultsRoom } from './results'

/** With the row that is being corrected: its keys and filters rest meanwhile. */
export const reviewRoom: Room = {
  beneath: [resultsRoom],
  slices: {
    view: viewSlice.reducer,
    correct: correctSlice.reducer,
  },
  listeners: [addRowListeners],
}
