import { expect, test } from 'vitest'
import type { Envelope } from '../../../../src/domain/address/writing/pieces'
import { addressGroups, addressKeys } from '../../../../src/domain/address/writing/sameAddress'

const noRest = () => Promise.resolve()

/** The keys of `Flat 2, 1 High Street | uprn/umprn`, in Leeds. */
function keys(text: string) {
  const [address = '', id = ''] = text.split(' | ')
  const [uprn = '', umprn = ''] = id.split('/')
  const lines = address.split(', ').filter(Boolean)
  const pieces = lines.map((line, at) => ({ kind: at < lines.length - 1 ? 'line' : 'street', text: line }))
  const town = address === '' ? '' : 'LEEDS'
  const envelope: Envelope = {
    pieces: pieces as Envelope['pieces'],
    town,
    county: '',
    postcode: '',
    country: '',
  }
  return addressKeys(envelope, uprn, umprn)
}

/** Addresses, and for each the rows that have it; `-` where no other has. */
test.each<[string, string[], string]>([
  ['by UPRN, however they are spelt', ['1 High St | 7', '1 High Street | 7', '2 High St | 8'], '0 1, 0 1, -'],
  ['by text where one has no UPRN', ['1 High St | 7', '1 HIGH ST', '1, high st'], '0 1 2, 0 1 2, 0 1 2'],
  ['not two flats behind one letter box', ['Flat 1, 1 High St | 7/1', 'Flat 2, 1 High St | 7/2'], '-, -'],
  ['not two flats of one UPRN', ['Flat 1, 1 High St | 7', 'Flat 2, 1 High St | 7'], '-, -'],
  ['not two firms at one UPRN', ['Acme Ltd, 1 High St | 7', 'Bell & Co, 1 High St | 7'], '-, -'],
  ['not two premises of one text', ['1 High St | 7', '1 High St | 8'], '-, -'],
  ['not rows without an address', ['', ''], '-, -'],
])('two addresses are the same %s', async (_, addresses, groups) => {
  const found = await addressGroups(addresses.map(keys), noRest)
  expect(found.map((group) => group?.join(' ') ?? '-').join(', ')).toBe(groups)
})
