import { countsOf } from '../../base/values'
import { formatList } from '../../base/format'
import { linesOf, senseOf, tidy, type Envelope } from '../../domain/address/writing/pieces'
import { shownValue } from '../../domain/address/columns/shownValue'
import { isCounty } from '../../domain/address/words/homePlaces'
import { addresseeOf, nameIn, nameJoiner, type Addressee } from '../../domain/address/columns/customerNames'
import { spelledIn } from '../../domain/address/writing/said'
import { NAME_FOLLOWS } from '../../domain/address/writing/sameAddress'
import { inBlocks } from '../../base/manyRows'
import { OUTPUT_FIELDS } from '../../domain/cleanse/outputColumns'
import type { Pile } from '../../domain/cleanse/outcomes'
import {
  brokenRule,
  letterCells,
  printedLines,
  LAYOUTS,
  type Letter,
  type WhyLeftOut,
  LETTER_ROWS,
  type LetterChoices,
} from './layouts'
import { lettersMessages } from './lettersMessages'

/** A row with a result. */
export interface LetterRow {
  row: number
  pile: Pile
  /** Whether it passes the filters. */
  isShown: boolean
  /** The customer's values. */
  values: readonly string[]
  address: Envelope
  /** The added values of a cleansed address; empty for the customer's own. */
  added: readonly string[]
  /** The first row with the same address. */
  first: number
  /** Its country; empty if unknown. */
  nation: string
  /** Whether a person chose that it gets no letter. */
  getsNone?: boolean
  /** Words of the customer's own address that it leaves out. */
  gone: readonly string[]
}

/** A letter and the rows that it goes to: more than one if letters to one address are joined. */
interface AddressedLetter extends Letter {
  rows: number[]
  /** Its cells in the columns of the layout, and the lines of its envelope. */
  cells: string[]
  lines: string[]
  /** Words of the customer's own address that are not on it. */
  lost: string[]
  /** The values of the columns to take along; a customer's value that all rows share is as it came. */
  along: { text: string; isAsItCame: boolean }[]
}

/** The choices about letters, with the columns of the name on the envelope. */
export interface NamedLetters extends LetterChoices {
  nameColumns: readonly number[]
}

export interface LetterBook {
  /** Frozen. */
  letters: readonly AddressedLetter[]
  /** The rows that get no letter, and those that break a rule of the layout. */
  leftOut: { why: WhyLeftOut; rows: number[] }[]
  /** How many rows there are to choose from. */
  counts: Record<LetterChoices['rows'], number>
  /** How many of the chosen rows have the address of an earlier one. */
  repeats: number
  /** How many of the chosen rows are in each country, the most first; those without one last. */
  nations: { nation: string; rows: number }[]
}

/**
 * Writes letters to rows, in their order, for the columns of a layout.
 *
 * @param rest resolves when other work had its turn; called every few milliseconds
 */
export async function writeLetters(
  rows: Iterable<LetterRow>,
  headers: string[],
  choices: NamedLetters,
  rest: () => Promise<void>,
): Promise<LetterBook> {
  const counts = { ready: 0, all: 0, shown: 0 }
  const households: LetterRow[][] = []
  const firstOf = new Map<number, LetterRow[]>()
  let repeats = 0
  const nations: string[] = []
  const without: number[] = []
  const read = (each: LetterRow) => {
    const { address, first } = each
    if ([...linesOf(address), address.town, address.postcode].every((line) => line === '')) return
    for (const which of LETTER_ROWS) if (isAmong(which, each)) counts[which] += 1
    if (!isAmong(choices.rows, each)) return
    nations.push(each.nation)
    if (choices.nation !== null && choices.nation !== each.nation) return
    if (each.getsNone) return void without.push(each.row)
    const before = firstOf.get(first)
    if (before) repeats += 1
    if (before && choices.onePerAddress) return void before.push(each)
    households.push([each])
    if (!before) firstOf.set(first, households.at(-1)!)
  }
  for await (const block of inBlocks(rows, rest)) block.forEach(read)

  const letterTo = letterWriter(headers, choices)
  const letters: AddressedLetter[] = []
  const leftOut: LetterBook['leftOut'] = without.length > 0 ? [{ why: 'chosen', rows: without }] : []
  const layout = LAYOUTS[choices.layout]
  const write = (household: LetterRow[]) => {
    const letter = letterTo(household)
    const rule = brokenRule(letter, letter.lines, layout)
    const alike = leftOut.find(({ why }) => why === rule)
    if (!rule) letters.push(letter)
    else if (alike) alike.rows.push(...letter.rows)
    else leftOut.push({ why: rule, rows: letter.rows })
  }
  for await (const block of inBlocks(households, rest)) block.forEach(write)
  return {
    letters: Object.freeze(letters),
    leftOut,
    counts,
    repeats,
    nations: Array.from(countsOf(nations), ([nation, count]) => ({ nation, rows: count })).toSorted(
      (a, b) => Number(a.nation === '') - Number(b.nation === '') || b.rows - a.rows,
    ),
  }
}

