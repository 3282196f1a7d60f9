// Names of columns that are of no address: apart from those of addresses, since the first screen does without them.

import { headerWords } from './columnWords'
import { customerHeaders } from './customerHeaders'
import { BESIDE_KINDS, type BesideKind } from './kinds'

const ADDRESSEE = [
  [
    'title',
    /^(?!.*\b(?:job|post|position|role|book|product)\b)(?:.* )?title$|^(?:name )?prefix$|^honorific$/,
  ],
  ['firstName', /(?:^| )(?:first|fore|given|christian) ?names?$/],
  ['initials', /^(?:(?:first|forename|customer|client|member) )?initials?$/],
  ['lastName', /(?:^| )(?:(?:last|family|second) ?name|surname)$/],
  [
    'fullName',
    /^(?:(?:full|contact|customer|client|member|donor|patient|tenant|resident|recipient|addressee|owner|account holder) )?name$|^(?:addressee|recipient|tenant|resident|attention to)$/,
  ],
  ['careOf', /(?:^| )(?:care of|c o)(?: name)?$/],
  [
    'company',
    /(?:^| )(?:company|organisation|organization|business|employer|firm|practice|trading)(?: name)?$|^(?:account|location|establishment|school|college|provider|charity|club|church|hospital) name$/,
  ],
] as const

/** What a column's name has of whom a letter is to. */
export type Addressee = (typeof ADDRESSEE)[number][0]

/** Reads what a column's name says of whom a letter is to; null if that is nothing. */
export function addresseeOf(header: string): Addressee | null {
  const name = headerWords(header)
  return ADDRESSEE.find(([, spelling]) => spelling.test(name))?.[0] ?? null
}

/** Whether a name says that its column holds last names, as far as its first word tells: `LNAME`, `Surname of pupil`. */
export const saysLastName = (header: string): boolean =>
  /^l ?name|\b(?:last|sur|family)/.test(headerWords(header))

/** Words of names and values that ask who gets no letter, the gravest first. */
const ASKING =
  `deceased died death dead rip gone moved ceased returned dnm do_not mail post letter contact contactable
  consent gdpr opt suppress exclude status preference preferences`
    .split(/\s+/)
    .map((word) => ` ${word.replace('_', ' ')} `)

/** How grave the word is that makes a name or a value ask, from 0; null if it has none. */
export function graveness(text: string): number | null {
  const words = ` ${headerWords(text)} `
  const place = ASKING.findIndex((word) => words.includes(word))
  return place < 0 ? null : place
}

/** Names of the column of UPRNs; not of columns about UPRNs, nor of another place's UPRN. */
const UPRN =
  /^(?!.*\b(?:parent|landlord|source|status|type|match|matched|date|confidence|count|valid|verified)\b).*\b(?:uprns?|unique property ref(?:erence)?)\b/

/** Reads a name: its last word says what the column holds, *If known, the ward*. */
function besideName(header: string): BesideKind | undefined {
  const name = headerWords(header)
  const last = name.split(' ').at(-1)
  return BESIDE_KINDS.find((kind) => (kind === 'uprn' ? UPRN.test(name) : kind === last))
}

/** What goes with an address in each of the customer's columns, by its name. */
export function columnsBeside(headers: string[]): (BesideKind | undefined)[] {
  const kinds = customerHeaders(headers).map(besideName)
  return kinds.map((kind, column) => (kind === 'uprn' && kinds.indexOf(kind) < column ? undefined : kind))
}
