import { expect, test } from 'vitest'
import { BEFORE_HTML, PASTED_TYPE } from '../../../../src/features/file/fileNames'
import { readFile } from '../../../../src/features/file/reader/readFile'

type Content = string | Uint8Array<ArrayBuffer>

/** The header and the rows that are read, each in one line; the words of a refusal. */
async function linesOf(content: Content, type = '') {
  const reading = await readFile(new File([content], 'list.csv', { type }), { header: 'found' })
  if (reading.kind === 'refused') return [reading.message]
  const { headers, rows } = reading.file
  return [headers, ...rows].map((cells) => cells.join('|'))
}

const utf16 = (text: string, isLittle: boolean) => {
  const view = new DataView(new ArrayBuffer(text.length * 2))
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), isLittle)
  return new Uint8Array(view.buffer)
}

const LIST = ['Name|Address|Postcode', 'Ann|12 High Street|BA1 1AA', 'Bob|Flat 2, 4 Mill Lane|BA1 1AB']

const ODD: [what: string, content: Content, lines: string[]][] = [
  [
    'whole lines in quotes',
    '"Name,Address,Postcode"\r\n"Ann,12 High Street,BA1 1AA"\r\n"Bob,""Flat 2, 4 Mill Lane"",BA1 1AB"',
    LIST,
  ],
  [
    'whole lines in quotes, but for the header',
    'Name;Address;Postcode\n"Ann;12 High Street;BA1 1AA"\n\n"Bob;Flat 2, 4 Mill Lane;BA1 1AB"\n',
    LIST,
  ],
  [
    'whole lines in quotes below a title',
    'Members\n"Name,Address,Postcode"\n"Ann,12 High Street,BA1 1AA"\n"Bob,""Flat 2, 4 Mill Lane"",BA1 1AB"\n',
    LIST,
  ],
  [
    'whole lines in quotes, with a line break in a value',
    '"Name,Address"\n"Ann,""Flat 2\n4 Mill Lane"""\n"Bob,12 High Street"\n',
    ['Name|Address', 'Ann|Flat 2\n4 Mill Lane', 'Bob|12 High Street'],
  ],
  [
    'whole lines in quotes with blank values behind them',
    '"Name,Address,Postcode";;\r\n"Ann,12 High Street,BA1 1AA";;\r\n"Bob,""Flat 2, 4 Mill Lane"",BA1 1AB";;\r\n',
    LIST,
  ],
  [
    'one column in quotes',
    'Address\n"12 High Street, Bath"\n"Rose Cottage, Ely"\n',
    ['Address', '12 High Street, Bath', 'Rose Cottage, Ely'],
  ],
  [
    'one column in quotes without a header',
    '"12 High Street, Leeds, LS2 1AB"\n"14 High Street, Leeds, LS2 1AB"\n',
    ['12 High Street, Leeds, LS2 1AB', '14 High Street, Leeds, LS2 1AB'],
  ],
  [
    'single quotes',
    "'Name','Address','Postcode'\r\n'Ann','12 High Street','BA1 1AA'\r\n'Bob','Flat 2, 4 Mill Lane','BA1 1AB'\r\n",
    LIST,
  ],
  [
    'single quotes round texts alone',
    "Id,Name,Address,Postcode\n1,'O''Dea','Flat 2, 4 Mill Lane','BA1 1AB'\n2,'Ann','12 High Street','BA1 1AA'\n",
    ['Id|Name|Address|Postcode', "1|O'Dea|Flat 2, 4 Mill Lane|BA1 1AB", '2|Ann|12 High Street|BA1 1AA'],
  ],
  [
    'single quotes, and a backslash before one that is a letter',
    "'Name';'Address'\n'O\\'Dea';'1 St James\\'s Road; Leeds'\n",
    ['Name|Address', "O'Dea|1 St James's Road; Leeds"],
  ],
  [
    'apostrophes of words',
    "Name,Address,Postcode\nO'Dea,'Rose Cottage',BA1 1AA\nD'Arcy,Smiths' Yard,BA1 1AB\n",
    ['Name|Address|Postcode', "O'Dea|'Rose Cottage'|BA1 1AA", "D'Arcy|Smiths' Yard|BA1 1AB"],
  ],
  [
    'single quotes, with more blanks in a value than a person writes',
    `'Name','Address'\n'Ann','12 High Street${' '.repeat(1000)}'\n`,
    ["'Name'|'Address'", `'Ann'|'12 High Street${' '.repeat(1000)}'`],
  ],
  ['UTF-16 without a mark', utf16('Name,Town\r\nSiân,Bath\r\n', true), ['Name|Town', 'Siân|Bath']],
  ['UTF-16 in the other order', utf16('Name;Town\nSiân;Łódź\n', false), ['Name|Town', 'Siân|Łódź']],
  [
    'a NUL in a cell',
    'Name,Town,Ref\nAnn,Bath,A\0\nBob,Ely,B\n',
    ['Name|Town|Ref', 'Ann|Bath|A\0', 'Bob|Ely|B'],
  ],
  ['NULs behind its end', 'Name,Town\nAnn,Bath\n\0', ['Name|Town', 'Ann|Bath']],
  ['the sign for its end that DOS wrote', 'Name,Town\r\nAnn,Bath\r\n\x1A', ['Name|Town', 'Ann|Bath']],
  [
    'another byte that no text has, however far behind',
    `Name,Town\n${'Ann,Bath\n'.repeat(1000)}\0\x07\n`,
    ['This file cannot be read as a list. Please save your spreadsheet as CSV and choose that file.'],
  ],
]

