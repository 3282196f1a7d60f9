import type { RootState } from '../../../src/base/store/types'
import type { Desk, Shelved } from './desk'
import type { Offer } from './offer'

/** What an act came to. */
export interface Seen {
  desk: Desk
  kind: string
  act: Offer['act']
  before: RootState
  now: RootState
  /** The lookups that the page spoke of before, and those that were made. */
  says: number
  calls: number
  /** The lookups that the open question spoke of, if there was one. */
  asked: number
  /** The files that were handed over. */
  files: Shelved[]
}
