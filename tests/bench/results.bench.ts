import { test } from '@playwright/test'
import { timeDownload, timeDownloadBare } from './support/downloads'
import { listed, median, report } from './support/figure'
import { emptyFrames, interact, type Interaction, type Took } from './support/interactions'
import { getReady, inBarePage, inProduct } from './support/openPage'
import { setLatency } from './support/provider'
import { seeResults, showBare, type ResultsShown } from './support/results'
import { runProduct } from './support/runs'

const TIMES = 3

const INTERACTIONS: Record<Interaction, { name: string; times: number }> = {
  sort: { name: 'Sorting 1,100 results', times: 6 },
  filter: { name: 'Filtering 1,100 results by outcome', times: 8 },
  search: { name: 'Filtering 1,100 results by text', times: 8 },
  open: { name: 'Opening a row', times: 6 },
}
const kinds = Object.keys(INTERACTIONS) as Interaction[]

test('the results of 1,100 rows', async ({ browser }) => {
  const shown: ResultsShown[] = []
  const took: Record<Interaction, Took[]> = { sort: [], filter: [], search: [], open: [] }
  const nothing: number[] = []
  const downloads: number[][] = []
  const bare: { shown: number; download: number }[] = []

  await setLatency(0)
  for (let time = 0; time < TIMES; time++) {
    const text = await inProduct(browser, async (sheet, page) => {
      await getReady(sheet)
      shown.push((await Promise.all([seeResults(page), runProduct(page)]))[0])
      await page.waitForLoadState('networkidle')
      const download = await timeDownload(page, 5)
      downloads.push(download.took)
      for (const kind of kinds) took[kind].push(...(await interact(page, kind, INTERACTIONS[kind].times)))
      nothing.push(...(await emptyFrames(page, 6)))
      return download.text
    })
    await inBarePage(browser, async (page) => {
      bare.push({ shown: await showBare(page, shown[0]!.html), download: await timeDownloadBare(page, text) })
    })
  }

  const longTasks = shown.flatMap((each) => each.longTasks)
  await report({
    name: 'Results on the screen after the last answer',
    unit: 'ms',
    measured: median(shown.map(({ ms }) => ms)),
    floor: median(bare.map((each) => each.shown)),
    goal: 100,
    judged: 'measured',
    note: `until the rows in sight of 200 × ${shown[0]!.columns} are painted: ${listed(shown.map(({ ms }) => ms))}; all 200 after ${listed(shown.map(({ allMs }) => allMs))}; floor: the HTML of all 200 in a bare page`,
  })
  await report({
    name: 'Long tasks on the way to the results',
    unit: 'tasks',
    measured: longTasks.length / TIMES,
    goal: 0,
    judged: 'measured',
    note: `of ${listed(longTasks)} ms in ${TIMES} runs`,
  })
  for (const kind of kinds) {
    await report({
      name: INTERACTIONS[kind].name,
      unit: 'ms',
      measured: median(took[kind].map(({ inSight }) => inSight)),
      floor: median(nothing),
      goal: 50,
      judged: 'measured',
      note: `until the rows in sight are painted: ${listed(took[kind].map(({ inSight }) => inSight))}; all rows after ${median(took[kind].map(({ all }) => all)).toFixed(0)} ms; long tasks: ${listed(took[kind].flatMap((each) => each.longTasks)) || 'none'}; floor: two frames without work`,
    })
  }
  await report({
    name: 'Download of 1,100 × 56 made',
    unit: 'ms',
    measured: median(downloads.map(([first]) => first!)),
    floor: median(bare.map((each) => each.download)),
    goal: 50,
    judged: 'measured',
    note: `the first of a page; five in a row: ${downloads.map(listed).join('; ')}; floor: the same cells joined`,
  })
})
