import { isCounty } from '../words/counties'
import { placesOf } from '../words/spelling'
import { keysOf } from '../words/words'
import type { Doubt } from './doubt'
import type { Labelled } from './labels'
import { keysIn, lackOf } from './reading'

/** (e) Doubts about postcode and town. */
export const placeDoubts = (labelled: Labelled): Doubt[] => [
  ...postcodeDoubts(labelled),
  ...townDoubts(labelled),
]

/** Whether the postcode was sent. One that was mistyped in look-alikes counts as sent, and so does its first half. */
function postcodeDoubts({ postcodes, outwards, hasSamePostcode, address: { postcode } }: Labelled): Doubt[] {
  if (postcode === '' || hasSamePostcode) return []
  const sent = [...postcodes, ...outwards]
  if (sent.length === 0) return [{ check: 'postcodeAdded', sent: [], found: [postcode] }]
  const isHalf = (reading: string) =>
    `${postcode.toUpperCase()} `.startsWith(reading.includes(' ') ? reading : `${reading} `)
  if (outwards.some(({ readings: [reading = ''] }) => isHalf(reading))) return []
  return [
    { check: 'postcodeDiffers', sent: sent.map(({ start, end }) => ({ start, end })), found: [postcode] },
  ]
}

/** Whether the town was sent, where no whole postcode says it. */
function townDoubts(labelled: Labelled): Doubt[] {
  const { postcodes, words, left, street, address } = labelled
  const { postTown, localities } = address
  if (postcodes.length > 0 || postTown === '') return []
  const isSaid = (name: string) => placesOf(words, keysOf(name), 'letters').length > 0
  const other = left.findLast((each) => each.from > (street?.to ?? 0) && each.isUnknown)
  if (!isSaid(postTown)) return [lackOf(labelled, 'town', other, { text: postTown })]
  // Another village of the same town.
  const [village] = localities.toReversed()
  const isOther = village !== undefined && other && !isCounty(keysIn(labelled, other).join(' '))
  return isOther && !localities.some(isSaid) ? [lackOf(labelled, 'town', other, { text: village })] : []
}
