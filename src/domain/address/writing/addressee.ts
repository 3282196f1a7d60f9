import { isCounty } from '../words/counties'
import { isKind, isLegal } from '../words/vocabulary'
import { wordsOf } from '../words/words'
import type { Piece } from './pieces'

/** What says that a name follows. */
const MARK =
  /^\W*?(?:℅|c\s?[/\\.]\s?o\b|c o\b|co (?=mrs?\b|ms\b|miss\b|dr\b)|care of\b|f\.?a\.?o\b|(?:for (?:the )?)?(?:attention|attn?)\b(?! ?(?:ltd|limited))(?: of\b)?)[\s.:,-]*/i

/** Whoever is there. */
const ANYBODY =
  /^\W*(?:the )?(?:occupiers?|occupants?|residents?|householders?|home ?owners?|owners?|tenants?)\W*$/i

/** Titles of persons, and those that firms, inns and streets are named after too. */
const TITLE = new Set(['mr', 'mrs', 'ms', 'miss', 'mx'])
const RANK = new Set(
  'dr doctor prof professor rev revd reverend sir dame lady lord cllr capt captain major sgt cpl pte col'.split(
    ' ',
  ),
)

/** Where the door begins behind a name. */
const DOOR = /\b(?:flat|flt|apartment|apt|unit|suite|room|floor)\b|\d/i

/** Whether a text begins with a person's title and names neither a firm, an inn nor a street. */
function isPerson(text: string): boolean {
  const [first = '', ...others] = wordsOf(text).map(({ key }) => key)
  if (others.length === 0) return false
  if (TITLE.has(first)) return !others.some(isLegal)
  return RANK.has(first) && !isKind(others.at(-1)!)
}

/** A part of an address without the name of who receives its post; a firm's may have a title in it. */
function withoutAddressee(part: string, isFirm: boolean): string {
  if (ANYBODY.test(part)) return ''
  const isMarked = MARK.test(part) && !isCounty(part.trim())
  if (!isMarked && (isFirm || !isPerson(part.split(/\d/)[0]!))) return part
  const rest = part.replace(MARK, '')
  const door = DOOR.exec(rest)
  return door ? rest.slice(door.index) : ''
}

/** Pieces of an address without who receives post there: `c/o Mrs J Brown`, `FAO Accounts`, `Mr A Lee`. */
export const withoutAddressees = (pieces: readonly Piece[]): Piece[] =>
  pieces.flatMap(({ kind, text: whole }) => {
    const parts = whole.split(/[,\r\n]+/).map((part) => withoutAddressee(part, kind === 'firm').trim())
    const text = parts.filter((part) => part !== '').join(', ')
    return text === '' ? [] : [{ kind, text }]
  })
