import { GOOD_KEY, providerError } from '../../support/replies'
import { expect, queryOf } from './cleanSheet'
import { except } from './provider'
import { reload, type Journey } from './stages'

const LONG = 'customer_addresses_exported_from_the_old_system_without_a_single_space_2026_final'
const DOCS = `https://docs.ideal-postcodes.co.uk/docs/api/${LONG}`
const rows = Array.from({ length: 12 }, (_, at) => `${at + 1} High Street,B12 0XY,x`)
/** A file whose third column has such a name. */
export const longColumnCsv = [`address,post_code,${LONG}`, ...rows].join('\n')

const FROM = 'of the customer or charity as given in the old membership system'
/** A file of two addresses whose columns have long names. */
const otherAddressCsv = [
  ['Billing address line 1', 'Billing postcode', 'Shipping address line 1', 'Shipping postcode']
    .map((name) => `${name} ${FROM}`)
    .join(','),
  ...rows.map((row) => row.replace(/(.*),x$/, '$1,$1')),
].join('\n')

/** States with names, columns and messages that cannot be broken at a blank. */
export const longNames: Journey = {
  'long-file-refused': async ({ sheet, page }) => {
    await sheet.open()
    await sheet.load(`${LONG}.csv`, '')
    await expect(page.getByText('The file is empty.')).toBeVisible()
  },
  'long-other-address': async ({ sheet }) => {
    await sheet.load('two.csv', otherAddressCsv)
    await sheet.button(/^Before you start/).click()
    await expect(sheet.button(/^Send “Shipping/)).toBeVisible()
  },
  'long-column-sent': async ({ sheet, page }) => {
    await sheet.load(`${LONG}.csv`, longColumnCsv)
    await expect(page.getByText(queryOf(1))).toBeVisible()
    await sheet.typeOption(sheet.combobox('More address columns'), 'customer')
    await page.keyboard.press('Escape')
    await expect(page.getByText('1 High Street, x, B12 0XY')).toBeVisible()
  },
  'long-key-refused': async ({ sheet, page, provider }) => {
    provider.key = providerError(403, 4030, `Not allowed, see ${DOCS}`)
    await sheet.key.fill('ak')
    await expect(page.getByText(`Not allowed, see ${DOCS}`)).toBeVisible()
  },
  'long-paused': async ({ sheet, provider }) => {
    provider.key = GOOD_KEY
    await sheet.enterKey()
    provider.respond = except({
      2: providerError(500, 5000, LONG),
      12: providerError(402, 4020, `Not allowed, see ${DOCS}`),
    })
    await sheet.start()
    await expect(sheet.resume).toBeVisible()
  },
  'long-found': async ({ page }) => {
    await reload(page)
    await expect(page.getByText('Previous session found')).toBeVisible()
  },
  'long-completed': async ({ sheet, provider }) => {
    await sheet.button('Resume Cleanse').click()
    provider.respond = () => undefined
    await sheet.enterKey()
    await sheet.start()
    await sheet.completed()
  },
  'long-question': async ({ sheet }) => {
    await sheet.load(`${LONG}2.csv`, longColumnCsv)
    await expect(sheet.dialog).toBeVisible()
  },
}
