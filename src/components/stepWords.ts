import type { StepState } from './StepHeading'

/** What a screen reader says of a step before its heading; the eye sees a number or a tick. */
export const stepWords: Record<StepState, (place: number) => string> = {
  done: (place) => `Step ${place}, done:`,
  next: (place) => `Step ${place}, next:`,
  later: (place) => `Step ${place}:`,
}
