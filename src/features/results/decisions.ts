/** What a person decided about a matched row. */
export type Decision = 'accepted' | 'originalKept'

/** Decisions by row index. */
export type Decisions = Record<number, Decision>

/** The decisions; those before each step, the latest last; and those that redo brings back, the next first. */
export interface DecisionHistory {
  past: Decisions[]
  present: Decisions
  future: Decisions[]
}

/** How many steps can be undone. */
export const MAX_STEPS = 1100

/** The history of decisions that were not made on this page, such as those of a resumed session. */
export const historyOf = (present: Decisions): DecisionHistory => ({ past: [], present, future: [] })

/** How many rows are decided differently. */
export const countChanges = (a: Decisions, b: Decisions): number =>
  [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((row) => a[Number(row)] !== b[Number(row)])
    .length

/** Decides rows in one step, or removes their decisions with null. Without a change there is no step. */
export function decide(history: DecisionHistory, rows: number[], decision: Decision | null): DecisionHistory {
  const { past, present } = history
  const next = { ...present }
  for (const row of rows) {
    if (decision === null) delete next[row]
    else next[row] = decision
  }
  if (countChanges(present, next) === 0) return history
  return { past: [...past, present].slice(-MAX_STEPS), present: next, future: [] }
}

/** Goes back one step, if there is one. */
export function undo(history: DecisionHistory): DecisionHistory {
  const { past, present, future } = history
  const previous = past.at(-1)
  return previous ? { past: past.slice(0, -1), present: previous, future: [present, ...future] } : history
}

/** Repeats the step that was undone last, if there is one. */
export function redo(history: DecisionHistory): DecisionHistory {
  const { past, present, future } = history
  const [next, ...rest] = future
  return next ? { past: [...past, present], present: next, future: rest } : history
}

/** Removes rows from the decisions and their history; steps left without a change are dropped. */
export function forget(history: DecisionHistory, rows: number[]): DecisionHistory {
  const { past, present, future } = history
  const isDecided = (decisions: Decisions) => rows.some((row) => row in decisions)
  if (![present, ...past, ...future].some(isDecided)) return history
  const without = (decisions: Decisions) => {
    if (!isDecided(decisions)) return decisions
    const others = { ...decisions }
    for (const row of rows) delete others[row]
    return others
  }
  const now = without(present)
  const [before, after] = [past.map(without), future.map(without)]
  return {
    past: before.filter((each, at) => countChanges(each, before[at + 1] ?? now) > 0),
    present: now,
    future: after.filter((each, at) => countChanges(each, after[at - 1] ?? now) > 0),
  }
}