test.each(ODD)('text with %s', async (_, content, lines) => {
  expect(await linesOf(content)).toEqual(lines)
})

const PASTED: [what: string, text: string, lines: string[]][] = [
  [
    'a column',
    'Address\r\n12 High Street, Bath\r\n4 Mill Lane\r\n',
    ['Address', '12 High Street, Bath', '4 Mill Lane'],
  ],
  [
    'one without a header',
    '12 High Street, Bath\n4 Mill Lane, Ely\n',
    ['12 High Street, Bath', '4 Mill Lane, Ely'],
  ],
  [
    'a line break in a cell',
    'Address\n"12 High St\nBath"\n4 Mill Lane',
    ['Address', '12 High St\nBath', '4 Mill Lane'],
  ],
  ['CSV text', 'Name,Address\nAnn,"Flat 2, 4 Mill Lane"\n', ['Name|Address', 'Ann|Flat 2, 4 Mill Lane']],
  ['CSV text below a title', 'Members\n\nName;Postcode\nAnn;BA1 1AA\n', ['Name|Postcode', 'Ann|BA1 1AA']],
  ['one line', '12 High Street, Bath\n', ['What was pasted is one line, and no list.']],
  ['a key', 'ak_live_key', ['What was pasted is one line, and no list.']],
]

const SEVERAL = 'Each address stands on several lines here.'
const IN_A_ROW = 'Several addresses stand in each row here.'
const SENTENCES = 'This is a text in sentences, and no list.'
const LABELS = ['Ann Lee\n12 High Street\nBath\nBA1 1AA', 'Bob Ray\nFlat 2\n4 Mill Lane\nBath BA1 1AB']
const FIELDS = 'Name: Ann Lee\nAddress: 12 High Street\nPostcode: BA1 1AA\n'
const ASIDE =
  'Ann Lee\tBob Ray\tCyd Fox\n12 High Street\t4 Mill Lane\t3 Elm Road\nBath\tBath\tEly\nBA1 1AA\tBA1 1AB\tCB6 1AB\n'
const MAIL =
  'Hi Sue,\ncan you change the address of Ann Lee? She has moved to 12 High Street, Bath, BA1 1AA.\nBob Ray is now at 4 Mill Lane, Bath BA1 1AB, with his mother.\nThanks\nTom\n'
const LETTER =
  'Dear all, please note that from the first of March\nour office will be at 12 High Street, Bath, BA1 1AA,\nand no longer in Mill Lane. The telephone stays the same.\nKind regards\n'
const NO_ROWS: [what: string, text: string, message: string][] = [
  ['addresses in lines, as on envelopes', LABELS.join('\n\n'), SEVERAL],
  ['one such address', 'Ann Lee\n12 High Street, Flat 2\nBath, Somerset\nBA1 1AA', SEVERAL],
  ['the same below a name', 'Address\nRose Cottage\nBath BA1 1AA\nMill House\nEly\nCB6 1AB\n', SEVERAL],
  ['labels of names and values', `${FIELDS}\n${FIELDS}`, SEVERAL],
  ['labels beside each other', ASIDE, SEVERAL],
  ['labels in cells beside each other', `"${LABELS.join('"\t"')}"\n"${LABELS.join('"\t"')}"\n`, IN_A_ROW],
  ['sentences', MAIL, SENTENCES],
  ['sentences of a letter that is broken into lines', LETTER, SENTENCES],
]

test('a list of one column with short words that end in a full stop is a list', async () => {
  expect(await linesOf('Address\naa.\nab. b\nthe elms mill rd. bath\n')).toEqual([
    'Address',
    'aa.',
    'ab. b',
    'the elms mill rd. bath',
  ])
})

