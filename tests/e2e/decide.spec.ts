import { answerQuery } from '../../src/features/sandbox/answerQuery'
import { atRest, expectNoViolations } from './support/checks'
import { expect, test, type CleanSheet } from './support/cleanSheet'
import { unsure } from './support/provider'

// Rows with different outcomes: good, to review, no match, nothing to send.
const CSV = [
  'id,address,postcode',
  'A1,1 High Street,B12 0XY',
  'A2,2 High St,B12 0XY',
  'A3,zzz,',
  'A4,4 High Street,',
  'A5,5 High Street,B12 0XY',
  'josephine.smith@example.org,,',
].join('\n')

/** Three of its rows are alike: each is answered with another street. */
const ALIKE = `Name,Address,Town,Postcode
Ann,1 Back Lane,Birmingham,B12 0XY
Bob,2 High Street,Birmingham,B12 0XY
Cy,3 Back Lane,Birmingham,B12 0XY
Di,5 Back Lane,Birmingham,B12 0XY
`

/** Where everything in the table is, to the pixel. */
const places = ({ grid }: CleanSheet) =>
  grid.locator('[role=columnheader], [role=row]').evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return [x, y, width, height]
    }),
  )

test('rows are decided by keys, by pointer and in the panel; nothing moves', async ({
  sheet,
  provider,
  page,
}) => {
  provider.respond = (query) => (/^[125] /.test(query) ? unsure(query) : undefined)
  await sheet.complete(CSV)
  await expect(sheet.row(1)).toBeVisible()
  const decided = sheet.grid.locator('.decision')
  const placesAtRest = () => atRest(page, () => places(sheet))
  const expectStill = (before: number[][]) => expect.poll(() => places(sheet)).toEqual(before)
  const button = (row: number, name: string) =>
    sheet.panel(row).getByRole('button', { name: `${name} (row ${row})` })
  // Three by their score, and one for its postcode.
  await sheet.pile('To review').click()

  await test.step('a row is selected, steps to the next, and is left for the files', async () => {
    const before = await placesAtRest()
    await sheet.row(1).click({ position: { x: 200, y: 10 } })
    await expect(sheet.panel(1)).toContainText('Post townBIRMINGHAM')
    await expect(sheet.row(1)).toBeFocused()
    await expectStill(before)
    await sheet.button('Next row').click()
    await expect(sheet.panel(2)).toBeVisible()
    await sheet.button('Previous row').click()
    await button(1, 'Keep mine').click()
    await expect(sheet.panel(2)).toBeVisible()
    await page.keyboard.press('a')
    await expect(sheet.panel(4)).toBeVisible()
    await expectStill(before)
    for (const name of ['Accept', 'Keep mine', 'Correct…'])
      await expect(button(4, name)).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(sheet.files).toBeVisible()
    await expectStill(before)
    await expect(sheet.row(4)).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ControlOrMeta+z')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(decided).toHaveCount(0)
  })

  await test.step('keys, undone and redone from anywhere', async () => {
    await sheet.row(1).focus()
    await page.keyboard.press('a')
    await expect(sheet.row(2)).toBeFocused()
    await expect(sheet.row(2)).toHaveAttribute('aria-selected', 'true')
    const said = (text: string) => expect(page.getByRole('status').filter({ hasText: text })).toHaveText(text)
    await expect(sheet.row(2)).toHaveAccessibleName(/^Row 1: accepted\. 2, A2, .* 2 of 4$/)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(sheet.row(1)).toBeFocused()
    await said('Undone. Row 1: undecided.')
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await said('Redone. Row 1: accepted.')
    await expect(sheet.row(1)).toBeFocused()
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('k')
    await expect(decided).toHaveText(['Accepted', 'Kept original'])
    await sheet.button('Accept all (2)').click()
    await said('2 rows: accepted.')
    await expect(page.getByRole('group', { name: /All reviewed\. 1 was not found: Show/ })).toBeFocused()
    await expect(sheet.pile('All')).toBeChecked()
    await expect(decided).toHaveCount(4)
    await page.keyboard.press('ControlOrMeta+z')
    await expect(sheet.pile('To review')).toBeChecked()
    await sheet.pile('Ready to use').focus()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(sheet.row(2)).toBeFocused()
    await expect(decided).toHaveText(['Accepted'])
    await page.keyboard.press('ControlOrMeta+z')
    await expect(decided).toHaveCount(0)
    // A row without a match cannot be decided.
    await sheet.pile('All').click()
    await sheet.row(3).focus()
    await page.keyboard.press('a')
    await expect(sheet.row(3)).toBeFocused()
    await expect(sheet.row(3).locator('.decision')).toHaveCount(0)
    await sheet.row(3).hover()
    await expect(sheet.row(3).getByRole('button')).toHaveAccessibleName('Correct… (row 3)')
  })

  await test.step('the reason that is pressed stays when its last row is decided', async () => {
    const reason = sheet.pile('Town added')
    await reason.click()
    await sheet.row(4).focus()
    await page.keyboard.press('a')
    await expect(reason).toHaveAccessibleName('Town added 0')
    await expect(reason).toBeVisible()
    await page.keyboard.press('ControlOrMeta+z')
    await sheet.pile('All').click()
  })

  await test.step('a screen reader hears each row with its reason and place', async () => {
    await expect(sheet.row(4)).toHaveAccessibleName(
      /^4, A4, Town added: cleansed [A-Z ]+, Postcode added: cleansed [A-Z\d]+ \d[A-Z]{2}, 4 of 6$/,
    )
    await expect(sheet.row(4).getByRole('rowheader')).toHaveAccessibleName('4 A4')
    await expect(sheet.row(4).getByRole('gridcell')).toHaveCount(3)
  })

  await test.step('a row to review has its buttons under the pointer alone, whole, none of them filled', async () => {
    const before = await placesAtRest()
    await sheet.row(4).focus()
    await sheet.row(6).hover()
    const accept = sheet.row(4).getByRole('button', { name: 'Accept (row 4)' })
    await expect(accept).toBeHidden()
    await sheet.row(4).hover()
    await expect(accept).toBeVisible()
    const list = (await sheet.grid.boundingBox())!
    for (const each of await sheet.row(4).getByRole('button').all()) {
      const { x, width, height } = (await each.boundingBox())!
      expect(height).toBe(30)
      expect(x + width).toBeLessThan(list.x + list.width - 8)
      await each.click({ trial: true })
    }
    const colours = () =>
      sheet
        .row(4)
        .getByRole('button')
        .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor))
    await expect.poll(async () => new Set(await colours()).size).toBe(1)
    await expectStill(before)
    await accept.click()
    await expect(sheet.row(4)).toContainText('Accepted')
    await expect(sheet.row(5)).toBeFocused()
    await sheet.row(5).hover()
    await sheet.row(5).getByRole('button', { name: 'Keep mine (row 5)' }).click()
    await expect(sheet.row(5)).toContainText('Kept original')
  })

  await test.step('rows that ask the same are decided once, by a button or by Shift with the key', async () => {
    provider.respond = (query) => ({
      status: 200,
      body: answerQuery(query.replace('Back Lane', 'Mandela Road')),
    })
    await sheet.completeNext(ALIKE, 'tenants.csv')
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

    await test.step('a key for one row decides none of them', async () => {
      await page.keyboard.press('a')
      await expect(group).toBeFocused()
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
})
