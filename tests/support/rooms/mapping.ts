import { mappingSlice } from '../../../src/features/mapping/mappingSlice'
import { fileRoom } from './file'
import type { Room } from './room'

export const mappingRoom: Room = {
  beneath: [fileRoom],
  slices: { mapping: mappingSlice.reducer },
}
