import { namesStreet } from '../columns/columnContents'
import { isCareOf, type LeftOver } from '../comparison/leftOver'
import { isFirmIn, isSameFirm } from './said'
import { DOOR, ENDS, isOfFirm, type Piece } from './pieces'
import { isSaid } from '../cells/sameWords'
import { findPostcodes } from '../cells/postcodes'
import type { TheirPiece } from '../columns/theirs'

/** A row's own address beside the one found. */
export interface BesideAnswer {
  found: readonly Piece[]
  theirs: readonly TheirPiece[]
  whole: string
  left: readonly LeftOver[]
  pieceAt: (start: number) => TheirPiece | undefined
}

/**
 * Tells what stays of theirs. At the same door: all that the answer does not replace. At another door: only the person or
 * company. The answer says nothing about what was not sent.
 *
 * @param isFirmNew whether the answer names a firm that they don't: then theirs goes
 */
export function staysBeside({ found, left, pieceAt }: BesideAnswer, isFirmNew: boolean) {
  const has = (kind: Piece['kind']) =>
    found.some((piece) => piece.kind === kind || (piece.kind === 'building' && kind === 'number'))
  // A firm without a door tells nothing about one.
  const hasDoor = found.some(({ kind }) => kind !== 'locality' && DOOR.includes(kind))
  const isUnsent = ({ start }: LeftOver) => pieceAt(start)?.isUnsent ?? false
  const isAsked = (each: LeftOver) => hasDoor && !isUnsent(each)
  const isDoor = ({ is }: LeftOver) => is === 'door'
  // A flat's column tells nothing about the house.
  const isOtherHouse = left.some(
    (each) => isDoor(each) && isAsked(each) && pieceAt(each.start)?.kind !== 'flat',
  )
  const isOtherPlace = isOtherHouse || left.some(({ text }) => findPostcodes(text).length > 0)
  const isOtherDoor = hasDoor && left.some(isDoor)
  /** Whether the answer has another part for its column, or another street for its line. */
  const isReplaced = ({ is, start, text }: LeftOver) => {
    const piece = pieceAt(start)
    const kind = DOOR.find((each) => each === piece?.kind)
    if (kind) return has(kind) || (is === 'torn' && kind !== 'locality')
    const isStreet = namesStreet(text) || left.some((each) => isDoor(each) && pieceAt(each.start) === piece)
    return piece?.kind !== 'line' || is === 'torn' || (has('street') && isStreet)
  }
  return (each: LeftOver): boolean => {
    const isBelow = ENDS.has(pieceAt(each.start)?.kind ?? 'line')
    switch (each.is) {
      case 'addressee':
        return !isCareOf(each.text)
      case 'company':
        return !isFirmNew
      case 'firm':
      case 'front':
        return (
          !isBelow && !(each.is === 'firm' && isFirmNew) && !(isUnsent(each) ? isOtherHouse : isOtherDoor)
        )
      case 'flat':
        return !isOtherHouse
      default:
        return !isOtherPlace && !isAsked(each) && !isReplaced(each)
    }
  }
}

/**
 * The firms and departments on an envelope: their own `names`, and `others` that were found, new or `elsewhere` in the row;
 * `same` are those that their own already name.
 *
 * @param below what follows the pieces of the found address
 * @param values of the row's other columns; empty if the address has a column of firms
 */
export function firmsIn({ found, theirs, whole }: BesideAnswer, below: string[], values: readonly string[]) {
  const own = theirs.filter(isOfFirm)
  const hasOwn = (kind: Piece['kind']) => own.some((piece) => piece.kind === kind)
  const isTheirs = ({ kind, text }: Piece) =>
    own.some((piece) => isSameFirm(text, piece.text)) || (hasOwn(kind) && !isFirmIn(text, whole))
  const firms = found.filter(isOfFirm)
  // The part of a name that the address itself does not have.
  const said = [...below, ...found.filter((piece) => !isOfFirm(piece)).map(({ text }) => text)]
  const names = own
    .map(({ kind, text, column }): Piece => {
      const parts = text.split(/(?<!\s)\s*[,\r\n]+\s*/).filter((part) => !isSaid(part, ...said))
      return { kind, text: parts.join(', '), column }
    })
    .filter(({ text }) => text !== '')
  // Beside the customer's own name another one takes a line.
  const others = firms
    .filter((piece) => !isTheirs(piece))
    .map(({ kind, text }): Piece => ({ kind: hasOwn(kind) ? 'line' : kind, text }))
  const unsaid = others.filter(({ kind, text }) => kind === 'firm' && !isFirmIn(text, whole))
  const elsewhere = unsaid.filter(({ text }) => values.some((cell) => isFirmIn(text, cell)))
  const same = firms.filter((piece) => isTheirs(piece) && isFirmIn(piece.text, whole))
  return { names, others, same, elsewhere, isNew: unsaid.length > elsewhere.length }
}
