import { useState } from 'react'
import { useIsNarrow } from './useIsNarrow'

/** What a step that can be folded is given. */
export interface Fold {
  /** Whether there is a choice: the step is done, and the window narrow. */
  canFold: boolean
  isFolded: boolean
  toggle: () => void
}

/**
 * Folds a step in a narrow window once it is done, unless there is something wrong with it. It can be unfolded, and
 * stays so until it is folded by hand or done anew.
 */
export function useFold(isDone: boolean, hasError: boolean): Fold {
  const isNarrow = useIsNarrow()
  const [isOpen, setIsOpen] = useState(false)
  const canFold = isNarrow && isDone && !hasError
  if (isOpen && !isDone) setIsOpen(false)
  const isFolded = canFold && !isOpen
  return { canFold, isFolded, toggle: () => setIsOpen(!isOpen) }
}
