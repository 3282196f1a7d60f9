import { formatCount, formatNumber, nameRows } from '../../base/format'
import type { LayoutId, WhyLeftOut, LetterChoices, NO_NAMES } from './layouts'

const reasons: Record<WhyLeftOut, string> = {
  chosen: 'you chose that they get no letter',
  abroad: 'the address is abroad, and this layout has no column for the country',
  oneLine: 'the address has only one line',
  noAddressLine: 'there is no line above the town',
  noTown: 'there is no town',
  noPostcode: 'there is no postcode',
  noFixedAddress: 'there is no fixed address',
  bfpoWithCountry: 'a BFPO address must not name a country',
  notEndingInPostcode: 'the last line is not a UK postcode',
  under3Lines: 'there are fewer than 3 lines',
  over7Lines: 'there are more than 7 lines',
  startOfLine: 'a line begins with one of @ ( ) = [ ] " \\ / , < > ~',
  noLetterOrDigit: 'one of the first two lines has no letter or digit',
}

export const lettersMessages = {
  title: 'Letters',
  button: 'Letters…',
  /** @param letters as many as there are rows ready to use */
  upTo: (letters: number) => `Up to ${formatCount(letters, 'envelope')}`,
  forWhat: 'Word, GOV.UK Notify, Click & Drop',
  layout: 'Layout',
  changeLayout: 'Change',
  layouts: {
    word: 'Word mail merge',
    notify: 'GOV.UK Notify',
    clickAndDrop: 'Click & Drop',
    lines: 'Address lines',
  } satisfies Record<LayoutId, string>,
  /** `Name, Line 1 to 3, City` */
  columns: (headers: string[]) => {
    const names: string[] = []
    for (const header of headers) {
      const [, name, number = '1'] = /^(.*) (\d)$/.exec(header) ?? []
      if (number === '1') names.push(header)
      else names[names.length - 1] = `${name} 1 to ${number}`
    }
    return names.join(', ')
  },
  name: 'Name on the envelope',
  noNameColumn: 'No name',
  noName: 'Where there is no name',
  whoseName: 'No column looks like names. Choose one above, or what stands on every letter.',
  noNames: { occupier: 'The Occupier', nothing: 'Nothing' } satisfies Record<
    (typeof NO_NAMES)[number],
    string
  >,
  rows: 'Rows',
  chosenRows: {
    ready: 'Ready to use',
    all: 'All with an address',
    shown: 'The rows shown',
  } satisfies Record<LetterChoices['rows'], string>,
  along: 'Columns to take along',
  noneAlong: 'None',
  /** An added column beside those of the file. */
  added: (header: string) => `${header} (cleansed)`,
  onePerAddress: 'One letter per address',
  repeats: (rows: number) =>
    rows === 0
      ? 'No two rows have the same address.'
      : `${formatCount(rows, 'row has', 'rows have')} the address of an earlier row: the names are joined.`,
  first: 'The first three',
  envelopes: 'Envelopes',
  more: (letters: number) => `Show ${formatCount(letters, 'more letter')}`,
  nation: 'Country',
  allNations: (rows: number) => `All (${formatNumber(rows)})`,
  inNation: (nation: string, rows: number) => `${nation || 'Not known'} (${formatNumber(rows)})`,
  loses: (letters: number) =>
    letters === 1
      ? '1 letter loses words of yours:'
      : `${formatNumber(letters)} letters lose words of yours:`,
  onlyThese: 'Show',
  allThese: 'Show all',
  goes: (words: string[]) => `Not on it: ${words.join(', ')}`,
  none: 'No row will get a letter.',
  /** @param rows from 0 */
  row: (rows: number[]) => `R${nameRows(rows.map((row) => row + 1)).slice(1)}`,
  whoGetsNone: 'Who gets no letter?',
  nobody: 'Nobody is left out',
  nobodyElse: 'Nobody else is left out',
  getNone: (rows: number) => `${formatCount(rows, 'gets', 'get')} no letter`,
  asLastTime: ', as last time',
  chooseColumn: 'Choose a column…',
  change: 'Change',
  waits: '. The download waits for your answer.',
  /** @param sheetRows the numbers of the rows in a spreadsheet */
  leftOut: (why: WhyLeftOut, sheetRows: number[]) =>
    `${formatCount(sheetRows.length, 'row is', 'rows are')} left out: ${reasons[why]} (${nameRows(sheetRows)} in your spreadsheet).`,
  cancel: 'Cancel',
  download: 'Download letters',
  /** @param count undefined while unknown */
  counted: (name: string, count: number | undefined) =>
    count === undefined ? name : `${name} (${formatNumber(count)})`,
}
