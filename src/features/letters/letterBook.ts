import { formatList } from '../../base/format'
import { identityOf } from '../review/statistics'
import { addressKey } from '../../domain/address/addressKey'
import { isCleansed, type RowSource } from '../download/content/cells'
import { inBlocks, type Section } from '../download/content/rows'
import { addressToPost, tidy, withoutRepeats, type Letter, type PostalAddress } from './addressToPost'
import { brokenRule, envelopeOf, inLayout, LAYOUTS, OCCUPIER, type Rule } from './layouts'
import type { LetterChoices } from './letterChoices'
import { isCompanyColumn } from './names'

/** A row with a result. */
export interface LetterRow {
  row: number
  section: Section
  source: RowSource
  /** The English name of the country abroad that the row names, or an empty string. */
  country: string
}

/** A letter and the rows that it goes to: more than one if letters to one address are joined. */
export interface AddressedLetter extends Letter {
  rows: number[]
  /** Whether its address is the cleansed one. */
  isCleansed: boolean
  /** The lines of its envelope. */
  envelope: string[]
  /** The values of the columns to take along. */
  along: string[]
}

export interface LetterBook {
  letters: AddressedLetter[]
  /** The rows that break a rule of the layout. */
  leftOut: { rule: Rule; rows: number[] }[]
  /** How many rows there are to choose from. */
  counts: Record<LetterChoices['rows'], number>
  /** How many of the chosen rows have the address of an earlier one. */
  repeats: number
}

/** Rows with one address, before their letter is written. */
interface Household {
  address: PostalAddress
  rows: LetterRow[]
}

/**
 * Writes letters to rows, in their order, for the columns of a layout.
 *
 * @param rows those with a result
 * @param rest resolves when other work had its turn; called every few milliseconds
 */
export async function writeLetters(
  rows: Iterable<LetterRow>,
  headers: string[],
  choices: LetterChoices,
  rest: () => Promise<void>,
): Promise<LetterBook> {
  const counts = { ready: 0, all: 0 }
  const households: Household[] = []
  const firstOf = new Map<string, Household>()
  let repeats = 0
  const read = (each: LetterRow) => {
    const address = addressToPost(each.source, each.country)
    const text = addressKey([...address.lines, address.town, address.postcode].join(', '))
    if (text === '') return
    counts.all += 1
    if (each.section === 'ready') counts.ready += 1
    else if (choices.rows === 'ready') return
    const key = (isCleansed(each.source) && identityOf(each.source.result)) || text
    const before = firstOf.get(key)
    if (before) repeats += 1
    if (before && choices.onePerAddress) before.rows.push(each)
    else {
      const household = { address, rows: [each] }
      households.push(household)
      if (!before) firstOf.set(key, household)
    }
  }
  for await (const block of inBlocks(rows, rest)) block.forEach(read)

  const letterTo = letterWriter(headers, choices)
  const letters: AddressedLetter[] = []
  const leftOut = new Map<Rule, number[]>()
  const write = (household: Household) => {
    const letter = letterTo(household)
    const rule = brokenRule(letter, letter.envelope, LAYOUTS[choices.layout])
    if (!rule) letters.push(letter)
    else if (leftOut.has(rule)) leftOut.get(rule)!.push(...letter.rows)
    else leftOut.set(rule, letter.rows)
  }
  for await (const block of inBlocks(households, rest)) block.forEach(write)
  return {
    letters,
    leftOut: Array.from(leftOut, ([rule, of]) => ({ rule, rows: of })),
    counts,
    repeats,
  }
}

/** Writes the letter of a household. */
function letterWriter(headers: string[], { layout: id, nameColumns, alongColumns, noName }: LetterChoices) {
  const layout = LAYOUTS[id]
  const companies = nameColumns.filter((column) => isCompanyColumn(headers[column]!))
  const persons = nameColumns.filter((column) => !companies.includes(column))

  return ({ address, rows }: Household): AddressedLetter => {
    const together = (columns: number[]) =>
      formatList(
        withoutRepeats(
          rows.map(({ source }) => tidy(columns.map((column) => source.row[column] ?? '').join(' '))),
        ),
      )
    const person = together(persons)
    const [company = ''] = withoutRepeats([together(companies)], [person])
    const name = person === '' && company === '' && noName === 'occupier' ? OCCUPIER : person
    const letter = inLayout(
      { ...address, name, company, lines: withoutRepeats(address.lines, [name, company]) },
      layout,
    )
    return {
      ...letter,
      rows: rows.map(({ row }) => row),
      isCleansed: isCleansed(rows[0]!.source),
      envelope: envelopeOf(letter, layout),
      along: alongColumns.map((column) => together([column])),
    }
  }
}
