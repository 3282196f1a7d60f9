// Names of columns other than addresses, in a file of their own, since the first screen does not need them.

import { spaced } from '../../../base/values'
import { ELSEWHERE, LAST_FAMILY } from './columnTable'
import { headerWords, plainName } from './columnWords'
import { customerHeaders } from './headers'
import { BESIDE_KINDS, type BesideKind } from './kinds'

const ADDRESSEE = [
  [
    'title',
    /^(?!.*\b(?:job|post|position|role|book|product|method)\b)(?:.* )?title$|^(?:name )?prefix$|^honorific$|^rank$/,
  ],
  [
    'firstName',
    /(?:^| )(?:first|fore|given|christian|f) ?names?(?:(?: or)? initials?)?$|^(?:other names|known as)$/,
  ],
  // These, and `First`, count beside a last name only.
  ['initials', /^(?:(?:first|forename|customer|client|member) )?init(?:ial)?s?$|^first$/],
  ['lastName', /(?:^| )(?:(?:last|family|second|l) ?name|surname)$|^(?:key|s) ?name$|^last$/],
  ['onEnvelope', /(?:^| )addressee$|^(?:mailing|envelope|label) name$|^envelope salutation$/],
  [
    'fullName',
    /^(?:(?:full|display|contact|customer|client|member|donor|patient|guest|subscriber|supporter|delegate|employee|elector|insured|tenant|resident|recipient|owner|account holder) )?name(?: ?s)?$|^(?:(?:recipient|tenant|resident)(?: ?s)?|attention to)$/,
  ],
  ['careOf', /(?:^| )(?:care of|c o)(?: name)?$/],
  [
    'company',
    /(?:^| )(?:company|organisation|organization|business|employer|firm|practice|trading)(?: name)?$|^(?:account|location|establishment|school|college|provider|charity|club|church|hospital) name$/,
  ],
] as const

/** What a column's name can say about whom a letter is for. */
export type Addressee = (typeof ADDRESSEE)[number][0]

/** Reads what a column's name says about whom a letter is for; null if nothing. */
export function addresseeOf(header: string): Addressee | null {
  // Of several persons the first: `Surname 1`.
  const name = headerWords(header).replace(/ 1$/, '')
  // `First Name (Billing)` is `Billing First Name`.
  const [, before, family = ''] = LAST_FAMILY.exec(name) ?? []
  const names = before === undefined || ELSEWHERE.test(family) ? [name] : [name, `${family} ${before}`]
  return ADDRESSEE.find(([, spelling]) => names.some((each) => spelling.test(each)))?.[0] ?? null
}

const PART_OF_NAME =
  /\b(?:title|prefix|(?:first|fore|given|christian|last|family|second) ?names?|surname|initials?|or|1)\b/g

/** Whose name a column holds a part of: `contact` for *Contact Title*. */
export const whoseName = (header: string): string => spaced(headerWords(header).replace(PART_OF_NAME, ''))

/** Whether a name is somebody else's, or a place's that many rows share. */
export const isElsewhere = (header: string): boolean => ELSEWHERE.test(plainName(header))

/** The words of a name, as families of addresses are written. */
export const familyWords = (header: string): string[] => plainName(header).split(' ')

/** Whether a name says that its column holds last names, as far as its words tell: `Name (Last)`, `Surname of pupil`. */
export const saysLastName = (header: string): boolean => /\b(?:last|sur|family)/.test(headerWords(header))

/** Words in names and values that make the page ask who gets no letter, the gravest first. */
const ASKING =
  `deceased died death dead rip gone moved ceased returned dnm do_not mail post letter contact contactable
  consent gdpr opt suppress exclude status preference preferences`
    .split(/\s+/)
    .map((word) => ` ${word.replace('_', ' ')} `)

/** How grave the word in a name or a value is that makes the page ask, from 0, the gravest; null if it has none. */
export function graveness(text: string): number | null {
  const words = ` ${headerWords(text)} `
  const place = ASKING.findIndex((word) => words.includes(word))
  return place < 0 ? null : place
}

/** Names of a column of UPRNs, not of columns about UPRNs or of another place's UPRN. */
const UPRN =
  /^(?!.*\b(?:parent|landlord|source|status|type|match|matched|date|confidence|count|valid|verified)\b).*\b(?:uprns?|unique property ref(?:erence)?)\b/

/** Reads a name by its last word: *If known, the ward*. */
function besideName(header: string): BesideKind | undefined {
  const name = headerWords(header)
  const last = name.split(' ').at(-1)
  return BESIDE_KINDS.find((kind) => (kind === 'uprn' ? UPRN.test(name) : kind === last))
}

/** What accompanies an address in each of the customer's columns, by the column's name. */
export function columnsBeside(headers: string[]): (BesideKind | undefined)[] {
  const kinds = customerHeaders(headers).map(besideName)
  return kinds.map((kind, column) => (kind === 'uprn' && kinds.indexOf(kind) < column ? undefined : kind))
}
