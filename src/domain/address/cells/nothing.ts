import { most, setOf } from '../../../base/values'
import { findPostcodes } from './postcodes'
import { wordsIn } from './sameWords'

// Words for nothing, and texts that are not addresses: what programs write for a blank or below a list, and what people write
// when they know nothing.

/** What programs write for nothing; a lone zero is not a line, town or number either. */
const BLANK = new RegExp(
  String.raw`^\s*(?:["']?(?:null|nan|nat|undefined)["']?|\\n|[<([{]\s*(?:null|none|na|nil|blank|empty)?\s*[>)\]}]|#(?:n\/a|ref!|value!|name\?|div\/0!|null!|num!|error!|spill!|calc!)|[0.]*0[0.]*)\s*$`,
  'i',
)

/** Whether a cell holds a word that programs write for nothing. */
export const isBlankWord = (value: string): boolean =>
  value.length < 20 && value.trim() !== '' && BLANK.test(value)

const SAYS_NOTHING = /^(?:n\W?a|nil|none|unknown|tb[ac]|not known|0|[^\p{L}\p{N}]+|)$/iu

/** Whether a cell says that there is nothing to say. */
export const saysNothing = (text: string): boolean => SAYS_NOTHING.test(text.trim())

/** What people write when there is no address, or when nobody may write to it, and the words that join this. */
const NONE =
  setOf(`n na none nil unknown tbc tba nfa no not known null blank xxx address details abode homeless given provided
  supplied held recorded disclosed stated available applicable confirmed advised follow awaiting incomplete insufficient missing
  withheld confidential refused moved gone left away abroad deceased passed died rip longer post mail send write contact email
  phone collect collected returned same above before previous ditto do dont see a in on to at of by be as is has have been for
  from this new current forwarding fixed will file only person`)

/** What programs write about a list, with numbers. */
const OF_LISTS =
  setOf(`records rows entries items results customers clients members contacts donors page report list file end
  continued printed generated exported confidential total sum number affected`)

/** A total or a count of a group or of all: `Bath Total`, `Total for Bath`, `*** Grand total: £1,234.00 ***`. */
const TOTAL = /^[^\p{L}\p{N}]*(?:[\p{L}’' -]{2,40} )?(?:sub-?)?(?:total|count)s?(?: for \D*|[^\p{L}]*)$/iu

/** Whether most words of a text are hidden by asterisks. */
function isMasked(text: string): boolean {
  const words = text.split(/[\s,]+/).filter((word) => word !== '')
  return most(words, (word) => word.includes('*'))
}

/**
 * Whether a text is not an address: it has neither a letter nor a digit, only words that say so (`TBC`; `Moved away - do not
 * post`), or is a total or another footer of a list. A text with a postcode is an address, and so is a name (`Rose Cottage`).
 */
export function saysNoAddress(text: string): boolean {
  if (!/[\p{L}\p{N}]/u.test(text)) return text.trim() !== ''
  if (text.includes('*') && isMasked(text)) return true
  if (findPostcodes(text).length > 0) return false
  const words = wordsIn(text.replace(/['’]/g, ''))
  const isOfList = (word: string) => OF_LISTS.has(word)
  return (
    TOTAL.test(text) ||
    words.every((word) => NONE.has(word)) ||
    (words.some(isOfList) && words.every((word) => NONE.has(word) || isOfList(word) || !/\p{L}/u.test(word)))
  )
}
