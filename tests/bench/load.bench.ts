import { test, type Page } from '@playwright/test'
import { timeToStart, visit, wireTime, type Visit } from './support/coldLoad'
import { listed, median, report } from './support/figure'
import { inProduct } from './support/openPage'
import { servedFiles, type ServedFile } from './support/pages'
import { REACT_PAGE } from './support/places'

const TIMES = 5

/** Paths of the files that the page had asked for when it had loaded; what comes later is fetched ahead. */
const askedBeforeLoad = (page: Page) =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
    const before = performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime <= navigation!.loadEventStart)
    return ['/index.html', ...before.map(({ name }) => new URL(name).pathname)]
  })

const listedFiles = (files: ServedFile[]) =>
  files.map(({ path, bytes }) => `${path.split('/').at(-1)} ${(bytes / 1000).toFixed(1)}`).join(', ')

test('the first load', async ({ browser }) => {
  await servedFiles()
  const needed = await inProduct(browser, (_, page) => askedBeforeLoad(page))
  const all = await servedFiles()
  const served = all.filter(({ path }) => needed.includes(path))
  const kilobytes = (ending: string) =>
    served.filter(({ path }) => path.endsWith(ending)).reduce((sum, { bytes }) => sum + bytes, 0) / 1000
  await report({
    name: 'JavaScript before the page can be used, brotli',
    unit: 'KB',
    measured: kilobytes('.js'),
    goal: 185,
    judged: 'measured',
    note: `${listedFiles(served)}; fetched ahead after that: ${listedFiles(all.filter((file) => !served.includes(file)))}`,
  })
  await report({
    name: 'Styles before the page can be used, brotli',
    unit: 'KB',
    measured: kilobytes('.css'),
    goal: 30,
    judged: 'measured',
  })

  const starts: Record<'product' | 'react', number[]> = { product: [], react: [] }
  for (let time = 0; time < TIMES; time++) {
    starts.react.push(await timeToStart(browser, REACT_PAGE))
    starts.product.push(await timeToStart(browser, '/'))
  }
  await report({
    name: 'Opened for the first time, Start on the screen',
    unit: 'ms',
    measured: median(starts.product),
    floor: median(starts.react),
    goal: 2,
    judged: 'ratio',
    note: `${listed(starts.product)}; floor: a page with React and one button, ${listed(starts.react)}`,
  })
  await servedFiles()

  const visits: Visit[] = []
  const wire: number[] = []
  const paths = served.map(({ path }) => path).filter((path) => path !== '/index.html')
  for (let time = 0; time < TIMES; time++) {
    visits.push(await visit(browser))
    wire.push(await wireTime(browser, paths))
  }
  const seconds = (samples: number[]) => median(samples) / 1000
  const usable = visits.map((each) => each.usable)
  await report({
    name: 'First load usable, 4× slower processor, Fast 4G',
    unit: 's',
    measured: seconds(usable),
    floor: seconds(wire),
    goal: 2.5,
    judged: 'measured',
    note: `${listed(usable)} ms; floor: the same files over the same network, with nothing done to them`,
  })
  await report({
    name: 'First paint, same profile',
    unit: 's',
    measured: seconds(visits.map(({ firstPaint }) => firstPaint)),
  })
})
