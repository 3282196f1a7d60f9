import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { ResultCards } from '../../../src/features/review/ResultCards'
import type { AppStore } from '../../../src/app/store'
import { Pane } from '../../../src/app/Pane'
import { ResultsToolbar } from '../../../src/features/review/ResultsRows'
import { selectDecisionCounts, selectOutcomes } from '../../../src/features/results/resultsSelectors'
import { rowOpened, rowsListed, selectOpenRow } from '../../../src/features/review/viewSlice'
import type { AnsweredRow } from '../../../src/domain/cleanse/rowResult'
import { sendingChosen } from '../../../src/features/run/runSlice'
import { answered, csvFile, failed, decisionsOf, fileOf } from '../../support/builders'
import { renderPart } from '../../support/renderPart'
import { openTestPage } from '../../support/testStore'
import { pageWith, pageWithUprns } from './pageWith'
import { decideRows, settleRows } from '../../../src/features/run/rows/changeRows'

const leeds = answered(
  {
    'Fit Score': '1.00',
    'Confidence Score': '0.40',
    'Premise Match': 'FULL',
    'Street Match': 'INCORRECT',
    'Post Town Match': 'MISSING',
    'Address Line 1': '1 High Street',
    'Building Number': '1',
    'Street Name': 'High Street',
    'Post Town': 'LEEDS',
    Postcode: 'LS1 4AB',
    UPRN: '100',
  },
  '1 Low Road, LS1 4AB',
)

const ShownRow = () => <Pane files={null} />
const CardsAndRow = () => (
  <>
    <ResultCards />
    <ShownRow />
  </>
)

/** Shows the first row of a page. */
function open({ store }: { store: AppStore }, part = <ShownRow />) {
  store.dispatch(rowOpened(0))
  return renderPart(store, part)
}

/** Two matched rows, a failed one and one without a match; and which of them is selected, by index. */
function show(openRow: number | null = null) {
  const { store } = pageWith([leeds, leeds, failed('Out of order'), answered()])
  if (openRow !== null) store.dispatch(rowOpened(openRow))
  renderPart(store, <CardsAndRow />)
  return { store, decisions: () => decisionsOf(store.getState()) }
}

const panel = (row: number) => screen.getByRole('region', { name: `Row ${row}` })
const button = (name: string, part: HTMLElement = document.body) => within(part).getByRole('button', { name })

test('a row kept in an earlier download was found: only that file lacks its address', () => {
  const kept = answered({ 'Premise Match': 'FULL' }) as AnsweredRow
  const { store } = pageWith([{ ...kept, takenFrom: { name: 'june.csv', savedAt: null } }])
  store.dispatch(decideRows([0], 'originalKept'))
  expect(selectOutcomes(store.getState())).toEqual(['toReview'])
  expect(selectDecisionCounts(store.getState())).toMatchObject({ decided: 1, undecided: 0 })
  const { container } = open({ store }, <CardsAndRow />)
  expect(screen.getAllByText('You kept yours, so that download has no cleansed address.')).toHaveLength(2)
  expect(container.textContent).not.toMatch(/Not found|No address was found/)
  expect(screen.queryByRole('button', { name: /Accept|Undo/ })).toBeNull()
  fireEvent.keyDown(screen.getByRole('region', { name: 'Row 1' }), { key: 'u' })
  expect(store.getState().decisions.present).toEqual(['originalKept'])
})

test('the open row says why to review it, what was sent and how each component matches', () => {
  show(0)
  for (const text of [
    'Street differs: yours Low Road, cleansed High Street',
    'Confidence 0.40Fit 1.00',
    '1 Low Road, LS1 4AB',
    // Without the optional ones that the address lacks.
    'Building1 matchesStreetHigh Street differsPost townLEEDS you sent nonePostcodeLS1 4AB',
  ])
    expect(panel(1).textContent).toContain(text)
  const marks = panel(1).querySelectorAll('mark.isCleansed')
  expect([...marks].map((mark) => mark.textContent)).toContain('High Street')
})

