import { makeStore } from '../../src/app/store'
import { addWorkListeners } from '../../src/app/workListeners'
// So that nothing has to wait for its code.
import '../../src/features/corrected/ownContents'
import '../../src/features/letters/lettersOf'
import '../../src/features/run/loop/cleanseRows'
import '../../src/features/sample/sampleContents'
import '../../src/features/saved/openedRecord'
import { readingRoom } from './rooms/reading'
import { pagesWith } from './testPage'

export { ended, paused } from './testPage'

/** Pages with the whole store, for what concerns all rooms; `pagesIn` has those of some. */
export const { openTestPage, startedPage } = pagesWith((deps) => {
  const store = makeStore(deps)
  store.dispatch(addWorkListeners())
  return store
}, readingRoom.deps)
