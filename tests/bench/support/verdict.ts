import type { Figure } from './figure'

/** How many times its floor a figure is. */
export const ratioOf = ({ measured, floor }: Figure) => (floor ? measured / floor : undefined)

/** What a goal is held against: the ratio where the goal is one. */
export const judgedValue = (figure: Figure) =>
  figure.judged === 'ratio' ? (ratioOf(figure) ?? Number.NaN) : figure.measured

/** Whether a figure has a goal and is beyond it. */
export const isMissed = (figure: Figure) => figure.goal !== undefined && !(judgedValue(figure) <= figure.goal)
