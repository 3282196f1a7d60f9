import type { Page } from '@playwright/test'
import { expect, test, type CleanSheet } from './support/cleanSheet'

async function complete(sheet: CleanSheet, rows: number) {
  await sheet.getReady(rows)
  await sheet.start()
  await expect(sheet.page.getByText('Completed')).toBeVisible()
}

/** Ant Design's menu moves on from its active item, which follows the focus one render later. */
async function expectCurrent(page: Page, name: string) {
  const item = page.getByRole('menuitem', { name })
  await expect(item).toBeFocused()
  await expect(item).toHaveClass(/-active/)
}

test('the menu of downloads answers the keys of a menu', async ({ sheet, page }) => {
  await complete(sheet, 2)
  const more = sheet.button('More downloads')
  await more.focus()
  await page.keyboard.press('ArrowDown')
  for (const name of [
    'Excel workbook (.xlsx)',
    'Ready to use (2)',
    'Ready rows (.xlsx)',
    'Choose columns…',
  ]) {
    await expectCurrent(page, name)
    if (name !== 'Choose columns…') await page.keyboard.press('ArrowDown')
  }
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Columns of the download' })
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(more).toBeFocused()
  const written = page.waitForEvent('download')
  await page.keyboard.press('ArrowDown')
  await expectCurrent(page, 'Excel workbook (.xlsx)')
  await page.keyboard.press('ArrowDown')
  await expectCurrent(page, 'Ready to use (2)')
  await page.keyboard.press('Enter')
  expect((await written).suggestedFilename()).toBe('customers_cleansed_ready.csv')
  await expect(
    page.getByText('customers_cleansed_ready.csv: 2 rows, 2 with a cleansed address'),
  ).toBeVisible()
})

test('a summary of the cleanse is printed in place of the screen, the rows to review on a page of their own', async ({
  sheet,
  page,
}) => {
  await complete(sheet, 3)
  await page.getByRole('slider', { name: 'Threshold' }).fill('1')
  const summary = page.getByRole('region', { name: 'CleanSheet: summary of a cleanse' })
  await expect(summary).toBeHidden()
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', 'yes')
  })
  await sheet.button('More downloads').click()
  await page.getByRole('menuitem', { name: 'Print summary' }).click()
  await expect(page.locator('body')).toHaveAttribute('data-printed', 'yes')

  await page.emulateMedia({ media: 'print' })
  await expect(summary).toBeVisible()
  await expect(page.getByRole('button')).toHaveCount(0)
  await expect(summary).toContainText('customers.csv')
  await expect(summary).toContainText(/3 of 3 rows done · in \d+ s · 3 lookups used/)
  await expect(summary.getByRole('table', { name: 'Outcomes' }).getByRole('row')).toHaveText([
    'Good0',
    'To review3',
    'No match0',
    'Failed0',
    'Nothing to send0',
    'Not run0',
  ])
  await expect(
    summary.getByRole('table', { name: 'Why to review' }).getByRole('row', { name: 'Score below 1.00' }),
  ).toHaveText(/3$/)
  await expect(summary.getByRole('figure', { name: /^Rows by confidence/ })).toBeVisible()
  await page.emulateMedia({ media: null })
  await expect(summary).toBeHidden()
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(2)
})
