import { isPostcode } from '../../domain/address/columnContents'
import { isCountry } from '../../domain/address/abroad'
import { inPlaces } from '../download/content/addressRoles'
import type { Letter } from './addressToPost'

/** Replaces a missing name. */
export const OCCUPIER = 'The Occupier'

/** Whether a letter, with the lines of its envelope, breaks a rule. */
const RULES = {
  abroad: ({ country }) => country !== '',
  oneLine: ({ lines, town, postcode }) => [...lines, town, postcode].filter(Boolean).length < 2,
  noAddressLine: ({ lines }) => lines.length === 0,
  noTown: ({ town }) => town === '',
  noPostcode: ({ postcode }) => postcode === '',
  noFixedAddress: (_, envelope) =>
    envelope.some((line) => /\bn\.?f\.?a\b|\bno fixed (?:address|abode)\b/i.test(line)),
  bfpoWithCountry: ({ lines, town, country }, envelope) =>
    envelope.some((line) => /\bBFPO\b/i.test(line)) && [...lines, town, country].some(isCountry),
  notEndingInPostcode: (_, envelope) => !isPostcode(envelope.at(-1) ?? ''),
  under3Lines: (_, envelope) => envelope.length < 3,
  over7Lines: (_, envelope) => envelope.length > 7,
  startOfLine: (_, envelope) => envelope.some((line) => /^[@()=[\]"\\/,<>~]/.test(line)),
  noLetterOrDigit: (_, envelope) => envelope.slice(0, 2).some((line) => !/[\p{L}\p{N}]/u.test(line)),
} satisfies Record<string, (letter: Letter, envelope: string[]) => boolean>

/** What a layout does not allow: also the reason why a row is left out. */
export type Rule = keyof typeof RULES

/** The contents of a column: a part of the letter, its next address line, or the next line of its envelope. */
type Part = 'name' | 'company' | 'addressLine' | 'town' | 'postcode' | 'country' | 'envelopeLine'

/** The columns that a printer expects. */
interface Layout {
  columns: [header: string, part: Part][]
  /** Whether town and postcode are written in capitals, as on an envelope. */
  hasCapitals: boolean
  /** Rows that break one of these are left out, for the first one that they break. */
  rules: Rule[]
}

const envelopeLines = (name: string): Layout['columns'] =>
  Array.from({ length: 7 }, (_, at) => [`${name} ${at + 1}`, 'envelopeLine'])

/** Every layout, in the order of the dialog. */
export const LAYOUTS = {
  word: {
    columns: [
      ['Name', 'name'],
      ['Company', 'company'],
      ['Address 1', 'addressLine'],
      ['Address 2', 'addressLine'],
      ['Address 3', 'addressLine'],
      ['City', 'town'],
      ['Postal Code', 'postcode'],
    ],
    hasCapitals: true,
    rules: ['abroad', 'oneLine'],
  },
  notify: {
    columns: envelopeLines('address line'),
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
      ['Company Name', 'company'],
      ['Address Line 1', 'addressLine'],
      ['Address Line 2', 'addressLine'],
      ['Address Line 3', 'addressLine'],
      ['City', 'town'],
      ['Postcode', 'postcode'],
      ['Country', 'country'],
    ],
    hasCapitals: false,
    rules: ['noAddressLine', 'noTown', 'noPostcode'],
  },
  lines: {
    columns: envelopeLines('Line'),
    hasCapitals: true,
    rules: ['oneLine', 'over7Lines'],
  },
} as const satisfies Record<string, Layout>

export type LayoutId = keyof typeof LAYOUTS

export const LAYOUT_IDS = Object.keys(LAYOUTS) as LayoutId[]

/** Islands that are countries of their own, by the first letters of their postcodes. */
const ISLANDS: Record<string, string> = { GY: 'Guernsey', IM: 'Isle of Man', JE: 'Jersey' }

/** A letter with its town and country as a layout writes them. */
export const inLayout = <Any extends Letter>(letter: Any, { hasCapitals }: Layout): Any =>
  hasCapitals ? { ...letter, town: letter.town.toUpperCase(), country: letter.country.toUpperCase() } : letter

const count = ({ columns }: Layout, part: Part) => columns.filter(([, each]) => each === part).length

/** The address lines of a letter in the places that a layout has for them. */
const inLines = (letter: Letter, layout: Layout) =>
  inPlaces(letter.lines, count(layout, 'addressLine') || letter.lines.length)

/** The lines of a letter on its envelope, none of them blank. */
export const envelopeOf = (letter: Letter, layout: Layout): string[] =>
  [
    letter.name,
    letter.company,
    ...inLines(letter, layout),
    letter.town,
    letter.postcode,
    letter.country,
  ].filter((line) => line !== '')

/** The cells of a letter in the columns of a layout. */
export function cellsOf(letter: Letter, layout: Layout): string[] {
  const left = { addressLine: inLines(letter, layout), envelopeLine: envelopeOf(letter, layout) }
  return layout.columns.map(([, part]) => {
    switch (part) {
      case 'addressLine':
      case 'envelopeLine':
        return left[part].shift() ?? ''
      case 'country':
        return letter.country || (ISLANDS[letter.postcode.slice(0, 2)] ?? 'United Kingdom')
      default:
        return letter[part]
    }
  })
}

/** The first rule of a layout that a letter breaks, with the lines of its envelope; null if it breaks none. */
export const brokenRule = (letter: Letter, envelope: string[], { rules }: Layout): Rule | null =>
  rules.find((rule) => RULES[rule](letter, envelope)) ?? null
