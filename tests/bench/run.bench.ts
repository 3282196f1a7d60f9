import { test, type Browser, type Page } from '@playwright/test'
import { listed, median, report } from './support/figure'
import { getReady, inBarePage, inLibraryPage, inProduct, inProductWithoutLive } from './support/openPage'
import { countsOfProvider, setLatency } from './support/provider'
import { runBare, runProduct, wallMs } from './support/runs'

/** Runs product and bare loop in turn, so that what else the machine does meets both alike. */
async function compare(browser: Browser, latencyMs: number, times: number) {
  const [product, withoutLive]: [number[], number[]] = [[], []]
  const [bare, library]: [number[], number[]] = [[], []]
  let preflights = 0
  const runOnce = async (sheet: Parameters<typeof getReady>[0], page: Page) => {
    await setLatency(0)
    await getReady(sheet)
    await setLatency(latencyMs)
    return wallMs(await runProduct(page))
  }
  for (let time = 0; time < times; time++) {
    await inBarePage(browser, async (page) => {
      await setLatency(latencyMs)
      bare.push(wallMs(await runBare(page)))
    })
    await inLibraryPage(browser, async (page) => {
      library.push(wallMs(await runBare(page)))
    })
    product.push(await inProduct(browser, runOnce))
    preflights = (await countsOfProvider()).preflights
    withoutLive.push(await inProductWithoutLive(browser, runOnce))
  }
  const note = `product ${listed(product)}; bare loop ${listed(bare)}; without the live part ${listed(withoutLive)}; Redux Toolkit alone ${listed(library)}; preflights of the product: ${preflights}`
  return {
    measured: median(product),
    floor: median(bare),
    withoutLive: median(withoutLive),
    library: median(library),
    note,
  }
}

async function reportRun(
  name: string,
  goal: number | undefined,
  { library, withoutLive, ...compared }: Awaited<ReturnType<typeof compare>>,
) {
  await report({
    name: `${name}, wall time`,
    unit: 'ms',
    ...compared,
    judged: 'ratio',
    ...(goal && { goal }),
  })
  const parts = { 'without the live part': withoutLive, 'Redux Toolkit alone': library }
  for (const [part, measured] of Object.entries(parts)) {
    await report({
      name: `${name}, ${part}`,
      unit: 'ms',
      measured,
      floor: compared.floor,
      judged: 'ratio',
    })
  }
}

test.beforeAll('the stand-in has made its answers', async ({ browser }) => {
  await setLatency(0)
  await inBarePage(browser, runBare)
})

test('a run at 50 ms latency', async ({ browser }) => {
  await reportRun('1,100 rows at 50 ms', 1.05, await compare(browser, 50, 3))
})

test('a run at 0 ms latency', async ({ browser }) => {
  await reportRun('1,100 rows at 0 ms', undefined, await compare(browser, 0, 5))
})
