import { findPostcodes } from './postcodes'

// Words that mean nothing, and texts that are no address: what programs write for a blank and under a list, and what people write
// where they know nothing.

/** What programs write for nothing; a zero alone is not a line, town or number either. */
const BLANK = new RegExp(
  String.raw`^\s*(?:["']?(?:null|nan|nat|undefined)["']?|\\n|[<([{]\s*(?:null|none|na|nil|blank|empty)?\s*[>)\]}]|#(?:n\/a|ref!|value!|name\?|div\/0!|null!|num!|error!|spill!|calc!)|[0.]*0[0.]*)\s*$`,
  'i',
)

/** Whether a cell holds a word that programs write for nothing. */
export const isBlankWord = (value: string): boolean =>
  value.length < 20 && value.trim() !== '' && BLANK.test(value)

/** What people write, and programs for them, where they know nothing. */
const UNKNOWN = String.raw`n\W?a|nil|none|unknown|tb[ac]|not known`

const SAYS_NOTHING = new RegExp(String.raw`^(?:${UNKNOWN}|0|[^\p{L}\p{N}]+|)$`, 'iu')

/** Whether a cell says that there is nothing to say. */
export const saysNothing = (text: string): boolean => SAYS_NOTHING.test(text.trim())

/** What people write where they have no address; each a whole part between commas, dashes or line breaks. */
const SAYS_NONE = [
  UNKNOWN,
  String.raw`to be (?:confirmed|advised)|n\.a\.|null|blank|x{2,}`,
  String.raw`not? (?:known|applicable|available|given|provided|supplied|on file|stated)`,
  String.raw`(?:details |address |post )?(?:not (?:provided|given|known|disclosed|recorded|held|listed)|to follow|refused|incomplete|awaited)|(?:awaiting|incomplete|new|no (?:current|new|forwarding|valid)|insufficient) (?:new )?address(?: to follow)?`,
  String.raw`(?:of )?no (?:address|fixed abode|fixed address)(?: (?:given|known|held|on file|on record|recorded|supplied|at all))?|nfa|homeless`,
  String.raw`(?:address )?(?:unknown|withheld|confidential|missing|not known)|unknown address`,
  String.raw`(?:has |have )?(?:moved|gone) (?:away|abroad|house|out)|deceased|passed away|(?:has )?died|rip|left(?: the area)?|collect(?:ed|s)? (?:in person|from .*)|(?:to be )?collected|hand deliver(?:ed|y)?|not applicable|returned(?: to sender)?|no longer (?:at (?:this |the )?address|here)|(?:will|to) (?:be )?collect(?:ed)?|e-?mail only|(?:tele)?phone only|refused(?: to (?:say|give|provide).*)?|prefer(?:s|red)? not to say|in (?:hospital|prison|custody)`,
  String.raw`(?:please )?(?:do not|don['’]?t) (?:post|mail|send|write|contact|use)(?: .*)?`,
  String.raw`see (?:.* )?(?:e-?mail|notes?|file|below|above|account|phone)|ask(?: .*)?|(?:same )?(?:address )?as (?:above|before|previous)|same(?: address)?|ditto|do|["”〃]+`,
].join('|')

const NONE = new RegExp(`^(?:${SAYS_NONE})$`, 'i')

const COUNTED = String.raw`(?:records?|rows?|entries|items|results|customers?|clients?|members?|contacts?|donors?|addresses|properties)`

/** What programs write under a list: totals, counts, balances, and where it comes from and ends. */
const FOOTERS = [
  // Of a group.
  String.raw`[\p{L}’' -]{2,40} (?:(?:sub-?)?total|count)`,
  String.raw`(?:(?:grand|sub|overall|running|report|page)[\s-]?)?totals?(?: for .*| (?:number )?(?:of )?${COUNTED}| count)?`,
  String.raw`(?:number|no\.?|count) of ${COUNTED}|(?:row|record)?\s?count|${COUNTED}\s?[:=]|sum|average|(?:sum|average|count) of .*`,
  String.raw`\d[\d,]* ${COUNTED}(?: (?:in total|found|listed|shown|exported|selected|affected))?`,
  String.raw`(?:balance )?(?:[bc][/.]?f(?:wd)?|(?:brought|carried) (?:forward|down))`,
  String.raw`(?:this is the )?end(?: of)?(?: the)? (?:report|list|file|data|document|records|page|export)|end>|eof`,
  String.raw`page \d(?:[^\p{L}]*of \d)?|continued(?: overleaf| on next page)?|notes?`,
  String.raw`(?:(?:report|list|file|data) )?(?:printed|generated|exported|produced|created|run|prepared)(?: (?:on|by|at|from)\b|\s?:| \d).*`,
  String.raw`(?:data )?as (?:at|of|on) \d.*|(?:data )?source\s?:.*`,
  String.raw`applied filters?:.*|copyright (?:\(c\)|©|\d).*|(?:©|\(c\)) .*|all rights reserved|(?:strictly )?(?:private and )?confidential(?: information)?(?: - .*)?`,
].join('|')

/** A footer, which a number and signs may go round: `*** Total: £1,234.00 ***`. */
const FOOTER = new RegExp(String.raw`^[^\p{L}\p{N}]*(?:${FOOTERS})[^\p{L}]*$`, 'isu')

/** Whether most words of a text are hidden by asterisks. */
function isMasked(text: string): boolean {
  const words = text.split(/[\s,]+/).filter((word) => word !== '')
  return words.filter((word) => word.includes('*')).length * 2 > words.length
}

const PARTS = /[,;\n]|\s[-–—]+\s/

/**
 * Whether a text is no address: it has neither a letter nor a digit, or each of its parts says that there is none (`TBC`;
 * `Moved away - do not post`), or it is a total or another footer of a list. A text with a postcode is an address, and so is
 * a name (`Rose Cottage`).
 */
export function saysNoAddress(text: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(text)) return text.trim() !== ''
  if (text.includes('*') && isMasked(text)) return true
  if (findPostcodes(text).length > 0) return false
  const parts = text
    .split(PARTS)
    .map((part) => part.replace(/^[^\p{L}\p{N}]+|(?<![\s.!?–—-])[\s.!?–—-]+$/gu, ''))
    .filter((part) => part !== '')
  return FOOTER.test(text) || parts.every((part) => NONE.test(part.trim()))
}