const isAmong = (rows: LetterChoices['rows'], { pile, isShown }: LetterRow) =>
  rows === 'all' || (rows === 'ready' ? pile === 'ready' : isShown)

/** The texts that are not blank, each once. */
const distinct = (texts: string[]) => [
  ...new Map(texts.filter((text) => text !== '').map((text) => [senseOf(text), text])).values(),
]

/** The name columns that are people's. */
export const personColumns = (headers: string[], names: readonly number[]): number[] =>
  names.filter((column) => !/^(?:company|careOf)$/.test(addresseeOf(headers[column]!) ?? ''))

function letterWriter(headers: string[], { layout: id, nameColumns, alongColumns, noName }: NamedLetters) {
  const layout = LAYOUTS[id]
  const persons = personColumns(headers, nameColumns)
  const ofAll = (household: LetterRow[], textOf: (row: LetterRow) => string) =>
    formatList(distinct(household.map(textOf)))
  const readerOf = (columns: readonly number[]) => {
    const join = nameJoiner(headers, columns)
    const shown = (column: number) => (persons.includes(column) ? nameIn : shownValue)
    return (household: LetterRow[]) =>
      ofAll(household, ({ values }) => join((column) => tidy(shown(column)(values[column] ?? ''))))
  }
  const named = (wanted: Addressee) =>
    readerOf(nameColumns.filter((column) => addresseeOf(headers[column]!) === wanted))
  const [personOf, companyOf, carerOf] = [readerOf(persons), named('company'), named('careOf')]

  return (household: LetterRow[]): AddressedLetter => {
    const [person, theirs] = [personOf(household), companyOf(household)]
    const company = senseOf(theirs) === senseOf(person) ? '' : theirs
    const carer = carerOf(household).replace(NAME_FOLLOWS, '')
    const careOf = carer === '' ? '' : `c/o ${carer}`
    const isNobody = person === '' && company === '' && careOf === ''
    const name = isNobody && noName !== 'nothing' ? lettersMessages.noNames.occupier : person
    const [{ address }] = household as [LetterRow]
    const letter: Letter = { name, careOf, company, envelope: address }
    const lines = printedLines(letter, layout)
    const isPrinted = spelledIn(lines)
    const lost = household.flatMap(({ gone }) => gone).filter((text) => !isCounty(text) && !isPrinted(text))
    return {
      ...letter,
      rows: household.map(({ row }) => row),
      cells: letterCells(letter, layout),
      lines,
      lost: [...new Set(lost)],
      along: alongColumns.map((column) => {
        if (typeof column !== 'number') {
          const output = OUTPUT_FIELDS.indexOf(column)
          return { text: ofAll(household, ({ added }) => tidy(added[output] ?? '')), isAsItCame: false }
        }
        const [text = '', ...others] = new Set(household.map(({ values }) => values[column] ?? ''))
        const isAsItCame = others.length === 0
        return { text: isAsItCame ? text : readerOf([column])(household), isAsItCame }
      }),
    }
  }
}
