import { formatNumber, formatRows } from '../../base/format'
import type { Contradicting } from '../../domain/address/comparison/doubt'
import type { Reason } from '../../domain/cleanse/outcomes'
import type { Question } from '../../domain/cleanse/alike'

/** The words of a reason: in a list, and within a sentence. */
type ReasonWords = Record<'name' | 'phrase', string>

type Reasons = Record<Exclude<Reason, 'score'>, ReasonWords> &
  /** The same, with what a contradicting column names. */
  Record<Contradicting, { another: string }>

export const reasons: Reasons = {
  judgedOther: { name: 'Judged another address', phrase: 'it was judged another address' },
  numberDiffers: { name: 'Number differs', phrase: 'the number differs', another: 'another number' },
  numberLeftOut: { name: 'Number left out', phrase: 'the number is left out', another: 'another number' },
  numberAdded: { name: 'Number added', phrase: 'a number is added' },
  buildingDiffers: { name: 'Building differs', phrase: 'the building differs', another: 'another building' },
  streetDiffers: { name: 'Street differs', phrase: 'the street differs', another: 'another street' },
  townDiffers: { name: 'Town differs', phrase: 'the town differs' },
  organisationDiffers: { name: 'Organisation differs', phrase: 'the organisation differs' },
  buildingAdded: { name: 'Building added', phrase: 'a building is added' },
  streetAdded: { name: 'Street added', phrase: 'a street is added' },
  townAdded: { name: 'Town added', phrase: 'a town is added' },
  organisationAdded: { name: 'Organisation added', phrase: 'an organisation is added' },
  partLeftOut: { name: 'Part left out', phrase: 'a part is left out' },
  postcodeDiffers: { name: 'Postcode differs', phrase: 'the postcode differs', another: 'another postcode' },
  postcodeAdded: { name: 'Postcode added', phrase: 'a postcode is added' },
  tooLong: { name: 'Too long to compare', phrase: 'the text is too long to compare' },
}

/** A reason to review; the score's names the threshold. */
export const reasonText = (reason: Reason, threshold: number) =>
  reason === 'score' ? `Score below ${threshold.toFixed(2)}` : reasons[reason].name

/** A reason within a sentence: `the town differs`, `a number is added`, `the score is below 0.60`. */
export const reasonPhrase = (reason: Reason, threshold: number) =>
  reason === 'score' ? `the score is below ${threshold.toFixed(2)}` : reasons[reason].phrase

/** Asks whether a column whose words differ from many answers is another address. */
export const otherAddressMessages = {
  isAnother: (column: string, check: Contradicting, rows: number, of: number) =>
    `“${column}” names ${reasons[check].another} in ${formatNumber(rows)} of ${formatRows(of)}. Is it another address?`,
  anotherMeans:
    'Until you say yes, these rows are to review. If it is another address, it is not compared with the answers.',
  yesAnother: 'Yes, another address',
  noTheSame: 'No, the same address',
  /** The answer, in place of the question. */
  said: (column: string, isOther: boolean) =>
    isOther
      ? `“${column}” is another address: it is not compared with the answers, and stays as it is in your file.`
      : `“${column}” is part of the same address.`,
  change: 'Change',
}

const listed = (texts: string[]) => [...new Set(texts)].join(', ')

export const alikeMessages = {
  /** What differs in the rows of a group: `Back Lane → Mandela Road`. */
  difference: ({ difference }: Question) => {
    if (!difference) return 'the same row'
    const { sent, found, street } = difference
    const place = found.includes(street) || street === '' ? '' : ` (${street})`
    const sides = [sent, found].filter(({ length }) => length > 0).map(listed)
    return `${sides.join(' → ')}${place}`
  },
  /** `12 rows · Back Lane → Mandela Road`. */
  group: (question: Question, rows: number) => `${formatRows(rows)} · ${alikeMessages.difference(question)}`,
  /** Before the address of each row. */
  row: (row: number, customer: string) => [formatNumber(row + 1), customer].filter(Boolean).join(' · '),
  acceptAll: (rows: number) => `Accept all ${formatNumber(rows)}`,
  keepAll: (rows: number) => `Keep mine in all ${formatNumber(rows)}`,
  showAll: (rows: number) => `Show all ${formatNumber(rows)}`,
  undoAll: (rows: number) => `Undo all ${formatNumber(rows)}`,
  /** What to do instead of a key that decides or corrects only a single row. */
  instead: {
    accepted: (rows: number) => `Shift+A accepts all ${formatNumber(rows)}.`,
    originalKept: (rows: number) => `Shift+K keeps yours in all ${formatNumber(rows)}.`,
    corrected: (rows: number) => `To correct one, press “Show all ${formatNumber(rows)}” first.`,
  },
  label: 'Rows that are alike',
}
