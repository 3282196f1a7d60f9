import { withoutPostcodes } from '../cells/postcodes'
import type { Name } from './answer'
import type { Doubt } from './doubt'
import { keysIn, lackOf, type Labelled, type Stretch } from './reading'
import { lacking, placesOf } from '../words/spelling'
import {
  DWELLINGS,
  FILLERS,
  isCommonName,
  isGeneric,
  isLegal,
  isOrganisationKind,
  TITLES,
} from '../words/vocabulary'
import { endsPart, isLetter, keyAt, LONGEST_TEXT, MOST_VALUES, wordsOf, type Word } from '../words/words'

/** The words of a name that tell which firm it is: not *Surgery*. */
const tellingWords = (words: readonly string[]): string[] =>
  words.filter((key) => !FILLERS.has(key) && !isLetter(key) && !isGeneric(key))

/** The words that tell a firm of the answer, without those of its street and places. */
const tellingApart = ({ answer }: Labelled, { words }: Name): string[] =>
  lacking(
    tellingWords(words),
    [...answer.streets, ...answer.places].flatMap((name) => name.words),
  )

/** Whether words name a firm of the answer: with those that tell it, else with its kind, else with its whole name. */
function isSaidBy(keys: readonly string[], labelled: Labelled, firm: Name): boolean {
  const hasKind = keys.some((key) => isOrganisationKind(key) && !isLegal(key))
  const telling = tellingApart(labelled, firm).filter((key) => hasKind || !isOrganisationKind(key))
  if (telling.length > 0) return lacking(telling, keys).length === 0
  // `High Street Surgery` may be *The Surgery*, but not another surgery.
  const generic = firm.words.filter((key) => isGeneric(key) && !isLegal(key))
  if (generic.length > 0) return lacking(generic, keys).length < generic.length
  return lacking(tellingWords(firm.words), keys).length === 0
}

/** (e) Whether both name the firm: all its telling words were sent. */
export function isFirmSaid(labelled: Labelled): boolean {
  const { words, labels, answer } = labelled
  const keys = words.filter((_, at) => labels[at] !== 'door').map(({ key }) => key)
  return !otherFirm(labelled) && answer.firms.some((name) => isSaidBy(keys, labelled, name))
}

/** (e) Whether both have the same postcode with the same firm, or with the same building, by a name that few doors share. */
export const isSameByName = (labelled: Labelled): boolean =>
  labelled.hasSamePostcode &&
  ((labelled.building !== undefined && !isCommonName(labelled.answer.building!.words)) ||
    isFirmSaid(labelled))

/** (d) If no firm of the answer was found, a firm of theirs with its own word: `Anglian Tyres` is not Anglian Motors. */
function otherFirm(labelled: Labelled): Stretch | undefined {
  const { answer, left, labels } = labelled
  if (labels.includes('organisation')) return undefined
  const names = answer.firms.flatMap((name) => name.words)
  const telling = tellingWords(names)
  return left.find((each) => {
    const keys = keysIn(labelled, each)
    // `Plough Inn House` is a house beside the inn.
    const dwelling = keys.slice(-1).filter((key) => DWELLINGS.has(key))
    const own = [...tellingWords(keys), ...dwelling]
    const isFirm = each.kind === 'organisation' || lacking(telling, keys).length < telling.length
    return isFirm && lacking(own, names).length > 0
  })
}

/** The words of a value that may name a firm. */
const wordsOfValue = (value: string): Word[] => wordsOf(withoutPostcodes(value.slice(0, LONGEST_TEXT)))

/** Whether words contain a firm's name, whatever its legal form or type: *Royal Oak PH*. */
const isNamedIn = (said: Word[], { words }: Name): boolean =>
  placesOf(
    said,
    words.filter((word) => !isGeneric(word)),
  ).some(({ to }) => !DWELLINGS.has(keyAt(said, to + 1)))

/** The words that may belong to a firm's name: *Dr A Duke* is not Denholm Roofing. */
const keysOfFirm = (said: Word[]): string[] =>
  said
    .filter((_, at) => ![at, at - 1].some((each) => TITLES.has(keyAt(said, each)) && !endsPart(said, each)))
    .map(({ key }) => key)

/** Whether words contain a firm's initials: *RBS*. */
function isAbbreviated({ words }: Name, keys: readonly string[]): boolean {
  const initials = words.filter((word) => !FILLERS.has(word) && !isLegal(word)).map(([first]) => first)
  return initials.length > 1 && keys.includes(initials.join(''))
}

/** (d), (e) Doubts about a firm that was added and the customer's row does not mention, or about another one that was sent. */
export function firmDoubts(labelled: Labelled, values: readonly string[]): Doubt[] {
  const { answer, left, text, words } = labelled
  const [firm] = answer.firms
  if (!firm || isFirmSaid(labelled)) return []
  // The text itself has been read already.
  const others = values
    .slice(0, MOST_VALUES)
    .filter((value) => !text.includes(value))
    .map(wordsOfValue)
  const keys = [words, ...others].flatMap(keysOfFirm)
  const another = otherFirm(labelled)
  // `Acorn Tyres, York` does not name *York Tyres*, though each word was sent; nor is *Riverside Vets* a Riverside Surgery.
  const isSaid = another === undefined && isSaidBy(keys, labelled, firm)
  const tells = tellingApart(labelled, firm).length > 0
  const said = another === undefined ? [words, ...others] : others
  if (isSaid || (tells && said.some((value) => isNamedIn(value, firm))) || isAbbreviated(firm, keys))
    return []
  const other = another ?? left.find(({ kind }) => kind === 'organisation')
  return [lackOf(labelled, 'organisation', other, firm)]
}
