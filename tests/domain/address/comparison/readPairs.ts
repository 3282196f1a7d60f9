import type { Fields } from './foundCells'

/** A text that was sent and what came back for it. */
export interface Pair {
  sent: string
  found: Fields
  /** What is to be said of it: the checks that find a reason, joined by `; `, or whether it is the same door, and a note. */
  says: string
  /** The provider's levels, by header, beside those of `LEVELS`. */
  levels: Record<string, string>
  /** What else the customer's row has. */
  row: string[]
}

const FIELDS = new Set(
  'organisation department sub name number box dependentStreet street doubleLocality locality town county district country postcode'.split(
    ' ',
  ),
)

/** Names and values, such as `number: 12 | street: High Street`. */
const namedIn = (text = '') =>
  text === ''
    ? []
    : text.split(' | ').map((each) => /^(.+?): ?(.*)$/.exec(each)!.slice(1) as [string, string])

function readPair(line: string): Pair {
  const [sent = '', fields, says = '', more] = line.split(' → ')
  const found = namedIn(fields)
  if (found.length === 0 || found.some(([name]) => !FIELDS.has(name))) throw new Error(`No pair: ${line}`)
  const beside = namedIn(more)
  const isRow = ([name]: [string, string]) => name === 'row'
  return {
    sent,
    found: Object.fromEntries(found),
    says,
    levels: Object.fromEntries(beside.filter((each) => !isRow(each))),
    row: beside.filter(isRow).map(([, value]) => value),
  }
}

/**
 * Reads tables of pairs, each below what it is about, a pair a line: what was sent, the fields of the address that was found,
 * what is to be said of it (nothing where the row is good), and what else the answer and the row have.
 */
export const readPairs = (text: string): Record<string, Pair[]> =>
  Object.fromEntries(
    text
      .trim()
      .split(/\n{2,}/)
      .map((table) => {
        const [name = '', ...lines] = table.split('\n')
        return [name, lines.map(readPair)]
      }),
  )
