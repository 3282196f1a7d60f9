import { ADDED_HEADERS } from '../support/addedHeaders'
import { addresses, expect, test, type CleanSheet } from './support/cleanSheet'

async function complete(sheet: CleanSheet, rows: number) {
  await sheet.getReady(rows)
  await sheet.start()
  await expect(sheet.page.getByText('Completed')).toBeVisible()
}

async function openColumns({ page, button }: CleanSheet) {
  await button('More downloads').click()
  await page.getByRole('menuitem', { name: 'Choose columns…' }).click()
  const dialog = page.getByRole('dialog', { name: 'Columns of the download' })
  await expect(dialog).toBeVisible()
  return dialog
}

test('columns that are left out or added are so in every download, and in the next visit', async ({
  sheet,
  page,
}) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await complete(sheet, 2)
  let dialog = await openColumns(sheet)
  await expect(dialog.getByRole('checkbox')).toHaveCount(44 + 3)
  await expect(dialog.getByRole('group', { name: 'Added columns (44 of 44)' })).toBeVisible()
  await dialog.getByRole('checkbox', { name: 'UPRN' }).uncheck()
  await dialog.getByRole('checkbox', { name: 'Decision' }).check()
  // What is not said changes nothing.
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(sheet.button('More downloads')).toBeFocused()
  expect((await sheet.download('Download CSV')).headers).toEqual([
    'id',
    'address',
    'post_code',
    ...ADDED_HEADERS,
  ])

  dialog = await openColumns(sheet)
  await expect(dialog.getByRole('checkbox', { name: 'UPRN' })).toBeChecked()
  await dialog.getByRole('button', { name: 'Tick none' }).click()
  await dialog.getByRole('checkbox', { name: 'Post Town', exact: true }).check()
  await dialog.getByRole('checkbox', { name: 'Outcome' }).check()
  await dialog.getByRole('button', { name: 'Use these columns' }).click()
  await expect(dialog).toBeHidden()
  const chosen = ['id', 'address', 'post_code', 'Post Town', 'Outcome']
  const { headers, rows } = await sheet.download('Download CSV')
  expect(headers).toEqual(chosen)
  expect(rows.map((row) => row[4])).toEqual(['Good', 'Good'])

  await page.reload()
  await complete(sheet, 1)
  expect((await sheet.download('Download CSV')).headers).toEqual(chosen)
  dialog = await openColumns(sheet)
  await dialog.getByRole('button', { name: 'Back to the usual columns' }).click()
  await expect(dialog.getByRole('group', { name: 'Added columns (44 of 44)' })).toBeVisible()
  await dialog.getByRole('button', { name: 'Use these columns' }).click()
  expect((await sheet.download('Download CSV')).headers).toHaveLength(3 + 44)
})

test('a summary of the cleanse is printed on one page, in place of the screen', async ({ sheet, page }) => {
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
  await expect(
    summary.getByRole('figure', { name: 'Rows by confidence; to review below 1.00' }),
  ).toBeVisible()
  await page.emulateMedia({ media: null })
  await expect(summary).toBeHidden()
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(paper.match(/\/Type\s*\/Page\b/g)).toHaveLength(1)
})

test('beside the download stands how many rows are undecided, and how Excel keeps its hands off', async ({
  sheet,
  page,
}) => {
  await complete(sheet, 3)
  await expect(page.getByText(/undecided$/)).toBeHidden()
  await page.getByRole('slider', { name: 'Threshold' }).fill('1')
  await expect(page.getByText('3 rows undecided')).toBeVisible()
  await page.getByRole('grid', { name: 'Results' }).getByRole('row').nth(1).click()
  await page.keyboard.press('a')
  await expect(page.getByText('2 rows undecided')).toBeVisible()
  await sheet.button('About the download').click()
  await expect(
    page.getByText('that are undecided are downloaded with the cleansed address.'),
  ).toBeInViewport()
  await expect(page.getByText('Under Data Type Detection choose')).toBeInViewport()
})

test('the column beside each row is the first that tells rows apart, and another can be chosen', async ({
  sheet,
  page,
}) => {
  await sheet.open()
  await sheet.load('customers.csv', addresses(3).replaceAll('\n', ',same\n').replace(',same', ',group'))
  await sheet.enterKey()
  await sheet.start()
  const grid = page.getByRole('grid', { name: 'Results' })
  await expect(grid.getByRole('columnheader').nth(1)).toHaveText('id')
  await page.getByRole('combobox', { name: 'Your column beside each row' }).click()
  await page.getByRole('option', { name: 'group' }).click()
  await expect(grid.getByRole('columnheader').nth(1)).toHaveText('group')
  await expect(grid.getByRole('row').nth(1).getByRole('cell').nth(0)).toHaveText('same')
})
