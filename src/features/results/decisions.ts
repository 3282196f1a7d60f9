/** What the user decided about a row: the cleansed address stands, or the original does. */
export type Decision = 'accepted' | 'kept'

/** Decisions by row index. */
export type Decisions = Record<number, Decision>
