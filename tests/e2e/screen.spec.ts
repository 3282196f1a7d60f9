import type { Locator, Page } from '@playwright/test'
import { expectNoSidewaysScroll, expectNoViolations, spaceText, watchShifts } from './support/checks'
import { expect, test } from './support/cleanSheet'
import { exportCsv } from './support/exportCsv'
import { rowsInSight } from './support/measures'

// GP practices (NHS Digital, Open Government Licence v3.0): addresses as long as they are in real files.
const PRACTICES =
  `A81001,THE DENSHAM SURGERY,THE HEALTH CENTRE,LAWSON STREET,STOCKTON-ON-TEES,CLEVELAND,TS18 1HU
A81009,VILLAGE MEDICAL CENTRE,THE VILLAGE MEDICAL CTR,400/404 LINTHORPE ROAD,MIDDLESBROUGH,CLEVELAND,TS5 6HF
A81016,PARK SURGERY,"PARK SURGERY, ONE LIFE",LINTHORPE ROAD,MIDDLESBROUGH,CLEVELAND,TS1 3QY
A81022,HILLSIDE PRACTICE,HILLSIDE PRACTICE,"WINDERMERE DRIVE,SKELTON",SALTBURN BY THE SEA,CLEVELAND,TS12 2TG
A81042,SOUTH GRANGE MEDICAL GROUP PRACTICE,SOUTH GRANGE MEDICAL CTR.,"TRUNK ROAD, ESTON",MIDDLESBROUGH,CLEVELAND,TS6 9QG`.split(
    '\n',
  )
const CSV = [
  'OrganisationCode,Name,AddressLine1,AddressLine2,AddressLine3,AddressLine4,Postcode',
  ...Array.from({ length: 12 }, () => PRACTICES).flat(),
].join('\n')

const DESKS = [
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
]

/** Expects these parts to be wholly in the window. */
const expectInSight = async (...parts: Locator[]) => {
  for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 })
}

const expectNoPageScroll = (page: Page) =>
  expect
    .poll(() => page.evaluate(() => document.documentElement.scrollHeight - innerHeight))
    .toBeLessThanOrEqual(0)

const heights = (page: Page) =>
  page.evaluate(() => [
    ...new Set(
      [
        ...document.querySelectorAll<HTMLElement>(
          '.ant-btn:not(.ant-btn-link, .ant-btn-text), .ant-radio-button-wrapper',
        ),
      ]
        .filter((button) => button.checkVisibility({ visibilityProperty: true }))
        .map((button) => button.offsetHeight),
    ),
  ])

/** Expects every button to have one of the two heights. */
const expectTwo = async (page: Page) =>
  expect((await heights(page)).filter((height) => height !== 30 && height !== 38)).toEqual([])

