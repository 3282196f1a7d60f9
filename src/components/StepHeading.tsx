import { CheckOutlined } from '@ant-design/icons'
import { useLayoutEffect, useRef, useState } from 'react'
import './StepHeading.css'
import { useIsNarrow } from './useMedia'

/** Whether a step was done, is the one to do now, or comes later. */
export type StepState = 'done' | 'next' | 'later'

/** What every step is told. */
export interface StepProps {
  isLocked: boolean
  step: StepState
  /** Whether the user has moved on to the rows. In a narrow window a step folds as soon as it is done. */
  isLeftBehind: boolean
  /** Whether the step opens by itself. */
  opens?: boolean
}

/**
 * Folds a step once it is done. Its button can unfold it until it is done again, or opens by itself.
 *
 * @param hasError whether something is wrong with the step, which keeps it open
 */
export function useFold({ step, isLeftBehind, opens = false }: StepProps, hasError = false) {
  const isNarrow = useIsNarrow()
  const canFold = step === 'done' && !hasError && (isNarrow || isLeftBehind)
  const [fold, setFold] = useState({ canFold, opens, isFolded: canFold && !opens })
  const isChoiceOver = fold.canFold !== canFold || fold.opens !== opens
  const isFolded = isChoiceOver ? canFold && !opens : fold.isFolded
  if (isChoiceOver) setFold({ canFold, opens, isFolded })
  return { canFold, isFolded, toggle: () => setFold({ canFold, opens, isFolded: !isFolded }) }
}

/** What a screen reader says before the heading, in place of the number or tick. */
const stepMessages: Record<StepState, (place: number) => string> = {
  done: (place) => `Step ${place}, done:`,
  next: (place) => `Step ${place}, next:`,
  later: (place) => `Step ${place}:`,
}

const foldMessages = { open: 'Change', close: 'Close' }

interface StepHeadingProps {
  /** For `aria-labelledby`. */
  id: string
  /** Place among the steps, from 1. */
  place: number
  state: StepState
  fold: ReturnType<typeof useFold>
  children: string
}

/** The heading of a step, with its number, or a tick once it is done, and a button where it can be folded. */
export function StepHeading({ id, place, state, fold, children }: StepHeadingProps) {
  const { canFold, isFolded } = fold
  const button = useRef<HTMLButtonElement>(null)
  // The button takes the focus when what had it is folded away.
  useLayoutEffect(() => {
    const step = button.current?.closest('section')
    if (isFolded && step?.querySelector('[hidden] :focus')) button.current?.focus()
  }, [isFolded])

  return (
    <div className={`stepHeading is-${state}`}>
      <span className="stepMark" aria-hidden>
        {state === 'done' ? <CheckOutlined /> : place}
      </span>
      <span className="visuallyHidden">{stepMessages[state](place)}</span>
      <h2 id={id} aria-current={state === 'next' ? 'step' : undefined}>
        {children}
      </h2>
      {canFold && (
        <button
          ref={button}
          type="button"
          className="stepToggle"
          aria-expanded={!isFolded}
          aria-describedby={id}
          onClick={fold.toggle}
        >
          {isFolded ? foldMessages.open : foldMessages.close}
        </button>
      )}
    </div>
  )
}
