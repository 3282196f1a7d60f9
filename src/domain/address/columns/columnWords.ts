import { spaced } from '../../../base/values'
import { withoutNumber } from './headers'

const ORDINALS = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh']
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']

const figure = (word: string) => String(1 + Math.max(ORDINALS.indexOf(word), NUMBERS.indexOf(word)))

/** Words that mean the same, and words that say nothing, in this order. A slash parts the several things in a name. */
const SAME: [RegExp, string][] = [
  [new RegExp(`\\b(?:${[...ORDINALS, ...NUMBERS].join('|')})\\b`, 'g'), '#'],
  [/(?<=\d) (?:st|nd|rd|th)\b/g, ''],
  [/\b0+(?=\d)/g, ''],
  // Words written without a gap.
  [
    /(?<=\p{L}{2})(?=(?:addressline|addrline|address|street|city|postalcode|postcode|zipcode)(?:\s|$))/gu,
    ' ',
  ],
  [
    /(?<=\b(?:address|billing|shipping|mailing|delivery|invoice|other))(?=(?:state|county|country|region|town)$)/g,
    ' ',
  ],
  [/(?<=\b(?:house|building|street|property|flat|apartment|town))(?=(?:number|name|no)\b)/g, ' '],
  [/\baddr(?:ess)? ?(?:line|ln)\b/g, 'address line'],
  [/\b(?:addr|adress|adr|cyfeiriad|add?(?= \d))\b/g, 'address'],
  [/\bbill(?:ed)? ?to (?=\d)/g, 'billing address '],
  [/\b(?:ship|deliver)(?:ped|ed)? ?to (?=\d)/g, 'shipping address '],
  [/\bbill(?:ed)? ?to\b/g, 'billing'],
  [/\b(?:ship|deliver)(?:ped|ed)? ?to\b/g, 'shipping'],
  [/\b(?:no|num|nr|nbr)\b/g, 'number'],
  [/\b(?:apt|appt)\b/g, 'apartment'],
  [/\b(?:twn|tref)\b/g, 'town'],
  [/\b(?:cnty|sir)\b/g, 'county'],
  [/\bbldg\b/g, 'building'],
  [/\bnext of kin\b/g, 'nok'],
  [/\bpremise\b/g, 'premises'],
  [/\bfull ?\/ ?combined\b/g, 'combined'],
  [/\bdbl\b/g, 'double'],
  [/\b(?:dependant|dep)\b/g, 'dependent'],
  [/\bneighborhood\b/g, 'neighbourhood'],
  [/\borganization\b/g, 'organisation'],
  [/\bposttown\b/g, 'post town'],
  [
    /\b(?:zip|post(?:al)?) ?\/? ?(?:zip|postal) ?code\b|\bpostal ?\/? ?zip\b|\b(?:zip|post(?:al)?|p) ?\/? ?code\b|\bpost(?:al)? ?cd\b|\bcode? post(?:al)?\b|\bzip\b|\bzip ?\/? ?post(?:al)? ?code\b/g,
    'postcode',
  ],
  [/\bpostcode(?: ?\/? ?postcode)+\b/g, 'postcode'],
  [
    /\b(?:please|enter|provide|give|type in|confirm|tell us|if known|if any|what|which|s|is|are|the|your|my|our|their|this|that|an?|full|complete|of residence|uk|gb|optional|required|mandatory|compulsory)\b/g,
    '',
  ],
]

/** A name in lower case, its words apart: `POAddressLine1` is `po address line 1`. */
export const headerWords = (header: string) => words(header, /[^\p{L}\p{N}]+/gu)

/** How many characters of a name we read: even a form's question is no longer. */
const LONGEST_NAME = 500

const words = (header: string, between: RegExp) =>
  withoutNumber(header.slice(0, LONGEST_NAME))
    .replace(/([\p{Ll}\d])(?=\p{Lu})|(\p{Lu})(?=\p{Lu}(?!s\b)\p{Ll})|(\p{L})(?=\d)|(\d)(?=\p{L})/gu, '$& ')
    .toLowerCase()
    .replace(between, ' ')
    .trim()

/** A name in the words of the table, with ` / ` between alternatives and between things named together. */
export function plainName(header: string): string {
  const name = words(
    withoutNumber(header.slice(0, LONGEST_NAME))
      .replaceAll('#', ' no ')
      // `Address 1&2` is all of it.
      .replace(/(?<!\s)\s*\d\s*&\s*\d\b/g, '')
      .replace(/(?<![\s_])[\s_]+(?:or|and)[\s_]+|[&+,]/gi, '/')
      .replace(/(?<=\p{Ll})(?:Or|And)(?=\p{Lu})/gu, '/')
      .replace(/(?<=\p{Ll})['’]s\b/gu, ''),
    /[^\p{L}\p{N}/]+/gu,
  ).replace(/ ?\/[ /]*/g, ' / ')
  // `First line, where …`, `Address including postcode`.
  const [said = ''] = name.split(/ (?:\/ )?(?:including|incl|inc|with|e g|eg|for example|such as|where|if) /)
  const same = SAME.reduce(
    (text, [spelling, replacement]) =>
      text.replace(spelling, (word) => (replacement === '#' ? figure(word) : replacement)),
    spaced(said),
  )
  return spaced(same).replace(/^[ /]+|(?<![ /])[ /]+$/g, '')
}
