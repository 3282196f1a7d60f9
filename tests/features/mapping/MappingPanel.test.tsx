import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { FirstQueries } from '../../../src/features/mapping/FirstQueries'
import { ColumnChoice } from '../../../src/features/mapping/ColumnChoice'
import { MappingPanel } from '../../../src/features/mapping/MappingPanel'
import { csvFile } from '../../support/builders'
import { renderPart } from '../../support/renderPart'
import { openTestPage } from '../../support/testStore'
import { sentOf } from '../../support/columnsOf'

afterEach(() => {
  vi.useRealTimers()
})

/** Shows the columns' step for a file of one row, and what that row will send. */
function showPanel(columns: Record<string, string>) {
  const { store } = openTestPage()
  const [headers, row] = [Object.keys(columns), Object.values(columns)]
  store.dispatch(fileLoaded(csvFile({ headers, rows: [row] })))
  renderPart(
    store,
    <>
      <MappingPanel isLocked={false} isFolded={false} step="next" parts={{ ColumnChoice }} />
      <FirstQueries noteOf={() => null} />
    </>,
  )
  return store
}

const select = (name: string) => screen.getByRole('combobox', { name })
const frameOf = (name: string) => select(name).closest('.ant-select')!.className

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

/** Chooses an option by mouse. */
function choose(name: string, option: string) {
  fireEvent.mouseDown(select(name))
  fireEvent.click(screen.getByText(option, { selector: '.columnOption > :first-child' }))
}

test('a select is marked until a column is chosen', () => {
  showPanel({ where: 'The Cottage', postcode: 'B12 0XY' })
  expect(frameOf('Address Column')).toContain('ant-select-status-error')
  expect(frameOf('Postcode Column')).toContain('isChosen')
  choose('Address Column', 'where')
  expect(frameOf('Address Column')).toContain('isChosen')
  expect(screen.getByText('The Cottage, B12 0XY')).toBeTruthy()
})

test('two columns of the same name can be told apart, and each shows its first value', () => {
  showPanel({ line: 'A', 'line ': 'B', postcode: 'B12 0XY' })
  fireEvent.mouseDown(select('Address Column'))
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent)
  expect(new Set(names).size).toBe(3)
  expect(
    screen.getByText('line (column 2)', { selector: '.columnOption *' }).parentElement?.textContent,
  ).toContain('B')
})

test('Tab leaves the open list of further columns, and adds none', () => {
  const store = showPanel({ address: '1 High Street', town: 'BIRMINGHAM', postcode: 'B12 0XY' })
  const more = select('More address columns')
  const chosen = () => sentOf(store.getState()).moreAddressColumns
  const before = chosen()
  fireEvent.mouseDown(more)
  fireEvent.keyDown(more, { key: 'ArrowDown', keyCode: 40, which: 40 })
  const isLeftToTheBrowser = fireEvent.keyDown(more, { key: 'Tab', keyCode: 9, which: 9 })
  expect(isLeftToTheBrowser).toBe(true)
  expect(chosen()).toEqual(before)
})

/** The tooltip in sight; those that were, stay in the document. */
const shownTooltip = () => document.querySelector('.ant-tooltip:not(.ant-tooltip-hidden) [role=tooltip]')

test('a select’s tooltip shows after half a second and is its description', () => {
  vi.useFakeTimers()
  showPanel({ address: '1 High Street', postcode: 'B12 0XY' })
  for (const name of ['Address Column', 'Postcode Column']) {
    fireEvent.mouseEnter(screen.getByText(name).closest('.field')!)
    pass(480)
    expect(shownTooltip()).toBeNull()
    pass(40)
    expect(shownTooltip()?.textContent).toContain('The column with')
    fireEvent.mouseLeave(screen.getByText(name).closest('.field')!)
    pass(1000)
    const description = document.getElementById(select(name).getAttribute('aria-describedby')!)
    expect(description?.textContent).toContain('The column with')
  }
})
