/** Rows that a person may leave out before they are sent, each a choice of its own. */
export const LEAVES_OUT = [
  'leavesOutAbroad',
  'leavesOutNoAddress',
  'leavesOutParts',
  'leavesOutShifted',
] as const

export type LeavesOut = (typeof LEAVES_OUT)[number]

export type LeftOutChoices = Record<LeavesOut, boolean>

/** All of these choices: what was not chosen, or not known of when it was saved, is not left out. */
export const leftOutChoices = (chosen: { [name in LeavesOut]?: boolean | undefined } = {}): LeftOutChoices =>
  Object.fromEntries(LEAVES_OUT.map((name) => [name, chosen[name] ?? false])) as LeftOutChoices
