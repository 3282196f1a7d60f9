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
  await expect(sheet.row(1)).toContainText('Street differs · 3 alike')
  await sheet.row(1).getByRole('gridcell').first().click()
  const alike = sheet.panel(1).getByRole('region', { name: 'Rows that are alike' })
  await expect(alike).toContainText(
    '2 more rows have the same difference: yours Back Lane, cleansed Mandela Road.',
  )
  await expectNoViolations(page)
  await page.screenshot({ path: test.info().outputPath('alike.png') })
  await alike.getByRole('button', { name: 'Show' }).click()
  await expect(sheet.row(2)).toBeHidden()

  await sheet.panel(1).getByRole('button', { name: 'Next row' }).click()
  await sheet.panel(2).or(sheet.panel(3)).press('Shift+K')
  await expect(sheet.row(1)).toContainText('Kept original')
  await expect(sheet.row(4)).toContainText('Kept original')
  await page.keyboard.press('Control+z')
  await expect(sheet.row(1)).not.toContainText('Kept original')
})
