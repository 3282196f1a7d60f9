import type { Kind } from '../columns/kinds'
import { joinWhole, type TheirPiece } from '../columns/theirs'
import { compareAddresses, inOrder, type Compared } from './compare'
import { CHECKS, type Comparison, type Doubt } from './doubt'
import { read } from './read'
import { doubtOf, type Reading, type Stretch } from './reading'
import { lacking } from '../words/spelling'
import { keysOf, type Span } from '../words/words'

/** Kinds that find no door. */
const FINDS_NOTHING = new Set<Kind>(['firm', 'department', 'locality', 'town', 'county'])

/** A row compared with its answer. */
export interface RowCompared extends Comparison {
  /** The reading of its whole address; null if the doubts need none. */
  whole: Reading | null
}

/**
 * Compares a row's whole address with its answer: the doubts of what was sent, and of what was not; nothing was *added* that is
 * elsewhere in the row.
 *
 * @param pieces of the row's own address, in the file's order; of all that were sent, or none, nothing more is known
 */
export function compareRow(
  answer: Compared,
  row: readonly string[],
  pieces: readonly TheirPiece[],
): RowCompared {
  const compared = compareAddresses(answer, row)
  const { doubts, reading } = compared
  const { text, pieceAt } = joinWhole(pieces)
  // Of a row that was sent whole, the text that was sent says all.
  const ofSent = {
    doubts,
    isStreetSent: compared.isStreetSent,
    whole: reading?.text === text ? reading : null,
  }
  const unsent = pieces.filter(({ isUnsent }) => isUnsent)
  const { address } = answer
  if (!address || [0, pieces.length].includes(unsent.length)) return ofSent
  const isAdded = ({ check }: Doubt) => CHECKS[check].isAdded
  const hasWords = ({ found }: Doubt) => lacking(keysOf(found.join(', ')), keysOf(text)).length === 0
  // The whole says no more if it has nothing that was added, and what was not sent finds no door.
  const mayContradict = unsent.some(({ kind }) => !FINDS_NOTHING.has(kind))
  if (!mayContradict && !doubts.some((doubt) => isAdded(doubt) && hasWords(doubt))) return ofSent
  const whole = read(text, address, row)
  if (whole.isTooLong) return ofSent

  // A door may be there in other words: `Flt 4`.
  const hasDoors = ({ found }: Doubt) =>
    found.every((each) => whole.pairs.some(([, { text: door }]) => door === each))
  const isThere = (doubt: Doubt) => isAdded(doubt) && (hasWords(doubt) || hasDoors(doubt))
  const isOnlyAdded = (doubt: Doubt) =>
    isThere(doubt) && !whole.doubts.some(({ check }) => check === doubt.check)
  // A number that was sent may have its letter in another column, which was not.
  const unsentIn = ({ start, end }: Span) => {
    const piece = [start, end - 1]
      .map(pieceAt)
      .find((each) => each?.isUnsent && !FINDS_NOTHING.has(each.kind))
    return piece ? [{ column: piece.column, text: text.slice(start, end) }] : []
  }
  // A numbered street that was not sent differs even if the answer's was sent too: `1 Otley Road | 70 Mill Lane`.
  const isOther = ({ kind, isNumbered, isUnknown }: Stretch) => kind === 'street' && isNumbered && isUnknown
  const otherStreet = ofSent.isStreetSent ? whole.left.find(isOther) : undefined
  const { streets } = whole.answer
  const differing = otherStreet ? [doubtOf(whole, 'streetDiffers', [otherStreet], streets)] : []
  // An answer without a street has no place for a number.
  const hasPlace = ({ check }: Doubt) => check !== 'numberLeftOut' || streets.length > 0
  const contradictions = [...whole.doubts, ...differing]
    .filter((doubt) => CHECKS[doubt.check].telling !== undefined && hasPlace(doubt))
    .map(({ check, sent, found }): Doubt => ({ check, sent: [], unsent: sent.flatMap(unsentIn), found }))
    .filter((doubt) => doubt.unsent!.length > 0)
  // What differs from a word that was not sent was not added.
  const differs = new Set(contradictions.flatMap(({ found }) => found))
  const isExcused = (doubt: Doubt) =>
    isOnlyAdded(doubt) || (isAdded(doubt) && doubt.found.some((each) => differs.has(each)))
  const own = doubts.filter((doubt) => !isExcused(doubt))
  return { ...ofSent, doubts: inOrder([...own, ...contradictions]), whole }
}
