import { addApiKeyListeners } from '../../../src/features/apiKey/apiKeyListeners'
import { apiKeySlice } from '../../../src/features/apiKey/apiKeySlice'
import type { Room } from './room'

export const apiKeyRoom: Room = { slices: { apiKey: apiKeySlice.reducer }, listeners: [addApiKeyListeners] }
