import { makeStore, type AppStore } from '../../src/app/store'
import { addWorkListeners } from '../../src/app/workListeners'
// So that nothing has to wait for its code.
import '../../src/features/corrected/ownContents'
import '../../src/features/letters/lettersOf'
import '../../src/features/run/loop/cleanseRows'
import '../../src/features/saved/openedRecord'
import { selectFound } from '../../src/features/saved/savedSelectors'
import { resumeAsked } from '../../src/features/saved/savedSlice'
import { readingRoom } from './rooms/reading'
import { pagesWith } from './testPage'
import type { TestWorld } from './testWorld'
import { until } from './waiting'

export { ended, paused } from './testPage'

/** Pages with the whole store, for what concerns all rooms; `pagesIn` has those of some. */
export const { openTestPage, startedPage } = pagesWith((deps) => {
  const store = makeStore(deps)
  store.dispatch(addWorkListeners())
  return store
}, readingRoom.deps)

/** The next page of a browser, on which the cleanse that it found was resumed. */
export async function resumedPage(world: TestWorld) {
  const page = openTestPage(world)
  await until(page.store, (state) => selectFound(state) !== null)
  page.store.dispatch(resumeAsked())
  await until(page.store, ({ saved }) => saved.session.status === 'onPage')
  return page
}

/** The page has read what local storage has. */
export const rehydrated = (store: AppStore) =>
  until(store, (state) => '_persist' in state && store.getState()._persist.rehydrated)
