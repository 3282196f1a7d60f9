import { test, type Browser } from '@playwright/test'
import { listed, median, report } from './support/figure'
import { getReady, inBarePage, inLibraryPage, inProduct } from './support/openPage'
import { countsOfProvider, setLatency } from './support/provider'
import { runBare, runProduct, wallMs } from './support/runs'

/** Runs product and bare loop in turn, so that what else the machine does meets both alike. */
async function compare(browser: Browser, latencyMs: number, times: number) {
  const [product, bare, library]: [number[], number[], number[]] = [[], [], []]
  let preflights = 0
  for (let time = 0; time < times; time++) {
    await inBarePage(browser, async (page) => {
      await setLatency(latencyMs)
      bare.push(wallMs(await runBare(page)))
    })
    await inLibraryPage(browser, async (page) => {
      library.push(wallMs(await runBare(page)))
    })
    await inProduct(browser, async (sheet, page) => {
      await setLatency(0)
      await getReady(sheet)
      await setLatency(latencyMs)
      product.push(wallMs(await runProduct(page)))
      preflights = (await countsOfProvider()).preflights
    })
  }
  const note = `product ${listed(product)}; bare loop ${listed(bare)}; Redux Toolkit alone ${listed(library)}; preflights of the product: ${preflights}`
  return { measured: median(product), floor: median(bare), library: median(library), note }
}

async function reportRun(
  name: string,
  goal: number,
  { library, ...compared }: Awaited<ReturnType<typeof compare>>,
) {
  await report({ name: `${name}, wall time`, unit: 'ms', ...compared, judged: 'ratio', goal })
  const { floor } = compared
  await report({
    name: `${name}, Redux Toolkit alone`,
    unit: 'ms',
    measured: library,
    floor,
    judged: 'ratio',
  })
}

test.beforeAll('the stand-in has made its answers', async ({ browser }) => {
  await setLatency(0)
  await inBarePage(browser, runBare)
})

test('a run at 50 ms latency', async ({ browser }) => {
  await reportRun('1,100 rows at 50 ms', 1.02, await compare(browser, 50, 3))
})

test('a run at 0 ms latency', async ({ browser }) => {
  await reportRun('1,100 rows at 0 ms', 1.3, await compare(browser, 0, 5))
})
