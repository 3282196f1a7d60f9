import { withoutPostcodes } from '../cells/postcodes'
import type { Name } from './answer'
import type { Doubt } from './doubt'
import type { Labelled } from './labels'
import { keysIn, lackOf, type Stretch } from './reading'
import { lacking, placesOf } from '../words/spelling'
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
import { endsPart, isLetter, joinInitials, keyAt, LONGEST_TEXT, MOST_VALUES, wordsOf } from '../words/words'

const hasKind = (words: readonly string[]) => words.some((key) => isOrganisationKind(key) && !isLegal(key))

/** The words that say which firm a name is of: not *Surgery*; *School* only beside a name with a kind of its own. */
const tellingWords = (words: readonly string[], withKinds: boolean): string[] =>
  words.filter(
    (key) =>
      !FILLERS.has(key) && !isLetter(key) && !isGeneric(key) && (withKinds || !isOrganisationKind(key)),
  )

/** The words of a street or place, which tell no firm from another at the same address. */
const wordsOfPlace = ({ answer }: Labelled) =>
  [...answer.streets, ...answer.places].flatMap(({ words }) => words)

/** The words of the answer's firm that tell it and are not among these; null if none of its words tells it. */
function untold(
  labelled: Labelled,
  { words }: Name,
  keys: readonly string[],
  another: Stretch | undefined,
): string[] | null {
  const withKinds = hasKind(keys) || another !== undefined
  const telling = lacking(tellingWords(words, withKinds), wordsOfPlace(labelled))
  return telling.length === 0 ? null : lacking(telling, keys)
}

/** (e) Whether the firm is named in both: all its telling words were sent. */
export function isFirmSaid(labelled: Labelled): boolean {
  const { words, labels, answer, at } = labelled
  const keys = words.filter((_, index) => labels[index] !== 'door').map(({ key }) => key)
  const another = otherFirm(labelled)
  return answer.firms.some((name) => {
    if (another && !at.has(name)) return false
    const missing = untold(labelled, name, keys, another)
    if (missing) return missing.length === 0
    // `High Street Surgery` may be *The Surgery*, but not another surgery.
    const generic = name.words.filter((word) => isGeneric(word) || isOrganisationKind(word))
    return lacking(generic, keys).length < Math.max(1, generic.length)
  })
}

/** (e) Whether the same building, by a name that not many doors have, or the same firm has the same postcode in both. */
export const isSameByName = (labelled: Labelled): boolean =>
  labelled.hasSamePostcode &&
  ((labelled.building !== undefined && !isCommonName(labelled.answer.building!.words)) ||
    isFirmSaid(labelled))

/** (d) The name of a firm that was sent and has a telling word that the answer lacks, such as *Infant*. */
function otherFirm({ answer, left, labels, words }: Labelled): Stretch | undefined {
  const isKnown = labels.includes('organisation')
  const names = answer.firms.flatMap((name) => name.words)
  const telling = tellingWords(names, false)
  return left.find((each) => {
    const keys = keysIn({ words }, each)
    // `Acme Plumbing Ltd` is not Acme Ltd, but `Acme Ltd t/a Acme Tools` is Acme Tools.
    const goesOn =
      labels[each.from - 1] === 'organisation' && words[each.from - 1]!.part === words[each.from]!.part
    // `Anglian Tyres` is not Anglian Motors.
    const isOfName =
      goesOn || (!isKnown && (each.kind === 'organisation' || lacking(telling, keys).length < telling.length))
    // `Plough Inn House` is a house beside the inn.
    const dwelling = keys.slice(-1).filter((key) => DWELLINGS.has(key))
    const own = [...tellingWords(keys, hasKind(names)), ...dwelling]
    // `Kestrel Tyres` in Kestrel Close, York, is not *York Tyres*, though the address has the words of both.
    const isEachOthers = lacking(own, names).length > 0 && lacking(telling, keys).length > 0
    return isOfName && (isEachOthers || lacking(own, answer.keys).length > 0)
  })
}

/** Whether a value has the name of a firm, whatever its legal form and what it calls itself: *Royal Oak PH*. */
function isNamedIn(value: string, { words }: Name): boolean {
  const own = words.filter((word) => !isGeneric(word))
  const said = wordsOf(withoutPostcodes(value.slice(0, LONGEST_TEXT)))
  return placesOf(said, own.length > 0 ? own : words).some(
    ({ to }) => endsPart(said, to) || !DWELLINGS.has(said[to + 1]!.key),
  )
}

/** The words of a value that may be of a firm's name: *Dr A Duke* is not Denholm Roofing. */
const wordsOfFirm = (value: string): string[] =>
  wordsOf(joinInitials(withoutPostcodes(value.slice(0, LONGEST_TEXT))))
    .filter(
      (_, at, all) => ![at, at - 1].some((each) => TITLES.has(keyAt(all, each)) && !endsPart(all, each)),
    )
    .map(({ key }) => key)

/** (d), (e) Whether a firm was added that the customer's row does not mention, or another one was sent. */
export function firmDoubts(labelled: Labelled, values: readonly string[]): Doubt[] {
  const { answer, at, left, text } = labelled
  const [firm] = answer.firms
  if (!firm) return []
  const another = otherFirm(labelled)
  const row = values.slice(0, MOST_VALUES)
  // `Acorn Tyres, York` does not name *York Tyres*, though each of its words was sent.
  const isWhole = at.has(firm) || row.some((cell) => isNamedIn(cell, firm))
  if (!another && (isWhole || isFirmSaid(labelled))) return []
  const keys = [text, ...row].flatMap(wordsOfFirm)
  const all = firm.words.filter((word) => !FILLERS.has(word) && !isLegal(word))
  const initials = all.map(([first]) => first).join('')
  const isAbbreviated = initials.length > 1 && !sensesOf(initials) && keys.includes(initials)
  const missing = untold(labelled, firm, keys, another)
  const isNamed = !missing || missing.length === 0
  if (isAbbreviated || (isNamed && (!another || (missing && isWhole)))) return []
  const other = another ?? left.find(({ kind }) => kind === 'organisation')
  return [lackOf(labelled, 'organisation', other, firm)]
}
