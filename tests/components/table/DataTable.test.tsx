import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DataTable } from '../../../src/components/table/DataTable'
import type { DataColumn } from '../../../src/components/table/tableColumns'

const heard = vi.fn<(...what: unknown[]) => void>()
const columns: DataColumn[] = [
  { key: 'number', title: 'Number', width: 80, sort: null, isRowHeader: true, render: (at) => at },
  { key: 'action', title: 'Action', width: 80, render: () => <button>Act</button> },
]
const onSort = (key: string) => heard('sort', key)

function Grid({ rows }: { rows: number[] }) {
  const [current, setCurrent] = useState<number | null>(null)
  return (
    <DataTable
      {...{ columns, rows, onSort }}
      label="Numbers"
      role="grid"
      height={400}
      currentKey={current}
      onCurrentChange={setCurrent}
      onOpen={(key) => heard('open', key)}
      onKey={({ key }) => heard('key', key)}
    />
  )
}

const grid = () => screen.getByRole('grid', { name: 'Numbers' })
const row = (at: number) => screen.getByRole('row', { name: `${at} Act` })
const focus = (element: HTMLElement) => act(() => element.focus())
const press = (key: string) => fireEvent.keyDown(document.activeElement!, { key })

const nothing = () => undefined

beforeEach(() => {
  heard.mockClear()
  // Of both, jsdom knows nothing.
  vi.stubGlobal('matchMedia', () => ({ matches: false, addListener: nothing, removeListener: nothing }))
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = nothing
      unobserve = nothing
      disconnect = nothing
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('the grid hands the focus to its first row, and keys move it', () => {
  render(<Grid rows={[0, 1, 2]} />)
  focus(grid())
  expect(document.activeElement).toBe(row(0))
  for (const [key, at] of [
    ['ArrowDown', 1],
    ['End', 2],
    ['ArrowDown', 2],
    ['Home', 0],
    ['ArrowUp', 0],
  ] as const) {
    press(key)
    expect(document.activeElement).toBe(row(at))
    expect(screen.getAllByRole('row', { selected: true })).toEqual([row(at)])
  }
  expect(heard).not.toHaveBeenCalled()
})

test('Enter and a click open a row, and other keys are passed on; a button in a row only acts', () => {
  render(<Grid rows={[0, 1]} />)
  focus(row(1))
  press('Enter')
  press('x')
  fireEvent.click(row(0))
  expect(heard.mock.calls).toEqual([
    ['open', 1],
    ['key', 'x'],
    ['open', 0],
  ])
  const button = row(1).querySelector('button')!
  focus(button)
  press('Enter')
  fireEvent.click(button)
  expect(heard).toHaveBeenCalledTimes(3)
})

test('a row that disappears gives the focus to the grid, where keys go on', () => {
  const { rerender } = render(<Grid rows={[0, 1, 2]} />)
  focus(row(1))
  rerender(<Grid rows={[0, 2]} />)
  expect(document.activeElement).toBe(grid())
  press('ArrowDown')
  expect(document.activeElement).toBe(row(2))
})

test.each(['Enter', ' '])('a header that can be sorted by answers %j, which no row hears of', (key) => {
  render(<Grid rows={[0]} />)
  const header = screen.getByRole('columnheader', { name: 'Number' })
  expect(header.getAttribute('aria-sort')).toBe('none')
  fireEvent.keyDown(header, { key })
  fireEvent.keyDown(header, { key: 'ArrowDown' })
  expect(heard.mock.calls).toEqual([['sort', 'number']])
})

/** A column for each number, 160 px wide. */
const many: DataColumn[] = Array.from({ length: 2000 }, (_, column) => ({
  key: String(column),
  title: `Column ${column}`,
  width: 160,
  render: (at) => `${column} of ${at}`,
}))
const first = { ...columns[0]!, isFixed: true }

test('only columns in sight are drawn, of thousands, and others once the table scrolls to them', () => {
  render(<DataTable label="Numbers" columns={[first, ...many]} rows={[7]} height={400} />)
  const drawn = () => screen.getAllByRole('columnheader').map(({ textContent }) => textContent)
  expect(drawn()).toEqual(['Number', ...many.slice(0, drawn().length - 1).map(({ title }) => title)])
  expect(drawn().length).toBeLessThan(40)

  const table = screen.getByRole('table', { name: 'Numbers' })
  expect(table.getAttribute('aria-colcount')).toBe('2001')
  const header = table.querySelector('.ant-table-header')!
  header.scrollLeft = 160 * 1500
  fireEvent.scroll(header)
  expect(drawn()).toContain('Column 1500')
  expect(drawn()).not.toContain('Column 0')
  expect(drawn()[0]).toBe('Number')
  expect(drawn().length).toBeLessThan(40)
  expect(screen.getByRole('cell', { name: '1500 of 7' }).getAttribute('aria-colindex')).toBe('1502')
  // What is not drawn takes its room.
  const widths = [...table.querySelectorAll('col')].map(({ style }) => parseFloat(style.width))
  expect(widths.reduce((sum, width) => sum + width)).toBe(80 + 2000 * 160)
})
