import { expect, test } from 'vitest'
import {
  digestOf,
  isRemembered,
  recallMapping,
  rememberMapping,
} from '../../../src/features/mapping/rememberedMappings'

const headers = ['id', 'street', 'code']
const mapping = { addressColumn: 1, postcodeColumn: 2, moreAddressColumns: [0] }

const remember = async (text: string | null, names: string[], chosen = mapping) =>
  rememberMapping(text, await digestOf(names), chosen)
const recall = async (text: string | null, names: string[]) =>
  recallMapping(text, await digestOf(names), names.length)

test('the columns of a file are found again for the same headers', async () => {
  expect(await recall(await remember(null, headers), headers)).toEqual(mapping)
})

// The first line of a file without a header is a customer
test('and no name of a column is kept', async () => {
  const text = await remember(null, ['Hannah Pryce', '8 Heol Fawr', 'LL40 1BD'])
  for (const name of ['Hannah', 'Heol', 'LL40']) expect(text).not.toContain(name)
})

test('a postcode in the address is remembered', async () => {
  const inAddress = { ...mapping, postcodeColumn: 'inAddress' as const }
  const text = rememberMapping(null, await digestOf(headers), inAddress)
  expect(await recall(text, headers)).toEqual(inAddress)
})

test.each([
  ['other headers', ['id', 'street', 'Code']],
  ['the same headers in another order', ['street', 'id', 'code']],
  ['the same letters divided in another way', ['ids', 'treet', 'code']],
  ['no headers', []],
])('nothing is found for %s', async (_, others) => {
  expect(await recall(await remember(null, headers), others)).toBeNull()
})

test('the latest choice for the same headers takes the place of the older one', async () => {
  const first = await remember(null, headers)
  const second = await remember(first, headers, { ...mapping, addressColumn: 0 })
  expect((await recall(second, headers))?.addressColumn).toBe(0)
  expect(JSON.parse(second)).toHaveLength(1)
})

test('the oldest of many is dropped', async () => {
  let text: string | null = null
  for (let at = 0; at <= 20; at += 1) text = await remember(text, [`header ${at}`, 'b', 'c'])
  expect(await recall(text, ['header 0', 'b', 'c'])).toBeNull()
  expect(await recall(text, ['header 20', 'b', 'c'])).toEqual(mapping)
})

const byNames = JSON.stringify([{ headers, ...mapping }])

test.each(['', '{', '7', '[{"headers":1}]', byNames])('what is stored may be anything: %j', async (text) => {
  expect(isRemembered(text)).toBe(false)
  expect(await recall(text, headers)).toBeNull()
  expect(await recall(await remember(text, headers), headers)).toEqual(mapping)
})

test('what was written is known as such', async () => {
  expect(isRemembered(await remember(await remember(null, headers), ['a']))).toBe(true)
})

test('a column beyond the headers is not chosen', async () => {
  const stored = await remember(null, headers, { ...mapping, postcodeColumn: 3 })
  expect(await recall(stored, headers)).toBeNull()
})
