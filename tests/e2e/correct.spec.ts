import { expect, test } from './support/cleanSheet'

const CSV = [
  'id,address,postcode',
  'A1,zzz,',
  'A2,1 High Street,B12 0XY',
  'A3,ZZZ,',
  'A4,yyy,',
  'A5,2 High Street,B12 0XY',
].join('\n')

test('rows are corrected by keys: one is chosen, one typed, and without suggestions one looked up', async ({
  sheet,
  page,
  provider,
}) => {
  await sheet.complete(CSV)
  const decision = (row: number) => sheet.row(row).locator('.decision')
  const form = (row: number) => sheet.region(`Correct row ${row}`)
  const field = sheet.combobox('Find an address')

  await test.step('in a narrow window what is typed goes into the form, and decides nothing', async () => {
    await page.setViewportSize({ width: 1024, height: 700 })
    await sheet.row(1).click()
    await expect(sheet.panel(1)).toBeVisible()
    await page.keyboard.press('Escape')
    await sheet.row(4).focus()
    await page.keyboard.press('c')
    await expect(field).toBeFocused()
    await page.keyboard.type(' ak')
    await expect(field).toHaveValue('yyy ak')
    await expect(sheet.grid.locator('.decision')).toHaveCount(0)
    await sheet.button('Cancel').click()
    await page.setViewportSize({ width: 1280, height: 720 })
  })
  await sheet.row(1).focus()

  await test.step('found, with an arrow and Enter', async () => {
    await page.keyboard.press('c')
    await expect(form(1)).toBeInViewport({ ratio: 1 })
    await expect(field).toBeFocused()
    await field.fill('12 High Street, Leeds, LS1 4AP')
    await expect(page.getByRole('option').first()).toBeVisible()
    for (const name of ['Type it…', 'Cancel']) await expect(sheet.button(name)).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await expect(sheet.row(3)).toBeFocused()
    await expect(decision(1)).toHaveText('Chosen')
  })

  await test.step('given to the row with the same text, when asked', async () => {
    await expect(decision(3)).toHaveCount(0)
    await sheet.button('use it for that row too').click()
    await expect(decision(3)).toHaveText('Chosen')
  })

  await test.step('typed', async () => {
    await sheet.row(4).focus()
    await page.keyboard.press('c')
    await sheet.button('Type it…').click()
    await page.getByRole('textbox', { name: 'Line 1' }).fill('1 The Lane')
    await page.keyboard.press('Enter')
    await expect(decision(4)).toHaveText('Typed')
  })

  await test.step('looked up', async () => {
    await sheet.row(5).focus()
    provider.suggest = () => ({ status: 403, body: { code: 4030, message: 'Forbidden' } })
    await page.keyboard.press('c')
    await field.fill('3 High Street, B12 0XY')
    await page.getByRole('option', { name: 'Look this text up (1 lookup)' }).click()
    await expect(sheet.panel(5)).toContainText('Looked up: 3 High Street, B12 0XY')
    expect(provider.queries.at(-1)).toBe('3 High Street, B12 0XY')
  })

  await test.step('Undo and Redo', async () => {
    await sheet.panel(5).focus()
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect(decision(4)).toHaveCount(0)
    await sheet.panel(4).press('Escape')
    await sheet.pile('Not found').click()
    await page.keyboard.press('Control+Shift+z')
    // The pile has no rows any more.
    await expect(sheet.pile('All')).toBeChecked()
    await page.keyboard.press('Control+z')
    await expect(sheet.row(4)).toBeFocused()
    await expect(sheet.pile('Not found')).toBeChecked()
    await page.keyboard.press('Control+Shift+z')
    await expect(decision(4)).toHaveText('Typed')
  })
})
