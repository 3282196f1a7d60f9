import { addLettersListeners } from '../../../src/features/letters/lettersListeners'
import { lettersSlice } from '../../../src/features/letters/lettersSlice'
import { downloadRoom } from './download'
import type { Room } from './room'

export const lettersRoom: Room = {
  beneath: [downloadRoom],
  slices: { letters: lettersSlice.reducer },
  listeners: [addLettersListeners],
}