test.each(NO_ROWS)('pasted text that is no list says what it is: %s', async (_, text, message) => {
  expect(await linesOf(text, PASTED_TYPE)).toEqual([message])
})

test.each(NO_ROWS.slice(0, 5))('and so does a file: %s', async (_, text, message) => {
  expect(await linesOf(text)).toEqual([message])
})

test.each([
  ['addresses in one column without a number', 'Rose Cottage, Bath, BA1 1AA\nMill House, Ely, CB6 1AB\n'],
  ['of which few have a postcode', 'Rose Cottage, Bath\nMill House, Ely CB6 1AB\n4 Mill Lane, Bath\n'],
  ['without commas and capitals', '12 high street bath ba1 1aa\nflat 2 4 mill lane bath ba1 1ab\n'],
  ['postcodes alone', 'Postcode\nBA1 1AA\nBA1 1AB\n'],
  ['towns with their postcodes', 'Bath BA1 1AA\nBath\nEly CB6 1AB\nYork YO1 7HH\n'],
  ['short streets with stops', '12 High St. Bath BA1 1AA\n4 Mill Rd. Bath BA1 1AB\n'],
])('a list of one column is one: %s', async (_, text) => {
  const reading = await readFile(new File([text], 'pasted.csv', { type: PASTED_TYPE }), { header: 'found' })
  expect(reading.kind).toBe('read')
})

/** A table in HTML, with a bar between two cells and a line for each row. */
const cells = (rows: string) =>
  `<table>${rows.replace(/.+/g, (row) => `<tr><td>${row.replaceAll('|', '</td><td>')}</td></tr>`)}</table>`

const copied = (text: string, html: string) => [text, html].join(BEFORE_HTML)

const LINES = 'Address\n12 High Street\nBath\nBA1 1AA\n'

test.each<[string, string, string, string[]]>([
  [
    'of a page, whose cells have several lines',
    'Name\tAddress\tPostcode\nAnn\t12 High Street\nBath\tBA1 1AA\n',
    `<meta charset="utf-8"><style>td { color: red }</style>${cells('Name|Address|Postcode\nAnn|12 High Street<br>Bath|BA1 1AA\nBob|<p>Flat 2</p><p>4 Mill Lane</p>|BA1 1AB')}`,
    ['Name|Address|Postcode', 'Ann|12 High Street\nBath|BA1 1AA', 'Bob|Flat 2\n4 Mill Lane|BA1 1AB'],
  ],
  [
    'with blank cells and signs of other formats',
    'x',
    cells('Name|Address|Postcode\n&nbsp;|"The Mill", 4 Mill Lane &amp; Yard|BA1 1AB'),
    ['Name|Address|Postcode', '|"The Mill", 4 Mill Lane & Yard|BA1 1AB'],
  ],
  [
    'of one column, whose addresses have several lines',
    LINES,
    cells('Address\n12 High Street<br>Bath<br>BA1 1AA\n4 Mill Lane<br>Bath<br>BA1 1AB'),
    ['Address', '12 High Street\nBath\nBA1 1AA', '4 Mill Lane\nBath\nBA1 1AB'],
  ],
  [
    'of one column with CSV in it',
    'Name,Postcode\nAnn,BA1 1AA',
    cells('Name,Postcode\nAnn,BA1 1AA'),
    ['Name|Postcode', 'Ann|BA1 1AA'],
  ],
  [
    'that only lays out a mail: its text is read',
    'Address\n12 High Street, Bath\n4 Mill Lane, Bath\n',
    cells('Address<br>12 High Street, Bath<br>4 Mill Lane, Bath'),
    ['Address', '12 High Street, Bath', '4 Mill Lane, Bath'],
  ],
  [
    'two of them, which are asked about',
    'x',
    cells('Name|Town\nAnn|Bath') + cells('Name|Postcode\nAnn|BA1 1AA'),
    ['What was pasted has several tables. Which one has the addresses?'],
  ],
  [
    'with code in it, of which nothing is read',
    'x',
    cells(
      'Name|Postcode\nAnn<script>globalThis.hasRun = true</script><img src=x onerror="globalThis.hasRun = true">|BA1 1AA',
    ),
    ['Name|Postcode', 'Ann|BA1 1AA'],
  ],
])('a pasted table keeps its cells: %s', async (_, text, html, lines) => {
  expect(await linesOf(copied(text, html), PASTED_TYPE)).toEqual(lines)
  expect(globalThis).not.toHaveProperty('hasRun')
})

test.each(PASTED)('pasted: %s', async (_, text, lines) => {
  expect(await linesOf(text, PASTED_TYPE)).toEqual(lines)
})
