import { withoutPostcodes } from '../cells/postcodes'
import { lacking, lackOf, type Aligned } from './align'
import { type Doubt } from './doubt'
import type { Name } from './found'
import { placesOfOrganisation } from './names'
import { keysIn, type Stretch } from './reading'
import {
  DWELLINGS,
  FILLERS,
  isCommonName,
  isGeneric,
  isLegal,
  isOrganisationKind,
  sensesOf,
  TITLES,
} from '../words/vocabulary'
import { LONGEST_TEXT, MOST_VALUES, endsPart, isLetter, joinInitials, wordsOf } from '../words/words'

const hasKind = (words: readonly string[]) => words.some((key) => isOrganisationKind(key) && !isLegal(key))

/** The words that say which organisation a name is of: not *Surgery*; *School* only beside a name with a kind of its own. */
const tellingWords = (words: readonly string[], withKinds: boolean): string[] =>
  words.filter(
    (key) =>
      !FILLERS.has(key) && !isLetter(key) && !isGeneric(key) && (withKinds || !isOrganisationKind(key)),
  )

/** The words of a street, building or place, which tell no organisation from another at the same address. */
const wordsOfPlace = ({ found }: Aligned) => [...found.streets, ...found.places].flatMap(({ words }) => words)

/** The words of an answer's organisation that tell it and are not among these; null if none of its words tells it. */
function untold(aligned: Aligned, { words }: Name, keys: readonly string[]): string[] | null {
  const withKinds = hasKind(keys) || otherOrganisation(aligned) !== undefined
  const telling = lacking(tellingWords(words, withKinds), wordsOfPlace(aligned))
  // A name that was cut short may end within a word.
  const isTold = (word: string) => word === words.at(-1) && keys.some((key) => key.startsWith(word))
  return telling.length === 0 ? null : lacking(telling, keys).filter((word) => !isTold(word))
}

const known = new WeakMap<Aligned, boolean>()

/** Whether the organisation is named in both: all its telling words were sent. Asked again and again of one text. */
export function isSameOrganisation(aligned: Aligned): boolean {
  const isSame = known.get(aligned) ?? namesSame(aligned)
  known.set(aligned, isSame)
  return isSame
}

function namesSame(aligned: Aligned): boolean {
  const { words, slots, found, left, at } = aligned
  const keys = words.filter((_, index) => slots[index] !== 'door').map(({ key }) => key)
  const another = otherOrganisation(aligned)
  return found.organisations.some((name) => {
    if (another && !at.has(name)) return false
    const missing = untold(aligned, name, keys)
    if (missing) return missing.length === 0
    // `High Street Surgery` may be *The Surgery*, but not another surgery.
    const generic = name.words.filter((word) => isGeneric(word) || isOrganisationKind(word))
    const isOther = left.some(({ kind, isUnknown }) => kind === 'organisation' && isUnknown)
    return lacking(generic, keys).length < Math.max(1, generic.length) && !isOther
  })
}

/** Whether the same building, by a name that not many doors have, or organisation has the same postcode in both. */
export const isSameByName = (aligned: Aligned): boolean =>
  aligned.hasSamePostcode &&
  ((aligned.building !== undefined && !isCommonName(aligned.found.building!.words)) ||
    isSameOrganisation(aligned))

/** The name of an organisation that was sent and has a telling word that the cleansed address lacks, such as *Infant*. */
function otherOrganisation(aligned: Aligned): Stretch | undefined {
  const { found, left, slots, words } = aligned
  const isKnown = slots.includes('organisation')
  const names = found.organisations.flatMap((name) => name.words)
  const telling = tellingWords(names, false)
  return left.find((phrase) => {
    const { from, kind } = phrase
    const keys = keysIn(aligned, phrase)
    // `Acme Plumbing Ltd` is not Acme Ltd, but `Acme Ltd t/a Acme Tools` is Acme Tools.
    const goesOn = slots[from - 1] === 'organisation' && words[from - 1]!.part === words[from]!.part
    // `Anglian Tyres` is not Anglian Motors.
    const isOfName =
      goesOn || (!isKnown && (kind === 'organisation' || lacking(telling, keys).length < telling.length))
    // `Plough Inn House` is a house beside the inn.
    const last = keys.at(-1)!
    const dwelling = DWELLINGS.has(last) ? [last] : []
    const own = [...tellingWords(keys, hasKind(names)), ...dwelling]
    // `Kestrel Tyres` in Kestrel Close, York, is not *York Tyres*, though the address has the words of both.
    const isEachOthers = lacking(own, names).length > 0 && lacking(telling, keys).length > 0
    return isOfName && (isEachOthers || lacking(own, found.keys).length > 0)
  })
}

/** Whether a value has the name of an organisation, whatever its legal form and what it calls itself: *Royal Oak PH*. */
function isNamedIn(value: string, { text, words }: Name): boolean {
  const own = words.filter((word) => !isGeneric(word))
  const said = wordsOf(withoutPostcodes(value.slice(0, LONGEST_TEXT)))
  return placesOfOrganisation(said, { text, words: own.length > 0 ? own : words }).length > 0
}

/** Whether an organisation was added that the customer's row does not mention, or another one was sent. */
export function organisationDoubts(aligned: Aligned, query: string, values: readonly string[]): Doubt[] {
  const [organisation] = aligned.found.organisations
  if (!organisation) return []
  const another = otherOrganisation(aligned)
  if (!another && isSameOrganisation(aligned)) return []
  const row = values.slice(0, MOST_VALUES)
  // `Acorn Tyres, York` does not name *York Tyres*, though each of its words was sent.
  const isWhole = aligned.at.has(organisation) || row.some((cell) => isNamedIn(cell, organisation))
  const keys = [query, ...row.map((value) => value.slice(0, LONGEST_TEXT))].flatMap((value) =>
    wordsOf(joinInitials(withoutPostcodes(value)))
      // `Dr A Duke` is not Denholm Roofing, nor `Dr AD Underwood` Anglian Dairies.
      .filter(
        (_, at, all) =>
          ![at, at - 1].some((each) => TITLES.has(all[each]?.key ?? '') && !endsPart(all, each)),
      )
      .map(({ key }) => key),
  )
  const all = organisation.words.filter((word) => !FILLERS.has(word) && !isLegal(word))
  const initials = all.map(([first]) => first).join('')
  const isAbbreviated = initials.length > 1 && !sensesOf(initials) && keys.includes(initials)
  const missing = untold(aligned, organisation, keys)
  const own = lacking(all, wordsOfPlace(aligned))
  const isNamed = missing ? missing.length === 0 : own.length === 0 || lacking(own, keys).length < own.length
  if (isAbbreviated || (isNamed && (!another || (missing?.length === 0 && isWhole)))) return []
  const other = another ?? aligned.left.find(({ kind }) => kind === 'organisation')
  return [lackOf(aligned, 'organisation', other, organisation)]
}
