import * as v from 'valibot'
import type { Deps } from '../../base/deps'
import { sha256 } from '../../base/sha256'
import type { RootState } from '../../base/store/types'
import { tryOrNull } from '../../base/tryOrNull'
import { selectFile, selectHeaders } from '../file/fileSlice'

const REMEMBERED = 20

const digestSchema = v.pipe(v.string(), v.hexadecimal(), v.length(64))

interface Api {
  getState: () => RootState
  extra: Pick<Deps, 'storage'>
}

/** The digest of a file's headers; null without a header line, since they would be a customer's name and address. */
function digestFor(state: RootState): string | null {
  const file = selectFile(state)
  return file && !file.isHeaderless ? sha256(JSON.stringify(file.headers)) : null
}

/**
 * The user's choices for files with the same headers, which this device remembers under a digest of the headers, for the last 20.
 *
 * @param key in local storage
 * @param columnsOf the columns that the choices name: unless the file has all of them, nothing is recalled
 * @returns a function that recalls the choices for the loaded file, or null, and one that remembers them
 */
export function rememberedChoices<Choices extends object>(
  key: string,
  schema: v.GenericSchema<unknown, Choices>,
  columnsOf: (choices: Choices) => number[],
) {
  const entrySchema = v.intersect([v.object({ headers: digestSchema }), schema])
  /** The readable entries, the latest first; none if storage fails. */
  const entriesIn = (storage: Deps['storage']) => {
    const stored = tryOrNull(() => v.parse(v.array(v.unknown()), JSON.parse(storage.getItem(key) ?? '[]')))
    return (stored ?? []).filter((entry) => v.is(entrySchema, entry))
  }

  return {
    recall: ({ getState, extra }: Api): Choices | null => {
      const digest = digestFor(getState())
      const entry = entriesIn(extra.storage).find(({ headers }) => headers === digest)
      const choices = entry ? v.parse(schema, entry) : null
      const { length } = selectHeaders(getState())
      return choices && columnsOf(choices).every((column) => column < length) ? choices : null
    },
    remember: ({ getState, extra }: Api, chosen: Choices | null) => {
      const headers = digestFor(getState())
      if (headers === null || !chosen) return
      const others = entriesIn(extra.storage).filter((each) => each.headers !== headers)
      const entries = [{ ...chosen, headers }, ...others].slice(0, REMEMBERED)
      tryOrNull(() => extra.storage.setItem(key, JSON.stringify(entries)))
    },
  }
}
