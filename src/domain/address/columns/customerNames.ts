import { sampleOf } from '../../../base/manyRows'
import { TITLES } from '../words/vocabulary'
import { areMost } from './columnContents'
import { readColumns } from './columnKinds'
import { customerHeaders } from './headers'
import { isLine } from './kinds'
import { addresseeOf, familyWords, isElsewhere, saysLastName, whoseName, type Addressee } from './otherNames'
import { shownValue } from './shownValue'

export { addresseeOf, type Addressee }

/** What the name of a column of part of a person's name may say: nothing, for *Middle*. */
const PARTS = new Set<Addressee | null>([null, 'title', 'firstName', 'initials', 'lastName'])

/**
 * Whether two columns hold parts of one name: a title belongs to what follows, and after a last name only a name that says so.
 */
const areOfOneName = (one: Addressee | null, next: Addressee | null) =>
  one === 'title' || (PARTS.has(one) && PARTS.has(next) && (one !== 'lastName' || next !== null))

/** Joins the texts of some columns into a customer's name: a blank between parts of a name, a comma between names. */
export function nameJoiner(headers: string[], columns: readonly number[]) {
  const roles = columns.map((column) => addresseeOf(headers[column] ?? ''))
  return (textOf: (column: number) => string): string => {
    let [name, last] = ['', -1]
    for (const [at, column] of columns.entries()) {
      const text = textOf(column)
      if (text === '') continue
      const between = last < 0 ? '' : areOfOneName(roles[last]!, roles[at]!) ? ' ' : ', '
      name += between + text
      last = at
    }
    return name
  }
}

/** A capitalised word of a name: `Ann`, `O’Dea`, `Smith-Jones`, `de`, `J.`. */
const WORD = String.raw`(?:(?:\p{Lu}['’]?\p{L}+(?:[-'’]\p{L}+)*)|\p{Lu}\.?|de|der|van|von|la|le|bin|al)`

const ONE_WORD = new RegExp(String.raw`^\p{Lu}['’]?\p{L}+(?:[-'’ ]\p{Lu}\p{L}+)?$`, 'u')
// One person, or two: `Mr & Mrs J Smith`.
const WHOLE_NAME = new RegExp(
  String.raw`^(?:${WORD}(?:\s+${WORD})?\s+(?:and|&)\s+)?${WORD}(?:\s+${WORD}){1,2}$`,
  'u',
)

