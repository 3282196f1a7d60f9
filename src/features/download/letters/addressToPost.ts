import { findPostcodes, withoutPostcodes } from '../../../app/base/findPostcodes'
import { readAnswer } from '../../answers/readAnswer'
import { customerLines } from '../content/addressRoles'
import { isCleansed, type RowSource } from '../content/cells'
import type { Role } from '../downloadChoices'

/** An address as it is written on a letter; missing parts are empty strings. */
export interface PostalAddress {
  /** The lines above the town, none of them blank. */
  lines: string[]
  town: string
  postcode: string
  /** The English name of a country abroad. */
  country: string
}

/** What stands on an envelope. */
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

/** Names that say nothing to a postman in the country itself. */
const HOME_COUNTRY =
  /^(?:uk|gb|(?:the )?united kingdom|great britain|england|scotland|wales|northern ireland)$/i

/** Texts that people put where they know nothing. */
const SAYS_NOTHING = /^(?:n\W?a|none|unknown|tb[ac]|not known|[\W_]+|)$/i

/** The parts of an address in one cell; a number on its own belongs to what follows. */
const partsOf = (text: string) => text.replace(/(^|,)(\s*\d+\p{L}?),/gu, '$1$2 ').split(',')

/** The customer's own address: its lines in order, its postcode by its column or its contents. */
function ownAddress({ row, roles }: RowSource, country: string): PostalAddress {
  const said = row.map((cell) => (SAYS_NOTHING.test(cell.trim()) ? '' : cell.trim()))
  const valueOf = (role: Role) => (roles[role] === undefined ? '' : (said[roles[role]] ?? ''))
  const filled = customerLines(said, roles)
    .flatMap((line) => line.split(/[\r\n]+/))
    .filter((line) => line.trim() !== '')
  const written = filled.length === 1 ? partsOf(filled[0]!) : filled

  const inColumn = valueOf('postcode')
  const found = [inColumn, ...written.toReversed(), valueOf('town')].flatMap(findPostcodes)
  const postcode = found[0] ?? tidy(inColumn).toUpperCase()

  const lines = [...written, valueOf('town')].map((line) => tidy(withoutPostcodes(line)))
  const town = lines.pop()!
  const above = withoutRepeats(lines, [town, postcode])
  while (HOME_COUNTRY.test(above.at(-1) ?? '')) above.pop()
  return town === '' && isPlace(above)
    ? { lines: above.slice(0, -1), town: above.at(-1)!, postcode, country }
    : { lines: above, town, postcode, country }
}

/** Whether the last of some lines reads like a town: it is not the first, and has no number. */
const isPlace = (lines: string[]) => lines.length > 1 && !/\d/.test(lines.at(-1)!)

/**
 * The address to use of a row: the cleansed one where one was found and not kept, else the customer's own.
 *
 * @param country the English name of the country abroad that the customer's row names, or an empty string
 */
export function addressToPost(source: RowSource, country: string): PostalAddress {
  const address = isCleansed(source) ? readAnswer(source.result)?.address : null
  if (!address) return ownAddress(source, country)
  const [town, postcode] = [tidy(address.postTown), tidy(address.postcode)]
  return { lines: withoutRepeats(address.lines.map(tidy), [town]), town, postcode, country: '' }
}
