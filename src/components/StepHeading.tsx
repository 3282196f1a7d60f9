import { CheckOutlined } from '@ant-design/icons'
import { useLayoutEffect, useRef } from 'react'
import type { Fold } from './useFold'
import './StepHeading.css'

/** Whether a step was done, is the one to do now, or comes later. */
export type StepState = 'done' | 'next' | 'later'

/** What a screen reader says of a step before its heading; the eye sees a number or a tick. */
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
  /** Where the step can be folded: a button does it. */
  fold: Fold
  children: string
}

/** The heading of a step, with its number, or a tick once it is done and in a narrow window a button to unfold it. */
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
