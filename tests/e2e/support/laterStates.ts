import { CleanSheet, expect } from './cleanSheet'
import { cancel, customers, lines, reload, run, type Journey } from './stages'

export const leaving: Journey = {
  'completed-downloads': async ({ sheet }) => {
    await sheet.button('Review columns').click()
    await sheet.button('Files').click()
    await expect(sheet.files).toBeInViewport()
  },
  'dialog-corrected': async ({ sheet, page }) => {
    await sheet.more('My file, corrected…')
    await expect(page.getByRole('dialog', { name: 'My file, corrected' })).toBeVisible()
  },
  'dialog-letters': async ({ sheet, page }) => {
    await cancel(sheet)
    await sheet.more('Letters…')
    await page.getByRole('radio', { name: /^All with an address/ }).click()
    await expect(page.getByRole('region', { name: 'The first three' }).locator('.envelope')).toHaveCount(3)
  },
  'dialog-start-new': async ({ sheet }) => {
    await cancel(sheet)
    await sheet.button('Start New Cleanse').click()
    await expect(sheet.dialog).toBeVisible()
  },
  'dialog-cleanse-again': async ({ sheet }) => {
    await cancel(sheet)
    await sheet.start()
    await expect(sheet.dialog).toBeVisible()
  },
  'dialog-load-another': async ({ sheet }) => {
    await cancel(sheet)
    await sheet.load('other.csv', customers)
    await expect(sheet.dialog).toBeVisible()
  },
  'found-finished': async ({ sheet, page }) => {
    await cancel(sheet)
    await reload(page)
    await expect(sheet.button('Show Results')).toBeVisible()
  },
  'dialog-discard': async ({ sheet }) => {
    await sheet.button('Discard').click()
    await expect(sheet.dialog).toBeVisible()
  },
  'shown-again': async ({ sheet }) => {
    await cancel(sheet)
    await sheet.button('Show Results').click()
    await expect(sheet.button('Remove now')).toBeVisible()
  },
}

export const nextMonth: Journey = {
  'earlier-used': async ({ sheet, page, provider }) => {
    const { name, text } = await sheet.download('Download CSV')
    provider.queries.length = 0
    await sheet.button('Start New Cleanse').click()
    await sheet.button('Yes, Start New').click()
    await sheet.load('july.csv', [customers, ...lines.slice(0, 2)].join('\n'))
    await sheet.choose({ name, mimeType: 'text/csv', buffer: Buffer.from(text) }, () =>
      sheet.button('Use an earlier download…').click(),
    )
    await expect(page.getByText('Answers from sandbox-sample_cleansed.csv', { exact: true })).toBeVisible()
    await sheet.button('show rows').first().click()
  },
  'earlier-refused': async ({ sheet, page }) => {
    await sheet.choose({ name: 'other.csv', mimeType: 'text/csv', buffer: Buffer.from('a,b\n1,2\n') }, () =>
      sheet.button('Use an earlier download…').click(),
    )
    await expect(page.getByRole('alert')).toContainText('other.csv cannot be used')
  },
  elsewhere: async ({ sheet, page, provider, context }) => {
    await run({ sheet: new CleanSheet(await context.newPage()), provider }, 'never')
    await sheet.open()
    await expect(page.getByText(/ is open in another tab$/)).toBeVisible()
  },
}

export const withoutStorage: Journey = {
  'not-saved': async (stage) => {
    await stage.page.addInitScript(() => {
      Object.defineProperty(window, 'indexedDB', { value: undefined })
      Storage.prototype.setItem = () => {
        throw new DOMException('Full', 'QuotaExceededError')
      }
    })
    await run(stage, 'never')
    await expect(stage.page.getByText('Progress is not being saved')).toBeVisible()
  },
}
