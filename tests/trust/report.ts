/** How many comparisons came out one way, in each layout, with the first few of them. */
export interface Tally {
  name: string
  byLayout: Map<string, { compared: number; counted: number }>
  examples: string[]
}

const EXAMPLES = 5

export const tallyOf = (name: string): Tally => ({ name, byLayout: new Map(), examples: [] })

/**
 * Adds a comparison.
 *
 * @param isCounted whether it came out the way that is counted
 * @param example tells it, if it is kept
 */
export function count(tally: Tally, layout: string, isCounted: boolean, example: () => string) {
  const { compared, counted } = tally.byLayout.get(layout) ?? { compared: 0, counted: 0 }
  tally.byLayout.set(layout, { compared: compared + 1, counted: counted + Number(isCounted) })
  if (isCounted && tally.examples.length < EXAMPLES) tally.examples.push(example())
}

/** What was compared and counted in all layouts. */
export const totalOf = ({ byLayout }: Pick<Tally, 'byLayout'>) =>
  [...byLayout.values()].reduce(
    (sum, each) => ({ compared: sum.compared + each.compared, counted: sum.counted + each.counted }),
    { compared: 0, counted: 0 },
  )

/** All tallies as one. */
export const summed = (tallies: Tally[]) =>
  totalOf({ byLayout: new Map(tallies.map((tally) => [tally.name, totalOf(tally)])) })

/** A share, `0` where nothing was counted and blank where nothing was compared. */
function shareOf({ compared, counted } = { compared: 0, counted: 0 }): string {
  if (compared === 0) return ''
  if (counted === 0) return '0'
  const percent = (counted / compared) * 100
  // A single one of many is not to read as none.
  return percent < 0.1 ? '< 0.1 %' : `${percent.toFixed(1)} %`
}

/** The tallies as a table in Markdown, the shares of all layouts and of each. */
export function tableOf(what: string, tallies: Tally[], layouts: string[]): string {
  const row = ({ name, byLayout }: Tally) => {
    const total = totalOf({ byLayout })
    const shares = layouts.map((layout) => shareOf(byLayout.get(layout)))
    return [name, total.compared.toLocaleString('en-GB'), shareOf(total), ...shares]
  }
  const rows = [[what, 'compared', 'all', ...layouts], ...tallies.map(row)]
  const widths = rows[0]!.map((_, at) => Math.max(...rows.map((cells) => cells[at]!.length)))
  const lineOf = (cells: string[]) =>
    `| ${cells.map((cell, at) => (at === 0 ? cell.padEnd(widths[at]!) : cell.padStart(widths[at]!))).join(' | ')} |`
  const rule = widths.map((width, at) => (at === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`))
  return [lineOf(rows[0]!), lineOf(rule), ...rows.slice(1).map(lineOf)].join('\n')
}

/** The examples of the tallies that have any. */
export const examplesOf = (tallies: Tally[]): string =>
  tallies
    .filter(({ examples }) => examples.length > 0)
    .map(({ name, examples }) => [`${name}:`, ...examples.map((example) => `  ${example}`)].join('\n'))
    .join('\n')
