import * as v from 'valibot'
import { expect, test } from 'vitest'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { rememberedChoices } from '../../../src/features/mapping/rememberedChoices'
import { createTestWorld } from '../../support/testWorld'
import { csvFile } from '../../support/builders'
import { mappingRoom } from '../../support/rooms/mapping'
import { pagesIn } from '../../support/testPage'

const { openTestPage } = pagesIn(mappingRoom)

const KEY = 'cleansheet:test'
const headers = ['id', 'street', 'code']
const { recall, remember } = rememberedChoices(KEY, v.object({ column: v.number() }), ({ column }) => [
  column,
])

/** A device on which files with these headers are loaded, one after another. */
function device(stored?: string) {
  const world = createTestWorld()
  if (stored !== undefined) world.storage.setItem(KEY, stored)
  const page = openTestPage(world)
  const apiFor = (names: string[]) => {
    page.store.dispatch(fileLoaded(csvFile({ headers: names, rows: [names] })))
    return { getState: () => page.store.getState(), extra: { storage: world.storage } }
  }
  return {
    stored: () => world.storage.getItem(KEY) ?? '',
    choose: (column: number, names = headers) => remember(apiFor(names), { column }),
    recall: (names = headers) => recall(apiFor(names)),
  }
}

test('choices return for the same headers, and no header is stored', () => {
  const { choose, recall: find, stored } = device()
  choose(2)
  expect(find()).toEqual({ column: 2 })
  expect(stored()).not.toMatch(/street/)
})

test.each([
  ['other headers', ['id', 'street', 'Code']],
  ['the same headers in another order', ['street', 'id', 'code']],
  ['the same letters divided in another way', ['ids', 'treet', 'code']],
])('nothing is found for %s', (_, others) => {
  const { choose, recall: find } = device()
  choose(2)
  expect(find(others)).toBeNull()
})

test('a later choice for the same headers replaces the earlier one', () => {
  const { choose, recall: find, stored } = device()
  choose(2)
  choose(1)
  expect(find()).toEqual({ column: 1 })
  expect(JSON.parse(stored())).toHaveLength(1)
})

test('choices that name a column beyond those of the file are not recalled', () => {
  const { choose, recall: find } = device()
  choose(headers.length)
  expect(find()).toBeNull()
})

test('the oldest of many is dropped', () => {
  const { choose, recall: find } = device()
  for (let at = 0; at <= 20; at += 1) choose(at % 2, [`header ${at}`, 'b'])
  expect(find(['header 0', 'b'])).toBeNull()
  expect(find(['header 20', 'b'])).toEqual({ column: 0 })
})

test.each(['', '{', '7', '[{"headers":1}]', JSON.stringify([{ headers, column: 7 }])])(
  'storage may hold anything: %j',
  (stored) => {
    const { choose, recall: find } = device(stored)
    expect(find()).toBeNull()
    choose(2)
    expect(find()).toEqual({ column: 2 })
  },
)

test.each([null, {}, { headers: 'none', column: 1 }, { headers: 'a'.repeat(64), column: 'first' }])(
  'an entry that cannot be read costs itself alone: %j',
  (bad) => {
    const before = device()
    before.choose(0, ['street'])
    before.choose(2)
    const { choose, recall: find, stored } = device(JSON.stringify([bad, ...JSON.parse(before.stored())]))
    expect(find()).toEqual({ column: 2 })
    choose(1)
    expect(find(['street'])).toEqual({ column: 0 })
    expect(JSON.parse(stored())).toHaveLength(2)
  },
)
