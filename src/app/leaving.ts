import { selectWouldLose } from '../features/download/unsavedSelectors'
import { selectIsRunning } from '../features/run/runSelectors'
import { requestsAbandoned, stopAsked } from '../features/run/runSlice'
import type { AppStore } from './store'

interface Outside {
  page: Pick<Window, 'addEventListener'>
  /** In ms since 1970. */
  now: () => number
  reload: () => void
}

/**
 * Makes the browser ask before the user leaves a page that would lose something. Safari keeps a page that was left, without its
 * locks, so that another page may take over what it holds: this ends its run, and reloads it if it is shown again.
 */
export function watchLeaving(store: AppStore, { page, now, reload }: Outside) {
  let isOver = false

  page.addEventListener('beforeunload', (event) => {
    const state = store.getState()
    if (!isOver && (selectIsRunning(state) || selectWouldLose(state))) event.preventDefault()
  })

  page.addEventListener('pagehide', ({ persisted }) => {
    isOver = persisted && store.getState().saved.session.status !== 'none'
    if (!isOver) return
    store.dispatch(stopAsked({ at: now() }))
    store.dispatch(requestsAbandoned())
  })

  page.addEventListener('pageshow', () => {
    if (isOver) reload()
  })
}
