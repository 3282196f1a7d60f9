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
    await until(store, ({ corrected }) => corrected.fates !== null)
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

const ROWS = [
  ['Name', 'Address', 'Town', 'Postcode'],
  ['Ann', '1 ty st', 'Leeds', 'LS1 4AB'],
  ['Bob', '7 Low Rd', 'Leeds', 'LS1 4AC'],
]

/** The rows as a program writes each. */
const listOf = (write: (row: string[]) => string, rows = ROWS) => rows.map(write).join('')

const tagged = (before: string, after: string) => (row: string[]) =>
  row.map((cell) => before + cell + after).join('')

const HTML = listOf((row) => `<tr>${tagged('<td>', '</td>')(row)}</tr>`)
const XML = listOf((row) => `<Row>${tagged('<Cell><Data ss:Type="String">', '</Data></Cell>')(row)}</Row>`)

/** The file that comes: a CSV with a mark. */
const csv = (delimiter: string, end: string) =>
  `\uFEFF${listOf((row) => row.join(delimiter) + end, ROWS.with(1, ['Ann', '1 Tŷ Street', 'Leeds', 'LS1 4AB']))}`

const utf8 = (text: string) => encodeText(text, 'UTF-8')

test.each<[said: string, File, table: string | undefined, name: string, Uint8Array]>([
  [
    'You pasted these rows',
    new File([listOf((row) => `${row.join('\t')}\n`)], 'pasted.csv', { type: PASTED_TYPE }),
    undefined,
    'pasted_corrected.csv',
    utf8(csv(',', '\r\n')),
  ],
  [
    'Your file is a web page that is named as a workbook',
    new File([`<html><table>${HTML}</table></html>`], 'members.xls'),
    'Sheet1',
    'members_corrected.csv',
    utf8(csv(',', '\r\n')),
  ],
  [
    'Your file is a workbook that is saved as XML',
    new File(
      [
        `<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet" xmlns:ss="urn:schemas-microsoft-com:office:spreadsheet"><Worksheet ss:Name="Sheet1"><Table>${XML}</Table></Worksheet></Workbook>`,
      ],
      'members.xls',
    ),
    'Sheet1',
    'members_corrected.csv',
    utf8(csv(',', '\r\n')),
  ],
  [
    'Your file has each line in quotation marks',
    new File([listOf((row) => `"${row.join(';')}"\n`)], 'list.csv'),
    undefined,
    'list_corrected.csv',
    utf8(csv(';', '\n')),
  ],
  [
    'Your file has its values in single quotes',
    new File([encodeText(`\uFEFF${listOf((row) => `'${row.join("';'")}'\r\n`)}`, 'UTF-16LE')], 'list.txt'),
    undefined,
    'list_corrected.txt',
    encodeText(csv(';', '\r\n'), 'UTF-16LE'),
  ],
])(
  '%s, so a new file comes, said once before, now and after a reload',
  async (said, file, table, name, bytes) => {
    const { comes, ...rest } = await writtenNew(file, table)
    if (comes.kind !== 'newCsv') throw new Error(comes.kind)
    expect(correctedMessages.comes.newCsv[comes.why]).toBe(
      `${said}, so you get a new file: the same columns and rows, as a CSV.`,
    )
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
