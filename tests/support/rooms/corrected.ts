import { addCorrectedListeners } from '../../../src/features/corrected/correctedListeners'
import { downloadRoom } from './download'
import type { Room } from './room'

export const correctedRoom: Room = {
  beneath: [downloadRoom],
  listeners: [addCorrectedListeners],
}
