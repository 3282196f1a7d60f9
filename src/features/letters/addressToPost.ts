import { findPostcodes, withoutPostcodes } from '../../domain/address/postcodes'
import { customerLines, valueOf } from '../download/content/addressRoles'
import { namesStreet } from '../../domain/address/columnContents'
import { cleansedAddress, type RowSource } from '../download/content/cells'

/** An address as it is written on a letter; missing parts are empty strings. */
export interface PostalAddress {
  /** The lines above the town, none of them blank. */
  lines: string[]
  town: string
  postcode: string
  /** The English name of a country abroad. */
  country: string
}

/** The text of an envelope. */
export interface Letter extends PostalAddress {
  name: string
  company: string
}

/** A text on one line, without commas and full stops at its ends. */
export const tidy = (text: string) => text.replace(/\s+/g, ' ').replace(/^[\s,.;]+|[\s,.;]+$/g, '')

/** Equal for two texts that say the same: `The Old Mill` and `OLD MILL,`. */
const sense = (text: string) =>
  text
    .toLowerCase()
    .replace(/^the /, '')
    .replace(/[^\p{L}\p{N}]/gu, '')

/** The texts that are not blank, each once, without those that `others` have. */
export function withoutRepeats(texts: string[], others: string[] = []): string[] {
  const said = new Set(others.map(sense))
  return texts.filter((text) => {
    const isNew = text !== '' && !said.has(sense(text))
    said.add(sense(text))
    return isNew
  })
}

/** Countries and counties of the United Kingdom, which no envelope needs. */
const HOME_COUNTRY =
  /^(?:uk|gb|(?:the )?united kingdom|great britain|england|scotland|wales|northern ireland)$/i
const COUNTY =
  /^(?:.+shire|.+ (?:sussex|midlands|glamorgan|lothian)|co(?:unty|\.)? (?:durham|antrim|armagh|down|fermanagh|londonderry|tyrone)|greater (?:london|manchester)|tyne (?:and|&) wear|isle of wight|(?:berk|buck|camb|derby|hant|hert|lanc|leic|linc|northant|nott|staff|wark|wilt|worc)s|glos|oxon|salop|avon|cleveland|clwyd|cornwall|cumbria|devon|dorset|dyfed|essex|fife|gwent|gwynedd|humberside|kent|merseyside|middlesex|midlothian|norfolk|northumberland|powys|rutland|somerset|suffolk|surrey)$/i

/** Texts that people enter where they know nothing. */
const SAYS_NOTHING = /^(?:n\W?a|none|unknown|tb[ac]|not known|[\W_]+|)$/i

/** The parts of an address in one cell; a number on its own belongs to what follows. */
const partsOf = (text: string) => text.replace(/(^|,)(\s*\d+\p{L}?),/gu, '$1$2 ').split(',')

/** The customer's own address: its lines in order, its postcode by its column or its contents. */
function ownAddress({ row, roles }: RowSource, country: string): PostalAddress {
  const said = row.map((cell) => (SAYS_NOTHING.test(cell.trim()) ? '' : cell.trim()))
  const [inTown, inPostcode] = [valueOf(said, roles, 'town'), valueOf(said, roles, 'postcode')]
  const filled = customerLines(said, roles)
    .flatMap((line) => line.split(/[\r\n]+/))
    .filter((line) => line.trim() !== '')
  const written = filled.length === 1 ? partsOf(filled[0]!) : filled

  const found = [inPostcode, ...written.toReversed(), inTown].flatMap(findPostcodes)
  const postcode = found[0] ?? tidy(inPostcode).toUpperCase()

  const lines = plainTexts(written)
  const parts = [...lines, ...plainTexts(inTown.split(','))]
  while (isNeedless(parts)) parts.pop()
  const town = parts.length > lines.length || isPlace(parts) ? parts.at(-1)! : ''
  return { lines: withoutRepeats(parts, [town, postcode]), town, postcode, country }
}

/** Texts without the postcodes in them; those that are then blank go. */
const plainTexts = (texts: string[]) =>
  texts.map((text) => tidy(withoutPostcodes(text))).filter((text) => text !== '')

/** Whether the last of some lines reads like a town: it is not the first, and has no number. */
const isPlace = (lines: string[]) => lines.length > 1 && !/\d/.test(lines.at(-1)!)

/** Whether an address can do without its last line: a country, or a county below what reads like a town. */
function isNeedless(parts: string[]): boolean {
  const [last = '', above = ''] = parts.toReversed()
  if (HOME_COUNTRY.test(last)) return true
  return COUNTY.test(last) && isPlace(parts.slice(0, -1)) && !namesStreet(above)
}

/**
 * The address to use of a row: the cleansed one where one was found and not kept, else the customer's own.
 *
 * @param country the English name of the country abroad that the customer's row names, or an empty string
 */
export function addressToPost(source: RowSource, country: string): PostalAddress {
  const address = cleansedAddress(source)
  if (!address) return ownAddress(source, country)
  const [town, postcode] = [tidy(address.postTown), tidy(address.postcode)]
  return { lines: withoutRepeats(address.lines.map(tidy), [town]), town, postcode, country: '' }
}
