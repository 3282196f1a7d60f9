import { correctSlice } from '../../../src/features/correct/correctSlice'
import { addAddressListeners } from '../../../src/features/review/addressListeners'
import { addressesSlice } from '../../../src/features/review/addressesSlice'
import { addAlikeListeners } from '../../../src/features/review/alike/alikeListeners'
import { alikeSlice } from '../../../src/features/review/alike/alikeSlice'
import { decisionsSlice } from '../../../src/features/review/decisionsSlice'
import { addRowListeners } from '../../../src/features/review/rowListeners'
import { viewSlice } from '../../../src/features/review/viewSlice'
import type { Room } from './room'
import { runRoom } from './run'

/** With the row that is being corrected: its keys and filters rest meanwhile. */
export const reviewRoom: Room = {
  beneath: [runRoom],
  slices: {
    decisions: decisionsSlice.reducer,
    addresses: addressesSlice.reducer,
    alike: alikeSlice.reducer,
    view: viewSlice.reducer,
    correct: correctSlice.reducer,
  },
  listeners: [addAddressListeners, addAlikeListeners, addRowListeners],
}
