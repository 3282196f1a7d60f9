import { inBlocks } from '../../../base/inBlocks'
import { withoutAddressees } from './addressee'
import { addressKey } from '../cells/addressKey'
import { linesOf, type Envelope } from './pieces'
import { wordsIn } from '../cells/sameWords'

/** What tells whether two addresses are the same one. */
export interface AddressKeys {
  /** The words of the address as it is written; empty if it has none. */
  text: string
  /** UPRN and UMPRN with the words before the street; empty where the address has no UPRN. */
  premises: string
}

/**
 * The keys of an address as it is written, whoever receives post there. A firm, a flat and a unit belong to its premises: those
 * behind one letter box share a UPRN.
 *
 * @returns null for an address without a word and without a UPRN
 */
export function addressKeys(envelope: Envelope, uprn = '', umprn = ''): AddressKeys | null {
  const pieces = withoutAddressees(envelope.pieces)
  const text = addressKey([...linesOf({ pieces }), envelope.town, envelope.postcode].join(', '))
  if (text === '' && uprn === '') return null
  // A PO box goes where a street goes.
  const above = pieces.filter(
    ({ kind, text: piece }) => (kind !== 'street' || piece.startsWith('PO Box')) && kind !== 'locality',
  )
  const door = wordsIn(...above.map((piece) => piece.text)).join(' ')
  return { text, premises: uprn === '' ? '' : `${uprn}/${umprn}/${door}` }
}

/** For each address the indexes of all that are the same, in order, one shared array; null if it is the only one. */
export type AddressGroups = readonly (readonly number[] | null)[]

/**
 * Finds in pieces which addresses are the same: by their premises where both have them, else by their text.
 *
 * @param all may be made one by one, each when it is asked for
 * @param rest resolves in a task of its own
 */
export async function addressGroups(
  all: Iterable<AddressKeys | null>,
  rest: () => Promise<void>,
): Promise<AddressGroups> {
  const known: (AddressKeys | null)[] = []
  const premisesWith = new Map<string, string>()
  const read = (keys: AddressKeys | null) => {
    known.push(keys)
    if (keys?.text && keys.premises !== '' && !premisesWith.has(keys.text))
      premisesWith.set(keys.text, keys.premises)
  }
  const members = new Map<string, number[]>()
  const groups: (number[] | null)[] = []
  const join = (keys: AddressKeys | null) => {
    const key = keys && (keys.premises || premisesWith.get(keys.text) || `text ${keys.text}`)
    const group = key === null ? null : (members.get(key) ?? [])
    if (group && group.length === 0) members.set(key!, group)
    group?.push(groups.length)
    groups.push(group)
  }
  for await (const block of inBlocks(all, rest)) block.forEach(read)
  for await (const block of inBlocks(known, rest)) block.forEach(join)
  return Object.freeze(groups.map((group) => (group && group.length > 1 ? group : null)))
}

const hasGroupsOf = (one: AddressGroups, other: AddressGroups) =>
  one.every((group, at) => group?.[0] === other[at]?.[0] && group?.length === other[at]?.length)

/** Whether the same addresses are the same in both. */
export const areSameGroups = (one: AddressGroups, other: AddressGroups) =>
  hasGroupsOf(one, other) && hasGroupsOf(other, one)
