import { expect, test } from 'vitest'
import { recallMapping, rememberMapping } from '../../../src/features/mapping/rememberedMappings'

const headers = ['id', 'street', 'code']
const mapping = { addressColumn: 1, postcodeColumn: 2, moreAddressColumns: [0] }

// MAPPING-8
test('the columns of a file are found again for the same headers', () => {
  expect(recallMapping(rememberMapping(null, headers, mapping), headers)).toEqual(mapping)
})

test.each([
  ['other headers', ['id', 'street', 'Code']],
  ['the same headers in another order', ['street', 'id', 'code']],
  ['no headers', []],
])('nothing is found for %s', (_, others) => {
  expect(recallMapping(rememberMapping(null, headers, mapping), others)).toBeNull()
})

test('the latest choice for the same headers takes the place of the older one', () => {
  const first = rememberMapping(null, headers, mapping)
  const second = rememberMapping(first, headers, { ...mapping, addressColumn: 0 })
  expect(recallMapping(second, headers)?.addressColumn).toBe(0)
  expect(JSON.parse(second)).toHaveLength(1)
})

// MAPPING-8
test('the oldest of many is dropped', () => {
  let text: string | null = null
  for (let at = 0; at <= 20; at += 1) text = rememberMapping(text, [`header ${at}`, 'b', 'c'], mapping)
  expect(recallMapping(text, ['header 0', 'b', 'c'])).toBeNull()
  expect(recallMapping(text, ['header 20', 'b', 'c'])).toEqual(mapping)
})

test.each(['', '{', '7', '[{"headers":1}]', '[{"headers":["id","street","code"],"addressColumn":-1}]'])(
  'what is stored may be anything: %j',
  (text) => {
    expect(recallMapping(text, headers)).toBeNull()
    expect(recallMapping(rememberMapping(text, headers, mapping), headers)).toEqual(mapping)
  },
)

test('a column beyond the headers is not chosen', () => {
  const stored = JSON.stringify([{ headers, ...mapping, postcodeColumn: 3 }])
  expect(recallMapping(stored, headers)).toBeNull()
})