const valueAt = (row: string[], column: number) =>
  (row[column] ?? '').replace(/[([{].*|\s[-–—]\s.*/, '').trim()

/** Whether most of the texts are filled, and most of those differ. */
function mostDiffer(texts: string[]): boolean {
  const filled = texts.filter((text) => text !== '')
  return filled.length * 2 > texts.length && new Set(filled).size * 2 > filled.length
}

/** Whether most cells of a column are two or three capitalised words without a digit, most of them different. */
export const looksLikeNames = (rows: string[][], column: number): boolean =>
  mostDiffer(sampleOf(rows).map((row) => (WHOLE_NAME.test(valueAt(row, column)) ? valueAt(row, column) : '')))

const isTitle = (value: string) => TITLES.has(value.toLowerCase().replace('.', ''))

/** The column of `columns`, or the neighbouring title, first and last names, whose cells look like names; empty if none do. */
function columnsLikeNames(headers: string[], rows: string[][], columns: readonly number[]): number[] {
  const readings = readColumns(headers, rows)
  const open = columns.filter((column) => readings[column]!.name === null)
  const whole = open.find((column) => looksLikeNames(rows, column))
  if (whole !== undefined) return [whole]
  const first = open.find((column) => {
    const pairs = sampleOf(rows).map((row) => [valueAt(row, column), valueAt(row, column + 1)] as const)
    const isName = (each: string) => ONE_WORD.test(each) && !isTitle(each)
    const names = pairs.map((pair) => (pair.every(isName) ? pair.join(' ') : ''))
    return (
      open.includes(column + 1) &&
      mostDiffer(names) &&
      ([0, 1] as const).every((at) => mostDiffer(pairs.map((pair) => pair[at])))
    )
  })
  if (first === undefined) return []
  const title = open.includes(first - 1) && areMost(rows, first - 1, isTitle) ? [first - 1] : []
  return [...title, ...(saysLastName(headers[first]!) ? [first + 1, first] : [first, first + 1])]
}

/** What a cell of a name says. `Null` with one capital is a name, not a program's word for nothing. */
export const nameIn = (cell: string): string =>
  /^\p{Lu}\p{Ll}+$/u.test(cell.trim()) ? cell : shownValue(cell)

/** What names somebody by itself. */
const TELLING = new Set<Addressee | null>(['lastName', 'onEnvelope', 'fullName'])

/** A column whose header may name somebody at the address that is sent. */
interface Named {
  column: number
  says: Addressee | null
  /** 0 if it has the words of that address, as `Donor Name` beside `Donor Address`; 2 if it is somebody else's. */
  rank: 0 | 1 | 2
}

/**
 * The columns that may name somebody at an address, its own first: none of another address, none without a letter, none that is
 * mostly blank if another is not, and nobody else beside its own.
 */
function namedBeside(headers: string[], rows: string[][], address: number | null): Named[] {
  const readings = readColumns(headers, rows)
  const familyOf = (column: number) => readings[column]?.name?.family ?? ''
  const isAddress = (column: number) => isLine(readings[column]!.name?.meaning)
  const families = [...new Set([...readings.keys()].filter(isAddress).map(familyOf))]
  const own = familyOf(address ?? -1)
  const named = customerHeaders(headers).flatMap((header, column): Named[] => {
    const words = familyWords(header)
    const isOf = (family: string) => family !== '' && family.split(' ').every((word) => words.includes(word))
    const isOwn = isOf(own)
    if (!isOwn && families.some(isOf)) return []
    const rest = () => words.filter((word) => !own.split(' ').includes(word)).join(' ')
    const says = addresseeOf(header) ?? (isOwn ? addresseeOf(rest()) : null)
    // *First* and *Last* may be days: no part of a name has a digit.
    const isPart = PARTS.has(says) ? /^\P{N}*\p{L}\P{N}*$/u : /\p{L}/u
    const isBlank = says !== null && !rows.some((row) => isPart.test(row[column] ?? ''))
    return isBlank ? [] : [{ column, rank: isOwn ? 0 : isElsewhere(header) ? 2 : 1, says }]
  })
  // A name that few of the addresses have, such as *Attention to*, names nobody in the other rows. An addressee goes before the
  // parts of a name only if every address has one.
  const isTelling = ({ says }: Named) => TELLING.has(says)
  const there = sampleOf(rows).filter((row) => row[address ?? -1]?.trim() !== '')
  const isUsual = ({ column, says }: Named) => {
    const filled = there.filter((row) => /\p{L}/u.test(row[column] ?? '')).length
    return filled * (says === 'onEnvelope' ? 1 : 2) >= there.length
  }
  const usual = named.filter((each) => !isTelling(each) || isUsual(each))
  const among = usual.some(isTelling) ? usual : named
  // A pupil beside a parent’s name and address gets no letter, nor does a next of kin beside anybody.
  const isPerson = ({ says }: Named) => says !== null && (PARTS.has(says) || TELLING.has(says))
  const best = Math.min(
    ...among.filter((each) => isTelling(each) || each.says === 'firstName').map(({ rank }) => rank),
  )
  // Nor is the practice of many patients at their address.
  const isShared = ({ says, rank, column }: Named) =>
    says === 'company' && rank === 2 && !mostDiffer(rows.flatMap((row) => row[column]?.trim() || []))
  return among
    .filter((each) => each.rank <= best || !(isPerson(each) || isShared(each)))
    .toSorted((a, b) => a.rank - b.rank)
}

/**
 * The columns of a customer's name: title, first name or initials, and last name, or the whole name; the care-of; and the
 * company. If no header names a person, those whose cells look like names. Leaves out columns without a letter.
 *
 * @param address the column of the address that is sent
 */
export function nameColumns(headers: string[], rows: string[][], address: number | null = null): number[] {
  const all = namedBeside(headers, rows, address)
  const whose = ({ column }: Named) => whoseName(headers[column]!)
  const lasts = all.filter(({ says }) => says === 'lastName').map(whose)
  // *Contact Title* is not of the pupil if both have surnames; the one with more parts gets the letter.
  const partsOf = (own?: string) =>
    all.filter((each) => !PARTS.has(each.says) || whose(each) === own || !lasts.includes(whose(each)))
  const [own] = lasts.toSorted((a, b) => partsOf(b).length - partsOf(a).length)
  const named = partsOf(own).toSorted((a, b) => Number(whose(b) === own) - Number(whose(a) === own))
  const find = (wanted: Addressee) => named.find(({ says }) => says === wanted)?.column
  const envelope = find('onEnvelope')
  const last = envelope === undefined ? find('lastName') : undefined
  const whole = last === undefined ? (envelope ?? find('fullName')) : undefined
  const first = find('firstName') ?? (last === undefined ? undefined : find('initials'))
  // A first name alone is no name on an envelope.
  const isInParts = whole === undefined && (first ?? last) !== undefined
  const person = isInParts ? [find('title'), first, last] : [whole]
  const columns = [...person, find('careOf'), find('company')].filter((column) => column !== undefined)
  const found = [...new Set(columns)]
  if (person.some((column) => column !== undefined)) return found
  // Beside a company it is a contact.
  const isContact = ({ column }: Named) => familyWords(headers[column]!).includes('contact')
  const open = find('company') === undefined ? named : named.filter(isContact)
  const among = open.map(({ column }) => column)
  return [...columnsLikeNames(headers, rows, among), ...found]
}
