import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from './support/cleanSheet'
import { createGate } from './support/provider'

/** Drags files from outside of the browser over a place and lets go of them there, as a person does. */
async function dropFiles(page: Page, files: string[], x = 900, y = 500) {
  const browser = await page.context().newCDPSession(page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    const data = { items: [], files, dragOperationsMask: 1 }
    await browser.send('Input.dispatchDragEvent', { type, x, y, data })
  }
}

/** Pastes rows as a spreadsheet does, wherever the focus is. */
const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', pasted)
    // Excel puts a picture of the cells beside them.
    clipboardData.items.add(new File(['x'], 'image.png', { type: 'image/png' }))
    const target = document.activeElement ?? document.body
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  }, text)

const zoneOf = (page: Page) => page.getByRole('button', { name: /CSV file here/ })

/** Writes a file of one row to drop or choose. */
function fileWith(name: string, road: string) {
  const path = test.info().outputPath(name)
  writeFileSync(path, `address,post_code\n${road},B1 1AA\n`)
  return path
}

test('a file comes by click, by drag and by paste, and the same one again', async ({ sheet, page }) => {
  await sheet.open()
  const shows = (road: string) => expect(page.getByRole('cell', { name: road })).toBeVisible()

  await test.step('a click opens the file chooser; the same file can be chosen again', async () => {
    for (const road of ['9 Low Road', '10 Low Road']) {
      await sheet.choose(fileWith('same.csv', road), () => zoneOf(page).click())
      await shows(road)
    }
  })

  await test.step('a file let go of anywhere is loaded, and the page shows that it would be', async () => {
    const hint = page.getByText('Drop the CSV file anywhere on this page')
    await expect(hint).toBeHidden()
    const files = [fileWith('dropped.csv', '11 Low Road')]
    const browser = await page.context().newCDPSession(page)
    const data = { items: [], files, dragOperationsMask: 1 }
    for (const type of ['dragEnter', 'dragOver'] as const)
      await browser.send('Input.dispatchDragEvent', { type, x: 900, y: 500, data })
    await expect(hint).toBeVisible()
    await browser.send('Input.dispatchDragEvent', { type: 'drop', x: 900, y: 500, data })
    await shows('11 Low Road')
    await expect(hint).toBeHidden()
  })

  await test.step('of several files the first CSV file is loaded', async () => {
    const notes = fileWith('notes.pdf', '')
    await dropFiles(page, [notes, fileWith('a.csv', '12 Low Road'), fileWith('b.csv', '13 Low Road')])
    await shows('12 Low Road')
    await expect(page.getByText('Ignored: notes.pdf and b.csv.')).toBeVisible()
  })

  await test.step('rows pasted from a spreadsheet are taken, but not into a field', async () => {
    const rows = 'Address\tPost code\r\n"9 Low Road\nrear"\tB1 1AA\r\n14 Low Road\tB1 1AB\r\n'
    await page.getByRole('textbox', { name: 'API Key' }).focus()
    await paste(page, rows)
    await zoneOf(page).focus()
    await expect(zoneOf(page)).toContainText('a.csv')
    await paste(page, rows)
    await expect(zoneOf(page)).toContainText('pasted.csv')
    await expect(page.getByText('2 rows · UTF-8 · comma-delimited')).toBeVisible()
  })
})

test('no file is taken while a run is going or a dialog is open', async ({ sheet, provider, page }) => {
  await sheet.getReady(7)
  const file = fileWith('dropped.csv', '9 Low Road')
  const offer = async () => {
    await dropFiles(page, [file])
    await paste(page, 'Address\tPost code\r\n9 Low Road\tB1 1AA\r\n10 Low Road\tB1 1AB\r\n')
  }
  const pages = page.context().pages()

  const gate = createGate()
  provider.respond = async (query) => {
    if (/^[67] /.test(query)) await gate.opened
    return undefined
  }
  await sheet.start()
  await expect(page.getByText('5 / 7')).toBeVisible()
  await offer()
  await expect(page.getByText('5 / 7')).toBeVisible()
  gate.open()
  await expect(page.getByText('Completed')).toBeVisible()

  await page.getByRole('button', { name: 'More downloads' }).click()
  await page.getByRole('menuitem', { name: /^Choose columns/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Columns of the download' })
  await expect(dialog).toBeVisible()
  await offer()
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('customers.csv').first()).toBeVisible()
  expect(page.context().pages()).toEqual(pages)

  await test.step('and a dialog that has closed lets files in again', async () => {
    await offer()
    await expect(page.getByRole('dialog', { name: 'Load another file?' })).toBeVisible()
    await sheet.button('Yes, Load File').click()
    await expect(page.getByRole('cell', { name: '9 Low Road' })).toBeVisible()
  })
})

test('an example file is one click away, until there is a file', async ({ sheet, page }) => {
  await sheet.open()
  await sheet.button('Use an example file').click()
  await expect(page.getByText('12 rows · UTF-8 · comma-delimited')).toBeVisible()
  await expect(sheet.button('Use an example file')).toBeHidden()
})

test('a file dropped beside the drop zone does not take the page away', async ({ sheet, page }) => {
  await sheet.open()
  const isPrevented = await page.evaluate(() => {
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer: new DataTransfer() })
    return !document.body.dispatchEvent(drop)
  })
  expect(isPrevented).toBe(true)
})
