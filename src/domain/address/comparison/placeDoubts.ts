import type { MatchedAddress } from '../matchedAddress'
import { doubtOf, type Aligned } from './align'
import type { Doubt } from './doubt'
import { placesOf } from './spelling'
import { wordsOf } from './words'

/** Whether the postcode was sent. One that was mistyped in look-alikes counts as sent, and so does its first half. */
export function postcodeDoubts(
  { postcodes, outwards, hasSamePostcode }: Aligned,
  { postcode }: MatchedAddress,
): Doubt[] {
  if (postcode === '' || hasSamePostcode) return []
  const sent = postcodes.length > 0 ? postcodes : outwards
  if (sent.length === 0) return [{ check: 'postcodeAdded', sent: [], found: [postcode] }]
  const isHalf = (reading: string) =>
    `${postcode.toUpperCase()} `.startsWith(reading.includes(' ') ? reading : `${reading} `)
  if (outwards.some(({ readings: [reading = ''] }) => isHalf(reading))) return []
  return [
    { check: 'postcodeDiffers', sent: sent.map(({ start, end }) => ({ start, end })), found: [postcode] },
  ]
}

/** Whether the town was sent, where no whole postcode says it. */
export function townDoubts(aligned: Aligned, { postTown }: MatchedAddress): Doubt[] {
  const { postcodes, words, left, street } = aligned
  if (postcodes.length > 0 || postTown === '') return []
  const name = wordsOf(postTown).map(({ key }) => key)
  if (placesOf(words, name).length > 0) return []
  const other = left.findLast(
    (phrase) => phrase.kind === 'other' && phrase.from > (street?.to ?? 0) && phrase.isUnknown,
  )
  return other
    ? [doubtOf(aligned, 'townDiffers', [other], [{ text: postTown }])]
    : [doubtOf(aligned, 'townAdded', [], [{ text: postTown }])]
}
