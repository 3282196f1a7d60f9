// Words that mean nothing: what programs write for a blank, and what people write where they know nothing.

/** What programs write for nothing; a zero alone is not a line, town or number either. */
const BLANK = new RegExp(
  String.raw`^\s*(?:["']?(?:null|nan|nat|undefined)["']?|\\n|[<([{]\s*(?:null|none|na|nil|blank|empty)?\s*[>)\]}]|#(?:n\/a|ref!|value!|name\?|div\/0!|null!|num!|error!|spill!|calc!)|[0.]*0[0.]*)\s*$`,
  'i',
)

/** Whether a cell holds a word that programs write for nothing. */
export const isBlankWord = (value: string): boolean =>
  value.length < 20 && value.trim() !== '' && BLANK.test(value)

/** What people write, and programs for them, where they know nothing. */
export const UNKNOWN = String.raw`n\W?a|nil|none|unknown|tb[ac]|not known`

const SAYS_NOTHING = new RegExp(String.raw`^(?:${UNKNOWN}|0|[^\p{L}\p{N}]+|)$`, 'iu')

/** Whether a cell says that there is nothing to say. */
export const saysNothing = (text: string): boolean => SAYS_NOTHING.test(text.trim())
