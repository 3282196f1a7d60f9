import type { Reason } from '../../domain/cleanse/outcomes'

/** The reasons to review, except the score. */
export const reasons: Record<Exclude<Reason, 'score'>, string> = {
  judgedOther: 'Judged another address',
  numberDiffers: 'Number differs',
  numberLeftOut: 'Number left out',
  numberAdded: 'Number added',
  buildingDiffers: 'Building differs',
  streetDiffers: 'Street differs',
  townDiffers: 'Town differs',
  organisationDiffers: 'Organisation differs',
  buildingAdded: 'Building added',
  streetAdded: 'Street added',
  townAdded: 'Town added',
  organisationAdded: 'Organisation added',
  partLeftOut: 'Part left out',
  postcodeDiffers: 'Postcode differs',
  postcodeAdded: 'Postcode added',
  tooLong: 'Too long to compare',
}

/** A reason to review; the score's names the threshold. */
export const reasonText = (reason: Reason, threshold: number) =>
  reason === 'score' ? `Score below ${threshold.toFixed(2)}` : reasons[reason]

/** A reason within a sentence: `the town differs`, `a number is added`, `the score is below 0.60`. */
export function reasonPhrase(reason: Reason, threshold: number): string {
  if (reason === 'score') return `the score is below ${threshold.toFixed(2)}`
  if (reason === 'judgedOther') return 'it was judged another address'
  if (reason === 'tooLong') return 'the text is too long to compare'
  const [, part = '', what = ''] = /^(\w+) (.+)$/.exec(reasons[reason].toLowerCase()) ?? []
  if (what === 'added') return `${/^[aeiou]/.test(part) ? 'an' : 'a'} ${part} is added`
  return `${part === 'part' ? 'a' : 'the'} ${part} ${what === 'left out' ? 'is left out' : what}`
}
