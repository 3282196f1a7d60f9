import { addFileListeners } from '../../../src/features/file/fileListeners'
import { fileSlice } from '../../../src/features/file/fileSlice'
import type { Room } from './room'

export const fileRoom: Room = { slices: { file: fileSlice.reducer }, listeners: [addFileListeners] }
