import { expect, test } from 'vitest'
import { digestOf } from '../../../src/features/mapping/rememberedEntries'
import { recallMapping, rememberMapping } from '../../../src/features/mapping/rememberedMappings'

const headers = ['id', 'street', 'code']
const mapping = { addressColumn: 1, postcodeColumn: 2, moreAddressColumns: [0] }

const remember = async (
  text: string | null,
  names = headers,
  chosen: Parameters<typeof rememberMapping>[2] = mapping,
) => rememberMapping(text, await digestOf(names), chosen)
const recall = async (text: string | null, names = headers) =>
  recallMapping(text, await digestOf(names), names.length)

test.each([mapping, { ...mapping, postcodeColumn: 'inAddress' as const }])(
  'the columns of a file are found again for the same headers: %j',
  async (chosen) => {
    expect(await recall(await remember(null, headers, chosen))).toEqual(chosen)
  },
)

test('no column name is stored: without a header line it would be a customer', async () => {
  expect(await remember(null, ['Hannah Pryce', '8 Heol Fawr', 'LL40 1BD'])).not.toMatch(/Hannah|Heol|LL40/)
})

test.each([
  ['other headers', ['id', 'street', 'Code']],
  ['the same headers in another order', ['street', 'id', 'code']],
  ['the same letters divided in another way', ['ids', 'treet', 'code']],
  ['no headers', []],
])('nothing is found for %s', async (_, others) => {
  expect(await recall(await remember(null), others)).toBeNull()
})

test('a later choice for the same headers replaces the earlier one', async () => {
  const text = await remember(await remember(null), headers, { ...mapping, addressColumn: 0 })
  expect((await recall(text))?.addressColumn).toBe(0)
  expect(JSON.parse(text)).toHaveLength(1)
})

test('the oldest of many is dropped', async () => {
  let text: string | null = null
  for (let at = 0; at <= 20; at += 1) text = await remember(text, [`header ${at}`, 'b', 'c'])
  expect(await recall(text, ['header 0', 'b', 'c'])).toBeNull()
  expect(await recall(text, ['header 20', 'b', 'c'])).toEqual(mapping)
})

test.each(['', '{', '7', '[{"headers":1}]', JSON.stringify([{ headers, ...mapping }])])(
  'storage may hold anything: %j',
  async (text) => {
    expect(await recall(text)).toBeNull()
    expect(await recall(await remember(text))).toEqual(mapping)
  },
)

test('a column beyond the headers is not chosen', async () => {
  expect(await recall(await remember(null, headers, { ...mapping, postcodeColumn: 3 }))).toBeNull()
})
