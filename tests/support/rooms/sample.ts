import { addSampleListeners } from '../../../src/features/sample/sampleListeners'
import { sampleSlice } from '../../../src/features/sample/sampleSlice'
import { downloadRoom } from './download'
import type { Room } from './room'

export const sampleRoom: Room = {
  beneath: [downloadRoom],
  slices: { sample: sampleSlice.reducer },
  listeners: [addSampleListeners],
}
