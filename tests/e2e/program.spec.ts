import { answerQuery } from '../../src/features/sandbox/answerQuery'
import { expectNoSidewaysScroll, expectNoViolations } from './support/checks'
import { expect, test } from './support/cleanSheet'
import { NOT_FOUND } from './support/provider'

const CRM = `Contact,Address,Village,Town,Postcode,UPRN
Ann Lee,1 high street,,birmingham,b12 0xy,
Di Fox,"2 High St, Chapel Allerton",,Birmingham,B12 0XY,
Jo Ray,3 Nowhere,,Birmingham,B12 0XY,77
Al Poe,4 High Street,,Birmingham,B12 0XY,
`

test.beforeEach(async ({ sheet, provider }) => {
  provider.respond = (query) => {
    if (query.startsWith('3 ')) return NOT_FOUND
    if (query.startsWith('2 '))
      return { status: 200, body: answerQuery(query.replace(', Chapel Allerton', '')) }
    // The answer of the door beside it is to review.
    return query.startsWith('4 ') ? { status: 200, body: answerQuery(query.replace('4', '44')) } : undefined
  }
  await sheet.complete(CRM, 'crm.csv')
  await sheet.more('My file, corrected…')
  await expect(sheet.dialog).toHaveAccessibleName('My file, corrected')
})

test('the file goes back with whole addresses, and the dialog shows and counts what happens to its rows', async ({
  sheet,
  page,
}) => {
  const { dialog } = sheet
  const placeBefore = await sheet.outcomes.boundingBox()
  const row = (name: string) => dialog.getByRole('article', { name, exact: true })
  await expect(dialog.getByRole('article')).toHaveCount(2)
  await expect(
    row('Row 1')
      .getByRole('definition')
      .filter({ hasText: /high street/i }),
  ).toHaveText(['1 high street', '1 High Street'])
  await expectNoViolations(page)

  await expect(dialog.getByRole('status').getByRole('listitem')).toHaveText([
    '2 rows change Show',
    '1 row to review is undecided and keeps your address Show',
    '1 row keeps your address: kept, not found, not sent Show',
    '1 row loses words that the cleansed address lacks: Chapel Allerton Show',
  ])
  const choose = async (column: string, option: string) => {
    await dialog.getByRole('combobox', { name: column }).click()
    await page.locator('.ant-select-item-option:visible').getByText(option, { exact: true }).click()
  }
  await choose('Town', 'does not change')
  await expect(row('Row 1')).not.toContainText('BIRMINGHAM')
  await choose('Town', 'Town')
  await expect(row('Row 1')).toContainText('TownBIRMINGHAM')
  await choose('UPRN (3 blank)', 'does not change')
  await expect(row('Row 1')).not.toContainText('UPRN')

  const { name, headers, rows } = await sheet.download('Download (4)')
  expect(name).toBe('crm_corrected.csv')
  expect(headers).toEqual(['Contact', 'Address', 'Village', 'Town', 'Postcode', 'UPRN'])
  expect(rows).toEqual([
    ['Ann Lee', '1 High Street', '', 'BIRMINGHAM', 'B12 0XY', ''],
    ['Di Fox', '2 High Street', '', 'BIRMINGHAM', 'B12 0XY', ''],
    ['Jo Ray', '3 Nowhere', '', 'Birmingham', 'B12 0XY', '77'],
    ['Al Poe', '4 High Street', '', 'Birmingham', 'B12 0XY', ''],
  ])
  await expect(dialog).toBeHidden()
  await expect(sheet.button('More downloads…')).toBeFocused()
  // What was saved is said beside the downloads, with what is still missing, and moves nothing.
  await expect(sheet.button('Save the answers for next month')).toBeVisible()
  await expect.poll(() => sheet.outcomes.boundingBox()).toEqual(placeBefore)
})

test('each count shows its rows, and the changes are a file of their own', async ({ sheet }) => {
  const { dialog } = sheet
  await dialog.getByRole('listitem').filter({ hasText: 'loses words' }).getByRole('button').click()
  await expect(dialog).toBeHidden()
  await expect(sheet.row(2)).toBeVisible()
  await expect(sheet.row(1)).toBeHidden()
  await expect(sheet.outcomes.getByRole('button', { name: /lose words/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  await sheet.more('My file, corrected…')
  const { name, rows } = await sheet.download('Download changes (2)')
  expect(name).toBe('crm_changes.csv')
  expect(rows.map(([row, contact]) => `${row} ${contact}`)).toEqual(['2 Ann Lee', '3 Di Fox'])
})

test.describe('on a phone', () => {
  test.use({ isApart: true, hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  test('nothing of the dialog is cut off, and its columns are chosen by touch', async ({ sheet, page }) => {
    await expect(sheet.button('Download (4)')).toBeEnabled()
    await expectNoSidewaysScroll(page, 'the program’s file on a phone')
    await expectNoViolations(page)
    await sheet.button('Download (4)').scrollIntoViewIfNeeded()
    await expect(sheet.button('Download (4)')).toBeInViewport()
  })
})
