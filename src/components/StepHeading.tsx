import { CheckOutlined } from '@ant-design/icons'
import './StepHeading.css'

export type StepState = 'done' | 'next' | 'later'

export interface StepProps {
  isLocked: boolean
  step: StepState
  /** Whether it shows one line, since it is done and left behind. */
  isFolded: boolean
}

/** What a screen reader says before the heading, instead of the number or tick. */
const stepMessages: Record<StepState, (place: number) => string> = {
  done: (place) => `Step ${place}, done:`,
  next: (place) => `Step ${place}, next:`,
  later: (place) => `Step ${place}:`,
}

interface StepHeadingProps extends Pick<StepProps, 'step' | 'isFolded'> {
  /** For `aria-labelledby`. */
  id: string
  /** Place among the steps, from 1. */
  place: number
  children: string
}

/** The heading of a step, with its number, or a tick once it is done; folded, only its name. */
export const StepHeading = ({ id, place, step, isFolded, children }: StepHeadingProps) => (
  <div className={`stepHeading is-${step}`}>
    {!isFolded && (
      <>
        <span className="stepMark" aria-hidden>
          {step === 'done' ? <CheckOutlined /> : place}
        </span>
        <span className="visuallyHidden">{stepMessages[step](place)}</span>
      </>
    )}
    <h2 id={id} aria-current={step === 'next' ? 'step' : undefined}>
      {children}
    </h2>
  </div>
)
