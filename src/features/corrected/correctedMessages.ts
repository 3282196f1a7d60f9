import { CELL_LIMIT, type LockCause } from '../../base/csvFile'
import { formatCount, formatList, formatNumber } from '../../base/format'
import type { OfferedKind } from '../../domain/address/columns/kinds'
import type { Fate } from './fates'

/** Why a row of a workbook is not written. */
const LOCKS: Record<LockCause, string> = {
  formula: 'A cell that would change holds a formula',
  merged: 'A cell that would change is merged with others',
  table: 'A cell that would change is the header or the total of a table',
  pivot: 'A cell that would change belongs to a pivot table',
  rich: 'A cell that would change holds more than text',
  tooLong: `Excel holds ${formatNumber(CELL_LIMIT)} characters in a cell`,
}

const CHOOSE_ANOTHER =
  'Choose the one that these rows came from, or download a new workbook with these rows alone.'

export const correctedMessages = {
  title: 'My file, corrected',
  button: 'My file…',
  /** @param rows how many addresses change; null while that is not known */
  forWhat: (rows: number | null) =>
    rows === null
      ? 'Your own rows and columns, with the addresses put right in them'
      : `Your own rows and columns, with ${formatCount(rows, 'address', 'addresses')} put right in them`,
  changes: 'Changes',
  changesButton: 'Changes…',
  changesForWhat: (rows: number | null) =>
    rows === null
      ? 'Addresses before and after, and why'
      : `${formatCount(rows, 'address', 'addresses')} before and after, and why`,
  means:
    'The same rows and columns as your file. Where an address was found, your address columns take it whole.',
  takes: 'Your columns take',
  kinds: {
    firm: 'Firm',
    department: 'Department',
    flat: 'Flat',
    building: 'Building',
    number: 'Number',
    street: 'Street',
    locality: 'Locality',
    line: 'Line',
    town: 'Town',
    county: 'County',
    postcode: 'Postcode',
    townAndPostcode: 'Town and postcode',
    outwardCode: 'First half of postcode',
    inwardCode: 'Second half of postcode',
    uprn: 'UPRN',
    copy: 'repeats the address',
    stays: 'stays',
  } satisfies Record<OfferedKind, string>,
  choose: 'Choose what it takes',
  otherColumns: 'Other columns',
  moreColumns: (count: number) => `${formatNumber(count)} more columns`,
  asks: (names: string[]) =>
    `Before you download, choose what ${formatList(names.map((name) => `“${name}”`))} ${names.length === 1 ? 'takes: its name does' : 'take: their names do'} not say.`,
  /** @param names of the columns of another address, in the file's order */
  unwritten: (names: string[]) => {
    const quoted = names.map((name) => `“${name}”`)
    const which = names.length > 2 ? `${quoted[0]} to ${quoted.at(-1)}` : formatList(quoted)
    return `${which} ${names.length === 1 ? 'is' : 'are'} not changed: only the address that was sent is.`
  },
  /** @param names of the added columns that have what these would hold */
  stayBlank: (names: string[]) =>
    names.length === 1
      ? `${names[0]} stays blank; Everything has it.`
      : `${formatList(names)} stay blank; Everything has them.`,
  /** @param names of columns that repeat the address */
  copyStays: (names: string[]) => {
    const [stay, it] = names.length === 1 ? ['stays as it is', 'it'] : ['stay as they are', 'them']
    return `${formatList(names.map((name) => `“${name}”`))} ${stay}: the address cannot be put into ${it} exactly`
  },
  /** @param rows with such a column, by index */
  copiesStay: (rows: readonly number[]) => {
    const where =
      rows.length === 1
        ? `In row ${formatNumber(rows[0]! + 1)}`
        : `In ${formatNumber(rows.length)} rows, the first of them row ${formatNumber(rows[0]! + 1)},`
    return `${where} a column that repeats the address stays as it is.`
  },
  blank: (count: number) => `${formatNumber(count)} blank`,
  now: 'Now',
  inTheFile: 'In the file',
  row: (row: number) => `Row ${formatNumber(row + 1)}`,
  isBlank: 'blank',
  goes: 'goes',
  list: 'Changes, row by row',
  which: 'Which rows',
  nothingIn: 'No row changes.',
  /** The words after the count of rows. */
  fates: {
    changes: (rows: number) => (rows === 1 ? 'changes' : 'change'),
    loses: (rows: number) => (rows === 1 ? 'loses words' : 'lose words'),
    capitals: () => 'capitals only',
    undecided: (rows: number) => (rows === 1 ? 'to review, stays' : 'to review, stay'),
    doesNotFit: (rows: number) => (rows === 1 ? 'does not fit, stays' : 'do not fit, stay'),
    locked: (rows: number) => (rows === 1 ? 'cannot be written, stays' : 'cannot be written, stay'),
    stays: (rows: number) => (rows === 1 ? 'stays' : 'stay'),
  } satisfies Record<Fate, (rows: number) => string>,
  /** Why a row stays. */
  stays: {
    same: 'It has the cleansed address already',
    capitals: 'Capitals, blanks or punctuation alone: it stays as it is',
    doesNotFit: 'These columns cannot take the cleansed address whole',
    ...LOCKS,
  },
  gone: (words: string[]) => `Words that go: ${words.join(', ')}`,
  capitals: (rows: number) => `Change capitals too (${formatNumber(rows)})`,
  /** Why there is no file to download. @param inCapitals rows that would change in capitals */
  asItCame: (inCapitals: number) =>
    inCapitals > 0
      ? 'Only capitals would change: choose that to download them.'
      : 'No row changes, so there is nothing to download.',
  notExact:
    'Every value comes back, but not every quotation mark, blank line or mark of this file as it was.',
  asCsv: 'This comes as a new CSV file in UTF-8: yours cannot be written back as it was.',
  workbook: {
    inPlace: 'Your workbook comes back as it is: only the cells that change are written.',
    asNew:
      'This comes as a new workbook, since yours cannot be changed in place. It has your sheets, their names, numbers, dates and formulas, but not how they look.',
    formulas:
      'A formula that uses one of these cells shows its old value until the workbook is recalculated. Excel does that when it opens it; LibreOffice does with Ctrl+Shift+F9.',
    missing: (name: string) =>
      `To change only these cells, the page needs your workbook again: the page was reloaded, or the file was moved or saved since. Choose “${name}” again, or download a new workbook with these rows alone.`,
    seeing: 'Comparing that workbook with your rows…',
    isAnother: (sheet: string) => `That file has no sheet “${sheet}” with rows. ${CHOOSE_ANOTHER}`,
    differs: (row: number) =>
      `Row ${formatNumber(row)} of that workbook is not what it was. ${CHOOSE_ANOTHER}`,
    choose: 'Choose the workbook',
  },
  preparing: 'Preparing…',
  cancel: 'Cancel',
  close: 'Close',
  download: (rows: number) => `Download my file (${formatNumber(rows)})`,
  saved: (name: string) => `Saved ${name}`,
  saveList: (rows: number) => `Save this list (${formatNumber(rows)})`,
}
