import { emptyRows, withValues, type Decision, type RowResult } from './rowResult'

/** Decisions by row index. Frozen, and replaced by a copy when a row changes. */
export type Decisions = readonly (Decision | undefined)[]

/** How a step changes a row. */
export interface RowChange {
  row: number
  decision: Decision | undefined
  /** Left out where the result stays; null where the row has none. */
  result?: RowResult | null
}

/** The rows that one step changed, as they were and as they became. */
export interface Step {
  before: RowChange[]
  after: RowChange[]
  /** Whether the step is a run of rows looked up again, which is still going. */
  isOpen?: boolean
}

/** The decisions, the steps that led to them, the latest last, and those that redo repeats, the next first. */
export interface DecisionHistory {
  past: Step[]
  present: Decisions
  future: Step[]
}

/** The history of decisions that were not made on this page, such as those of a resumed session. */
export const historyOf = (present: Decisions): DecisionHistory => ({ past: [], present, future: [] })

/** The history of undecided rows. */
export const undecided = (rows: number): DecisionHistory =>
  historyOf(emptyRows<Decision | undefined>(rows, undefined))

const applied = ({ present }: DecisionHistory, changes: RowChange[]): Decisions =>
  withValues(
    present,
    changes.map(({ row, decision }) => [row, decision]),
  )

/** Takes a step that can be undone. */
export function take(history: DecisionHistory, step: Step): DecisionHistory {
  // Or Immer would freeze each row's change: of many rows that takes far longer than the step.
  Object.freeze(step.before)
  Object.freeze(step.after)
  return { past: [...history.past, step], present: applied(history, step.after), future: [] }
}

/** Decides rows in one step, or removes their decisions with undefined. Without a change there is no step. */
export function decide(history: DecisionHistory, rows: number[], decision?: Decision): DecisionHistory {
  const changed = rows.filter((row) => history.present[row] !== decision)
  if (changed.length === 0) return history
  return take(history, {
    before: changed.map((row) => ({ row, decision: history.present[row] })),
    after: changed.map((row) => ({ row, decision })),
  })
}

/** A run brought results of rows: a step that was undone and gave one of them another result is not repeated. */
export function dropOvertaken(history: DecisionHistory, rows: number[]): DecisionHistory {
  const isOvertaken = ({ after }: Step) =>
    after.some(({ row, result }) => result !== undefined && rows.includes(row))
  return history.future.some(isOvertaken) ? { ...history, future: [] } : history
}

/** Rows were looked up again, and nobody has decided about their answers: part of the open step, or a step. */
export function replaceAnswers(
  history: DecisionHistory,
  answers: { row: number; previous: RowResult; result: RowResult }[],
): DecisionHistory {
  if (answers.length === 0) return history
  const before = answers.map(({ row, previous }) => ({
    row,
    decision: history.present[row],
    result: previous,
  }))
  const after = answers.map(({ row, result }) => ({ row, decision: undefined, result }))
  const last = history.past.at(-1)
  if (!last?.isOpen) return take(history, { before, after, isOpen: true })
  const open = { ...last, before: [...last.before, ...before], after: [...last.after, ...after] }
  return { past: [...history.past.slice(0, -1), open], present: applied(history, after), future: [] }
}

/** No further rows belong to the last step. */
export function closeStep({ past, ...history }: DecisionHistory): DecisionHistory {
  const last = past.at(-1)
  return { ...history, past: last?.isOpen ? [...past.slice(0, -1), { ...last, isOpen: false }] : past }
}

/** What a step did when it was taken, undone or redone. */
export interface StepNews {
  kind: 'taken' | 'undone' | 'redone'
  changes: RowChange[]
}

/** The step between a history and the next; null if there is none, or if it brought the answers of several rows alone. */
export function stepBetween(before: DecisionHistory, now: DecisionHistory): StepNews | null {
  const [last, next] = [before.past.at(-1), before.future[0]]
  const taken = now.past.at(-1)
  if (last && now.future[0] === last) return { kind: 'undone', changes: last.before }
  if (next && taken === next) return { kind: 'redone', changes: next.after }
  const isDecision =
    taken &&
    taken !== last &&
    (taken.after.length === 1 || taken.after.every(({ decision, result }) => decision || !result))
  return isDecision ? { kind: 'taken', changes: taken.after } : null
}

/** A row as it was before it was given its present answer; null if that was before the history began. */
export function formerOf({ past }: DecisionHistory, row: number, present: RowResult): RowChange | null {
  for (const { before, after } of past) {
    const at = after.findIndex((change) => change.row === row && change.result === present)
    if (at >= 0) return before[at]!
  }
  return null
}

/** Goes back one step, if there is one. */
export function undo(history: DecisionHistory): DecisionHistory {
  const { past, future } = history
  const last = past.at(-1)
  return last
    ? { past: past.slice(0, -1), present: applied(history, last.before), future: [last, ...future] }
    : history
}

/** Repeats the step that was undone last, if there is one. */
export function redo(history: DecisionHistory): DecisionHistory {
  const { past, future } = history
  const [next, ...rest] = future
  return next ? { past: [...past, next], present: applied(history, next.after), future: rest } : history
}
