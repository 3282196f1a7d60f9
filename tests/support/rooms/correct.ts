import { addCorrectListeners } from '../../../src/features/correct/correctListeners'
import { reviewRoom } from './review'
import type { Room } from './room'

export const correctRoom: Room = {
  beneath: [reviewRoom],
  listeners: [addCorrectListeners],
}
