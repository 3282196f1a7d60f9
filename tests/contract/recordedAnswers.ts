import * as fixtures from '@ideal-postcodes/api-fixtures'

/** An answer recorded from the provider. */
interface Recorded {
  name: string
  status: number
  body: { code: number; message: string; result?: unknown }
}

const recorded = ({ description, httpStatus, body }: fixtures.Fixture): Recorded => ({
  name: description,
  status: httpStatus,
  body: body as Recorded['body'],
})

/** Answers to the key check. */
export const recordedKeyChecks: Recorded[] = Object.values(fixtures.keys.check).map(recorded)

/** Errors of any paid call. */
export const recordedErrors: Recorded[] = Object.values(fixtures.errors).map(recorded)

interface RecordedSuggestion {
  suggestion: string
  udprn: number
  umprn?: number
  urls: object
}

const idOf = ({ udprn, umprn }: RecordedSuggestion) => (umprn ? `mr_${umprn}` : `paf_${udprn}`)

/** Answers with suggestions. They predate the ids, which are given here as the provider makes them now. */
export const recordedSuggestions = [
  fixtures.autocomplete.success,
  fixtures.autocomplete.empty,
  fixtures.autocomplete.multipleResidence.success,
].map(({ description, body }) => {
  const { result, ...rest } = body as { result: { hits: RecordedSuggestion[] } }
  const hits = result.hits.map((hit) => ({ id: idOf(hit), ...hit }))
  return { name: description, recorded: { ...rest, result }, now: { ...rest, result: { hits } } }
})

type RecordedAddress = Record<string, string | number>

function addressesIn(value: unknown): RecordedAddress[] {
  if (typeof value !== 'object' || value === null) return []
  return 'line_1' in value ? [value as RecordedAddress] : Object.values(value).flatMap(addressesIn)
}

/** Every address in the recordings, which hold no cleanse; a match is an address like the others. */
export const recordedAddresses: RecordedAddress[] = addressesIn(fixtures)
