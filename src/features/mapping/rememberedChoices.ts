import * as v from 'valibot'
import type { Deps } from '../../base/deps'
import type { RootState } from '../../base/store/types'
import { tryOrNull } from '../../base/tryOrNull'
import { selectFile } from '../file/fileSelectors'

/** For how many headers choices are remembered. */
const REMEMBERED = 20

const digestSchema = v.pipe(v.string(), v.hexadecimal(), v.length(64))

/** A listener's, or all of it that is used. */
interface Api {
  getState: () => RootState
  extra: Pick<Deps, 'storage'>
}

/**
 * The SHA-256 digest of a file's headers; null without a header line, since they would be a customer's name and address, and
 * on a page that is not served over HTTPS.
 */
async function digestFor(state: RootState): Promise<string | null> {
  const file = selectFile(state)
  if (!file || file.isHeaderless) return null
  try {
    const headers = new TextEncoder().encode(JSON.stringify(file.headers))
    const bytes = await crypto.subtle.digest('SHA-256', headers)
    return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
  } catch {
    return null
  }
}

/**
 * What the user chooses for files with the same headers, which this device remembers under a digest of them: for the last 20.
 *
 * @param key in local storage
 * @param schema of what is chosen
 * @returns what recalls it for the file that is loaded, or null; and what remembers it, unless another file is loaded meanwhile
 */
export function rememberedChoices<Choices extends object>(
  key: string,
  schema: v.GenericSchema<unknown, Choices>,
) {
  const entriesSchema = v.array(v.intersect([v.object({ headers: digestSchema }), schema]))
  /** The latest first; none if storage fails or holds anything else. */
  const entriesIn = (storage: Deps['storage']) =>
    tryOrNull(() => v.parse(entriesSchema, JSON.parse(storage.getItem(key) ?? '[]'))) ?? []

  return {
    recall: async ({ getState, extra }: Api): Promise<Choices | null> => {
      const digest = await digestFor(getState())
      const entry = entriesIn(extra.storage).find(({ headers }) => headers === digest)
      return entry ? v.parse(schema, entry) : null
    },
    remember: async ({ getState, extra }: Api, select: (state: RootState) => Choices | null) => {
      const { id } = getState().file
      const headers = await digestFor(getState())
      const chosen = getState().file.id === id ? select(getState()) : null
      if (headers === null || !chosen) return
      const others = entriesIn(extra.storage).filter((each) => each.headers !== headers)
      const entries = [{ ...chosen, headers }, ...others].slice(0, REMEMBERED)
      tryOrNull(() => extra.storage.setItem(key, JSON.stringify(entries)))
    },
  }
}
