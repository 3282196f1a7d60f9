import { addAddressListeners, addAlikeListeners } from '../../../src/features/results/alikeListeners'
import { alikeSlice } from '../../../src/features/results/alikeSlice'
import { decisionsSlice } from '../../../src/features/run/rows/decisionsSlice'
import { thresholdSlice } from '../../../src/features/results/thresholdSlice'
import type { Room } from './room'
import { runRoom } from './run'

export const resultsRoom: Room = {
  beneath: [runRoom],
  slices: {
    threshold: thresholdSlice.reducer,
    decisions: decisionsSlice.reducer,
    alike: alikeSlice.reducer,
  },
  listeners: [addAddressListeners, addAlikeListeners],
}
