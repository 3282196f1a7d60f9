// Names of columns that say whom a letter is to: apart from those of addresses, since the first screen does without them.

import { headerWords } from './columnWords'

const ADDRESSEE = [
  [
    'title',
    /^(?!.*\b(?:job|post|position|role|book|product)\b)(?:.* )?title$|^(?:name )?prefix$|^honorific$/,
  ],
  ['firstName', /(?:^| )(?:first|fore|given|christian) ?names?$/],
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
