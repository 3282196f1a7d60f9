// So that no run has to wait for its code.
import '../../../src/features/run/loop/cleanseRows'
import { addColumnListeners } from '../../../src/features/run/columnListeners'
import { addRunListeners as listenForRuns } from '../../../src/features/run/loop/runListeners'
import { addSendableListeners } from '../../../src/features/run/loop/sendableListeners'
import { decisionsSlice } from '../../../src/features/run/rows/decisionsSlice'
import { runSlice } from '../../../src/features/run/runSlice'
import { addTellListeners } from '../../../src/features/run/tellListeners'
import { apiKeyRoom } from './apiKey'
import { earlierRoom } from './earlier'
import type { Room } from './room'

/** Without the room above that stores what it answers: nothing waits for that. */
export const runRoom: Room = {
  beneath: [apiKeyRoom, earlierRoom],
  slices: { run: runSlice.reducer, decisions: decisionsSlice.reducer },
  listeners: [
    function addRunListeners(startListening) {
      listenForRuns(startListening, () => Promise.resolve())
    },
    addColumnListeners,
    addTellListeners,
    addSendableListeners,
  ],
}
