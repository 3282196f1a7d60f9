import { FINISHED_KEY, RECORD_MAX_AGE_MS } from '../../app/base/constants'
import type { Deps } from '../../app/base/deps'
import { tryOrNull } from '../../app/base/tryOrNull'
import { decodeRecord } from './decodeRecord'
import { encodeRecord } from './encodeRecord'
import type { SessionRecord } from './sessionRecord'

/** What keeping a finished session came to. */
export type KeepOutcome =
  | 'kept'
  /** Storage is full or forbidden. */
  | 'refused'
  /** Another copy stands there, this one was removed by another tab, or its time is over. */
  | 'notKept'

/** The finished session in storage, as one tab sees it. */
export interface FinishedCopy {
  /** Removes what stands there and is no copy: other people's addresses do not stay behind. Never throws. */
  tidy(): void
  /** The copy that is there, which counts as shown from now on. Never throws. */
  find(): SessionRecord | null
  /** Keeps a finished session in the place of the copy that this tab has made or shown. Never throws. */
  write(record: SessionRecord): KeepOutcome
  /** Removes the copy if this tab has made or shown it. Never throws. */
  remove(): void
}

/**
 * The one finished session that is kept. A tab knows the copy it has made or shown by its whole text: what reads
 * otherwise is another tab's.
 */
export function createFinishedCopy(deps: Deps): FinishedCopy {
  const { storage } = deps
  let known: string | null = null

  const stored = () => storage.getItem(FINISHED_KEY)
  const decode = (text: string) => decodeRecord(text, deps.now(), 'finished')

  const remove = () => {
    tryOrNull(() => {
      if (known !== null && stored() === known) storage.removeItem(FINISHED_KEY)
    })
    known = null
  }

  return {
    tidy: () => {
      tryOrNull(() => {
        const text = stored()
        if (text !== null && !decode(text)) storage.removeItem(FINISHED_KEY)
      })
    },
    find: () =>
      tryOrNull(() => {
        const text = stored()
        const record = text === null ? null : decode(text)
        if (record) known = text
        return record
      }),
    write: (record) => {
      if (deps.now() - record.timestamp >= RECORD_MAX_AGE_MS) {
        remove()
        return 'notKept'
      }
      try {
        const there = stored()
        const isOthers = there !== known && (there === null || decode(there) !== null)
        if (isOthers) return 'notKept'
        const text = encodeRecord(record)
        storage.setItem(FINISHED_KEY, text)
        known = text
        return 'kept'
      } catch {
        return 'refused'
      }
    },
    remove,
  }
}
