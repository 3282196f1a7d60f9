import type { Decision, Decisions } from './decisions'

/** What the decision on a row was, and what it became; null where there is none. */
export interface Change {
  row: number
  before: Decision | null
  after: Decision | null
}

/** Steps of decisions: those taken, the last one last, and those taken back, the next to be redone first. */
export interface DecisionHistory {
  past: Change[][]
  future: Change[][]
}

/** Decisions, and the history that led to them. */
export interface Decided {
  decisions: Decisions
  history: DecisionHistory
}

export const emptyHistory: DecisionHistory = { past: [], future: [] }

/** The decisions as they are on one side of a step. */
function decisionsAt(decisions: Decisions, step: Change[], side: 'before' | 'after'): Decisions {
  const next = { ...decisions }
  for (const change of step) {
    const decision = change[side]
    if (decision === null) delete next[change.row]
    else next[change.row] = decision
  }
  return next
}

/**
 * Decides on rows in one step, or takes their decisions back with null. Rows that are so decided already are no part
 * of the step, and without any other there is none. What was taken back can no longer be redone.
 */
export function decide(
  decisions: Decisions,
  history: DecisionHistory,
  rows: number[],
  decision: Decision | null,
): Decided {
  const step = [...new Set(rows)]
    .map((row): Change => ({ row, before: decisions[row] ?? null, after: decision }))
    .filter(({ before, after }) => before !== after)
  if (step.length === 0) return { decisions, history }
  return {
    decisions: decisionsAt(decisions, step, 'after'),
    history: { past: [...history.past, step], future: [] },
  }
}

/** Takes the last step back; nothing happens without one. */
export function undo(decisions: Decisions, history: DecisionHistory): Decided {
  const step = history.past.at(-1)
  if (!step) return { decisions, history }
  return {
    decisions: decisionsAt(decisions, step, 'before'),
    history: { past: history.past.slice(0, -1), future: [step, ...history.future] },
  }
}

/** Takes the step again that was taken back last; nothing happens without one. */
export function redo(decisions: Decisions, history: DecisionHistory): Decided {
  const [step, ...future] = history.future
  if (!step) return { decisions, history }
  return {
    decisions: decisionsAt(decisions, step, 'after'),
    history: { past: [...history.past, step], future },
  }
}

/**
 * Drops the decision on a row and all that was ever decided on it, so that no undo brings it back. Steps of which
 * nothing is left vanish.
 */
export function forget(decisions: Decisions, history: DecisionHistory, row: number): Decided {
  const without = (steps: Change[][]) =>
    steps.map((step) => step.filter((change) => change.row !== row)).filter((step) => step.length > 0)
  const { [row]: _, ...others } = decisions
  return {
    decisions: others,
    history: { past: without(history.past), future: without(history.future) },
  }
}
