import type { CsvFile, InUtf8 } from '../../base/csvFile'
import { formatCount, formatList, formatNumber } from '../../base/format'
import type { OfferedKind } from '../../domain/address/columns/kinds'
import type { Comes } from './correctedSlice'
import type { Fate } from './fates'

const CHOOSE_ANOTHER =
  'Choose the one that these rows came from, or take a new CSV with the same columns and rows.'

const NEW_CSV = 'so you get a new file: the same columns and rows, as a CSV.'

type InFile = Pick<CsvFile, 'workbook'>

const nameOf = ({ workbook }: InFile) => (workbook ? 'workbook' : 'file')

export const correctedMessages = {
  title: 'My file, corrected',
  button: 'My file…',
  forWhat: 'Your rows and columns',
  /**
   * @param rows how many addresses change; null while unknown
   * @param uprnsAlone how many rows change only in their UPRN
   */
  putRight: (rows: number | null, uprnsAlone: number) =>
    rows === null
      ? 'Addresses put right'
      : rows === 0 && uprnsAlone > 0
        ? `${formatCount(uprnsAlone, 'UPRN')} filled`
        : `${formatCount(rows, 'address', 'addresses')} put right`,
  changes: 'List of changes',
  changesButton: 'Changes…',
  beforeAndAfter: (rows: number | null) =>
    rows === null ? 'Before and after' : `${formatNumber(rows)} before and after`,
  andWhy: 'One line a row, and why it changes',
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
  /** @param names of the columns of another address, in file order */
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
  stays: {
    same: 'It has the cleansed address already',
    capitals: 'Capitals, blanks or punctuation alone: it stays as it is',
    doesNotFit: 'These columns cannot take the cleansed address whole',
    locked:
      'A cell that would change cannot be written: it holds a formula or more than text, is merged with others, is of a pivot or of a table’s header or total, or would be too long',
  },
  /** Why a row changes that nobody had to decide: nothing else differs. */
  onlyWriting: 'spelling and layout',
  gone: (words: string[]) => `Words that go: ${words.join(', ')}`,
  /** `7 columns take the address, UPRN is filled` */
  takesFolded: (columns: number, filled: string[]) =>
    [
      `${formatCount(columns, 'column takes', 'columns take')} the address`,
      ...(filled.length > 0 ? [`${formatList(filled)} ${filled.length === 1 ? 'is' : 'are'} filled`] : []),
    ].join(', '),
  change: 'Change',
  capitals: 'Capitals',
  capitalsAre: { own: 'as in my file', post: 'as the post office writes' },
  /** Why there is nothing to download. */
  nothing: {
    onlyCapitals: 'Only capitals would change',
    cannot: 'These addresses cannot be put back into this file. Take Everything instead.',
    same: 'No row changes, so there is nothing to download.',
  },
  comes: {
    seeing: 'Reading your file again…',
    inPlace: 'Your file comes back as it is: only the cells that change are written.',
    inUtf8: ({ letter }: InUtf8) =>
      letter === null
        ? 'Some of its lines are saved as UTF-8 and others as Windows-1252: it comes as UTF-8, which any program can read.'
        : `It is saved as Windows-1252, which has no “${letter}”: it comes as UTF-8, which any program can read.`,
    formulas:
      'A formula that uses one of these cells shows its old value until the workbook is recalculated. Excel does that when it opens it; LibreOffice does with Ctrl+Shift+F9.',
    newCsv: {
      pasted: `You pasted these rows, ${NEW_CSV}`,
      html: `Your file is a web page that is named as a workbook, ${NEW_CSV}`,
      xml: `Your file is a workbook that is saved as XML, ${NEW_CSV}`,
      wholeLines: `Your file has each line in quotation marks, ${NEW_CSV}`,
      singleQuotes: `Your file has its values in single quotes, ${NEW_CSV}`,
      unwritable: `The cells of your file cannot be changed one by one, ${NEW_CSV}`,
      tooLong: `Your file takes more than five minutes to write, ${NEW_CSV}`,
    } satisfies Record<Extract<Comes, { why: unknown }>['why'], string>,
    /** After that, for a workbook. */
    thisSheet: 'It has this sheet only; your workbook stays as it is.',
    missing: (file: InFile, name: string) =>
      `To change only these cells, the page needs your ${nameOf(file)} again: this browser has not kept it. Choose “${name}” again, or take a new CSV with the same columns and rows.`,
    isAnother: ({ workbook }: InFile) =>
      `${workbook ? `That file has no sheet “${workbook.sheet}” with rows` : 'That file has not got these rows'}. ${CHOOSE_ANOTHER}`,
    differs: (file: InFile, row: number) =>
      `Row ${formatNumber(row)} of that ${nameOf(file)} is not what it was. ${CHOOSE_ANOTHER}`,
    codeMissing: (name: string) =>
      `The part of this page that writes into files could not be loaded. Please check your connection and choose “${name}” again, or take a new CSV with the same columns and rows.`,
    choose: (file: InFile) => `Choose the ${nameOf(file)}`,
    takeNew: 'Take a new CSV instead',
  },
  preparing: 'Preparing…',
  cancel: 'Cancel',
  close: 'Close',
  download: (rows: number) => `Download my file (${formatNumber(rows)})`,
  saved: (name: string) => `Saved ${name}`,
  saveList: (rows: number) => `Save this list (${formatNumber(rows)})`,
}
