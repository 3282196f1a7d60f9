import { expect, test, vi } from 'vitest'
import { correctedMessages } from '../../../src/features/corrected/correctedMessages'
import { downloadAsked } from '../../../src/features/download/downloadSlice'
import { fileShown } from '../../../src/features/corrected/correctedSlice'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { PASTED_TYPE } from '../../../src/features/file/fileNames'
import { readFile } from '../../../src/features/file/reader/readFile'
import { encodeText } from '../../../src/features/file/rewriter/encode'
import { settleRows } from '../../../src/features/run/rows/changeRows'
import { recordOfSession } from '../../../src/features/saved/savedSelectors'
import { sessionResumed } from '../../../src/features/session/sessionEvents'
import { answered, withProposal } from '../../support/builders'
import { openTestPage } from '../../support/testStore'
import { until } from '../../support/waiting'

const FOUND = answered(
  {
    'Address Line 1': '1 Tŷ Street',
    'Post Town': 'LEEDS',
    Postcode: 'LS1 4AB',
    'Building Number': '1',
    'Street Name': 'Tŷ Street',
    'Confidence Score': '0.90',
  },
  '1 ty st, Leeds, LS1 4AB',
)

/** What a page writes of a file whose first row has another address, after a reload too. */
async function writtenNew(file: File, table = file.name) {
  const reading = await readFile(file, { header: 'found', table })
  if (reading.kind === 'refused') throw new Error(reading.message)
  const page = openTestPage()
  const request = {
    id: page.deps.fileInbox.put(file),
    name: file.name,
    ignored: [],
    read: { header: 'found' as const },
  }
  page.store.dispatch(fileLoaded(withProposal(reading.file), request))
  page.store.dispatch(settleRows([{ row: 0, result: FOUND }]))
  const again = openTestPage()
  again.store.dispatch(sessionResumed(recordOfSession(page.store.getState(), 1)!))
  const all = []
  for (const { store, world } of [page, again]) {
    store.dispatch(fileShown())
    const { corrected } = await until(store, (state) => state.corrected.comes.kind !== 'unknown')
    store.dispatch(downloadAsked('program'))
    await vi.dynamicImportSettled()
    await until(store, ({ download }) => download.written !== null)
    const { name, text, bytes } = world.downloads.at(-1)!
    all.push({
      comes: corrected.comes,
      name,
      bytes: bytes ? Uint8Array.from(bytes) : encodeText(text, 'UTF-8'),
    })
  }
  const [now, later] = all
  expect(later).toEqual(now)
  return now!
}

const HTML = `<html><table><tr><th>Name</th><th>Address</th><th>Town</th><th>Postcode</th></tr>
<tr><td>Ann</td><td>1 ty st</td><td>Leeds</td><td>LS1 4AB</td></tr><tr><td>Bob</td><td>7 Low Rd</td><td>Leeds</td><td>LS1 4AC</td></tr></table></html>`

const XML = `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="Sheet1"><Table>${[
  ['Name', 'Address', 'Town', 'Postcode'],
  ['Ann', '1 ty st', 'Leeds', 'LS1 4AB'],
  ['Bob', '7 Low Rd', 'Leeds', 'LS1 4AC'],
]
  .map(
    (row) => `<Row>${row.map((cell) => `<Cell><Data ss:Type="String">${cell}</Data></Cell>`).join('')}</Row>`,
  )
  .join('')}</Table></Worksheet></Workbook>`

const CSV = (delimiter: string, end: string) =>
  [
    ['Name', 'Address', 'Town', 'Postcode'],
    ['Ann', '1 Tŷ Street', 'Leeds', 'LS1 4AB'],
    ['Bob', '7 Low Rd', 'Leeds', 'LS1 4AC'],
  ]
    .map((row) => row.join(delimiter) + end)
    .join('')

const utf8 = (text: string) => encodeText(text, 'UTF-8')

test.each<[string, File, string | undefined, string, string, Uint8Array]>([
  [
    'rows that were pasted',
    new File(
      ['Name\tAddress\tTown\tPostcode\nAnn\t1 ty st\tLeeds\tLS1 4AB\nBob\t7 Low Rd\tLeeds\tLS1 4AC\n'],
      'pasted.csv',
      {
        type: PASTED_TYPE,
      },
    ),
    undefined,
    'You pasted these rows, so you get a new file: the same columns and rows, as a CSV.',
    'pasted_corrected.csv',
    utf8(`\uFEFF${CSV(',', '\r\n')}`),
  ],
  [
    'a table in HTML',
    new File([HTML], 'members.xls'),
    'Sheet1',
    'Your file is a web page that is named as a workbook, so you get a new file: the same columns and rows, as a CSV.',
    'members_corrected.csv',
    utf8(`\uFEFF${CSV(',', '\r\n')}`),
  ],
  [
    'a workbook in XML',
    new File([XML], 'members.xls'),
    'Sheet1',
    'Your file is a workbook that is saved as XML, so you get a new file: the same columns and rows, as a CSV.',
    'members_corrected.csv',
    utf8(`\uFEFF${CSV(',', '\r\n')}`),
  ],
  [
    'each line in quotes',
    new File(
      ['"Name;Address;Town;Postcode"\n"Ann;1 ty st;Leeds;LS1 4AB"\n"Bob;7 Low Rd;Leeds;LS1 4AC"\n'],
      'list.csv',
    ),
    undefined,
    'Your file has each line in quotation marks, so you get a new file: the same columns and rows, as a CSV.',
    'list_corrected.csv',
    utf8(`\uFEFF${CSV(';', '\n')}`),
  ],
  [
    'single quotes, in UTF-16',
    new File(
      [
        encodeText(
          "\uFEFF'Name';'Address';'Town';'Postcode'\r\n'Ann';'1 ty st';'Leeds';'LS1 4AB'\r\n'Bob';'7 Low Rd';'Leeds';'LS1 4AC'\r\n",
          'UTF-16LE',
        ),
      ],
      'list.txt',
    ),
    undefined,
    'Your file has its values in single quotes, so you get a new file: the same columns and rows, as a CSV.',
    'list_corrected.txt',
    encodeText(`\uFEFF${CSV(';', '\r\n')}`, 'UTF-16LE'),
  ],
])(
  '%s: a new file comes, said once before, now and after a reload',
  async (_, file, table, said, name, bytes) => {
    const { comes, ...rest } = await writtenNew(file, table)
    if (comes.kind !== 'newCsv') throw new Error(comes.kind)
    expect(correctedMessages.comes.newCsv[comes.why]).toBe(said)
    expect(rest).toEqual({ name, bytes })
  },
)

test('a new file keeps its encoding, and has no header line if the file has none', async () => {
  const text =
    "'Zoë','1 ty st','Leeds','LS1 4AB'\n'Bob','7 Low Rd','Leeds','LS1 4AC'\n'Cat','8 Low Rd','Leeds','LS1 4AC'\n"
  const reading = await readFile(new File([encodeText(text, 'Windows-1252')], 'list.csv'), { header: 'none' })
  if (reading.kind === 'refused') throw new Error(reading.message)
  const page = openTestPage()
  page.store.dispatch(fileLoaded(withProposal(reading.file)))
  page.store.dispatch(downloadAsked('program'))
  await until(page.store, ({ download: { written } }) => written !== null)
  const plain = text.replaceAll("'", '')
  expect(Uint8Array.from(page.world.downloads.at(-1)!.bytes!)).toEqual(encodeText(plain, 'Windows-1252'))
})
