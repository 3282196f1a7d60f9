import type { Kind, Slot } from './kinds'

/** Kinds whose words are not compared with the address: they stay or go by rules of their own. */
const APART = new Set<Kind>(['firm', 'department', 'county'])

const POSTCODES = new Set<Kind>(['postcode', 'outwardCode', 'inwardCode'])

/**
 * The customer's own address as one text, its postcode last and in one, and the column of each place in it; none for a
 * postcode.
 */
export function ownText(filled: readonly Slot[], own: (slot: Slot) => string) {
  const starts: { slot?: Slot; start: number }[] = []
  let sent = ''
  const add = (text: string, between: string, slot?: Slot) => {
    sent += sent === '' ? '' : between
    starts.push({ slot, start: sent.length })
    sent += text
  }
  for (const slot of filled.filter(({ kind }) => !APART.has(kind) && !POSTCODES.has(kind))) {
    // A number and its letter may have a column each: 4 and A are 4A.
    const isLetter = slot.kind === 'number' && starts.at(-1)?.slot?.kind === 'number'
    add(own(slot), isLetter ? ' ' : ', ', slot)
  }
  for (const slot of filled.filter(({ kind }) => kind === 'postcode')) add(own(slot), ', ')
  const halves = filled.filter(({ kind }) => kind === 'outwardCode' || kind === 'inwardCode')
  if (halves.length > 0) add(halves.map(own).join(' '), ', ')
  return { sent, slotAt: (at: number) => starts.findLast(({ start }) => start <= at)?.slot }
}
