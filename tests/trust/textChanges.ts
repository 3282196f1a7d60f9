import type { Drawer } from './drawer'
import { BLOCKS, FOUNDERS, HOUSES, ROWS_OF_COTTAGES } from './places'
import type { Row } from './rows'
import { KINDLESS, WITH_KIND } from './streets'

/** Says another door than a row's house: what is written in place of its number and street. */
export type TextChange = (number: string, street: string, drawer: Drawer) => string

const NAMES = [
  ...ROWS_OF_COTTAGES,
  ...BLOCKS,
  ...HOUSES.filter((name) => !name.startsWith('The ')),
  ...WITH_KIND,
]

const anotherStreet = (drawer: Drawer, names: readonly string[], street: string) =>
  drawer.one(names.filter((name) => name.charAt(0) !== street.charAt(0)))

/** What is at a house, or a part of it. */
const BEFORE =
  `Land at, Site of, ATM at, Above, Kiosk outside, Land adjacent to, Garages at, Rear of, Car park at, Flat 3, Unit 3,
  Block C, First Floor, Top Flat, 2/1, Studio 2, The Flat, First Floor Left`.split(/,\s+/)

/** Each names another door in the text that was sent: the answer is the row's own, and may not be good. */
export const TEXT_CHANGES: Record<string, TextChange> = {
  'number + 2': (number, street) => `${Number(number) + 2} ${street}`,
  'letter added': (number, street) => `${number}B ${street}`,
  'range of the number': (number, street) => `${number}-${Number(number) + 2} ${street}`,
  'half a number more': (number, street) => `${number}½ ${street}`,
  'another street': (number, street, drawer) => `${number} ${anotherStreet(drawer, WITH_KIND, street)}`,
  'a firm, another street': (number, street, drawer) =>
    `${number} ${drawer.one(FOUNDERS)} Ltd, ${anotherStreet(drawer, KINDLESS, street)}`,
  'something named behind the number': (number, street, drawer) =>
    `${number} ${drawer.one(NAMES)}, ${street}`,
  'word before the street': (number, street, drawer) =>
    `${number} ${drawer.one(['Upper', 'Lower', 'North', 'Old', 'Great', 'Little'])} ${street}`,
  'word behind the street': (number, street, drawer) =>
    `${number} ${street} ${drawer.one(['West', 'North', 'Industrial Estate', 'Business Park'])}`,
  'something at the house': (number, street, drawer) => `${drawer.one(BEFORE)} ${number} ${street}`,
}

/** A text with another door in it; null where the row has no house with a number alone, or writes it apart. */
export function changedText(
  body: string,
  { found, street }: Row,
  change: TextChange,
  drawer: Drawer,
): string | null {
  const { number = '', name, sub, organisation, dependentStreet } = found
  const isPlain = /^\d+$/.test(number) && !name && !sub && !organisation && !dependentStreet
  const written = `${number} ${street}`
  const at = body.toLowerCase().indexOf(written.toLowerCase())
  if (!isPlain || at < 0) return null
  return body.slice(0, at) + change(number, street, drawer) + body.slice(at + written.length)
}
