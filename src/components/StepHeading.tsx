import { CheckOutlined } from '@ant-design/icons'
import './StepHeading.css'
import { stepWords } from './stepWords'

/** Whether a step was done, is the one to do now, or comes later. */
export type StepState = 'done' | 'next' | 'later'

interface StepHeadingProps {
  /** For `aria-labelledby`. */
  id: string
  /** Place among the steps, from 1. */
  place: number
  state: StepState
  children: string
}

/** The heading of a step, with its number, or a tick once it is done. */
export function StepHeading({ id, place, state, children }: StepHeadingProps) {
  return (
    <div className={`stepHeading is-${state}`}>
      <span className="stepMark" aria-hidden>
        {state === 'done' ? <CheckOutlined /> : place}
      </span>
      <span className="visuallyHidden">{stepWords[state](place)}</span>
      <h2 id={id} aria-current={state === 'next' ? 'step' : undefined}>
        {children}
      </h2>
    </div>
  )
}
