import { SPENT } from '../support/replies'
import { addresses, expect, test } from './support/cleanSheet'
import { except } from './support/provider'

// What a screen reader gets: landmarks, headings, names and states, in the order of the job.

test('a screen reader hears an empty page, a run from its cost on, and its results', async ({
  sheet,
  provider,
  page,
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

  provider.respond = () => undefined
  await sheet.press('Resume')
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
})
