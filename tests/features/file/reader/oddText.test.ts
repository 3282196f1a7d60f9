import { expect, test } from 'vitest'
import { PASTED_TYPE } from '../../../../src/features/file/fileNames'
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
  ['UTF-16 without a mark', utf16('Name,Town\r\nSiân,Bath\r\n', true), ['Name|Town', 'Siân|Bath']],
  ['UTF-16 in the other order', utf16('Name;Town\nSiân;Łódź\n', false), ['Name|Town', 'Siân|Łódź']],
  [
    'a NUL in a cell',
    'Name,Town,Ref\nAnn,Bath,A\0\nBob,Ely,B\n',
    ['Name|Town|Ref', 'Ann|Bath|A\0', 'Bob|Ely|B'],
  ],
  ['NULs behind its end', 'Name,Town\nAnn,Bath\n\0', ['Name|Town', 'Ann|Bath']],
  [
    'another byte that no text has',
    'Name,Town\nAnn,Bath\0\x07\n',
    ['This file is not text. Please save your spreadsheet as CSV and choose that file.'],
  ],
]

test.each(ODD)('text with %s', async (_, content, lines) => {
  expect(await linesOf(content)).toEqual(lines)
})

const PASTED: [what: string, text: string, lines: string[]][] = [
  [
    'a column with its header',
    'Address\r\n12 High Street, Bath\r\nRose Cottage, Ely, CB6 1AB\r\n',
    ['Address', '12 High Street, Bath', 'Rose Cottage, Ely, CB6 1AB'],
  ],
  [
    'a column without one',
    '12 High Street, Bath\n4 Mill Lane, Ely\n',
    ['12 High Street, Bath', '4 Mill Lane, Ely'],
  ],
  [
    'a column with a line break in a cell',
    'Address\n"12 High Street\nBath"\n4 Mill Lane',
    ['Address', '12 High Street\nBath', '4 Mill Lane'],
  ],
  [
    'CSV text',
    'Name,Address\nAnn,"Flat 2, 4 Mill Lane"\nBob,12 High Street\n',
    ['Name|Address', 'Ann|Flat 2, 4 Mill Lane', 'Bob|12 High Street'],
  ],
  [
    'CSV text below a title',
    'Members\n\nName;Postcode\nAnn;BA1 1AA\nBob;BA1 1AB\n',
    ['Name|Postcode', 'Ann|BA1 1AA', 'Bob|BA1 1AB'],
  ],
  ['one line', '12 High Street, Bath\n', ['What was pasted is one line, and no list.']],
  ['a key', 'ak_live_key', ['What was pasted is one line, and no list.']],
]

test.each(PASTED)('pasted: %s', async (_, text, lines) => {
  expect(await linesOf(text, PASTED_TYPE)).toEqual(lines)
})
