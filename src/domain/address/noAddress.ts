import { findPostcodes } from './postcodes'

/** What people write where they have no address; each a whole part between commas, dashes or line breaks. */
const SAYS_NONE = [
  String.raw`tb[ac]|to be (?:confirmed|advised)|n[/.]?a\.?|nil|null|none|blank|x{2,}`,
  String.raw`not? (?:known|applicable|available|given|provided|supplied|on file|stated)`,
  String.raw`no (?:address|fixed abode|fixed address)(?: (?:given|known|on file|supplied|at all))?|nfa|homeless`,
  String.raw`(?:address )?(?:unknown|withheld|confidential|missing|not known)|unknown address`,
  String.raw`(?:has |have )?(?:moved|gone) (?:away|abroad|house|out)|deceased|left(?: the area)?|returned(?: to sender)?`,
  String.raw`(?:please )?(?:do not|don['’]?t) (?:post|mail|send|write|contact|use)(?: .*)?`,
  String.raw`see (?:.* )?(?:e-?mail|notes?|file|below|above|account|phone)|ask(?: .*)?|(?:same )?as above|ditto`,
].join('|')

const NONE = new RegExp(`^(?:${SAYS_NONE})$`, 'i')

const PARTS = /[,;\n]|\s[-–—]+\s/

/**
 * Whether a text is no address: it has neither a letter nor a digit, or each of its parts says that there is none (`TBC`;
 * `Moved away - do not post`). A text with a postcode is an address, and so is a name (`Rose Cottage`).
 */
export function saysNoAddress(text: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(text)) return text.trim() !== ''
  const parts = text
    .split(PARTS)
    .map((part) => part.replace(/^[^\p{L}\p{N}]+|[\s.!?]+$/gu, ''))
    .filter((part) => part !== '')
  return findPostcodes(text).length === 0 && parts.every((part) => NONE.test(part.trim()))
}
