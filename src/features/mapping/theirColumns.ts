import { readColumns } from '../../domain/address/columns/columnKinds'
import type { Kind, Slot } from '../../domain/address/columns/kinds'
import { sentColumns, type Mapping } from '../../domain/cleanse/query'
import { addressSlots } from './addressSlots'

/** A second postcode belongs to another address. */
const POSTCODES = new Set<Kind>(['postcode', 'outwardCode', 'inwardCode', 'townAndPostcode'])

/**
 * The columns that a row's own address is compared by, in the file's order: those that are sent, and those that are of the same
 * address by their names, unless the user said otherwise. Names and contents decide, so that no choice in a dialog changes a comparison.
 */
export function theirColumns(
  headers: string[],
  rows: string[][],
  mapping: Mapping,
  others: readonly number[] = [],
): Slot[] {
  const { columns: sent } = sentColumns(mapping)
  const readings = readColumns(headers, rows)
  const { slots } = addressSlots(headers, rows, mapping, {}, others)
  return [...headers.keys()].flatMap((column): Slot[] => {
    const slot = slots.find((each) => each.column === column)
    const own = sent.find((each) => each.column === column)
    // It has its word where it was sent with it.
    if (own) return [slot && own.kind === 'line' && !POSTCODES.has(slot.kind) ? withWordOf(slot, own) : own]
    const isOfAddress = slot && !slot.isCopy && readings[column]!.part !== null && !POSTCODES.has(slot.kind)
    return isOfAddress ? [slot] : []
  })
}

function withWordOf({ word: _, ...slot }: Slot, { word }: Slot): Slot {
  return word === undefined ? slot : { ...slot, word }
}
