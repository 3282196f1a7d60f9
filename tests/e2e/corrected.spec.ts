import { answerQuery } from '../../src/features/sandbox/answerQuery'
import { NOT_FOUND } from '../support/replies'
import { expect, test, type CleanSheet } from './support/cleanSheet'

const CRM = `Contact,Address,Village,Town,Postcode,UPRN
Ann Lee,1 high street,,birmingham,b12 0xy,
Di Fox,"2 High St, Chapel Allerton",,Birmingham,B12 0XY,
Jo Ray,3 Nowhere,,Birmingham,B12 0XY,77
Al Poe,4 High Street,,Birmingham,B12 0XY,
`

/** Chooses what a column takes. */
const chooserOf =
  ({ dialog, page }: CleanSheet) =>
  async (column: string, option: string) => {
    // They are folded at first.
    const folded = dialog.locator('details:not([open]) > summary')
    if (await folded.isVisible()) await folded.click()
    await dialog.getByRole('combobox', { name: column }).click()
    await page.locator('.ant-select-item-option:visible').getByText(option, { exact: true }).click()
  }

test('the file goes back with whole addresses, and the dialog shows and counts what happens to its rows', async ({
  sheet,
  page,
  provider,
}) => {
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
  const { dialog } = sheet
  const choose = chooserOf(sheet)
  const download = sheet.button('Download my file (4)')

  await test.step('the list of changes is saved and nothing closes; it opens by itself too', async () => {
    const { name, rows } = await sheet.download('Save this list (2)')
    expect(name).toBe('crm_changes.csv')
    expect(rows.map(([contact, ...cells]) => `${cells.at(-2)} ${contact}`)).toEqual(['1 Ann Lee', '2 Di Fox'])
    await expect(dialog).toContainText('Saved crm_changes.csv')
    await sheet.button('Cancel').click()
    await expect(dialog).toBeHidden()

    await expect(sheet.files).toContainText('2 before and after')
    await expect(sheet.files).toContainText('2 addresses put right')
    await sheet.button('List of changes…').click()
    await expect(dialog).toHaveAccessibleName('List of changes')
    expect((await sheet.download('Save this list (2)')).rows).toEqual(rows)
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(sheet.button('List of changes…')).toBeFocused()
    await sheet.button('My file, corrected…').click()
  })

  const rows = dialog.getByRole('grid', { name: 'Changes, row by row' }).getByRole('row')
  const pile = (name: string | RegExp) => dialog.getByRole('button', { name })
  await expect(dialog.getByRole('toolbar').getByRole('button')).toHaveText([
    '1 changes',
    '1 loses words',
    '1 to review, stays',
    '1 stays',
  ])
  await expect(rows).toHaveCount(2)
  // What differs in writing alone stays as it came, and a postcode is always put right.
  await expect(rows.last()).toContainText('b12 0xyIn the file: B12 0XY')
  await expect(rows.last()).not.toContainText('high street')
  await pile('1 loses words').click()
  await expect(rows.last().locator('.isGoing')).toHaveText(/^Chapel Allerton/)
  await pile('1 stays').click()
  await expect(rows.last()).toContainText('Not found')
  await pile('1 changes').click()
  await expect(dialog).toBeVisible()

  await dialog.getByText('as the post office writes').click()
  await choose('Town', 'stays')
  await expect(rows.last()).not.toContainText('BIRMINGHAM')
  await choose('Town', 'Town')
  await expect(rows.last()).toContainText('BIRMINGHAM')
  await choose('UPRN (3 blank)', 'stays')
  await expect(rows.last()).not.toContainText('UPRN')

  const { name, headers, rows: written } = await sheet.download('Download my file (4)')
  expect(name).toBe('crm_corrected.csv')
  expect(headers).toEqual(['Contact', 'Address', 'Village', 'Town', 'Postcode', 'UPRN'])
  expect(written).toEqual([
    ['Ann Lee', '1 High Street', '', 'BIRMINGHAM', 'B12 0XY', ''],
    ['Di Fox', '2 High Street', '', 'BIRMINGHAM', 'B12 0XY', ''],
    ['Jo Ray', '3 Nowhere', '', 'Birmingham', 'B12 0XY', '77'],
    ['Al Poe', '4 High Street', '', 'Birmingham', 'B12 0XY', ''],
  ])
  await expect(dialog).toBeHidden()
  await expect(sheet.button('My file, corrected…')).toBeFocused()
  // Its line says when and as what it was saved; that of the next file says what is missing.
  await expect(sheet.files).toContainText(/✓ \d\d:\d\d · crm_corrected\.csv · 1 undecided is yours/)
  await expect(sheet.files).toContainText('Without it you may pay for them again')

  await test.step('where no row changes there is nothing to download, and the button says so', async () => {
    await sheet.button('My file, corrected…').click()
    for (const column of ['Address', 'Town', 'Postcode']) await choose(column, 'stays')
    await expect(download).toBeDisabled()
    await expect(download).toHaveAccessibleDescription('No row changes, so there is nothing to download.')
    await choose('UPRN (3 blank)', 'UPRN')
    await expect(download).toBeEnabled()
  })
})
