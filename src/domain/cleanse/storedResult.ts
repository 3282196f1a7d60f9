import * as v from 'valibot'
import { OUTPUT_HEADERS } from './outputColumns'
import { ORIGINS, type Origin, type RowResult, type TakenFrom } from './rowResult'

/** The farthest from 1970 that a date can be, in ms. */
const MOST_MS = 8.64e15

export const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
export const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_MS))
/** In ms since 1970. */
export const moment = v.pipe(v.number(), v.minValue(-MOST_MS), v.maxValue(MOST_MS))

/** The values of an answer: its query and the added columns. */
const ANSWER_VALUES = 1 + OUTPUT_HEADERS.length

/** The same in the first version of the page: later ones add columns only at the end. */
const FEWEST_ANSWER_VALUES = 45

/**
 * A result as saved: an answer's values, then whether a person judged it another address, its origin and its earlier download; a
 * failure's text; 0 for nothing to send.
 */
export const resultSchema = v.union([
  v.pipe(v.array(v.string()), v.minLength(FEWEST_ANSWER_VALUES), v.maxLength(ANSWER_VALUES + 3)),
  v.string(),
  v.literal(0),
])

export type StoredResult = v.InferOutput<typeof resultSchema>

/** A result in its saved form. */
export function storedResultOf(result: RowResult): StoredResult {
  if (result.kind === 'nothingToSend') return 0
  if (result.kind === 'failed') return result.error
  const { query, cells, origin, takenFrom } = result
  return [
    query,
    ...cells,
    // A version that does not know it takes it for another value, and still reads what follows.
    ...(result.isJudgedOther ? [JUDGED_OTHER] : []),
    ...(origin ? [origin] : []),
    ...(takenFrom ? [takenMark(takenFrom)] : []),
  ]
}

/** The result from its saved form; null for a row without one. */
export function resultOf(stored: StoredResult | null): RowResult | null {
  if (stored === null) return null
  if (stored === 0) return { kind: 'nothingToSend' }
  if (typeof stored === 'string') return { kind: 'failed', error: stored }
  const marks = stored.slice(stored.findLastIndex((value) => !isMark(value)) + 1)
  const [query = '', ...cells] = stored.slice(0, stored.length - marks.length)
  const origin = marks.find(isOrigin)
  const takenFrom = marks.map(readTakenFrom).find((from) => from !== null)
  return {
    kind: 'answered',
    query,
    // A column that an earlier version did not have is blank.
    cells: OUTPUT_HEADERS.map((_, output) => cells[output] ?? ''),
    ...(origin ? { origin } : {}),
    ...(takenFrom ? { takenFrom } : {}),
    ...(marks.includes(JUDGED_OTHER) ? { isJudgedOther: true } : {}),
  }
}

const JUDGED_OTHER = 'judged other'

/** `from 1718150400000 june_cleansed.csv`. */
const takenMark = ({ name, savedAt }: TakenFrom) => `from ${savedAt ?? ''} ${name}`

function readTakenFrom(mark: string): TakenFrom | null {
  const [, savedAt, name] = /^from (\d*) (.*)$/s.exec(mark) ?? []
  return name === undefined
    ? null
    : { name, savedAt: v.is(moment, Number(savedAt || NaN)) ? Number(savedAt) : null }
}

const isOrigin = (text: string): text is Origin => ORIGINS.some((origin) => origin === text)

const isMark = (value: string) => value === JUDGED_OTHER || isOrigin(value) || readTakenFrom(value) !== null
