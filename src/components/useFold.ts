import { useState } from 'react'
import { useIsNarrow } from './useIsNarrow'

/** What the heading of a step needs to fold it. */
export interface Fold {
  /** Whether the step has a button that folds it. */
  canFold: boolean
  isFolded: boolean
  toggle: () => void
}

interface FoldWhen {
  isDone: boolean
  /** Whether something is wrong with the step: it stays open. */
  hasError?: boolean
  /** Whether the person has moved on to the rows. In a narrow window a step folds as soon as it is done. */
  isLeftBehind: boolean
  /** Whether the step opens by itself. */
  opens?: boolean
}

/** Folds a step that is done, until its button or a reason to open it unfolds it. */
export function useFold({ isDone, hasError = false, isLeftBehind, opens = false }: FoldWhen): Fold {
  const isNarrow = useIsNarrow()
  const canFold = isDone && !hasError && (isNarrow || isLeftBehind)
  const [fold, setFold] = useState({ canFold, opens, isFolded: canFold && !opens })
  // The choice of the button holds until the step is done again or opens by itself.
  const isChoiceOver = fold.canFold !== canFold || fold.opens !== opens
  const isFolded = isChoiceOver ? canFold && !opens : fold.isFolded
  if (isChoiceOver) setFold({ canFold, opens, isFolded })
  return { canFold, isFolded, toggle: () => setFold({ canFold, opens, isFolded: !isFolded }) }
}
