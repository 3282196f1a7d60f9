import * as v from 'valibot'
import { ISLANDS } from '../../domain/address/cells/postcodes'
import { isCountry } from '../../domain/address/columns/abroad'
import { isPostcode } from '../../domain/address/columns/columnContents'
import type { Kind, Slot } from '../../domain/address/columns/kinds'
import { linesOf, withoutRepeats, type Envelope, type Piece } from '../../domain/address/writing/pieces'
import { fillSlots } from '../../domain/address/writing/slots'
import { OUTPUT_FIELDS } from '../../domain/cleanse/outputColumns'

export interface Letter {
  name: string
  /** The care-of line; empty without one. */
  careOf: string
  company: string
  envelope: Envelope
}

/** Whether a letter, with the lines of its envelope, breaks a rule. */
const RULES = {
  abroad: ({ country }) => country !== '',
  oneLine: (address) => [...linesOf(address), address.town, address.postcode].filter(Boolean).length < 2,
  noAddressLine: ({ pieces }) => pieces.length === 0,
  noTown: ({ town }) => town === '',
  noPostcode: ({ postcode }) => postcode === '',
  noFixedAddress: (_, envelope) =>
    envelope.some((line) => /\bn\.?f\.?a\b|\bno fixed (?:address|abode)\b/i.test(line)),
  bfpoWithCountry: (address, envelope) =>
    envelope.some((line) => /\bBFPO\b/i.test(line)) &&
    [...linesOf(address), address.town, address.country].some(isCountry),
  notEndingInPostcode: (_, envelope) => !isPostcode(envelope.at(-1) ?? ''),
  under3Lines: (_, envelope) => envelope.length < 3,
  over7Lines: (_, envelope) => envelope.length > 7,
  startOfLine: (_, envelope) => envelope.some((line) => /^[@()=[\]"\\/,<>~]/.test(line)),
  noLetterOrDigit: (_, envelope) => envelope.slice(0, 2).some((line) => !/[\p{L}\p{N}]/u.test(line)),
} satisfies Record<string, (address: Envelope, envelope: string[]) => boolean>

/** What a layout does not allow, which is also the reason why a row is left out. */
export type Rule = keyof typeof RULES

export type WhyLeftOut = 'chosen' | Rule

type Part = 'name' | 'country' | Extract<Kind, 'firm' | 'line' | 'town' | 'postcode'>

/** The columns that a printer expects. */
interface Layout {
  columns: [header: string, part: Part][]
  /** Whether to write town and postcode in capitals, as on an envelope. */
  hasCapitals: boolean
  /** A row that breaks one of these is left out, for the first one that it breaks. */
  rules: Rule[]
}

/** Columns of lines: `Line 1`, `Line 2`… */
const lines = (name: string, count: number): Layout['columns'] =>
  Array.from({ length: count }, (_, at) => [`${name} ${at + 1}`, 'line'])

/** Every layout, in the order of the dialog. */
export const LAYOUTS = {
  word: {
    columns: [
      ['Name', 'name'],
      ['Company', 'firm'],
      ...lines('Address', 3),
      ['City', 'town'],
      ['Postal Code', 'postcode'],
    ],
    hasCapitals: true,
    rules: ['abroad', 'oneLine'],
  },
  notify: {
    columns: lines('address line', 7),
    hasCapitals: true,
    rules: [
      'noFixedAddress',
      'bfpoWithCountry',
      'notEndingInPostcode',
      'under3Lines',
      'over7Lines',
      'startOfLine',
      'noLetterOrDigit',
    ],
  },
  clickAndDrop: {
    columns: [
      ['Full name', 'name'],
      ['Company Name', 'firm'],
      ...lines('Address Line', 3),
      ['City', 'town'],
      ['Postcode', 'postcode'],
      ['Country', 'country'],
    ],
    hasCapitals: false,
    rules: ['noAddressLine', 'noTown', 'noPostcode'],
  },
  lines: {
    columns: lines('Line', 7),
    hasCapitals: true,
    rules: ['oneLine', 'over7Lines'],
  },
} as const satisfies Record<string, Layout>

export type LayoutId = keyof typeof LAYOUTS

export const LAYOUT_IDS = Object.keys(LAYOUTS) as LayoutId[]

/** More lines than any address has. */
const MOST_LINES = 20

/** The address of a letter, with name and company in their own columns or as the first lines, as the layout has it. */
function inLayout({ envelope, name, careOf, company }: Letter, { columns, hasCapitals }: Layout): Envelope {
  const has = (part: Part) => columns.some(([, each]) => each === part)
  const line = (text: string): Piece => ({ kind: 'line', text })
  const [town, country] = [envelope.town, envelope.country].map((text) =>
    hasCapitals ? text.toUpperCase() : text,
  ) as [string, string]
  // If the customer's own company name has a column, the firm that was found is a line.
  const found = envelope.pieces.map((piece) =>
    piece.kind === 'firm' && company !== '' ? line(piece.text) : piece,
  )
  // In care of somebody is below whom the letter is for: a person, or else the company.
  const firm: Piece = { kind: has('firm') ? 'firm' : 'line', text: company }
  const above = has('firm') || name === '' ? [firm, line(careOf)] : [line(careOf), firm]
  if (!has('name')) above.unshift(line(name))
  const pieces = withoutRepeats(
    [...above, ...found].filter(({ text }) => text !== ''),
    [town, ...(has('name') ? [name] : [])],
  )
  return { ...envelope, pieces, town, country: has('country') ? '' : country }
}

/** The cells of a letter in the columns of a layout. */
export function letterCells(letter: Letter, layout: Layout): string[] {
  const slots = layout.columns.flatMap(([, kind], column): Slot[] =>
    kind === 'name' || kind === 'country' ? [] : [{ column, kind }],
  )
  const cells = fillSlots(inLayout(letter, layout), slots, () => '')
  return layout.columns.map(([, part], column) => {
    if (part === 'name') return letter.name
    if (part !== 'country') return cells?.get(column) ?? ''
    const { country, postcode } = letter.envelope
    return country || (ISLANDS[postcode.slice(0, 2)] ?? 'United Kingdom')
  })
}

/** The lines of a letter on its envelope, none of them blank, and none joined for lack of columns. */
export function printedLines(letter: Letter, layout: Layout): string[] {
  const isAllLines = layout.columns.every(([, part]) => part === 'line')
  const columns = isAllLines ? lines('', MOST_LINES) : layout.columns.filter(([, part]) => part !== 'country')
  const cells = letterCells(letter, { ...layout, columns })
  return [...cells, isAllLines ? '' : letter.envelope.country].filter((line) => line !== '')
}

/** The first rule of a layout that a letter with these envelope lines breaks; null if none. */
export const brokenRule = (letter: Letter, envelope: string[], { rules }: Layout): Rule | null =>
  rules.find((rule) => RULES[rule](letter.envelope, envelope)) ?? null

/** Which rows get a letter: those ready to use, all that have an address, or those that pass the filters. */
export const LETTER_ROWS = ['ready', 'all', 'shown'] as const

/** The text that replaces a missing name. */
export const NO_NAMES = ['occupier', 'nothing'] as const

const index = v.pipe(v.number(), v.integer(), v.minValue(0))

/** The choices about letters that the device remembers. Columns are indexes in the file, or fields of added ones. */
export const letterChoicesSchema = v.object({
  layout: v.picklist(LAYOUT_IDS),
  /** From earlier versions: now it is one of the choices about columns. */
  nameColumns: v.optional(v.array(index)),
  /** Columns to take along, such as a salutation or the found UPRN. */
  alongColumns: v.array(v.union([index, v.picklist(OUTPUT_FIELDS)])),
  /** Null until somebody chose. */
  noName: v.nullable(v.picklist(NO_NAMES)),
  onePerAddress: v.boolean(),
})

export type RememberedChoices = v.InferOutput<typeof letterChoicesSchema>

export interface LetterChoices extends Omit<RememberedChoices, 'nameColumns'> {
  rows: (typeof LETTER_ROWS)[number]
  /** The country of the rows; null for all, an empty text for an unknown one. */
  nation: string | null
}

export const NOTHING_CHOSEN: LetterChoices = {
  layout: 'word',
  alongColumns: [],
  rows: 'ready',
  noName: null,
  onePerAddress: false,
  nation: null,
}
