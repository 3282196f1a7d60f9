const numbers = new Intl.NumberFormat('en-GB')
const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const day = new Intl.DateTimeFormat('en-GB', { weekday: 'long' })
const lists = new Intl.ListFormat('en-GB')

const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })
const dateWithYear = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

/** A number as written in Britain: `1100` as `1,100`, with three decimal places at most. */
export const formatNumber = (value: number) => numbers.format(value)

/** The spaces that make a number as wide as `most`, so that nothing moves when it grows: as wide as a digit or a comma. */
export const spacesFor = (value: number, most: number) =>
  formatNumber(most).slice(0, -formatNumber(value).length).replace(/\d/g, '\u2007').replace(/,/g, '\u2008')

/** A number and what it counts, with any verb: `1 lookup`, `1,100 lookups`, `2 rows were`. */
export const formatCount = (count: number, one: string, several = `${one}s`) =>
  `${formatNumber(count)} ${count === 1 ? one : several}`

/** `1 row`, `1,100 rows`. */
export const formatRows = (count: number) => formatCount(count, 'row')

/** `a`, `a and b`, `a, b and c`; empty for no names. */
export const formatList = (names: string[]) => lists.format(names)

/** `a, b and 98 more`: names up to `most` items, and counts the others. */
export function formatFirst<Item>(items: Item[], most: number, nameOf: (item: Item) => string): string {
  const named = items.slice(0, most).map(nameOf)
  return formatList(items.length > most ? [...named, `${formatNumber(items.length - most)} more`] : named)
}

/** `row 4`, `rows 4, 9 and 98 more`, from their numbers. */
export const nameRows = (rows: number[], most = 10) =>
  `${rows.length === 1 ? 'row' : 'rows'} ${formatFirst(rows, most, formatNumber)}`

/** The most characters of a text of others that we keep or draw where one line of it is enough. */
const LONGEST_BEGINNING = 1000

/** The beginning of a text, which is all of it unless it has many pages. */
export const beginningOf = (text: string) =>
  text.length > LONGEST_BEGINNING ? `${text.slice(0, LONGEST_BEGINNING)}…` : text

/** `07:41`. */
export const formatTime = (at: number) => time.format(at)

/** A time within a few days, such as `Monday 19:06`. */
export const formatMoment = (at: number) => `${day.format(at)} ${time.format(at)}`

/** A day such as `12 June`, with its year if that is not this year's; in ms since 1970. */
export const formatDay = (at: number) =>
  (new Date(at).getFullYear() === new Date().getFullYear() ? date : dateWithYear).format(at)
