import { addProgramListeners } from '../../../src/features/program/programListeners'
import { downloadRoom } from './download'
import type { Room } from './room'

export const programRoom: Room = {
  beneath: [downloadRoom],
  listeners: [addProgramListeners],
}
