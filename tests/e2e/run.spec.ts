import type { Page } from '@playwright/test'
import { SPENT } from '../support/replies'
import { addresses, expect, queryOf, test } from './support/cleanSheet'
import { except } from './support/provider'

const CREDITS =
  'Insufficient API credits. Please top up your account and click Resume to continue processing.'

/** Closes the page; whether it asked first. */
async function asksBeforeClosing(page: Page) {
  const asked = page.waitForEvent('dialog').then((dialog) => {
    expect(dialog.type()).toBe('beforeunload')
    return dialog.dismiss().then(() => true)
  })
  const closed = page.waitForEvent('close').then(() => false)
  asked.catch(() => {})
  closed.catch(() => {})
  await page.close({ runBeforeUnload: true })
  return Promise.race([asked, closed])
}

// What a screen reader gets: landmarks, headings, names and states, in the order of the job.
test('a screen reader hears a run from an empty page to its results; a spent balance pauses it; unsaved, it asks before it closes', async ({
  sheet,
  provider,
  page,
  context,
}) => {
  await sheet.open()
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - complementary:
      - link "CleanSheet"
      - region "CSV file":
        - text: "Step 1, next:"
        - heading "CSV file" [level=2]
        - button /Drop an Excel or CSV file here or click to choose one/
        - button "Use an example file"
      - region "Column Mapping":
        - text: "Step 2:"
        - heading "Column Mapping" [level=2]
        - combobox "Address Column" [disabled]
        - combobox "More address columns" [disabled]
        - combobox "Postcode Column" [disabled]
      - region "API Key":
        - text: "Step 3:"
        - heading "API Key" [level=2]
        - textbox "API Key"
        - paragraph:
          - link "Get a key"
          - link "Top up"
        - group: What happens to my data
      - button "Start Cleanse" [disabled]
      - paragraph: Load a file to begin.
    - main:
      - heading "Data Preview" [level=1]
      - region "Give every customer a correct, deliverable address":
        - heading "Give every customer a correct, deliverable address" [level=2]
        - table "Addresses before and after":
          - rowgroup:
            - row "Your address Cleansed address Confidence"
        - list:
          - listitem:
            - strong: Nothing is uploaded
          - listitem:
            - strong: Nothing is paid twice
          - listitem:
            - strong: You have the last word
  `)

  await sheet.enterKey(undefined, () => sheet.load('customers.csv', addresses(12)))
  await expect(sheet.button('Start Cleanse')).toBeEnabled()
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - complementary:
      - region "CSV file":
        - button /customers.csv/
        - status: /12 rows/
      - region "Column Mapping":
        - combobox "Address Column"
        - combobox "Postcode Column"
      - region "API Key":
        - textbox "API Key"
        - status: ✓ API key is valid and available
      - button "Start Cleanse"
      - button /Try 10 rows first/
    - main:
      - heading "Data Preview" [level=1]
      - table "Preview"
      - region "What these rows will send":
        - heading "What these rows will send" [level=2]
      - region "What it will take":
        - heading "What it will take" [level=2]
  `)

  // It stays open.
  const isPrevented = () => !dispatchEvent(new Event('beforeunload', { cancelable: true }))
  expect(await page.evaluate(isPrevented)).toBe(false)
  const goOn = provider.holdAfter(5)
  await sheet.start()
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - complementary:
      - region "CSV file":
        - heading "CSV file" [level=2]
        - paragraph: customers.csv · 12 rows
      - region "Column Mapping":
        - heading "Column Mapping" [level=2]
        - paragraph: address, post_code
      - region "API Key":
        - heading "API Key" [level=2]
        - status: ✓ API key is valid and available
      - button "Change"
      - group "Rows"
      - button "Stop"
    - main:
      - heading "Cleansing in Progress" [level=1]
      - toolbar "Your results":
        - button "Download Partial Results (5/12)"
      - region "Rows cleansed":
        - status: Processing...
        - text: 5 / 12 41.7%
        - progressbar "Rows cleansed"
        - status: A quarter of the rows done
      - region "Latest answers":
        - table "Latest answers"
      - region "Confidence rows by score so far":
        - list "Rows by confidence"
  `)
  expect(await asksBeforeClosing(page)).toBe(true)
  await sheet.download('Download Partial Results (5/12)')
  provider.respond = except({ 12: SPENT })
  goOn()
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - complementary:
      - radiogroup "Rows":
        - radio "All 12" [checked]
        - radio "Ready to use 11"
        - radio "Not run 1"
      - button "Stop"
    - main:
      - alert:
        - link "Top up your account →"
      - region "Rows cleansed":
        - status: Error occurred
        - text: 11 / 12 91.7%
        - progressbar "Rows cleansed"
      - region "Results"
  `)

  await test.step('why, and the way on, are said and in sight', async () => {
    await page.setViewportSize({ width: 1280, height: 600 })
    const notice = page.getByRole('alert')
    await expect(notice.getByText(CREDITS, { exact: true })).toBeVisible()
    await expect(notice).toContainText('The balance of this key has run out. 1 lookup is still to go.')
    await expect(page.getByText('✓ API key is valid and available')).toBeHidden()
    const isYellow = async () => {
      const colour = await notice.evaluate((element) => getComputedStyle(element).backgroundColor)
      const [red = 0, green = 0, blue = 255] = colour.match(/\d+/g)!.map(Number)
      return red > 240 && green > 230 && blue < red - 20
    }
    await expect.poll(isYellow).toBe(true)
    const link = notice.getByRole('link', { name: 'Top up your account →', exact: true })
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    // Nobody has to scroll for the reason or the way on.
    await expect(link).toBeInViewport()
    await expect(sheet.resume).toBeInViewport()
    await expect(page.getByRole('heading', { level: 1, name: 'Data Preview' })).toBeVisible()
    await expect(sheet.button('Download Partial Results (11/12)')).toBeEnabled()
    expect(provider.queries).toHaveLength(12)
  })

  await test.step('in one column too the key is asked for, over the whole width', async () => {
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 844 })
      await expect.poll(async () => (await sheet.key.boundingBox())!.width).toBeGreaterThan(width * 0.75)
    }
    await page.setViewportSize({ width: 1280, height: 720 })
  })

  await test.step('while the balance is spent, Resume pauses again', async () => {
    await sheet.press('Resume')
    await expect.poll(() => provider.queries.length).toBe(13)
    await expect(sheet.resume).toBeEnabled()
    await expect(page.getByText('11 / 12')).toBeVisible()
  })

  await test.step('Resume takes another key, waits for the connection, and finishes the run', async () => {
    await sheet.key.fill('')
    await expect(sheet.resume).toBeDisabled()
    await sheet.enterKey('ak_second')
    provider.respond = () => undefined
    await context.setOffline(true)
    await sheet.press('Resume')
    await expect(page.getByText('You are offline.')).toBeVisible()
    const [request] = await Promise.all([
      context.waitForEvent('request', (sent) => sent.method() === 'POST'),
      context.setOffline(false),
    ])
    expect(new URL(request.url()).searchParams.get('api_key')).toBe('ak_second')
    await sheet.completed()
    expect(provider.queries.slice(12)).toEqual([queryOf(12), queryOf(12)])
  })
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - complementary:
      - radiogroup "Rows":
        - radio "All 12" [checked]
        - radio "Ready to use 12"
      - button "Start New Cleanse"
      - button "Start Cleanse"
    - main:
      - heading "Data Preview" [level=1]
      - toolbar "Your results":
        - button "Download CSV"
        - button "Files"
      - region "Rows cleansed":
        - status: Completed
        - text: /12 / 12 100.0%/
        - progressbar "Rows cleansed"
        - status: 12 ready to use, 0 to review
      - region "Results":
        - heading "Results" [level=2]
        - searchbox "Find in results"
        - link "Open the user guide":
          - /url: guide.html#review
        - grid "Results":
          - rowgroup:
            - row
          - rowgroup:
            - row /1, .*No difference found, 1 of 12/
        - toolbar "Below the rows":
          - button "All columns"
          - link "Learn what your results mean"
      - radiogroup "Beside the rows"
      - region "Files":
        - group /Nothing to review/
        - list:
          - listitem "My file, corrected":
            - button "My file, corrected…"
          - listitem "Letters":
            - button "Letters…"
  `)

  // The partial download lacks the latest results.
  expect(await asksBeforeClosing(page)).toBe(true)
  expect((await sheet.download('Download CSV')).rows).toHaveLength(12)
  expect(await asksBeforeClosing(page)).toBe(false)
})