test('in each state what is needed next is in sight; nothing moves', async ({ sheet, provider, page }) => {
  const shifted = await watchShifts(page)
  await page.setViewportSize({ width: 1366, height: 768 })
  await sheet.open()
  expect(await shifted()).toBe(0)
  await sheet.load('gp-practices.csv', CSV)
  await expectInSight(
    page.getByRole('table', { name: 'Preview' }).getByRole('rowheader').nth(4),
    sheet.page.getByRole('checkbox', { name: 'Send them too' }),
    page.getByText('Maximum lookups'),
    sheet.region('What these rows will send').getByRole('listitem').nth(4),
  )
  await sheet.page.getByRole('checkbox', { name: 'Send them too' }).click()
  await sheet.enterKey()
  await expectTwo(page)
  for (const size of DESKS) {
    await page.setViewportSize(size)
    await expectNoPageScroll(page)
    await expectInSight(
      sheet.button('Start Cleanse'),
      sheet.button(/^Try 10 rows first/),
      page.getByText('Maximum lookups'),
      sheet.region('What these rows will send').getByRole('listitem').nth(4),
    )
  }

  await page.setViewportSize(DESKS[0]!)
  await page.getByRole('checkbox', { name: /repeats are looked up once/ }).uncheck()
  const goOn = provider.holdAfter(20)
  const faults = await page.evaluateHandle(() => {
    const messages: string[] = []
    addEventListener('error', ({ message }) => messages.push(message))
    return messages
  })
  await sheet.start()
  await expect(page.getByText('20 / 60')).toBeVisible()
  await expectNoPageScroll(page)
  await expectInSight(
    page.getByText('Processing...'),
    page.getByRole('group', { name: 'Rows' }),
    page.getByRole('table', { name: 'Latest answers' }).getByRole('row').nth(5),
    sheet.region(/^Confidence/),
    sheet.button('Stop'),
  )
  const before = await shifted()
  goOn()
  await sheet.completed()
  await expect(sheet.grid).toBeVisible()
  expect((await shifted()) - before).toBeLessThanOrEqual(0.1)
  expect(await faults.jsonValue()).toEqual([])

  for (const size of DESKS) {
    await page.setViewportSize(size)
    await test.step(`${size.width} × ${size.height}`, async () => {
      await expectNoPageScroll(page)
      await expectInSight(
        page.getByText('Completed'),
        sheet.piles,
        sheet.search,
        sheet.files,
        page.getByRole('link', { name: 'Learn what your results mean' }),
        sheet.button('Start New Cleanse'),
        sheet.button('Start Cleanse'),
        sheet.button('Download CSV'),
      )
    })
  }

  const cutHeads = () =>
    page.getByRole('columnheader').evaluateAll((heads) =>
      heads
        .flatMap((head) => [head, ...head.querySelectorAll('*')])
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth)
        .map(({ textContent }) => textContent),
    )

  await test.step('buttons have two heights, those below the piles one line, and no head is cut', async () => {
    await expectTwo(page)
    await sheet.row(1).click()
    await expectTwo(page)
    for (const width of [920, 1024, 1280, 1366, 1920]) {
      await page.setViewportSize({ width, height: 768 })
      await expect.poll(cutHeads).toEqual([])
    }
  })

  await test.step('Page Down and Page Up move by what is in sight, in a window of any height', async () => {
    await page.setViewportSize(DESKS[0]!)
    // What has the focus instead is named if it is no row.
    const focusedRow = () =>
      page.evaluate(() => {
        const focused = document.activeElement
        return focused?.ariaRowIndex ?? focused?.outerHTML.slice(0, 100)
      })
    const rowInSight = async () => {
      const row = await focusedRow()
      await expectInSight(sheet.grid.locator(`[role=row][aria-rowindex="${row}"]`))
      return Number(row)
    }
    const moved: number[] = []
    for (const { rows, ...size } of [
      { width: 1366, height: 768, rows: 6 },
      { width: 1366, height: 620, rows: 3 },
      { width: 1920, height: 1080, rows: 10 },
    ]) {
      await page.setViewportSize(size)
      await expect.poll(async () => (await rowsInSight(page)).rows).toBeGreaterThanOrEqual(rows)
      await sheet.row(1).focus()
      await expect.poll(focusedRow).toBe('2')
      await page.keyboard.press('PageDown')
      await expect.poll(focusedRow).toMatch(/^(?!2$)\d+$/)
      moved.push((await rowInSight()) - 2)
      await page.keyboard.press('PageUp')
      await expect.poll(focusedRow).toBe('2')
      await rowInSight()
    }
    const [desk, low, high] = moved
    expect(low).toBeLessThan(desk!)
    expect(high).toBeGreaterThan(desk!)
  })

  await test.step('text spaced as WCAG asks for is not cut', async () => {
    await page.setViewportSize(DESKS[0]!)
    await spaceText(page)
    // What is whole elsewhere may be cut by an ellipsis.
    const cut = () =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('.screen *')]
          .filter((each) => each.clientWidth > 1 && getComputedStyle(each).overflowX === 'hidden')
          .filter((each) => getComputedStyle(each).textOverflow !== 'ellipsis' && !each.closest('.dataTable'))
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth + 1)
          .map(({ className }) => className),
      )
    await expect.poll(cut).toEqual([])
    await expect.poll(cutHeads).toEqual([])
    await sheet.row(1).click()
    await expect.poll(cut).toEqual([])
    await expectNoSidewaysScroll(page, 'spaced text')
  })

  await test.step('while it runs, what a low window cuts can be scrolled by keys', async () => {
    await page.setViewportSize(DESKS[0]!)
    await sheet.load('contacts.csv', exportCsv(12))
    await sheet.button('Yes, Load File').click()
    await expect(sheet.grid).toBeHidden()
    await expect(page.getByRole('columnheader', { name: 'POPostalCode' })).toBeVisible()
    // A shadow hangs over the edge of the first one.
    await expect.poll(async () => (await cutHeads()).filter((head) => head !== 'Row')).toEqual([])
    await page.evaluate(() => {
      document.adoptedStyleSheets = []
    })
    const release = provider.holdAfter(10)
    await sheet.start()
    const latest = sheet.region('Latest answers')
    await expect(latest.getByRole('row')).toHaveCount(6)
    await expect(latest).not.toHaveAttribute('tabindex')
    const highest = async () => (await latest.getByRole('row').nth(1).boundingBox())!.height
    const usual = await highest()
    // So narrow that the addresses of any five rows are cut by more than a pixel.
    await page.setViewportSize({ width: 921, height: 500 })
    await expect(latest).toHaveAttribute('tabindex', '0')
    await expectNoViolations(page)
    await expect(async () => {
      await latest.focus()
      await page.keyboard.press('End')
      await expect
        .poll(() => latest.evaluate(({ scrollTop }) => scrollTop), { timeout: 3000 })
        .toBeGreaterThan(0)
    }).toPass()
    await page.setViewportSize({ width: 1366, height: 768 })
    await expect.poll(highest).toBe(usual)
    release()
    await sheet.completed()
  })

  await test.step('eight rows of an export with long addresses in seven columns are in sight', async () => {
    await page.setViewportSize(DESKS[0]!)
    await expect.poll(async () => (await rowsInSight(page)).rows).toBeGreaterThanOrEqual(8)
  })
})
