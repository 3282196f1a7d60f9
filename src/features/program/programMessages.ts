import { CELL_LIMIT, LOCK_CAUSES, type LockCause } from '../../base/csvFile'
import { formatList, formatNumber, formatRows } from '../../base/format'
import type { ColumnKind } from '../../domain/address/kinds'

/** Words of the customer's that are named. */
const NAMED = 4

/** Why a row of a workbook is not written. */
const LOCKS: Record<LockCause, string> = {
  formula: 'a cell that would change holds a formula',
  merged: 'a cell that would change is merged with others',
  table: 'a cell that would change is the header or the total of a table',
  pivot: 'a cell that would change belongs to a pivot table',
  rich: 'a cell that would change holds more than text',
  tooLong: `Excel holds ${formatNumber(CELL_LIMIT)} characters in a cell`,
}

export const programMessages = {
  title: 'My file, corrected',
  button: 'My file…',
  forWhat: 'Your own rows and columns, with the addresses put right in them',
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
    udprn: 'UDPRN',
    latitude: 'Latitude',
    longitude: 'Longitude',
    ward: 'Ward',
    district: 'District',
    country: 'Country',
    copy: 'repeats the address',
    stays: 'does not change',
  } satisfies Record<ColumnKind, string>,
  choose: 'Choose what it takes',
  otherColumns: 'Other columns',
  moreColumns: (count: number) => `${formatNumber(count)} more columns`,
  asks: (names: string[]) =>
    `Before you download, choose what ${formatList(names.map((name) => `“${name}”`))} ${names.length === 1 ? 'takes: its name does' : 'take: their names do'} not say.`,
  blank: (count: number) => `${formatNumber(count)} blank`,
  first: 'The first rows that change',
  now: 'Now',
  inTheFile: 'In the file',
  row: (row: number) => `Row ${formatNumber(row + 1)}`,
  isBlank: 'blank',
  nothingChanges: 'No row changes.',
  changes: (rows: number) => `${formatRows(rows)} ${rows === 1 ? 'changes' : 'change'}`,
  undecided: (rows: number) =>
    `${formatRows(rows)} to review ${rows === 1 ? 'is undecided and keeps' : 'are undecided and keep'} your address`,
  keeps: (rows: number) =>
    `${formatRows(rows)} ${rows === 1 ? 'keeps' : 'keep'} your address: kept, not found, not sent`,
  doesNotFit: (rows: number) =>
    `${formatRows(rows)} ${rows === 1 ? 'keeps' : 'keep'} your address: these columns cannot take the cleansed one whole`,
  ...(Object.fromEntries(
    LOCK_CAUSES.map((cause) => [
      cause,
      (rows: number) => `${formatRows(rows)} ${rows === 1 ? 'keeps' : 'keep'} your address: ${LOCKS[cause]}`,
    ]),
  ) as Record<LockCause, (rows: number) => string>),
  loses: (rows: number) =>
    `${formatRows(rows)} ${rows === 1 ? 'loses' : 'lose'} words that the cleansed address lacks:`,
  words: (words: string[]) =>
    words.length > NAMED
      ? `${words.slice(0, NAMED).join(', ')} and ${formatNumber(words.length - NAMED)} more`
      : words.join(', '),
  show: 'Show',
  shown: {
    changes: 'change',
    undecided: 'undecided',
    keeps: 'keep your address',
    doesNotFit: 'keep your address',
    formula: 'keep your address',
    merged: 'keep your address',
    table: 'keep your address',
    pivot: 'keep your address',
    rich: 'keep your address',
    tooLong: 'keep your address',
    loses: 'lose words',
  },
  hasNoAnswers: (name: string) => `${name} · it has no answers: save one for next month too`,
  workbook: {
    inPlace: 'Your workbook comes back as it is: only the cells that change are written.',
    asNew:
      'This comes as a new workbook, since yours cannot be changed in place. It has your sheets, their names, numbers, dates and formulas, but not how they look.',
    formulas:
      'A formula that uses one of these cells shows its old value until the workbook is recalculated. Excel does that when it opens it; LibreOffice does with Ctrl+Shift+F9.',
    missing: (name: string) =>
      `To change only these cells, the page needs your workbook again: the page was reloaded, or the file was moved or saved since. Choose “${name}” again, or download a new workbook with these rows alone.`,
    differs: (row: number) =>
      `Row ${formatNumber(row)} of that workbook is not what it was. Choose the one that these rows came from, or download a new workbook with these rows alone.`,
    choose: 'Choose the workbook',
  },
  preparing: 'Preparing…',
  cancel: 'Cancel',
  download: (rows: number) => `Download (${formatNumber(rows)})`,
  downloadChanges: (rows: number) => `Download changes (${formatNumber(rows)})`,
}
