import type { Decision, RowResult } from './rowResult'

/** A row: what was decided about it, and its result. */
export interface RowState {
  decision: Decision | null
  result: RowResult | null
}

/** A side of a change; the result is left out where it stays. Plain values alone, which a log can hold. */
export type ChangedRow = Pick<RowState, 'decision'> & Partial<RowState>

/** How a row changes, or that it stays as it is. */
export interface RowChange {
  row: number
  before: ChangedRow
  after: ChangedRow
}

/** What a row becomes: a part that is left out stays. */
export type RowNews = { row: number } & Partial<RowState>

/** The change of a row, as it is now, to what it becomes. */
export function changeOf(
  now: RowState,
  { row, decision = now.decision, result = now.result }: RowNews,
): RowChange {
  const isAnswered = result !== now.result
  return {
    row,
    before: { decision: now.decision, ...(isAnswered && { result: now.result }) },
    after: { decision, ...(isAnswered && { result }) },
  }
}

/** The changes that take some back. */
export const reversed = (changes: readonly RowChange[]): RowChange[] =>
  changes.map(({ row, before, after }) => ({ row, before: after, after: before }))

/** Whether a change gives a row another result, or takes it away. */
export const changesResult = ({ after }: RowChange): boolean => after.result !== undefined

/** Whether a change is of a row's decision. */
export const changesDecision = ({ before, after }: RowChange): boolean => before.decision !== after.decision

/** Whether a row does not stay as it is. */
export const changesRow = (change: RowChange): boolean => changesResult(change) || changesDecision(change)
