import { writeFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { expect, test } from './support/cleanSheet'

/** Drags a file from outside of the browser over a place and lets go of it there, as a person does. */
async function dropFile(page: Page, path: string, x: number, y: number) {
  const browser = await page.context().newCDPSession(page)
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
    const data = { items: [], files: [path], dragOperationsMask: 1 }
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

// FILE-1
test('a click on the drop zone opens the file chooser', async ({ sheet, page }) => {
  await sheet.open()
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), zoneOf(page).click()])
  await chooser.setFiles(path)
  await expect(page.getByRole('cell', { name: '9 Low Road' })).toBeVisible()
})

test('the drop zone is the first thing that Tab reaches after the logo', async ({ sheet, page }) => {
  await sheet.open()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'CleanSheet' })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(zoneOf(page)).toBeFocused()
})

// FILE-1
test('a file dragged in from the desktop is loaded', async ({ sheet, page }) => {
  await sheet.open()
  await dropFile(page, path, ...(await centreOf(page)))
  await expect(page.getByRole('cell', { name: '9 Low Road' })).toBeVisible()
  await expect(page.getByText('dropped.csv')).toBeVisible()
})

// FILE-1
test('the same file can be chosen again', async ({ sheet, page }) => {
  await sheet.open()
  for (const road of ['9 Low Road', '10 Low Road']) {
    writeFileSync(path, `address,post_code\n${road},B1 1AA\n`)
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), zoneOf(page).click()])
    await chooser.setFiles(path)
    await expect(page.getByRole('cell', { name: road })).toBeVisible()
  }
})

// FILE-2
test('while a run is going a file dropped on the zone changes nothing, and the page stays', async ({
  sheet,
  provider,
  page,
}) => {
  await sheet.getReady(7)
  provider.respond = (query) => (query.startsWith('6 ') ? 'never' : undefined)
  await sheet.start()
  await expect(page.getByText('5 / 7')).toBeVisible()
  await expect(zoneOf(page)).toBeDisabled()
  const asked: string[] = []
  page.on('dialog', (dialog) => {
    asked.push(dialog.type())
    void dialog.dismiss()
  })
  const pages = page.context().pages()
  await dropFile(page, path, ...(await centreOf(page)))
  await expect(page.getByText('5 / 7')).toBeVisible()
  expect(page.context().pages()).toEqual(pages)
  expect(asked).toEqual([])
})
