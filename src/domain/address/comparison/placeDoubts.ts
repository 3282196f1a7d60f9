import type { MatchedAddress } from '../matchedAddress'
import { doubtOf, isSameOrganisation, isUnknown, keysIn, lacking, tellingWords, type Aligned } from './align'
import type { Doubt } from './doubt'
import type { Phrase } from './phrases'
import { placesOf } from './spelling'
import { FILLERS, isLegal, isOrganisationKind } from './vocabulary'
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
  const { postcodes, words, phrases, street } = aligned
  if (postcodes.length > 0 || postTown === '') return []
  const name = wordsOf(postTown).map(({ key }) => key)
  if (placesOf(words, name).length > 0) return []
  const other = phrases.findLast(
    (phrase) =>
      phrase.kind === 'other' &&
      phrase.from > (street?.at.to ?? 0) &&
      isUnknown(aligned, phrase) &&
      !words[phrase.to]!.key.endsWith('shire'),
  )
  return other
    ? [doubtOf(aligned, 'townDiffers', [other], [{ text: postTown }])]
    : [doubtOf(aligned, 'townAdded', [], [{ text: postTown }])]
}

/** `R.B.S.` as `RBS`, `M & S` as `MS`. */
const joinInitials = (text: string) => text.replace(/(?<=\b[a-z])[.\s&+]+(?=[a-z]\b)/gi, '')

/** Whether a word says which organisation it is: not *of*, nor *School*. */
const isTelling = (key: string) => !FILLERS.has(key) && !isOrganisationKind(key)

/** The name of an organisation that was sent and has a word that the cleansed address lacks, such as *Infant*. */
function otherOrganisation(aligned: Aligned): Phrase | undefined {
  const { found, phrases, explained } = aligned
  if (explained.includes('organisation')) return undefined
  return phrases.find(
    (phrase) =>
      phrase.kind === 'organisation' && lacking(keysIn(aligned, phrase), found.keys).some(isTelling),
  )
}

/** Whether a cleansed organisation has no word that the row lacks, such as *Junior*; one cut short may end within a word. */
const isNamed = (aligned: Aligned, keys: readonly string[]) =>
  aligned.found.organisations.some(({ words }) =>
    lacking(tellingWords(aligned, words), keys)
      .filter(isTelling)
      .every((word) => keys.some((key) => key.startsWith(word))),
  )

/** Whether an organisation was added that the customer's row does not mention, or another one was sent. */
export function organisationDoubts(aligned: Aligned, query: string, row: readonly string[]): Doubt[] {
  const [organisation] = aligned.found.organisations
  if (!organisation) return []
  const another = otherOrganisation(aligned)
  const isSame = isSameOrganisation(aligned)
  if (isSame && !another) return []
  const keys = [query, ...row].flatMap((value) => wordsOf(joinInitials(value)).map(({ key }) => key))
  const differs = (phrase: Phrase) => [doubtOf(aligned, 'organisationDiffers', [phrase], [organisation])]
  if (another && !isNamed(aligned, keys)) return differs(another)
  if (isSame) return []
  const all = organisation.words.filter((word) => !FILLERS.has(word) && !isLegal(word))
  const telling = tellingWords(aligned, organisation.words)
  const wanted = telling.length > 0 ? telling : all
  const initials = all.map(([first]) => first).join('')
  if (lacking(wanted, keys).length < wanted.length || (initials.length > 1 && keys.includes(initials)))
    return []
  const other = aligned.phrases.find(({ kind }) => kind === 'organisation')
  return other ? differs(other) : [doubtOf(aligned, 'organisationAdded', [], [organisation])]
}
