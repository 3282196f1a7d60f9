import type { Decision, Decisions } from './decisions'
export type Change = { row: number; before: Decision | null; after: Decision | null }
export interface DecisionHistory {
  past: Change[][]
  future: Change[][]
}
export const emptyHistory: DecisionHistory = { past: [], future: [] }
interface Reviewed {
  decisions: Decisions
  history: DecisionHistory
}
const apply = (decisions: Decisions, changes: Change[], to: 'before' | 'after'): Decisions => {
  const next = { ...decisions }
  for (const change of changes) {
    const value = change[to]
    if (value === null) delete next[change.row]
    else next[change.row] = value
  }
  return next
}
export function decide(
  decisions: Decisions,
  history: DecisionHistory,
  rows: number[],
  decision: Decision | null,
): Reviewed {
  const step = rows.flatMap((row): Change[] => {
    const before = decisions[row] ?? null
    return before === decision ? [] : [{ row, before, after: decision }]
  })
  if (step.length === 0) return { decisions, history }
  return {
    decisions: apply(decisions, step, 'after'),
    history: { past: [...history.past, step], future: [] },
  }
}
export function undo(decisions: Decisions, history: DecisionHistory): Reviewed {
  const step = history.past.at(-1)
  if (!step) return { decisions, history }
  return {
    decisions: apply(decisions, step, 'before'),
    history: { past: history.past.slice(0, -1), future: [...history.future, step] },
  }
}
export function redo(decisions: Decisions, history: DecisionHistory): Reviewed {
  const step = history.future.at(-1)
  if (!step) return { decisions, history }
  return {
    decisions: apply(decisions, step, 'after'),
    history: { past: [...history.past, step], future: history.future.slice(0, -1) },
  }
}
export function forget(decisions: Decisions, history: DecisionHistory, row: number): Reviewed {
  const { [row]: _, ...rest } = decisions
  const without = (steps: Change[][]) =>
    steps.map((step) => step.filter((change) => change.row !== row)).filter((step) => step.length > 0)
  return { decisions: rest, history: { past: without(history.past), future: without(history.future) } }
}
