import { describe, expect, test, vi } from 'vitest'
import type { CsvFile } from '../../../src/base/csvFile'
import { downloadMessages } from '../../../src/features/download/downloadMessages'
import { bytesFound, fileLoaded } from '../../../src/features/file/fileSlice'
import { readFile } from '../../../src/features/file/reader/readFile'
import { encodeText } from '../../../src/features/file/rewriter/encode'
import { downloadAsked } from '../../../src/features/download/downloadSlice'
import { fileShown } from '../../../src/features/corrected/correctedSlice'
import { recordOfSession } from '../../../src/features/saved/savedSelectors'
import { sessionResumed } from '../../../src/features/session/sessionEvents'
import { answered, withProposal } from '../../support/builders'
import { openTestPage } from '../../support/testStore'
import { until } from '../../support/waiting'
import { settleRows } from '../../../src/features/run/rows/changeRows'

const found = (line1: string) =>
  answered(
    {
      'Address Line 1': line1,
      'Post Town': 'LEEDS',
      Postcode: 'LS1 4AB',
      'Building Number': line1.split(' ')[0]!,
      'Street Name': line1.replace(/^\S+ /, ''),
      'Confidence Score': '0.90',
    },
    `${line1}, Leeds, LS1 4AB`,
  )

async function read(bytes: Uint8Array<ArrayBuffer>, name = 'crm.csv'): Promise<CsvFile> {
  const outcome = await readFile(new File([bytes], name), { header: 'found', table: name, isWholeList: true })
  if (outcome.kind === 'refused') throw new Error(outcome.message)
  return outcome.file
}

type TestPage = ReturnType<typeof openTestPage>

/** What a page hands over, with how it said before that it will come. */
async function downloaded({ store, world }: TestPage) {
  await until(store, ({ corrected }) => corrected.fates !== null)
  store.dispatch(fileShown())
  const { corrected } = await until(store, (state) => state.corrected.comes.kind !== 'unknown')
  store.dispatch(downloadAsked('program'))
  await vi.dynamicImportSettled()
  const { download } = await until(store, (state) => state.download.written !== null)
  const [file] = world.workbooks
  const bytes = file ? new Uint8Array(await file.file.arrayBuffer()) : null
  const made = world.downloads.at(-1)
  return {
    comes: corrected.comes,
    name: (file ?? made)!.name,
    text: bytes ? new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes) : made!.text,
    bytes: bytes ?? Uint8Array.from(made!.bytes ?? utf8(made!.text)),
    said: download.written!,
  }
}

/** What the page writes back of a file with the addresses of some rows, by row; if any, also of what was saved of it. */
async function writtenBack(bytes: Uint8Array<ArrayBuffer>, lines: Record<number, string>, name = 'crm.csv') {
  const file = await read(bytes, name)
  const page = openTestPage()
  const chosen = new File([bytes], name)
  const id = page.deps.fileInbox.put(chosen)
  page.store.dispatch(fileLoaded(withProposal(file), { id, name, ignored: [], read: { header: 'found' } }))
  const results = file.rows.map((_, index) => {
    const line = lines[index]
    return {
      row: index,
      result: line === undefined ? answered({ 'Premise Match': 'NO_MATCH' }) : found(line),
    }
  })
  page.store.dispatch(settleRows(results))
  const first = await downloaded(page)
  if (Object.keys(lines).length === 0) return { ...first, file }

  const again = openTestPage()
  const record = JSON.parse(JSON.stringify(recordOfSession(page.store.getState(), 1))) as never
  again.store.dispatch(sessionResumed(Object.assign(recordOfSession(page.store.getState(), 1)!, record)))
  again.store.dispatch(bytesFound({ bytes: again.deps.fileInbox.put(chosen), isStored: true }))
  const { said: _, ...second } = await downloaded(again)
  const { said, ...rest } = first
  expect(second).toEqual(rest)
  return { ...first, said, file }
}

