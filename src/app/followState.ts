import { selectPageTitle } from '../features/run/runSelectors'
import type { AppStore } from './store'

/** Keeps what stands outside the page's own elements as the state says: the tab's title and light or dark. */
export function followState(store: AppStore) {
  const { dataset } = document.documentElement
  const follow = () => {
    const state = store.getState()
    const title = selectPageTitle(state)
    // Writing the same again would have the browser look at every style of the page again.
    if (document.title !== title) document.title = title
    if (dataset.appearance !== state.appearance) dataset.appearance = state.appearance
  }
  follow()
  store.subscribe(follow)
}
