import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expectNoViolations } from './support/checks'
import { expect, test as base } from './support/cleanSheet'

// The table of the results, alone, with 1,100 rows: what no state of the page shows as plainly.

const FOLDER = join('test-results', 'harness')

const test = base.extend<{ rows: Grid }>({
  rows: async ({ page, sheet, baseURL }, provide) => {
    // It watches over errors and the Content-Security-Policy.
    expect(sheet.page).toBe(page)
    await page.route('**/harness/**', (route) =>
      route.fulfill({
        path: join(FOLDER, new URL(route.request().url()).pathname.slice('/harness/'.length)),
      }),
    )
    await page.goto(`${baseURL}/harness/index.html`)
    await provide(new Grid(page))
  },
})

class Grid {
  readonly grid
  readonly log
  constructor(readonly page: Page) {
    this.grid = page.getByRole('grid', { name: 'Rows' })
    this.log = page.getByRole('status')
  }
  readonly row = (number: number) => this.grid.locator(`[data-row-key="${number - 1}"]`)
  readonly press = (key: string) => this.page.keyboard.press(key)
  /** Expects that the row has the focus, is the one selected, and is in view. */
  async expectAt(number: number) {
    await expect(this.row(number)).toBeFocused()
    await expect(this.row(number)).toHaveAttribute('aria-selected', 'true')
    await expect(this.grid.locator('[aria-selected=true]')).toHaveCount(1)
    await expect(this.row(number).getByRole('rowheader')).toBeInViewport({ ratio: 0.95 })
  }
  /** Goes into the rows by the keyboard. */
  async enter() {
    await this.page.getByRole('button', { name: 'Before' }).focus()
    await this.press('Tab')
    await this.press('Tab')
    await this.press('Tab')
    await this.expectAt(1)
  }
  async wheel(deltaY: number) {
    await this.grid.locator('[data-row-key]').first().hover()
    await this.page.mouse.wheel(0, deltaY)
  }
}

// One worker builds it, once.
test.describe.configure({ mode: 'default' })
test.beforeAll(() => {
  const args = ['--config', 'tests/e2e/harness/vite.config.ts', '--outDir', join(process.cwd(), FOLDER)]
  execFileSync('npx', ['vite', 'build', '--emptyOutDir', '--logLevel', 'warn', ...args], {
    env: { ...process.env, NODE_ENV: 'production' },
    shell: process.platform === 'win32',
  })
})

test('it is a grid that says what it holds', async ({ rows, page }) => {
  await expect(rows.grid).toHaveAttribute('aria-rowcount', '1101')
  await expect(rows.grid).toHaveAttribute('aria-colcount', '57')
  await expect(rows.grid).toHaveAttribute('aria-live', 'off')
  await expect(rows.grid.getByRole('columnheader')).toHaveCount(8)
  await expect(rows.grid.getByRole('rowheader', { name: '1', exact: true })).toBeVisible()
  await expect(rows.row(3)).toHaveAttribute('aria-rowindex', '4')
  await expect(rows.row(3).getByRole('cell').nth(0)).toHaveAttribute('aria-colindex', '2')
  expect(await rows.grid.getByRole('row').count()).toBeLessThan(40)
  await expect(page.getByRole('table')).toHaveCount(0)
  await expectNoViolations(page)
})

test('one stop for all rows; arrows, pages and ends move', async ({ rows }) => {
  await rows.enter()
  await rows.press('ArrowDown')
  await rows.expectAt(2)
  await rows.press('ArrowUp')
  await rows.press('ArrowUp')
  await rows.expectAt(1)
  await rows.press('End')
  await rows.expectAt(1100)
  await rows.press('PageUp')
  const { height } = (await rows.grid.locator('.ant-table-tbody-virtual-holder').boundingBox())!
  await rows.expectAt(1100 - (Math.floor(height / 39) - 1))
  await rows.press('PageDown')
  await rows.expectAt(1100)
  await rows.press('Home')
  await rows.expectAt(1)
  for (let time = 0; time < 40; time++) await rows.press('ArrowDown')
  await rows.expectAt(41)
  await rows.press('Tab')
  await expect(rows.page.getByRole('button', { name: 'After' })).toBeFocused()
  await rows.press('Shift+Tab')
  await rows.expectAt(41)
})

test('Enter and a click open; other keys are handed on, with those held down', async ({ rows }) => {
  await rows.enter()
  await rows.press('Enter')
  await expect(rows.log).toHaveText('open 1')
  await rows.press('a')
  await expect(rows.log).toHaveText('a 1')
  await rows.press('Control+z')
  await expect(rows.log).toHaveText('Ctrl+z 1')
  await rows.press('?')
  await expect(rows.log).toHaveText('? 1')
  await rows.row(5).getByRole('cell').nth(2).click()
  await expect(rows.log).toHaveText('open 5')
  await rows.expectAt(5)
})

test('a row that scrolls out of view keeps the focus', async ({ rows, page }) => {
  await rows.enter()
  await rows.press('ArrowDown')
  await rows.expectAt(2)
  await rows.wheel(4000)
  await expect(rows.row(2)).toHaveCount(0)
  await expect(rows.grid).toBeFocused()
  await page.mouse.wheel(0, -4000)
  await rows.expectAt(2)
  await page.mouse.wheel(0, 4000)
  await expect(rows.row(2)).toHaveCount(0)
  await rows.press('ArrowDown')
  await rows.expectAt(3)
})

