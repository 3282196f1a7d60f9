import { sampleOf } from '../../base/manyRows'
import { customerHeaders } from '../../domain/address/columns/headers'
import { columnFills } from '../../domain/address/columns/ownUprns'
import { readColumns } from '../../domain/address/columns/columnKinds'
import { slotsOf } from '../../domain/address/columns/columnSlots'
import {
  isBeside,
  type Beside,
  type BesideKind,
  type ChosenKinds,
  type Slot,
  POSTCODES,
} from '../../domain/address/columns/kinds'
import { postcodeColumns, queryColumns, type Mapping, sentColumns } from '../../domain/cleanse/query'
import { firstRowBelow } from '../../domain/cleanse/sentText'
import { copiedColumns, furtherColumns, namedColumns } from './furtherColumns'

/** What the columns of a file take when we write an address: as names and contents propose, or as a person chose. */
export interface ColumnsTake {
  /** Those of the address that we send. */
  slots: Slot[]
  /** Those that accompany the address. */
  beside: Beside[]
  /** Columns of the address with unknown contents: the page asks a person. */
  unknown: number[]
  /** The columns to read for an envelope, which asks nothing: an unknown one is a line, unless it repeats others. */
  onEnvelope: Slot[]
}

/** Places, which an envelope may need, unlike other kinds beside an address. */
const PLACES = new Set<BesideKind>(['ward', 'district'])

/**
 * Finds what the customer's columns take. That includes a town that the address repeats, although the page does not offer to send
 * it.
 *
 * @param others columns of another address, which take nothing
 */
export function addressSlots(
  headers: string[],
  rows: string[][],
  mapping: Mapping,
  chosen: ChosenKinds,
  others: readonly number[] = [],
): ColumnsTake {
  const sent = queryColumns(mapping)
  const isOwn = (column: number) => !others.includes(column)
  const found =
    mapping.addressColumn === null
      ? []
      : [...furtherColumns(headers, rows, mapping), ...namedColumns(headers, rows, mapping)].filter(isOwn)
  const proposed = slotsOf(headers, sampleOf(rows), {
    address: mapping.addressColumn,
    postcode: postcodeColumns(mapping),
    sent,
    all: [...new Set([...sent, ...found])].toSorted((a, b) => a - b),
  })
  const fills = columnFills(headers, rows, {
    slots: [...proposed].flatMap(([column, slot]) => (slot ? [column] : [])),
    sent,
    firstRow: firstRowBelow(rows, mapping),
  })
  const named = new Map(fills.map((each) => [each.column, each]))
  const isUnknown = (column: number) => proposed.get(column) === null && !named.has(column)
  const isNameless = (column: number) => readColumns(headers, rows)[column]!.isNameless
  const copies = new Set(copiedColumns(headers, rows, mapping))
  const slotsAt = (column: number): Slot[] => {
    const copy: Slot = { column, kind: 'line', isCopy: true }
    const slot = copies.has(column) ? copy : proposed.get(column)
    const kind = chosen[column]
    if (kind === 'copy') return [copy]
    // A choice that equals the proposal keeps the word for its numbers.
    if (kind === undefined || kind === slot?.kind) return slot ? [slot] : []
    if (kind !== 'stays') return isBeside(kind) ? [] : [{ column, kind }]
    // A column that we do not write is still theirs.
    if (slot) return [{ ...slot, stays: true }]
    if (!isUnknown(column)) return []
    if (sent.includes(column)) return [{ column, kind: 'line', stays: true }]
    // It is in question only because it repeats the address.
    return isNameless(column) ? [] : [{ ...copy, stays: true }]
  }
  const besideAt = (column: number): Beside[] => {
    const [fill, kind] = [named.get(column), chosen[column]]
    if (kind === undefined) return fill ? [fill] : []
    if (kind === 'stays') return fill ? [{ ...fill, stays: true }] : []
    return isBeside(kind) ? [{ column, kind, stays: kind !== 'uprn' }] : []
  }
  const ownColumns = ownIn(headers)
  const asRead = (slot: Slot): Slot => {
    const { nothing, word } = mapping.readAs?.[slot.column] ?? {}
    const isUnsent = !sent.includes(slot.column) || undefined
    return { word, ...slot, nothing, isUnsent, ownColumns }
  }
  const columns = [...headers.keys()].filter(isOwn)
  const slots = columns.flatMap(slotsAt).map(asRead)
  const beside = columns.flatMap(besideAt)
  const asked = columns.filter((column) => isUnknown(column) && chosen[column] === undefined)
  const isOnEnvelope = (column: number) =>
    (sent.includes(column) || (asked.includes(column) && isNameless(column))) &&
    !slots.some((slot) => slot.column === column) &&
    beside.every((each) => each.column !== column || PLACES.has(each.kind))
  const lines = columns.filter(isOnEnvelope).map((column) => asRead({ column, kind: 'line' }))
  return {
    slots,
    beside,
    unknown: asked,
    onEnvelope: [...slots.filter(({ isCopy }) => !isCopy), ...lines].toSorted((a, b) => a.column - b.column),
  }
}

/** How many columns of a download of ours are the customer's; undefined for any other file. */
function ownIn(headers: string[]): number | undefined {
  const { length } = customerHeaders(headers)
  return length < headers.length ? length : undefined
}

/**
 * The columns by which we compare a row's own address, in file order: those sent, and those of the same address by name, or
 * without one, unless the user said otherwise. Names and contents decide, so that no choice in a dialog changes a comparison.
 */
export function theirColumns(
  headers: string[],
  rows: string[][],
  mapping: Mapping,
  others: readonly number[] = [],
): Slot[] {
  const { columns: sent } = sentColumns(mapping)
  const readings = readColumns(headers, rows)
  const { onEnvelope } = addressSlots(headers, rows, mapping, {}, others)
  const ownColumns = ownIn(headers)
  return [...headers.keys()].flatMap((column): Slot[] => {
    const slot = onEnvelope.find((each) => each.column === column)
    const own = sent.find((each) => each.column === column)
    // A second postcode belongs to another address.
    const line = slot && !POSTCODES.has(slot.kind) ? slot : undefined
    // It keeps the word with which it was sent.
    if (own?.kind === 'line' && line) return [{ ...line, word: own.word }]
    if (own) return [{ ...own, ownColumns }]
    const { part, isNameless } = readings[column]!
    return line && (part !== null || isNameless) ? [line] : []
  })
}
