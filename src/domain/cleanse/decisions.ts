import { emptyRows, withValues, type Decision, type RowResult } from './rowResult'

export interface RowState {
  decision: Decision | null
  result: RowResult | null
}

/** One side of a change, without the result if that stays. Only plain values, so that a log can hold it. */
type ChangedRow = Pick<RowState, 'decision'> & Partial<RowState>

/** How a row changes; both sides may be the same. */
export interface RowChange {
  row: number
  before: ChangedRow
  after: ChangedRow
}

/** What a row becomes; a missing part stays. */
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

/** The changes that undo these. */
export const reversed = (changes: readonly RowChange[]): RowChange[] =>
  changes.map(({ row, before, after }) => ({ row, before: after, after: before }))

/** Whether a change gives a row another result, or takes it away. */
export const changesResult = ({ after }: RowChange): boolean => after.result !== undefined

/** Whether a change gives a row another decision. */
export const changesDecision = ({ before, after }: RowChange): boolean => before.decision !== after.decision

/** Whether a change changes anything. */
export const changesRow = (change: RowChange): boolean => changesResult(change) || changesDecision(change)

/** Decisions by row index. Frozen, and replaced by a copy when a row changes. */
export type Decisions = readonly (Decision | undefined)[]

export interface Step {
  changes: readonly RowChange[]
  /** Whether the step is a run, still going, that looks rows up again. */
  isOpen?: boolean
}

/** The decisions; the steps that led to them, the latest last; and those that Redo repeats, the next first. */
export interface DecisionHistory {
  past: Step[]
  present: Decisions
  future: Step[]
}

/** The history of decisions made elsewhere, such as those of a resumed session. */
export const historyOf = (present: Decisions): DecisionHistory => ({ past: [], present, future: [] })

/** The history of undecided rows. */
export const undecided = (rows: number): DecisionHistory =>
  historyOf(emptyRows<Decision | undefined>(rows, undefined))

/** Decisions after some changes: the same list if none changes a decision. */
function withDecisions(present: Decisions, changes: readonly RowChange[]): Decisions {
  const decided = changes.filter(changesDecision)
  if (decided.length === 0) return present
  return withValues(
    present,
    decided.map(({ row, after }) => [row, after.decision ?? undefined]),
  )
}

/** What a person did to rows: decided them, gave them other answers, or took a step back or forth. */
export type Act = 'decided' | 'answered' | 'undone' | 'redone'

/** The history after a change of rows: only what a person does is a step. */
export function withChanges(
  history: DecisionHistory,
  changes: readonly RowChange[],
  by: 'run' | 'earlier' | Act,
): DecisionHistory {
  const { past, future } = history
  const present = withDecisions(history.present, changes)
  const [last, next] = [past.at(-1), future[0]]
  switch (by) {
    case 'run':
      return withBrought(history, changes)
    case 'earlier':
      // Undo would pair an old decision with an answer that nobody had decided about.
      return historyOf(present)
    case 'undone':
      return { past: past.slice(0, -1), present, future: last ? [last, ...future] : future }
    case 'redone':
      return { past: next ? [...past, next] : past, present, future: future.slice(1) }
    default: {
      const changed = changes.filter(changesRow)
      return changed.length === 0 ? history : { past: [...past, stepOf(changed)], present, future: [] }
    }
  }
}

function stepOf(changes: readonly RowChange[], isOpen?: true): Step {
  // Otherwise Immer would freeze each row's change: for many rows that takes far longer than the step.
  Object.freeze(changes)
  return isOpen ? { changes, isOpen } : { changes }
}

/**
 * The history after a run brought results. Undecided rows that it looked up again join the open step, or begin one. An undone
 * step that gave one of the rows another result is dropped.
 */
function withBrought(history: DecisionHistory, changes: readonly RowChange[]): DecisionHistory {
  const brought = new Set(changes.filter(({ after }) => after.result).map(({ row }) => row))
  const isOvertaken = (change: RowChange) => changesResult(change) && brought.has(change.row)
  const kept = history.future.some((step) => step.changes.some(isOvertaken))
    ? { ...history, future: [] }
    : history
  const again = changes.filter(({ before, after }) => before.result && after.result?.kind === 'answered')
  if (again.length === 0) return kept
  const last = kept.past.at(-1)
  const past = last?.isOpen
    ? [...kept.past.slice(0, -1), stepOf([...last.changes, ...again], true)]
    : [...kept.past, stepOf(again, true)]
  return { past, present: withDecisions(kept.present, again), future: [] }
}

/** Closes the last step: no more rows join it. */
export function closeStep({ past, ...history }: DecisionHistory): DecisionHistory {
  const last = past.at(-1)
  return { ...history, past: last?.isOpen ? [...past.slice(0, -1), stepOf(last.changes)] : past }
}

export interface StepNews {
  kind: 'taken' | 'undone' | 'redone'
  changes: readonly RowChange[]
}

/** The step between a history and the next; null if there is none, or if it only brought the answers of several rows. */
export function stepBetween(before: DecisionHistory, now: DecisionHistory): StepNews | null {
  const [last, next] = [before.past.at(-1), before.future[0]]
  const taken = now.past.at(-1)
  if (last && now.future[0] === last) return { kind: 'undone', changes: reversed(last.changes) }
  if (next && taken === next) return { kind: 'redone', changes: next.changes }
  const isDecision =
    taken &&
    taken !== last &&
    (taken.changes.length === 1 || taken.changes.every(({ after }) => after.decision || !after.result))
  return isDecision ? { kind: 'taken', changes: taken.changes } : null
}

/** A row as it was before its present answer; null if the answer is older than the history. */
export function formerOf({ past }: DecisionHistory, row: number, present: RowResult): RowNews | null {
  for (const { changes } of past) {
    const change = changes.find((each) => each.row === row && each.after.result === present)
    if (change) return { row, ...change.before }
  }
  return null
}
