import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from './support/cleanSheet'

/** Drags files from outside of the browser over a place and lets go of them there, as a person does. */
async function dropFiles(page: Page, files: string[], x: number, y: number) {
  const browser = await page.context().newCDPSession(page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    const data = { items: [], files, dragOperationsMask: 1 }
    await browser.send('Input.dispatchDragEvent', { type, x, y, data })
  }
}

const zoneOf = (page: Page) => page.getByRole('button', { name: /CSV file here/ })

async function centreOf(page: Page) {
  const { x, y, width, height } = (await zoneOf(page).boundingBox())!
  return [x + width / 2, y + height / 2] as const
}

let path: string
test.beforeEach(() => {
  path = test.info().outputPath('dropped.csv')
  writeFileSync(path, 'address,post_code\n9 Low Road,B1 1AA\n')
})

test('a click on the drop zone opens the file chooser', async ({ sheet, page }) => {
  await sheet.open()
  await sheet.choose(path, () => zoneOf(page).click())
  await expect(page.getByRole('cell', { name: '9 Low Road' })).toBeVisible()
})

test('the drop zone is the first thing that Tab reaches after the logo', async ({ sheet, page }) => {
  await sheet.open()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'CleanSheet' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(zoneOf(page)).toBeFocused()
})

test('a file dragged in from the desktop is loaded', async ({ sheet, page }) => {
  await sheet.open()
  await dropFiles(page, [path], ...(await centreOf(page)))
  await expect(page.getByRole('cell', { name: '9 Low Road' })).toBeVisible()
  await expect(page.getByText('dropped.csv')).toBeVisible()
})

test('a file let go of anywhere on the page is loaded, and the page shows that it would be', async ({
  sheet,
  page,
}) => {
  await sheet.open()
  const hint = page.getByText('Drop the CSV file anywhere on this page')
  await expect(hint).toBeHidden()
  const browser = await page.context().newCDPSession(page)
  const data = { items: [], files: [path], dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver'] as const)
    await browser.send('Input.dispatchDragEvent', { type, x: 900, y: 500, data })
  await expect(hint).toBeVisible()
  await browser.send('Input.dispatchDragEvent', { type: 'drop', x: 900, y: 500, data })
  await expect(page.getByRole('cell', { name: '9 Low Road' })).toBeVisible()
  await expect(hint).toBeHidden()
})

test('an example file is one click away, until there is a file', async ({ sheet, page }) => {
  await sheet.open()
  await sheet.button('Use an example file').click()
  await expect(page.getByText('12 rows · UTF-8 · comma-delimited')).toBeVisible()
  await expect(page.getByText('example.csv')).toBeVisible()
  await expect(sheet.button('Use an example file')).toBeHidden()
  await expect(page.getByText('Nothing to send', { exact: true })).toBeVisible()
})

test('the same file can be chosen again', async ({ sheet, page }) => {
  await sheet.open()
  for (const road of ['9 Low Road', '10 Low Road']) {
    writeFileSync(path, `address,post_code\n${road},B1 1AA\n`)
    await sheet.choose(path, () => zoneOf(page).click())
    await expect(page.getByRole('cell', { name: road })).toBeVisible()
  }
})

test('while a run is going a file dropped on the zone changes nothing, and the page stays', async ({
  sheet,
  provider,
  page,
}) => {
  await sheet.getReady(7)
  provider.respond = (query) => (/^[67] /.test(query) ? 'never' : undefined)
  await sheet.start()
  await expect(page.getByText('5 / 7')).toBeVisible()
  await expect(zoneOf(page)).toBeDisabled()
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  const pages = page.context().pages()
  await dropFiles(page, [path], ...(await centreOf(page)))
  await expect(page.getByText('5 / 7')).toBeVisible()
  expect(page.context().pages()).toEqual(pages)
  expect(asked).toEqual([])
})

test('of several files let go of at once the first that is CSV is read, and the others are named', async ({
  sheet,
  page,
}) => {
  await sheet.open()
  const others = ['notes.pdf', 'more.csv'].map((name) => test.info().outputPath(name))
  for (const other of others) writeFileSync(other, 'address,post_code\n1 Mill Lane,B1 1AA\n')
  await dropFiles(page, [others[0]!, path, others[1]!], ...(await centreOf(page)))
  await expect(page.getByRole('cell', { name: '9 Low Road' })).toBeVisible()
  await expect(page.getByText('Not taken: notes.pdf and more.csv.')).toBeVisible()
})

test('rows pasted from a spreadsheet are read, but not into a field', async ({ sheet, page }) => {
  await sheet.open()
  const paste = (text: string) =>
    page.evaluate((pasted) => {
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', pasted)
      // Excel puts a picture of the cells beside them.
      clipboardData.items.add(new File(['x'], 'image.png', { type: 'image/png' }))
      const target = document.activeElement ?? document.body
      target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
    }, text)
  const rows = 'Address\tPost code\r\n"9 Low Road\nrear"\tB1 1AA\r\n10 Low Road\tB1 1AB\r\n'
  await page.getByRole('textbox', { name: 'API Key' }).focus()
  await paste(rows)
  await zoneOf(page).focus()
  await expect(zoneOf(page)).toContainText('Drop a CSV file here')
  await paste(rows)
  await expect(zoneOf(page)).toContainText('pasted.csv')
  await expect(page.getByText('2 rows · UTF-8 · comma-delimited')).toBeVisible()
  await expect(page.getByText('10 Low Road, B1 1AB')).toBeVisible()
})