test('Tab finds the current row while it is out of view', async ({ rows, page }) => {
  await rows.enter()
  await rows.press('ArrowDown')
  await page.getByRole('button', { name: 'After' }).focus()
  await rows.wheel(4000)
  await expect(rows.row(2)).toHaveCount(0)
  await page.getByRole('button', { name: 'After' }).focus()
  await rows.press('Shift+Tab')
  await rows.expectAt(2)
  await rows.press('Shift+Tab')
  await expect(rows.grid.getByRole('columnheader').last()).toBeFocused()
})

test('the focus follows the current row, also to one far away', async ({ rows, page }) => {
  await rows.enter()
  await rows.press('j')
  await rows.expectAt(901)
  await rows.press('ArrowDown')
  await rows.expectAt(902)
  // Never from a person who is elsewhere.
  await page.getByRole('button', { name: 'Before' }).focus()
  await rows.row(904).getByRole('button').dispatchEvent('click')
  await expect(rows.row(904)).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Before' })).toBeFocused()
})

test('the focus is never lost with the row or the button that had it', async ({ rows }) => {
  await rows.enter()
  await rows.press('n')
  await rows.expectAt(2)
  await rows.press('ArrowDown')
  await rows.expectAt(3)
  await rows.press('d')
  await expect(rows.row(3)).toHaveCount(0)
  await expect(rows.grid).toBeFocused()
  await rows.press('ArrowDown')
  await rows.expectAt(4)
  await rows.row(6).getByRole('button').click()
  await expect(rows.row(6)).toHaveCount(0)
  await expect(rows.grid).toBeFocused()
  await rows.press('End')
  await rows.press('f')
  await expect(rows.grid.getByRole('row')).toHaveCount(4)
  await expect(rows.grid).toBeFocused()
  await rows.press('Home')
  await rows.press('0')
  await expect(rows.grid.getByRole('row')).toHaveCount(1)
  await expect(rows.grid).toBeFocused()
})

test('headers sort by Enter, Space and click, and say how', async ({ rows }) => {
  const header = rows.grid.getByRole('columnheader', { name: 'Column 1' })
  await expect(header).toHaveAttribute('aria-sort', 'none')
  await header.focus()
  await rows.press('Space')
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  await expect(rows.row(1100)).toHaveAttribute('aria-rowindex', '2')
  await rows.press('Enter')
  await expect(header).toHaveAttribute('aria-sort', 'ascending')
  await expect(header).toBeFocused()
  await header.click()
  await expect(header).toHaveAttribute('aria-sort', 'descending')
  await expect(rows.grid.getByRole('columnheader', { name: 'Column 3' })).not.toHaveAttribute('aria-sort')
})

test('rows in another order are seen from the first one on', async ({ rows }) => {
  await rows.wheel(4000)
  await expect(rows.row(1)).toHaveCount(0)
  await rows.grid.getByRole('columnheader', { name: 'Column 1' }).click()
  await expect(rows.row(1100).getByRole('rowheader')).toBeInViewport({ ratio: 0.95 })
  await rows.wheel(4000)
  await expect(rows.row(1100)).toHaveCount(0)
  await rows.grid.getByRole('columnheader', { name: 'Column 1' }).click()
  await expect(rows.row(1).getByRole('rowheader')).toBeInViewport({ ratio: 0.95 })
})

test('header and body scroll sideways together, whatever takes the focus', async ({ rows, page }) => {
  await page.setViewportSize({ width: 700, height: 700 })
  const expectInStep = async (number: number, cell: string) => {
    await expect(async () => {
      const head = await rows.grid.getByRole('columnheader', { name: cell }).boundingBox()
      const body = await rows
        .row(number)
        .getByRole('cell')
        .nth(Number(cell.slice(7)) - 1)
        .boundingBox()
      expect(Math.abs(head!.x - body!.x)).toBeLessThan(1.5)
    }).toPass()
  }
  await rows.grid.getByRole('columnheader', { name: 'Column 7' }).focus()
  await expect(rows.grid.getByRole('columnheader', { name: 'Column 7' })).toBeInViewport()
  await expectInStep(2, 'Column 7')
  await rows.enter()
  await rows.press('ArrowLeft')
  await expectInStep(2, 'Column 3')
  for (let time = 0; time < 12; time++) await rows.press('ArrowLeft')
  await expectInStep(2, 'Column 1')
  await rows.row(4).getByRole('button').focus()
  await expect(rows.row(4).getByRole('button')).toBeInViewport({ ratio: 1 })
  await expectInStep(4, 'Column 6')
})

test('it fills the window, and makes room for what comes above it', async ({ rows, page }) => {
  const isFull = async () => {
    const { y, height } = (await rows.grid.boundingBox())!
    expect(Math.abs(y + height + 16 - page.viewportSize()!.height)).toBeLessThan(4)
  }
  await expect(isFull).toPass()
  await page.setViewportSize({ width: 1000, height: 500 })
  await expect(isFull).toPass()
  await page.getByRole('button', { name: 'Notice' }).click()
  await expect(isFull).toPass()
  await page.setViewportSize({ width: 1000, height: 250 })
  await expect(async () => expect((await rows.grid.boundingBox())!.height).toBeGreaterThan(190)).toPass()
})
