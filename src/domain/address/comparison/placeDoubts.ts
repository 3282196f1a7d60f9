import { placesOf } from '../words/spelling'
import { keysOf } from '../words/words'
import type { Doubt } from './doubt'
import { lackOf, type Labelled } from './reading'
import { isPartOf, isWhole } from './typedPostcodes'

/** (e) Doubts about postcode and town. */
export const placeDoubts = (labelled: Labelled): Doubt[] => [
  ...postcodeDoubts(labelled),
  ...townDoubts(labelled),
]

/** Whether the postcode was sent. One that was mistyped in look-alikes counts as sent, and so does its first half. */
function postcodeDoubts({ postcodes, hasSamePostcode, address: { postcode } }: Labelled): Doubt[] {
  if (postcode === '' || hasSamePostcode || postcodes.some(({ reading }) => isPartOf(reading, postcode)))
    return []
  const sent = postcodes.map(({ start, end }) => ({ start, end }))
  return [{ check: sent.length > 0 ? 'postcodeDiffers' : 'postcodeAdded', sent, found: [postcode] }]
}

/** Whether the town was sent, where no whole postcode says it. */
function townDoubts(labelled: Labelled): Doubt[] {
  const { postcodes, words, left, street, address } = labelled
  const { postTown } = address
  if (postTown === '' || postcodes.some(({ reading }) => isWhole(reading))) return []
  if (placesOf(words, keysOf(postTown), 'letters').length > 0) return []
  const other = left.findLast(({ from }) => from > (street?.to ?? 0))
  return [lackOf(labelled, 'town', other, { text: postTown })]
}
