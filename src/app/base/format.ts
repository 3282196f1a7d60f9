const numbers = new Intl.NumberFormat('en-GB')
const lists = new Intl.ListFormat('en-GB')

/** A number as it is written in Britain: `1100` as `1,100`, with three decimal places at most. */
export const formatNumber = (value: number) => numbers.format(value)

/** How many rows: `1 row`, `1,100 rows`. */
export const formatRows = (count: number) => `${formatNumber(count)} ${count === 1 ? 'row' : 'rows'}`

/** Names as a list in a sentence: `a`, `a and b`, `a, b and c`; empty for none. */
export const formatList = (names: string[]) => lists.format(names)
