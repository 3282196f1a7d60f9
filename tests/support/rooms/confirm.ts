import { addConfirmListeners } from '../../../src/features/confirm/confirmListeners'
import { confirmSlice } from '../../../src/features/confirm/confirmSlice'
import type { Room } from './room'
import { savedRoom } from './saved'

export const confirmRoom: Room = {
  beneath: [savedRoom],
  slices: { confirm: confirmSlice.reducer },
  listeners: [addConfirmListeners],
}
