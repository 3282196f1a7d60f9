import { addressKey } from './addressKey'
import { linesOf, wordsIn, type Envelope } from './pieces'

/** What tells whether two addresses are the same one. */
export interface AddressKeys {
  /** The words of the address as it is written; empty if it has none. */
  text: string
  /** UPRN and UMPRN with the words before the street; empty where the address has no UPRN. */
  premises: string
}

/**
 * The keys of an address as it is written. A firm, a flat and a unit belong to its premises: those behind one letter box share
 * a UPRN.
 *
 * @returns null for an address without a word and without a UPRN
 */
export function keysOf(envelope: Envelope, uprn = '', umprn = ''): AddressKeys | null {
  const text = addressKey([...linesOf(envelope), envelope.town, envelope.postcode].join(', '))
  if (text === '' && uprn === '') return null
  // A PO box goes where a street goes.
  const above = envelope.pieces.filter(
    ({ kind, text: piece }) => (kind !== 'street' || piece.startsWith('PO Box')) && kind !== 'locality',
  )
  const door = wordsIn(...above.map((piece) => piece.text)).join(' ')
  return { text, premises: uprn === '' ? '' : `${uprn}/${umprn}/${door}` }
}

/**
 * For each address all those that are the same, by index in their order and shared among them; null if there is no other. Two
 * are the same by their premises where both have them, else by their text.
 */
export function addressGroups(all: readonly (AddressKeys | null)[]): (readonly number[] | null)[] {
  const premisesWith = new Map<string, string>()
  for (const { text, premises } of all.filter((keys) => keys !== null))
    if (text !== '' && premises !== '' && !premisesWith.has(text)) premisesWith.set(text, premises)
  const members = new Map<string, number[]>()
  const groups = all.map((keys, at) => {
    if (!keys) return null
    const key = keys.premises || premisesWith.get(keys.text) || `text ${keys.text}`
    const group = members.get(key) ?? []
    members.set(key, group)
    group.push(at)
    return group
  })
  return groups.map((group) => (group && group.length > 1 ? group : null))
}
