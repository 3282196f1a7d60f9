import { addProgramListeners } from '../../../src/features/program/programListeners'
import { programSlice } from '../../../src/features/program/programSlice'
import { downloadRoom } from './download'
import type { Room } from './room'

export const programRoom: Room = {
  beneath: [downloadRoom],
  slices: { program: programSlice.reducer },
  listeners: [addProgramListeners],
}
