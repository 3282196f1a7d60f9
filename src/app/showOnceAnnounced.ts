import { RECORD_STORAGE_KEY } from '../features/saved/recordPersistence'
import { tryOrNull } from '../base/tryOrNull'
import type { TextStorage } from '../base/deps'
import type { RootState } from '../base/store/types'
import type { AppStore } from './store'

/** How long the page may stay hidden while a saved session is looked for, in ms. */
const LOOKED_FOR_MS = 500

const isAnnounced = ({ saved }: RootState) => saved.session.status !== 'none' || saved.saving !== 'works'

/**
 * Shows the page in place of *Loading…*: at once, or where a session was saved, once that is announced, so that its banner
 * moves nothing.
 */
export function showOnceAnnounced(store: AppStore, root: HTMLElement, storage: TextStorage) {
  const show = () => {
    unsubscribe()
    clearTimeout(timer)
    document.getElementById('loading')?.remove()
    root.hidden = false
  }
  const unsubscribe = store.subscribe(() => {
    if (isAnnounced(store.getState())) show()
  })
  const isSaved = tryOrNull(() => storage.getItem(RECORD_STORAGE_KEY)) !== null
  const timer = setTimeout(show, LOOKED_FOR_MS)
  if (!isSaved || isAnnounced(store.getState())) show()
}
