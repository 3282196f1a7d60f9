import { act, fireEvent, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { focusIds } from '../../../src/base/focusIds'
import { FileDetails } from '../../../src/features/file/FileDetails'
import { FilePanel } from '../../../src/features/file/FilePanel'
import { requestFile } from '../../../src/features/file/fileListeners'
import { selectStatus } from '../../../src/features/run/progress/progressSelectors'
import { renderPart } from '../../support/renderPart'
import { bookOf } from '../../support/sheets'
import { openTestPage } from '../../support/testStore'
import { until } from '../../support/waiting'

const CUSTOMERS = 'Ref,Address,Town,Post code\n1,1 High Street,Leeds,LS1 4AB\n2,2 High Street,Leeds,LS1 4AB\n'

/** Shows the file's step. Returns ways to offer it files and to press its buttons. */
function showPanel() {
  const { store, world } = openTestPage()
  renderPart(
    store,
    <FilePanel isLocked={false} isRefused={false} isFolded={false} step="next" parts={{ FileDetails }} />,
  )
  const settled = () =>
    act(() =>
      until(store, ({ file: { attempt } }) => attempt.status === 'none' || attempt.status === 'refused'),
    )
  const offer = (...files: [name: string, content: string | ArrayBuffer][]) => {
    act(() => void store.dispatch(requestFile(...files.map(([name, content]) => new File([content], name)))))
    return settled()
  }
  const press = (name: string | RegExp) => {
    fireEvent.click(screen.getByRole('button', { name }))
    return settled()
  }
  return { store, world, offer, press }
}

const zone = () => screen.getByRole('button', { name: /CSV file here|another file/ })

describe('a refused file', () => {
  test('is refused in words', async () => {
    const { offer } = showPanel()
    for (const [name, content, words] of [
      ['photo.png', 'x', /^Please select a CSV file$/],
      ['list.pdf', 'x', /^Please select a CSV file.*From PDF/],
      ['sheet.csv', 'PK\u0003\u0004\u0000\u0000', /This file cannot be read as a list\./],
    ] as const) {
      await offer([name, content])
      const alert = screen.getByRole('alert')
      expect(alert.textContent).toMatch(words)
      expect(alert.className).toContain('error')
      expect(zone().textContent).not.toContain(name)
    }
  })

  test('names its first ten broken lines', async () => {
    const { offer } = showPanel()
    const lines = Array.from({ length: 12 }, (_, at) => `${at + 1},1 High Street, Ely`)
    await offer(['list.csv', ['Ref,Address', ...lines].join('\n')])
    expect(screen.getByRole('alert').textContent).toContain('12 lines have too many values')
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(
      lines.slice(0, 10).map((line, at) => `Line ${at + 2} has 3 values: “${line}”`),
    )
  })

  test('leaves the loaded file named, and its message can be dismissed', async () => {
    const { store, offer, press } = showPanel()
    await offer(['customers.csv', CUSTOMERS])
    await offer(['notes.txt', 'hello'])
    expect(screen.getByRole('alert').textContent).toContain('Please select a CSV file')
    expect(zone().textContent).toContain('customers.csv')
    expect(screen.getByText('2 rows · UTF-8 · comma-delimited')).toBeTruthy()
    expect(selectStatus(store.getState())).toBe('error')
    await press('Dismiss')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(selectStatus(store.getState())).toBe('ready')
  })
})

test('of several files the first CSV file is loaded, and the others are named', async () => {
  const { offer } = showPanel()
  await offer(['notes.pdf', 'x'], ['a.csv', CUSTOMERS], ['b.csv', CUSTOMERS])
  expect(zone().textContent).toContain('a.csv')
  expect(
    screen.getByText('Only one file can be loaded at a time. Ignored: notes.pdf and b.csv.'),
  ).toBeTruthy()
})

test('a warning shows three lines, and all of them on demand', async () => {
  const { offer, press } = showPanel()
  await offer(['short.csv', 'address,postcode\na\nb\nc\nd\n'])
  expect(screen.getByText('4 rows were too short')).toBeTruthy()
  expect(screen.getAllByText(/^Line \d has 1 of 2 values/)).toHaveLength(3)
  await press('Show all 4')
  expect(screen.getAllByText(/^Line \d has 1 of 2 values/)).toHaveLength(4)
})

test('a header line below a title is pointed out', async () => {
  const { offer } = showPanel()
  await offer(['council.csv', `Rates 2026,,,\n\n${CUSTOMERS}`])
  expect(screen.getByText(/^Line 3 has the column names/)).toBeTruthy()
})

test('a first line that is a customer can become data, even in a list that was loaded whole', async () => {
  const { store, offer, press } = showPanel()
  await offer(['plain.csv', '1,1 High Street,LS1 4AB\n'.repeat(1102)])
  await press('Cleanse all 1,101 rows')
  expect(screen.getByText(/^The first line looks like a customer/)).toBeTruthy()
  await press('The first line is data')
  expect(store.getState().file.loaded).toMatchObject({ isHeaderless: true, rows: { length: 1102 } })
})

test('a workbook offers its sheets with data; one press loads a whole one of any length', async () => {
  const { store, world, offer, press } = showPanel()
  await offer(['customers.csv', CUSTOMERS])
  const rows = ['Address|Post code', ...Array<string>(1101).fill('1 High Street|LS1 4AB')]
  const book = bookOf({ Customers: rows, Old: rows.slice(0, 2), Notes: [''] })
  world.focusMoves.length = 0
  await offer(['book.xlsx', book.buffer])
  expect(screen.getByRole('alert').textContent).toContain('Please select a CSV file')
  const offers = screen.getAllByRole('button', { name: /^Use “/ })
  expect(offers.map(({ textContent }) => textContent)).toEqual([
    'Use “Customers” (1,101 rows)',
    'Use “Old” (1 row)',
  ])
  expect(selectStatus(store.getState())).toBe('ready')
  expect(offers[0]!.id).toBe(focusIds.tableOffer)
  expect(world.focusMoves).toContain(focusIds.tableOffer)
  expect(zone().textContent).toContain('customers.csv')

  await press('Use “Customers” (1,101 rows)')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(store.getState().file.loaded).toMatchObject({
    name: 'book (Customers).xlsx',
    rows: { length: 1101 },
  })
})

test('text under the name of a workbook is offered and described as text', async () => {
  const { offer, press } = showPanel()
  await offer(['customers.xlsx', CUSTOMERS])
  expect(screen.getByRole('alert').textContent).not.toContain('workbook')
  await press('Use customers.xlsx (2 rows)')
  expect(screen.getByText('2 rows · UTF-8 · comma-delimited')).toBeTruthy()
})

test('a long list is a question, not an error: one press loads it whole', async () => {
  const { store, world, offer, press } = showPanel()
  await offer(['list.csv', `Address,Post code\n${'1 High Street,LS1 4AB\n'.repeat(1100)}last,LS1 4AB`])
  const alert = screen.getByRole('alert')
  expect(alert.textContent).toContain(
    'File contains 1,101 rows. Maximum allowed is 1,100 rows. Please reduce your file size and try again.',
  )
  expect(alert.className).toContain('info')
  expect(selectStatus(store.getState())).toBe('ready')
  expect(world.focusMoves).toContain(focusIds.tableOffer)
  await press('Cleanse all 1,101 rows')
  expect(screen.queryByRole('alert')).toBeNull()
  expect(screen.getByText('1,101 rows · UTF-8 · comma-delimited')).toBeTruthy()
  expect(world.focusMoves).toContain(focusIds.addressColumn)
  expect(store.getState().file.loaded?.rows.at(-1)).toEqual(['last', 'LS1 4AB'])
})
