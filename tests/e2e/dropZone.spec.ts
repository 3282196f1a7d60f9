import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { addresses, expect, test } from './support/cleanSheet'

const DRAG = ['dragEnter', 'dragOver', 'drop'] as const

/** Drags files from outside the browser over the page and, unless told otherwise, drops them there. */
async function drag(page: Page, files: string[], types: readonly (typeof DRAG)[number][] = DRAG) {
  const browser = await page.context().newCDPSession(page)
  const data = { items: [], files, dragOperationsMask: 1 }
  for (const type of types) await browser.send('Input.dispatchDragEvent', { type, x: 900, y: 500, data })
}

/** Pastes rows where the focus is, as a spreadsheet does. */
const paste = (page: Page, text: string, hasPicture = true) =>
  page.evaluate(
    ([pasted, isWithPicture]) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      // Excel puts a picture of the cells beside them.
      if (isWithPicture) clipboardData.items.add(new File(['x'], 'image.png', { type: 'image/png' }))
      const target = document.activeElement ?? document.body
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    },
    [text, hasPicture] as const,
  )

const zoneOf = (page: Page) => page.getByRole('button', { name: /CSV file here|another file/ })

/** Writes a file of one row to drop or choose. */
function fileWith(name: string, road: string) {
  const path = test.info().outputPath(name)
  writeFileSync(path, `address,post_code\n${road},B1 1AA\n`)
  return path
}

test('a file can be chosen, dropped anywhere or pasted, or be an example; not during a run or behind a dialog', async ({
  sheet,
  provider,
  page,
}) => {
  await sheet.open()
  const expectShown = (road: string) => expect(page.getByRole('cell', { name: road })).toBeVisible()

  await test.step('text can be dragged into a field, and nowhere else', async () => {
    const browser = await page.context().newCDPSession(page)
    const data = { items: [{ mimeType: 'text/plain', data: 'ak_1' }], files: [], dragOperationsMask: 1 }
    const field = (await sheet.key.boundingBox())!
    for (const [x, y] of [
      [900, 500],
      [field.x + 20, field.y + field.height / 2],
    ] as const) {
      await expect(sheet.key).toHaveValue('')
      for (const type of DRAG) await browser.send('Input.dispatchDragEvent', { type, x, y, data })
    }
    await expect(sheet.key).toHaveValue('ak_1')
  })

  await test.step('the example file, offered until there is a file', async () => {
    await sheet.button('Use an example file').click()
    await expect(page.getByText('12 rows · UTF-8 · comma-delimited')).toBeVisible()
    await expect(sheet.button('Use an example file')).toBeHidden()
  })

  await test.step('a click opens the file chooser, and the same file can be chosen again', async () => {
    for (const road of ['9 Low Road', '10 Low Road']) {
      await sheet.choose(fileWith('same.csv', road), () => zoneOf(page).click())
      await expectShown(road)
    }
  })

  await test.step('while a file is dragged over it the page says that it will take it', async () => {
    const hint = page.getByText('Drop the file anywhere on this page')
    await expect(hint).toBeHidden()
    const files = [fileWith('dropped.csv', '11 Low Road')]
    await drag(page, files, ['dragEnter', 'dragOver'])
    await expect(hint).toBeVisible()
    await drag(page, files, ['drop'])
    await expectShown('11 Low Road')
    await expect(hint).toBeHidden()
  })

  await test.step('of several files the first list is loaded', async () => {
    await drag(page, [
      fileWith('notes.pdf', ''),
      fileWith('a.csv', '12 Low Road'),
      fileWith('b.csv', '13 Low Road'),
    ])
    await expectShown('12 Low Road')
    await expect(page.getByText('Ignored: notes.pdf and b.csv.')).toBeVisible()
  })

  await test.step('rows pasted from a spreadsheet are loaded, unless they are pasted into a field', async () => {
    const rows = 'Address\tPost code\r\n"9 Low Road\nrear"\tB1 1AA\r\n14 Low Road\tB1 1AB\r\n'
    await sheet.key.focus()
    await paste(page, rows)
    await zoneOf(page).focus()
    await expect(zoneOf(page)).toContainText('a.csv')
    await paste(page, rows)
    await expect(zoneOf(page)).toContainText('pasted.csv')
    await expect(page.getByText('2 rows · UTF-8 · comma-delimited')).toBeVisible()
  })

  await test.step('a table of a page keeps its cells, and nothing of it is run', async () => {
    await page.evaluate(() => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', 'Address\tPost code\n21 Low Road\nrear\tB1 1AA\n')
      clipboardData.setData(
        'text/html',
        '<table><tr><th>Address<th>Post code<tr><td>21 Low Road<br>rear<img src=x onerror="document.title=1"><td>B1 1AA</table>',
      )
      document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    })
    await expectShown('21 Low Road')
    await expect(page.getByText('1 row · UTF-8 · comma-delimited')).toBeVisible()
    await expect(page).toHaveTitle(/CleanSheet/)
  })

  await test.step('so are one column and CSV text; one line is refused in words', async () => {
    await paste(page, 'Address\r\n15 Low Road, Ely\r\n16 Low Road\r\n17 Low Road')
    await expect(page.getByText('3 rows · UTF-8 · comma-delimited')).toBeVisible()
    await paste(page, 'Address;Post code\n18 Low Road;B1 1AA\n')
    await expect(page.getByText('1 row · UTF-8 · semicolon-delimited')).toBeVisible()
    await paste(page, '19 Low Road')
    // The clipboard had a file too.
    await expect(page.getByText('Please select a CSV file')).toBeVisible()
    await paste(page, '19 Low Road', false)
    await expect(page.getByText('What was pasted is one line, and no list.')).toBeVisible()
    await expect(page.getByText('1 row · UTF-8 · semicolon-delimited')).toBeVisible()
  })

  await test.step('files are ignored during a run and behind a dialog', async () => {
    await sheet.load('customers.csv', addresses(7))
    await expect(page.getByText('7 rows · UTF-8')).toBeVisible()
    const file = fileWith('dropped.csv', '9 Low Road')
    const offer = async () => {
      await drag(page, [file])
      await paste(page, 'Address\tPost code\r\n9 Low Road\tB1 1AA\r\n10 Low Road\tB1 1AB\r\n')
    }
    const pages = page.context().pages()

    const goOn = provider.holdAfter(5)
    await sheet.start()
    await expect(page.getByText('5 / 7')).toBeVisible()
    await offer()
    await expect(page.getByText('5 / 7')).toBeVisible()
    goOn()
    await sheet.completed()

    await sheet.more('My file, corrected…')
    await expect(sheet.dialog).toHaveAccessibleName('My file, corrected')
    await offer()
    await sheet.button('Cancel').click()
    await expect(sheet.dialog).toBeHidden()
    await expect(page.getByText('customers.csv').filter({ visible: true }).first()).toBeVisible()
    // Nor did the browser open the file itself.
    expect(page.context().pages()).toEqual(pages)

    await offer()
    await expect(sheet.dialog).toHaveAccessibleName('Load another file?')
    await sheet.button('Yes, Load File').click()
    await expect(page.getByRole('cell', { name: '9 Low Road' })).toBeVisible()
  })
})
