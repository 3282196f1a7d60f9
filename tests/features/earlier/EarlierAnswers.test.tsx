import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { sourceRead } from '../../../src/features/earlier/earlierSlice'
import { requestEarlier } from '../../../src/features/earlier/earlierListeners'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { Forecast } from '../../../src/features/run/Forecast'
import { OUTPUT_HEADERS } from '../../../src/domain/cleanse/outputColumns'
import { earlierSource } from '../../support/earlierSource'
import { renderPart } from '../../support/renderPart'
import { fileOf } from '../../support/builders'
import { readingRoom } from '../../support/rooms/reading'
import { runRoom } from '../../support/rooms/run'
import { pagesIn } from '../../support/testPage'
import { until } from '../../support/waiting'

const { openTestPage } = pagesIn(readingRoom, runRoom)

/** A download with answers for the first two rows of `fileOf`; the third was not found, the fourth is spoilt. */
function june() {
  const added: Record<string, string>[] = [
    { 'Premise Match': 'FULL', 'Address Line 1': 'A' },
    { 'Premise Match': 'FULL', 'Address Line 1': 'B' },
    { 'Premise Match': 'NO_MATCH' },
    { 'Premise Match': 'FULL', UPRN: '1.00023E+11' },
  ]
  return earlierSource(
    ['address', 'postcode'],
    added.map((each, at) => [[`${at + 1} High Street`, 'B12 0XY'], each]),
    { savedAt: new Date(new Date().getFullYear(), 5, 12).getTime() },
  )
}

/** The card's words for a figure, without the buttons. */
const figure = (name: string) =>
  screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent?.replace(/^\D+/, '')

async function page() {
  const { store } = openTestPage()
  store.dispatch(fileLoaded(fileOf(6)))
  store.dispatch(sourceRead(june()))
  await until(store, ({ earlier }) => !earlier.isMatching)
  renderPart(store, <Forecast />)
  // Once the rows are drawn.
  await screen.findByRole('region', { name: 'What it will take' })
  return store
}

test('the card says how many answers are taken, what is left, aloud too, and which rows', async () => {
  await page()
  expect(figure('Answers from june.csv')).toBe('2')
  expect(figure('Rows to look up')).toBe('4')
  expect(figure('Maximum lookups')).toBe('4')
  expect(screen.getByText(/same as in june.csv \(saved 12 June\)/)).toBeTruthy()
  expect(screen.getByText(/A spreadsheet has changed cells in 1 row of june.csv/)).toBeTruthy()
  expect(screen.getByText('At most 4 lookups are left.')).toBeTruthy()
  expect(screen.getByRole('status').textContent).toBe(
    'june.csv: 2 rows take their answers. At most 4 lookups are left.',
  )
  fireEvent.click(screen.getAllByRole('button', { name: 'show rows' })[1]!)
  const texts = within(screen.getByRole('region', { name: 'Rows to look up' })).getAllByRole('listitem')
  expect(texts.map((text) => [(text as HTMLLIElement).value, text.textContent])).toEqual(
    [3, 4, 5, 6].map((row) => [row, `${row} High Street, B12 0XY`]),
  )
})

test('a download without any answer says so', async () => {
  const store = await page()
  const failed = { ...june(), name: 'failed.csv', rows: june().rows.slice(3) }
  act(() => void store.dispatch(sourceRead(failed)))
  expect(screen.getByText('No row of failed.csv has an answer that can be used.')).toBeTruthy()
  expect(screen.queryByText('No row of june.csv has an answer that can be used.')).toBeNull()
})

test('a press leaves out rows that were not found, and gives the answers back', async () => {
  await page()
  fireEvent.click(screen.getByRole('checkbox', { name: 'Leave out the 1 not found then' }))
  expect(figure('Maximum lookups')).toBe('3')
  fireEvent.click(screen.getByRole('button', { name: 'Do not use them' }))
  expect(figure('Maximum lookups')).toBe('6')
  expect(screen.queryByText('Answers from june.csv')).toBeNull()
})

test.each([
  [
    'june_corrected.csv',
    'a,b',
    'It has no column “CleanSheet Results”, and so no answers. Take the file called …_for_next_month, which “For next month” saves.',
  ],
  [
    'other.csv',
    'CleanSheet Results,Fit Score',
    'It lacks the columns “Confidence Score”, “Organisation Match”, “Premise Match”, “Street Match”, “Locality Match”, “Post Town Match” and 35 more. An answer needs the scores, the match levels and all columns from “Address Line 1” to “UMPRN”. Take the file called …_for_next_month, which “For next month” saves.',
  ],
])('%s with %s cannot be used and says why; the message goes away', async (name, header, why) => {
  const store = await page()
  store.dispatch(requestEarlier(new File([`${header}\n1,2\n`], name)))
  await act(() => until(store, ({ earlier }) => earlier.refused.length > 0))
  expect(screen.getByRole('alert').textContent).toContain(`${name} cannot be used${why}`)
  fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }))
  expect(screen.queryByRole('alert')).toBeNull()
})

test('a download that does not say what was looked up, and lacks the chosen columns, says so', async () => {
  const store = await page()
  store.dispatch(requestEarlier(new File([`${OUTPUT_HEADERS.join()}\n1,2\n`], 'other.csv')))
  const why =
    'other.csv does not say which texts were looked up: it lacks “Address sent”, and the columns “address” and “postcode”, which you have chosen for this file. Take the file called …_for_next_month, which “For next month” saves.'
  expect(await screen.findByText(why)).toBeTruthy()
})

test.each([
  ['june.csv', 'july.csv'],
  ['june.csv', 'june.csv'],
])('of two that are refused, %s and %s, the second stays when the first is dismissed', async (...names) => {
  const store = await page()
  store.dispatch(requestEarlier(...names.map((name) => new File(['a,b\n1,2\n'], name))))
  await act(() => until(store, ({ earlier }) => earlier.refused.length > 0))
  fireEvent.click(screen.getAllByRole('button', { name: 'Dismiss' })[0]!)
  expect(screen.getByRole('alert').textContent).toContain(`${names[1]} cannot be used`)
})
