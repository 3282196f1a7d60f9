import { addCorrectListeners } from '../../../src/features/correct/correctListeners'
import { correctSlice } from '../../../src/features/correct/correctSlice'
import { reviewRoom } from './review'
import type { Room } from './room'

export const correctRoom: Room = {
  beneath: [reviewRoom],
  slices: { correct: correctSlice.reducer },
  listeners: [addCorrectListeners],
}
