import { spaced } from '../../../base/values'
import {
  ALONE,
  ELSEWHERE,
  ENDS,
  LAST_FAMILY,
  NO_ADDRESS,
  NUMBERED,
  PLACE,
  PREFERRED,
  QUESTION,
} from './columnTable'
import { headerWords, plainName } from './columnWords'
import { DESIGNATORS } from '../words/wordTable'
import { isPremise, type AddressPart, type ColumnName, type Meaning } from './kinds'

/** The index of the column with the preferred name of a meaning, however spaced; -1 if there is none. */
export function preferredColumn(headers: string[], meaning: keyof typeof PREFERRED): number {
  const plain = headers.map((header) =>
    header
      .trim()
      .toLowerCase()
      .replace(/[\s-]+/g, '_'),
  )
  return PREFERRED[meaning].map((name) => plain.indexOf(name)).find((column) => column >= 0) ?? -1
}

/** Which part of a number a column holds: `House number (to)`. */
const PART_OF_NUMBER = /^\s*(?:from|to|start|end|low|high|suffix|letter)\s*$/i

/** Moves words in brackets to the end if they name a family or the part, `Address (City)`; drops an explanation. */
function withoutBrackets(header: string): string {
  const [, outside, inside] = /^([^([]+)[([]([^)\]]*)[)\]]\W*$/.exec(header) ?? []
  if (outside === undefined || inside === undefined) return header
  if (LAST_FAMILY.test(`x ${headerWords(inside)}`) || PART_OF_NUMBER.test(inside))
    return `${outside} ${inside}`
  const name = columnName(outside)
  const isOpen = name === null || (name.meaning === 'line' && name.nth === 0)
  return isOpen && columnName(inside)?.family === '' ? `${outside} ${inside}` : outside
}

/** How many families and numbers we take off the end of a name: `Main Office` has nothing else. */
const MOST_TURNS = 3

/** The word for a bare number in a column, from the column's name. */
function wordOf(meaning: Meaning, said: string): Pick<ColumnName, 'word'> {
  if (meaning === 'box') return { word: 'PO Box' }
  const [word = meaning === 'flat' ? 'flat' : ''] = NUMBERED.exec(said) ?? []
  const hasWord = word !== '' && (meaning === 'flat' || meaning === 'building')
  return hasWord ? { word: capital(word) } : {}
}

const capital = (word: string) => word[0]!.toUpperCase() + word.slice(1)

/** The same for a column whose name is not of an address, but which a person may send: `Plot no.`, `Level`. */
export function wordAtEnd(header: string): string | undefined {
  const [word = ''] = /\S+$/.exec(plainName(header).replace(/(?: (?:number|name))+$/, '')) ?? []
  return DESIGNATORS.has(word) ? capital(word) : undefined
}

/** Reads a name of one thing, in the words of the table, by its end. */
function readPlain(name: string, turns = MOST_TURNS): ColumnName | null {
  const alone = ALONE.find(([, spelling]) => spelling.test(name))
  if (alone) return { meaning: alone[0], nth: 0, family: '', isWeak: true, ...wordOf(alone[0], name) }
  const [best] = ENDS.flatMap(([meaning, end]) => {
    const said = end.exec(name)?.[1]
    return said === undefined ? [] : [{ meaning, said }]
  }).toSorted((a, b) => b.said.length - a.said.length)
  if (!best) {
    // `City (Billing)`; `Town 2` of a second address.
    const [, before, family] = LAST_FAMILY.exec(name) ?? /^(.*\D) \d+$/.exec(name) ?? []
    return before === undefined || turns === 0
      ? null
      : readPlain(`${family ?? ''} ${before}`.trim(), turns - 1)
  }
  const before = name.slice(0, name.length - best.said.length).trim()
  if (NO_ADDRESS.test(before)) return null
  // `Delivery Address Town` belongs with `Delivery Address Line 1`.
  const family = spaced(before.replace(/\baddress\b(?! \d)/g, ''))
  const nth = best.meaning === 'line' ? lineOf(best.said) : 0
  return { meaning: best.meaning, nth, family, isWeak: false, ...wordOf(best.meaning, best.said) }
}

/** Which line a spelling names: `supplemental address 1` follows the street's. */
function lineOf(said: string): number {
  const number = Number(/\d+/.exec(said)?.[0] ?? 0)
  if (/^(?:supplemental|additional|extended|extra|secondary)/.test(said)) return Math.max(number, 1) + 1
  return number
}

/** What a name of several things means: the first of alternatives, or everything that one cell holds. */
function readSeveral(names: string[]): ColumnName | null {
  const read = names.map((name) => readPlain(name)).filter((name) => name !== null)
  // Parts named beside an address are in its lines.
  const lines = read.filter(({ meaning }) => meaning === 'line')
  const first = lines.find(({ nth }) => nth > 0) ?? lines[0] ?? read[0]
  if (!first) return null
  // `Licence holder name and address` is the holder's.
  const holder = readPlain(names[0]!) ? undefined : /^(.+) names?$/.exec(names[0]!)?.[1]
  const family = first.family || (holder ?? '')
  const said = read.map(({ meaning }) => meaning)
  const isWeak = read.length === 1 && first.isWeak
  // `Flat / house number` may be a house's.
  const { word, ...named } = first
  const isOfOne = read.every(
    (each) => each.meaning === first.meaning || (each.meaning === 'number' && each.isWeak),
  )
  const as = (meaning: Meaning): ColumnName => ({
    ...named,
    ...(isOfOne && word !== undefined && { word }),
    meaning,
    family,
    isWeak,
  })
  const isTown = (meaning: Meaning) => meaning === 'town' || meaning === 'postTown'
  if (said.includes('postcode') && said.some(isTown)) return as('townAndPostcode')
  if (isPremise(first.meaning) && said.includes('street')) return as('line')
  if (first.meaning === 'street' && said.some(isPremise)) return as('line')
  if (said.includes('number') && (said.includes('building') || said.includes('house'))) return as('house')
  return as(first.meaning)
}

const turnedRound = (name: string) => name.split(' of ').toReversed().join(' ')

/** Reads a column's name, however written. Null if it names no part of an address. */
export function columnName(header: string): ColumnName | null {
  const name = plainName(withoutBrackets(header))
  if (QUESTION.test(headerWords(header)) || /\b(?:e ?mail|website|url)\b/.test(name)) return null
  // `Address of property` is the property's address, but `Next of kin address` is none of those.
  const isOneThing = !name.split(' of ').at(-1)!.includes('/')
  const turned = isOneThing ? turnedRound(name) : name.split(' / ').map(turnedRound).join(' / ')
  return (turned === name ? null : readName(turned)) ?? readName(name)
}

function readName(name: string): ColumnName | null {
  const names = name.split(' / ')
  const several = names.length > 1 ? readSeveral(names) : null
  return several ?? readPlain(spaced(name.replaceAll('/', ' ')))
}

/** Where a family's address is: at the place that the row is about, where the customer is not, or neither. */
export function whereIs(family: string): AddressPart['where'] {
  if (ELSEWHERE.test(family)) return 'elsewhere'
  return PLACE.test(family) ? 'place' : null
}
