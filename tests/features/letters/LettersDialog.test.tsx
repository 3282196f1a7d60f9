import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { selectHasUnsavedResults } from '../../../src/features/download/unsavedSelectors'
import { choicesChanged } from '../../../src/features/letters/lettersSlice'
import { digestOf } from '../../../src/domain/cleanse/ticks'
import { namesChosen, valuesTicked } from '../../../src/features/mapping/mappingSlice'
import { sessionResumed } from '../../../src/features/session/sessionEvents'
import { answered, failed, finishedRecord } from '../../support/builders'
import { filesPane, linesOf } from '../../support/filesPane'
import { renderPart } from '../../support/renderPart'
import { lettersRoom } from '../../support/rooms/letters'
import { pagesIn } from '../../support/testPage'
import { until } from '../../support/waiting'

const { openTestPage } = pagesIn(lettersRoom)

const csvHeaders = ['First name', 'Surname', 'Account', 'address', 'postcode']

const found = answered(
  { 'Address Line 1': '1 High Street', 'Post Town': 'LEEDS', Postcode: 'LS1 4AB', UPRN: '7' },
  '1 High Street, Leeds, LS1 4AB',
)

/** A finished cleanse of four rows, two of them at one address, with the dialog open. */
async function openLetters(header = 'Account') {
  const page = openTestPage()
  page.store.dispatch(
    sessionResumed(
      finishedRecord({
        fileName: 'people.csv',
        csvHeaders: csvHeaders.with(2, header),
        line1Col: 3,
        postcodeCol: 4,
        originalRows: [
          ['Ann', 'Lee', 'A1', '1 high st', 'ls14ab'],
          ['Di', 'Lee', 'A2', '1 high st', 'ls14ab'],
          ['', '', 'A3', '3 Low Road, Leeds', 'LS1 4AB'],
          ['Jo', 'Fox', 'A4', 'nowhere', ''],
        ],
        sheetRows: [3, 4, 5, 6],
        resultRows: [found, found, failed('Busy'), answered()],
        threshold: 0,
      }),
    ),
  )
  renderPart(page.store, filesPane())
  fireEvent.click(await screen.findByRole('button', { name: 'Letters…' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Letters' }))
  await dialog.findByRole('button', { name: /^Download letters \(/ })
  const layout = dialog.getByText('Layout').closest('details')!
  const press = async (role: string, name: string) => {
    const { preview } = page.store.getState().letters
    fireEvent.click(dialog.getByRole(role, { name }))
    await act(() => until(page.store, ({ letters }) => letters.preview !== preview))
  }
  const envelopes = () =>
    dialog
      .queryAllByRole('listitem')
      .filter((item) => item.querySelector('input') === null)
      .map((item) => item.textContent)
  const download = async () => {
    fireEvent.click(dialog.getByRole('button', { name: /^Download letters/ }))
    await act(() => vi.dynamicImportSettled())
    await act(() => until(page.store, ({ download: { written } }) => written !== null))
  }
  return { ...page, dialog, layout, press, envelopes, download }
}

test('the first letters appear as envelopes and follow each choice; only the chosen layout is in sight', async () => {
  const { dialog, layout, press, envelopes } = await openLetters()
  expect(layout.open).toBe(false)
  expect(layout.querySelector('summary')!.textContent).toBe('Layout Word mail merge Change')
  expect(dialog.getByText('First name')).toBeTruthy()
  expect(dialog.getByText('Surname')).toBeTruthy()
  expect(envelopes()).toEqual([
    'Row 1Ann Lee\n1 High Street\nLEEDS\nLS1 4AB',
    'Row 2Di Lee\n1 High Street\nLEEDS\nLS1 4AB',
  ])
  expect(dialog.getByText('1 row has the address of an earlier row: the names are joined.')).toBeTruthy()

  await press('radio', 'All with an address (4)')
  await press('checkbox', 'One letter per address')
  expect(envelopes()).toEqual([
    'Rows 1 and 2Ann Lee and Di Lee\n1 High Street\nLEEDS\nLS1 4AB',
    'Row 3The Occupier\n3 Low Road\nLEEDS\nLS1 4AB',
    '1 row is left out: the address has only one line (row 6 in your spreadsheet).',
  ])
  await press('radio', 'Nothing')
  expect(envelopes()[1]).toBe('Row 33 Low Road\nLEEDS\nLS1 4AB')
  await press('radio', 'GOV.UK Notify')
  expect(layout.querySelector('summary')!.textContent).toBe('Layout GOV.UK Notify Change')
  expect(envelopes().at(-1)).toBe(
    '1 row is left out: the last line is not a UK postcode (row 6 in your spreadsheet).',
  )
  expect(dialog.getByRole('button', { name: 'Download letters (2)' })).toBeTruthy()
})

describe('who gets no letter', () => {
  const waiting = (dialog: ReturnType<typeof within>) =>
    dialog.queryByText(/The download waits for your answer\.$/)

  test('nobody is left out if no column asks, and any column can be chosen', async () => {
    const { dialog, store, envelopes } = await openLetters()
    expect(dialog.getByText('Nobody is left out')).toBeTruthy()
    expect(waiting(dialog)).toBeNull()
    fireEvent.click(dialog.getByRole('button', { name: 'Choose a column…' }))
    fireEvent.mouseDown(dialog.getByRole('combobox', { name: 'Who gets no letter?' }))
    const { preview } = store.getState().letters
    fireEvent.click((await screen.findAllByText('Account')).at(-1)!)
    const values = within(await dialog.findByRole('region', { name: 'Account' }))
    expect(await values.findByText('0 rows')).toBeTruthy()
    fireEvent.click(await values.findByRole('checkbox', { name: 'A1 (1)' }))
    await act(() => until(store, ({ letters }) => letters.preview !== preview))
    expect(values.getByText('1 row: Ann Lee')).toBeTruthy()
    expect(dialog.getByText('1 gets no letter')).toBeTruthy()
    expect(envelopes()).toContain(
      '1 row is left out: you chose that they get no letter (row 3 in your spreadsheet).',
    )
  })

  test('last time’s answer is one line, with its count', async () => {
    const { dialog, store } = await openLetters()
    const { preview } = store.getState().letters
    const ticks = { 2: { values: [digestOf('Account', 'a1')], isRecalled: true } }
    act(() => void store.dispatch(valuesTicked({ part: 'noLetter', ticks })))
    await act(() => until(store, ({ letters }) => letters.preview !== preview))
    const group = dialog.getByRole('group', { name: 'Who gets no letter?' })
    expect(group.textContent).toBe('Who gets no letter?1 gets no letter, as last time: Change')
    const more = { 0: { values: ['a name of nobody'] } }
    act(() => void store.dispatch(valuesTicked({ part: 'noLetter', ticks: more })))
    expect(group.textContent).toBe('Who gets no letter?1 gets no letter · Change')
  })

  test('a column that asks is open and its values are found, ticked and unticked; the download waits for the answer', async () => {
    const { dialog, press, envelopes } = await openLetters('Date of death')
    const values = within(await dialog.findByRole('region', { name: 'Date of death' }))
    expect(waiting(dialog)).toBeTruthy()
    expect(envelopes()).toHaveLength(2)
    const button = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Download letters (2)' })
    expect(button().disabled).toBe(true)
    await press('button', 'Nobody is left out')
    expect(waiting(dialog)).toBeNull()
    expect(button().disabled).toBe(false)
    expect(dialog.getByText('Nobody is left out')).toBeTruthy()

    fireEvent.change(await values.findByRole('textbox', { name: 'Search its values' }), {
      target: { value: 'a2' },
    })
    expect(values.queryByRole('checkbox', { name: 'A1 (1)' })).toBeNull()
    await press('button', 'Tick those found')
    expect(values.getByText('1 row: Di Lee')).toBeTruthy()
    expect(envelopes()[0]).toBe('Row 1Ann Lee\n1 High Street\nLEEDS\nLS1 4AB')
    await press('button', 'Untick all')
    expect(dialog.getByText('Nobody is left out')).toBeTruthy()
    expect(envelopes()).toHaveLength(2)
  })
})

test('the dialog asks whose name is on the letters if no column looks like one', async () => {
  const { dialog, store, press } = await openLetters()
  act(() => void store.dispatch(namesChosen({ names: [], proposed: [0, 1] })))
  await act(() => until(store, ({ letters }) => letters.preview?.letters[0]?.name === 'The Occupier'))
  expect(dialog.getByText(/^No column looks like names/)).toBeTruthy()
  const button = () => dialog.getByRole<HTMLButtonElement>('button', { name: 'Download letters (2)' })
  expect(button().disabled).toBe(true)
  await press('radio', 'The Occupier')
  expect(button().disabled).toBe(false)
})

test('the file has the columns of its layout and those taken along; the page says what it holds', async () => {
  const { store, world, press, download } = await openLetters()
  act(() => void store.dispatch(choicesChanged({ alongColumns: [2] })))
  await press('radio', 'All with an address (4)')
  await download()
  expect(world.downloads).toEqual([
    {
      name: 'people_letters.csv',
      text: [
        'Name,Company,Address 1,Address 2,Address 3,City,Postal Code,Account',
        'Ann Lee,,1 High Street,,,LEEDS,LS1 4AB,A1',
        'Di Lee,,1 High Street,,,LEEDS,LS1 4AB,A2',
        'The Occupier,,3 Low Road,,,LEEDS,LS1 4AB,A3',
        '',
      ].join('\r\n'),
    },
  ])
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Letters…' }))
  expect(linesOf('Letters')[2]).toMatch(/people_letters\.csv$/)
  // Letters are no download of the results.
  expect(selectHasUnsavedResults(store.getState())).toBe(true)
})
