import { isPostcode } from '../../mapping/columnContents'
import { isCountry } from '../../run/abroad'
import type { Letter } from './addressToPost'

/** Whether a letter, with the lines of its envelope, breaks a rule. */
const RULES = {
  abroad: ({ country }) => country !== '',
  oneLine: ({ lines, town, postcode }) => [...lines, town, postcode].filter(Boolean).length < 2,
  noAddressLine: ({ lines }) => lines.length === 0,
  noTown: ({ town }) => town === '',
  noPostcode: ({ postcode }) => postcode === '',
  noFixedAddress: (_, envelope) =>
    envelope.some((line) => /\bn\.?f\.?a\b|\bno fixed (?:address|abode)\b/i.test(line)),
  bfpoWithCountry: ({ lines, town, country }, envelope) =>
    envelope.some((line) => /\bBFPO\b/i.test(line)) && [...lines, town, country].some(isCountry),
  notEndingInPostcode: (_, envelope) => !isPostcode(envelope.at(-1) ?? ''),
  under3Lines: (_, envelope) => envelope.length < 3,
  over7Lines: (_, envelope) => envelope.length > 7,
  startOfLine: (_, envelope) => envelope.some((line) => /^[@()=[\]"\\/,<>~]/.test(line)),
  noLetterOrDigit: (_, envelope) => envelope.slice(0, 2).some((line) => !/[\p{L}\p{N}]/u.test(line)),
} satisfies Record<string, (letter: Letter, envelope: string[]) => boolean>

/** What a layout does not allow: also the reason why a row is left out. */
export type Rule = keyof typeof RULES

/** The first of some rules that a letter breaks; null if it breaks none. */
export const brokenRule = (letter: Letter, envelope: string[], rules: readonly Rule[]): Rule | null =>
  rules.find((rule) => RULES[rule](letter, envelope)) ?? null
