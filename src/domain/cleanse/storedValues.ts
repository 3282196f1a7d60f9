import * as v from 'valibot'

/** The farthest that a moment can be from 1970 to be a date, in ms. */
const MOST_MS = 8.64e15

export const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0))
export const amount = v.pipe(v.number(), v.minValue(0), v.maxValue(MOST_MS))
/** In ms since 1970. */
export const moment = v.pipe(v.number(), v.minValue(-MOST_MS), v.maxValue(MOST_MS))
