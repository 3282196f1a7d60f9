import { addEarlierDownloadListeners } from '../../../src/features/earlier/earlierListeners'
import { earlierSlice } from '../../../src/features/earlier/earlierSlice'
import { mappingRoom } from './mapping'
import type { Room } from './room'

export const earlierRoom: Room = {
  beneath: [mappingRoom],
  slices: { earlier: earlierSlice.reducer },
  listeners: [addEarlierDownloadListeners],
}
