/** So many rows are enough to tell what a column holds; `CELLS` limits them in a file with very many columns. */
const MOST_ROWS = 2000
const FEWEST_ROWS = 30

/** The most cells of a sample: in a usual file, all columns of 2,000 rows. */
const CELLS = 500_000

/** How many rows of a table are enough to tell what its columns hold. */
export const enoughRows = ([first = []]: readonly (readonly unknown[])[]): number =>
  Math.max(FEWEST_ROWS, Math.min(MOST_ROWS, Math.floor(CELLS / first.length)))

const known = new WeakMap<object, unknown[]>()

/** All rows of a usual file; from a long list, enough rows from all over it to tell what its columns hold. */
export function sampleOf<Row extends readonly unknown[]>(rows: Row[]): Row[] {
  const step = Math.ceil(rows.length / enoughRows(rows))
  if (step <= 1) return rows
  const sample = (known.get(rows) as Row[] | undefined) ?? rows.filter((_, at) => at % step === 0)
  known.set(rows, sample)
  return sample
}
