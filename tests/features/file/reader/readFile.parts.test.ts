import { describe, expect, test } from 'vitest'
import type { ReadOptions } from '../../../../src/app/base/csvFile'
import { readFile } from '../../../../src/features/file/reader/readFile'

const read = (text: string | Blob, options: Partial<ReadOptions> = {}) =>
  readFile(new File([text], 'list.csv'), {
    header: 'found',
    part: null,
    ...options,
  })

async function fileOf(text: string | Blob, options?: Partial<ReadOptions>) {
  const outcome = await read(text, options)
  if (outcome.kind === 'refused') throw new Error(outcome.message)
  return outcome.file
}

const rows = (count: number, rest = '') =>
  Array.from({ length: count }, (_, at) => `${at + 1},x${rest}\r\n`).join('')

describe('a part of a file', () => {
  const text = `List of 2026,\r\n\r\nId,Name\r\n${rows(2500)}`

  test.each([
    [0, 1, 1100, 'list_1-1100.csv'],
    [1, 1101, 2200, 'list_1101-2200.csv'],
    [2, 2201, 2500, 'list_2201-2500.csv'],
  ])(
    '%i has its rows, the header, the lines above it, and a name of its own',
    async (part, first, last, name) => {
      const file = await fileOf(text, { part })
      expect(file).toMatchObject({
        name,
        headers: ['Id', 'Name'],
        titleLines: ['List of 2026,', ''],
        part: { at: part, first, last, of: 2500 },
        warnings: [],
      })
      expect(file.rows.at(0)).toEqual([String(first), 'x'])
      expect(file.rows.at(-1)).toEqual([String(last), 'x'])
      expect(file.rows).toHaveLength(last - first + 1)
    },
  )

  test('is refused for a row with too many values in another part, before anything is paid for', async () => {
    expect(await read(`Id,Name\r\n${rows(2000)}1,2,3\r\n`, { part: 0 })).toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(/Too many fields.*line 2002/),
    })
  })

  test('that is not there refuses the file with its rows, as without a part', async () => {
    for (const part of [3, null]) {
      expect(await read(text, { part })).toMatchObject({
        kind: 'refused',
        tooMany: 2500,
        headerLine: { line: 3 },
      })
    }
  })

  test('counts rows, not lines, and names lines of the whole file', async () => {
    const broken = `Id,Name\r\n${rows(1100)}\r\n,\r\n"1101\r\n",x\r\n1102\r\n`
    const file = await fileOf(broken, { part: 1 })
    expect(file.rows).toEqual([
      ['1101\r\n', 'x'],
      ['1102', ''],
    ])
    expect(file.warnings).toMatchObject([{ lines: [expect.stringMatching(/^Line 1106 has 1 of 2/)] }])
  })

  test('of a file without a header begins with its first line', async () => {
    const file = await fileOf(rows(1101), { header: 'none', part: 1 })
    expect(file).toMatchObject({
      headers: ['Column 1', 'Column 2'],
      rows: [['1101', 'x']],
      isHeaderless: true,
    })
  })

  test('is read out of a large file, in its encoding', async () => {
    const wide = `Id,Name\r\n${rows(9000, 'y'.repeat(1000))}`
    const tail = Uint8Array.from('9001,Café\r\n', (letter) => letter.charCodeAt(0))
    const file = await fileOf(new Blob([wide, tail]), { part: 8 })
    expect(file).toMatchObject({ encoding: 'Windows-1252', part: { first: 8801, last: 9001 } })
    expect(file.rows.at(-1)).toEqual(['9001', 'Café'])
    expect(file.rows[0]![0]).toBe('8801')
  })
})

describe('a file is read again', () => {
  const text = 'Rates\r\nRef,Address\r\n1,1 High Street\r\n2,2 High Street\r\n'

  test('with another line as its header', async () => {
    expect(await fileOf(text, { header: 3 })).toMatchObject({
      headers: ['1', '1 High Street'],
      rows: [['2', '2 High Street']],
      titleLines: ['Rates', 'Ref,Address'],
    })
  })

  test('without one: every line is a row, as wide as the widest', async () => {
    expect(await fileOf(text, { header: 'none' })).toMatchObject({
      headers: ['Column 1', 'Column 2'],
      rows: [
        ['Rates', ''],
        ['Ref', 'Address'],
        ['1', '1 High Street'],
        ['2', '2 High Street'],
      ],
      isHeaderless: true,
    })
  })

  test('and its lines can be chosen from where it is refused', async () => {
    const outcome = await read('Id,Name\nAnn,Bob\n1,2,3\n', { header: 'found' })
    expect(outcome).toMatchObject({ kind: 'refused', headerLine: { line: 1, choices: { length: 3 } } })
  })
})

describe('what refuses a file is said in plain words', () => {
  test.each([
    [
      'a row with too many values',
      'Name,Postcode\nAnn,SW1A 2AA\nBob,12 High Street, Flat 2\n',
      'Too many fields: expected 2 fields but parsed 3 (line 3).',
      /^Line 3 has 3 values, and there are 2 columns: “Bob,12 High Street, Flat 2”.*comma.*Excel/,
    ],
    [
      'a quote that is not closed',
      'Name,Postcode\nAnn,"SW1A 2AA\nBob,SW1A 2AB\n',
      'Quoted field unterminated (line 2).',
      /^A value in line 2 begins with a quotation mark.*“Ann,SW1A 2AA Bob,SW1A 2AB”.*Excel/,
    ],
  ])('%s', async (_, text, message, next) => {
    expect(await read(text)).toMatchObject({ kind: 'refused', message, next: expect.stringMatching(next) })
  })

  test('letters that no encoding reads, with their line', async () => {
    const bytes = Uint8Array.from([0xff, 0xfe, 0x61, 0, 0x0a, 0, 0x00, 0xd8])
    expect(await read(new Blob([bytes]))).toMatchObject({
      kind: 'refused',
      message: 'Line 2 has letters that cannot be read.',
      next: expect.stringMatching(/Excel/),
    })
  })
})