const utf8 = (text: string) => encodeText(text, 'UTF-8')
const windows = (text: string) => encodeText(text, 'Windows-1252')
const marked = (text: string) => utf8(`\uFEFF${text}`)

const HEAD = 'Name,Address,Town,Postcode'
const ANN = 'Ann,1 high st,Leeds,LS1 4AB'
const BOB = 'Bob,7 Low Rd,Leeds,LS1 4AC'
const CAT = 'Cat,8 Low Rd,Leeds,LS1 4AC'

const lines = (end: string, ...rows: string[]) => rows.map((row) => row + end).join('')
const parted = (by: string, text: string) => text.replaceAll(',', by)
const quoted = (text: string) => text.replace(/[^,]+/g, '"$&"')

/** Files in the ways of programs. */
const WAYS: Record<string, Uint8Array<ArrayBuffer>> = {
  'as Excel does': utf8(lines('\r\n', HEAD, ANN, '"Bob, Jr",7 Low Rd,Leeds,LS1 4AC')),
  'with a mark and lone line feeds': marked(parted(';', lines('\n', HEAD, ANN, BOB))),
  'without a line end at its end': utf8(lines('\n', HEAD, ANN) + BOB),
  'the sign for its end that DOS wrote': utf8(`${lines('\r\n', HEAD, ANN, BOB)}\x1A`),
  'all in quotes': utf8(lines('\r\n', quoted(HEAD), quoted(ANN), '"Bob","","Leeds",""')),
  'text in quotes, numbers and blanks not': utf8(
    lines('\n', quoted(HEAD), '7,"1 high st","Leeds","LS1 4AB"', '8,"7 Low Rd",,"LS1 4AC"'),
  ),
  'quotes around blanks, as PHP does': utf8(
    lines('\n', HEAD, 'Ann,"1 high st",Leeds,"LS1 4AB"', 'Bob,"7 Low Rd",Leeds,"LS1 4AC"'),
  ),
  'a row in quotes of its own': utf8(lines('\n', HEAD, ANN, '"Bob","7 Low Rd",Leeds,LS1 4AC', CAT)),
  'quotes that are letters': utf8(
    parted('\t', lines('\r\n', HEAD, ANN.replace('Ann', 'Ann "A"'), BOB.replace('Bob', '"B" Bob'))),
  ),
  'title lines and blank lines': utf8(lines('\r\n', 'Contacts', '', HEAD, '', ANN, ',,,', '', BOB, '', '')),
  'a last column without name and value': utf8(lines(',\n', HEAD, ANN, BOB)),
  'rows that end early': utf8(lines('\n', `${HEAD},Note,Fee`, ANN, `${BOB},x`, `${CAT},,5`)),
  'a row too short for what is written': utf8(
    lines('\n', 'Name,Address,Postcode,Town', 'Ann,1 high st,LS1 4AB', 'Bob,7 Low Rd,LS1 4AC,Leeds'),
  ),
  'lone carriage returns': utf8(lines('\r', HEAD, ANN, BOB)),
  'carriage returns twice': utf8(lines('\r\r\n', HEAD, ANN, BOB)),
  'line ends of two kinds': utf8(lines('\r\n', HEAD, ANN) + lines('\n', BOB, CAT)),
  'lines in a cell': utf8(
    lines(
      '\n',
      'Name,Address,Postcode',
      '"Ann","1 high st\nLeeds",LS1 4AB',
      'Bob,"7 Low Rd\r\nLeeds",LS1 4AC',
    ),
  ),
  'Windows-1252': windows(
    lines('\r\n', `${HEAD},Fee`, `${ANN.replace('Ann', 'Zoë')},£5`, `${BOB.replace('Bob', 'Renée')},§5`),
  ),
  'two marks': marked(`\uFEFF${lines('\n', HEAD, ANN, BOB)}`),
  'a mark that was read as letters': utf8(`ï»¿${lines('\n', HEAD, ANN, BOB)}`),
  'a mark before Windows-1252': Uint8Array.from([
    ...marked(''),
    ...windows(lines('\n', HEAD, ANN, BOB.replace('Bob', 'Zoë'))),
  ]),
  'UTF-16': encodeText(
    `\uFEFF${parted('\t', lines('\r\n', HEAD, ANN.replace('Ann', 'Tŷ'), BOB))}`,
    'UTF-16LE',
  ),
}

