import type { Figure } from './figure'
import { isMissed, judgedValue, ratioOf } from './verdict'

const HEADERS = ['figure', 'measured', 'floor', 'beside it', 'goal', 'met?']

/** The figures as a table for the terminal, their notes below it. */
export function formatTable(figures: Figure[]): string {
  const rows = [HEADERS, ...figures.map(cellsOf)]
  const widths = HEADERS.map((_, column) => Math.max(...rows.map((cells) => cells[column]!.length)))
  const lines = rows.map((cells) =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join('  '),
  )
  const rule = widths.map((width) => '─'.repeat(width)).join('  ')
  const notes = figures.flatMap(({ name, note }) => (note ? [`  ${name}: ${note}`] : []))
  return [lines[0], rule, ...lines.slice(1), '', 'Notes', ...notes].join('\n')
}

function cellsOf(figure: Figure): string[] {
  const { name, unit, measured, floor, goal, judged } = figure
  const goalUnit = judged === 'ratio' ? '×' : unit
  return [
    name,
    withUnit(measured, unit),
    floor === undefined ? '–' : withUnit(floor, unit),
    beside(figure),
    goal === undefined ? '–' : `≤ ${withUnit(goal, goalUnit)}`,
    goal === undefined
      ? '–'
      : isMissed(figure)
        ? `missed by ${withUnit(judgedValue(figure) - goal, goalUnit)}`
        : 'yes',
  ]
}

/** The ratio to the floor where that is the goal, else the difference. */
function beside(figure: Figure): string {
  const { measured, floor, unit, judged } = figure
  if (floor === undefined) return '–'
  if (judged === 'ratio') return withUnit(ratioOf(figure) ?? Number.NaN, '×')
  return `${measured < floor ? '' : '+'}${withUnit(measured - floor, unit)}`
}

function withUnit(value: number, unit: Figure['unit']): string {
  if (unit === 'tasks') return value.toFixed(0)
  const digits = unit === '×' ? 3 : unit === 's' ? 2 : unit === 'ms' && Math.abs(value) >= 1000 ? 0 : 1
  return unit === '×' ? `${value.toFixed(digits)}×` : `${value.toFixed(digits)} ${unit}`
}
