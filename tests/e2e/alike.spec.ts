import { answerQuery } from '../../src/features/sandbox/answerQuery'
import { expectNoViolations } from './support/checks'
import { expect, test } from './support/cleanSheet'

const LIST = `Name,Address,Town,Postcode
Ann,1 Back Lane,Birmingham,B12 0XY
Bob,2 High Street,Birmingham,B12 0XY
Cy,3 Back Lane,Birmingham,B12 0XY
Di,5 Back Lane,Birmingham,B12 0XY
`

test('rows that ask the same are decided once, by a button or by Shift with the key', async ({
  sheet,
  provider,
  page,
}) => {
  provider.respond = (query) => ({
    status: 200,
    body: answerQuery(query.replace('Back Lane', 'Mandela Road')),
  })
  await sheet.complete(LIST, 'tenants.csv')
  const group = sheet.row(1)
  await expect(group).toContainText('3 rows · Back Lane → Mandela Road')
  await expect(group).toHaveAccessibleName(
    '3 rows, Street differs: yours Back Lane, cleansed Mandela Road, 1 of 4',
  )
  await expect(sheet.grid.locator('[data-row-key]')).toHaveCount(2)
  await group.getByRole('gridcell').first().click()
  const alike = sheet.panel(1).getByRole('list', { name: 'Rows that are alike' })
  await expect(alike.getByRole('listitem')).toHaveCount(3)
  await expectNoViolations(page)

  await test.step('a key for one row says which key decides all', async () => {
    await page.keyboard.press('a')
    await expect(group).toBeFocused()
    await expect(page.getByText('Shift+A accepts all 3.')).toHaveCount(2)
    await expect(group.locator('.decision')).toHaveCount(0)
  })

  await test.step('Show all lists them alone, and Escape leads back', async () => {
    await sheet.button('Show all 3').click()
    await expect(sheet.row(3)).toContainText('3 Mandela Road')
    await expect(sheet.row(2)).toHaveCount(0)
    await expect(group).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(sheet.row(2)).toBeVisible()
    await expect(group).toBeFocused()
  })

  await page.keyboard.press('Shift+K')
  await expect(group).toContainText('3 kept original')
  await page.keyboard.press('Control+z')
  await expect(group).not.toContainText('kept original')
  await expect(sheet.pile('To review')).toHaveText('To review 3')
})