/** What else of the first row differs once it is written. */
const ALSO: Record<string, [was: string, is: string]> = {
  'a row too short for what is written': ['LS1 4AB\n', 'LS1 4AB,LEEDS\n'],
  'lines in a cell': ['\nLeeds', '\nLEEDS'],
}

const decoderOf = (name: string) =>
  new TextDecoder(name.endsWith('Windows-1252') ? 'windows-1252' : name === 'UTF-16' ? 'utf-16le' : 'utf-8', {
    ignoreBOM: true,
  })

describe.each(Object.entries(WAYS))('a file with %s comes back', (name, bytes) => {
  test('byte for byte if nothing is written', async () => {
    const back = await writtenBack(bytes, {})
    expect(back.bytes).toEqual(bytes)
    expect(back.comes).toEqual({ kind: 'inPlace' })
  })

  test('with one row written as the others are, and the rest the same bytes', async () => {
    const back = await writtenBack(bytes, { 0: '1 High Street' })
    const [before, after] = [bytes, back.bytes].map((each) => decoderOf(name).decode(each))
    const [was, is] = ALSO[name] ?? ['', '']
    expect(before).toContain('1 high st')
    expect(after).toBe(before!.replace('1 high st', '1 High Street').replace(was, is))
  })
})

test('a file in two encodings comes in UTF-8 with a mark, and the dialog says so first', async () => {
  const bytes = Uint8Array.from([
    ...utf8('Name,Address,Town,Postcode\nTŷ,1 high st,Leeds,LS1 4AB\n'),
    ...windows('Renée,2 high st,Leeds,LS1 4AB\n'),
  ])
  expect((await writtenBack(bytes, {})).bytes).toEqual(bytes)
  const back = await writtenBack(bytes, { 1: '2 High Street' })
  expect(back.comes).toEqual({ kind: 'inPlace', inUtf8: { letter: null } })
  expect(back.text).toBe(
    '\uFEFFName,Address,Town,Postcode\nTŷ,1 high st,Leeds,LS1 4AB\nRenée,2 High Street,Leeds,LS1 4AB\n',
  )
  expect(downloadMessages.said(back.said)).toContain('It is UTF-8 now, since yours is in two')
})

test('a letter that Windows-1252 lacks makes the file UTF-8 with a mark, and the dialog says so', async () => {
  const text = 'Name,Address,Town,Postcode\r\nZoë,1 ty st,Leeds,LS1 4AB\r\nRenée,7 Low Rd,Leeds,LS1 4AC\r\n'
  const back = await writtenBack(windows(text), { 0: '1 Tŷ Street' })
  expect(back.text).toBe(`\uFEFF${text.replace('1 ty st,Leeds', '1 Tŷ Street,Leeds')}`)
  expect(back.comes).toEqual({ kind: 'inPlace', inUtf8: { letter: 'ŷ' } })
  expect(downloadMessages.said(back.said)).toContain('It is UTF-8 now, since Windows-1252 has no “ŷ”.')
})

test.each([
  ['list.tsv', 'list_corrected.tsv'],
  ['LIST.TXT', 'LIST_corrected.TXT'],
  ['a.csv', 'a_corrected.csv'],
])('%s comes back as %s', async (name, expected) => {
  const text = 'Name\tAddress\tTown\tPostcode\nAnn\t1 high st\tLeeds\tLS1 4AB\n'
  expect((await writtenBack(utf8(text), {}, name)).name).toBe(expected)
})