test.each([
  ['3A', '3C', 'differs', 'isDoubtful'],
  ['3A', '3A', 'nearly matches', 'isGood'],
])(
  'what the provider calls nearly right differs where it is marked: %s, found %s',
  (sent, found, meaning, tone) => {
    const answer = answered(
      {
        'Premise Match': 'PARTIAL',
        'Address Line 1': `${found} High Street`,
        'Building Number': found,
        'Street Name': 'High Street',
        Postcode: 'LS1 4AB',
      },
      `${sent} High Street, LS1 4AB`,
    )
    open(pageWith([answer]))
    expect(within(panel(1)).getByText(meaning).classList).toContain(tone)
  },
)

test('the open row says which row of the spreadsheet it is', () => {
  const { store } = show()
  store.dispatch(fileLoaded({ ...fileOf(3), sheetRows: [4, 5, 9] }))
  act(() => void store.dispatch(rowOpened(2)))
  expect(panel(3).textContent).toContain('row 3, 9 in your file')
})

test('its buttons decide and step, and Escape leaves it for the files', () => {
  const { store, decisions } = show(0)
  expect(button('Previous row').ariaDisabled).toBe('true')
  fireEvent.click(button('Keep mine (row 1)', panel(1)))
  expect(decisions()).toEqual({ 0: 'originalKept' })
  act(() => void store.dispatch(rowOpened(0)))
  fireEvent.click(button('Undo (row 1)', panel(1)))
  expect(decisions()).toEqual({})
  fireEvent.click(button('Next row'))
  fireEvent.keyDown(panel(2), { key: 'Escape' })
  expect(screen.getByRole('region', { name: 'Files' })).toBeTruthy()
  // The switch comes back to it.
  fireEvent.click(screen.getByRole('radio', { name: 'Row 2' }))
  expect(panel(2)).toBeTruthy()
})

test('a row without a match says so once', () => {
  show(3)
  expect(panel(4).textContent).toContain('No address was found.')
  expect(panel(4).textContent).not.toContain('Not found')
})

test('a failed row has its error and nothing to decide, and can be corrected', () => {
  show(2)
  expect(panel(3).textContent).toContain('The request failed: Out of order')
  const actions = within(within(panel(3)).getByRole('toolbar', { name: 'Decide' })).getAllByRole('button')
  expect(actions.map(({ ariaLabel }) => ariaLabel)).toEqual(['Correct… (row 3)'])
  fireEvent.click(button('Correct… (row 3)', panel(3)))
  expect(screen.getByRole('region', { name: 'Correct row 3' })).toBeTruthy()
})

test('a row says that its added columns stay blank: with no match, or once the original is kept', () => {
  const { store } = show(3)
  expect(panel(4).textContent).toContain('Your file keeps your own address in this row')
  act(() => void store.dispatch(rowOpened(0)))
  expect(panel(1).textContent).not.toContain('stay blank')
  fireEvent.keyDown(panel(1), { key: 'k' })
  act(() => void store.dispatch(rowOpened(0)))
  expect(panel(1).textContent).toContain('stay blank in this row: you kept your own address')
})

test('Accept and Keep mine look alike, whatever the doubt, and if only the door differs it can be kept', () => {
  const number = answered(
    { 'Address Line 1': '3C High Street', 'Building Number': '3C', 'Street Name': 'High Street' },
    '3A High Street',
  )
  open(pageWith([number]))
  expect(panel(1).textContent).toContain('Number differs: yours 3A, cleansed 3C')
  const names = ['Accept (row 1)', 'Keep mine (row 1)', 'Correct… (row 1)', 'My 3A, the rest as cleansed']
  expect(new Set(names.map((name) => button(name, panel(1)).className.replace(' ownDoor', ''))).size).toBe(1)
})

