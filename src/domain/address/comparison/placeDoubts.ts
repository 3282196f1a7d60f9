import { isCounty } from '../words/counties'
import type { MatchedAddress } from './matchedAddress'
import { placesOf } from '../words/spelling'
import { keysOf } from '../words/words'
import { lackOf, type Aligned } from './align'
import type { Doubt } from './doubt'
import { keysIn } from './reading'

/** Doubts about postcode and town. */
export const placeDoubts = (aligned: Aligned, address: MatchedAddress): Doubt[] => [
  ...postcodeDoubts(aligned, address),
  ...townDoubts(aligned, address),
]

/** Whether the postcode was sent. One that was mistyped in look-alikes counts as sent, and so does its first half. */
function postcodeDoubts(
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
function townDoubts(aligned: Aligned, { postTown, localities }: MatchedAddress): Doubt[] {
  const { postcodes, words, left, street } = aligned
  if (postcodes.length > 0 || postTown === '') return []
  const isSaid = (name: string) => placesOf(words, keysOf(name)).length > 0
  const other = left.findLast(
    (phrase) => phrase.kind === 'other' && phrase.from > (street?.to ?? 0) && phrase.isUnknown,
  )
  if (!isSaid(postTown)) return [lackOf(aligned, 'town', other, { text: postTown })]
  // Another village of the same town.
  const [village] = localities.toReversed()
  const isOther = village !== undefined && other && !isCounty(keysIn(aligned, other).join(' '))
  return isOther && !localities.some(isSaid) ? [lackOf(aligned, 'town', other, { text: village })] : []
}
