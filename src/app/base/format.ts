const numbers = new Intl.NumberFormat('en-GB')
const lists = new Intl.ListFormat('en-GB')

/** A number as written in Britain: `1100` as `1,100`, with three decimal places at most. */
export const formatNumber = (value: number) => numbers.format(value)

/** `1 row`, `1,100 rows`. */
export const formatRows = (count: number) => `${formatNumber(count)} ${count === 1 ? 'row' : 'rows'}`

/** `a`, `a and b`, `a, b and c`; empty for no names. */
export const formatList = (names: string[]) => lists.format(names)
