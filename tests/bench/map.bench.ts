import { expect, test } from '@playwright/test'
import { listed, median, report } from './support/figure'
import { htmlOfMap, moveMap, showMap, showMapBare, townsCsv, type Moved } from './support/maps'
import { inBarePage, inProduct } from './support/openPage'
import { setLatency } from './support/provider'
import { seeResults } from './support/results'
import { runProduct } from './support/runs'

const TIMES = 3

const longest = ({ frames }: Moved) => Math.max(...frames)
const over = ({ frames }: Moved) => frames.filter((ms) => ms > 32).length

test('the map of 1,100 rows', async ({ browser }) => {
  await setLatency(0)
  let html = ''
  const moved: Moved[] = []
  await inProduct(browser, async (sheet, page) => {
    await sheet.load('towns.csv', townsCsv())
    await sheet.enterKey()
    await expect(sheet.button('Start Cleanse')).toBeEnabled()
    await Promise.all([seeResults(page), runProduct(page)])
    await showMap(page)
    html = await htmlOfMap(page)
    for (let time = 0; time < TIMES; time++) moved.push(await moveMap(page))
  })
  const bare: Moved[] = []
  await inBarePage(browser, async (page) => {
    await showMapBare(page, html)
    for (let time = 0; time < TIMES; time++) bare.push(await moveMap(page))
  })
  await report({
    name: 'Moving a map of 1,100 rows, the longest frame',
    unit: 'ms',
    measured: median(moved.map(longest)),
    floor: median(bare.map(longest)),
    goal: 32,
    judged: 'measured',
    note: `in and out by the wheel, to and fro by the hand: ${listed(moved.map(longest))}; frames over 32 ms: ${moved.map(over).join(' ')} of ${moved.map(({ frames }) => frames.length).join(' ')}; floor: the same picture in a bare page, moved in the same way, ${listed(bare.map(longest))}`,
  })
})
