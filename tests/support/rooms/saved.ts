import { savedSlice } from '../../../src/features/saved/savedSlice'
import { sampleRoom } from './sample'
import type { Room } from './room'

/** Without what it stores, which is of the whole page: its own tests have the whole store. */
export const savedRoom: Room = { beneath: [sampleRoom], slices: { saved: savedSlice.reducer } }