test('a row that the user left out says so, and one without an address has nothing to send', () => {
  const { store } = openTestPage()
  const rows = [
    ['2 Rue Haute', '75001', 'France'],
    ['', '', 'UK'],
  ]
  store.dispatch(fileLoaded(csvFile({ headers: ['address', 'postcode', 'country'], rows })))
  store.dispatch(sendingChosen({ leavesOutAbroad: true }))
  const skipped = { kind: 'nothingToSend' as const }
  store.dispatch(settleRows([0, 1].map((row) => ({ row, result: skipped }))))
  renderPart(store, <CardsAndRow />)
  const [leftOut, empty] = screen.getAllByRole('row')
  expect(leftOut!.textContent).toMatch(/Not looked up: left out$/)
  expect(empty!.textContent).toMatch(/Not looked up: blank$/)
  act(() => void store.dispatch(rowOpened(0)))
  expect(panel(1).textContent).toContain('Left out: you chose not to look up rows like this one.')
  expect(panel(1).textContent).not.toContain('Not looked up: blank')
})

test('a row that the filters hide says so', () => {
  const { store } = show(0)
  expect(panel(1).textContent).not.toContain('hide this row')
  act(() => void store.dispatch(rowsListed({ by: 'pile', pile: 'failed' })))
  expect(panel(1).textContent).toContain('the filters hide this row')
})

test('the tools above the rows are one Tab stop, Retry among them', () => {
  const { store } = pageWith([failed('Out of order')])
  store.dispatch(rowsListed({ by: 'pile', pile: 'failed' }))
  renderPart(store, <ResultsToolbar />)
  const tools = within(screen.getByRole('toolbar', { name: 'Decide together' })).getAllByRole('button')
  expect(tools.map(({ tabIndex }) => tabIndex)).toEqual([-1])
})

test('the cards are one list with the keys of the table, announced with reason and place', () => {
  const { store, decisions } = show()
  const cards = screen.getAllByRole('row')
  expect(cards.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1])
  const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key })
  act(() => cards[0]!.focus())
  press('ArrowDown')
  expect(document.activeElement).toBe(cards[1])
  expect(document.activeElement).toHaveProperty('tabIndex', 0)
  press('k')
  expect(decisions()).toEqual({ 1: 'originalKept' })
  expect(document.activeElement).toBe(cards[0])
  const nameOf = (card: Element) =>
    document.getElementById(card.getAttribute('aria-labelledby')!)!.textContent
  expect(nameOf(cards[0]!)).toBe(
    'Row 2: kept original. 1, 1 Low Road, LS1 4AB, Street differs: yours Low Road, cleansed High Street, Score below 0.50, 1 of 4',
  )
  expect(nameOf(cards[1]!)).toBe('2, 1 Low Road, LS1 4AB, Kept original, 2 of 4')
  expect(nameOf(cards[2]!)).toBe('3, 3 High Street, B12 0XY, Failed, 3 of 4')
  press('End')
  expect(document.activeElement).toBe(cards[3])
  press('a')
  expect(decisions()).toEqual({ 1: 'originalKept' })
  press('Enter')
  expect(selectOpenRow(store.getState())).toBe(3)
  expect(within(cards[3]!).getByRole('button', { name: 'Correct… (row 4)' })).toBeTruthy()
})

test('the open row shows the found UPRN and the customer’s own', () => {
  open(pageWithUprns(['00200'], [leeds]))
  const valueOf = (name: string) => within(panel(1)).getAllByText(name)[0]!.nextElementSibling?.textContent
  expect(valueOf('UPRN')).toBe('100')
  expect(valueOf('Your UPRN')).toBe('00200')
})

test('a row with hundreds of columns shows the first, and more on demand', () => {
  const { store } = openTestPage()
  const headers = ['Address', 'Postcode', ...Array.from({ length: 300 }, (_, at) => `Answer ${at + 3}`)]
  store.dispatch(fileLoaded(csvFile({ headers, rows: [headers.map((_, at) => `value ${at + 1}`)] })))
  store.dispatch(settleRows([{ row: 0, result: leeds }]))
  open({ store })
  const shown = () => within(panel(1)).getAllByText(/^Answer \d+$/).length
  expect(shown()).toBe(98)
  fireEvent.click(within(panel(1)).getByRole('button', { name: 'Show 100 more' }))
  expect(shown()).toBe(198)
})
