import { copiesOf } from './columnContents'
import type { AddressPart } from './kinds'

/**
 * Tells whether a column is a formatted copy of the parts beside it: an `Address` beside a first line, or both beside a
 * `Street`.
 */
export function formattedCopies(parts: (AddressPart | null)[], rows: string[][]) {
  const addresses = new Map<string, { columns: number[]; isCopy: (column: number) => boolean }>()
  const addressOf = ({ family, block }: AddressPart) => {
    const name = `${block} ${family}`
    const known = addresses.get(name)
    if (known) return known
    const columns = [...parts.keys()].filter(
      (at) => parts[at]?.family === family && parts[at].block === block,
    )
    const address = { columns, isCopy: copiesOf(rows, columns) }
    addresses.set(name, address)
    return address
  }
  return (column: number) => {
    const part = parts[column]!
    const { columns, isCopy } = addressOf(part)
    const has = (isSo: (part: AddressPart) => boolean) =>
      columns.some((at) => at !== column && isSo(parts[at]!))
    const isFirstLine = ({ meaning, nth }: AddressPart) => meaning === 'line' && nth === 1
    const mayBe =
      (part.meaning === 'street' && has(isFirstLine)) ||
      (part.meaning === 'line' &&
        part.nth === 0 &&
        has((each) => each.meaning === 'street' || isFirstLine(each)))
    return mayBe && isCopy(column)
  }
}
