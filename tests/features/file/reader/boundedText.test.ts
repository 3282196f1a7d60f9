import Papa from 'papaparse'
import { afterEach, expect, test, vi } from 'vitest'
import { PASTED_TYPE } from '../../../../src/features/file/fileNames'
import { readFile } from '../../../../src/features/file/reader/readFile'

afterEach(() => vi.restoreAllMocks())

const HEADER = 'Ref,Address,Town,Postcode\n'
const ROW = '1,12 High Street,Leeds,LS1 4AB\n'

const read = (text: string, name = 'list.csv', type = '') =>
  readFile(new File([text], name, { type }), { header: 'found' })

/** Reads a text as a file, whose head must be given. */
async function headOf(text: string) {
  const reading = await read(text)
  if (reading.kind === 'refused') throw new Error(reading.message)
  return { ...reading.file, rows: [], sheetRows: [] }
}

test.each([
  ['in a file', 'list.csv', ''],
  ['in a text file', 'list.txt', ''],
  ['in what was pasted', 'pasted.csv', PASTED_TYPE],
])(
  'a line of millions of commas behind a quotation mark is refused before anything is parsed: %s',
  async (_, name, type) => {
    const parse = vi.spyOn(Papa, 'parse')
    expect(await read(`${HEADER}"a"\n${','.repeat(2_000_001)}\n`, name, type)).toEqual({
      kind: 'refused',
      message:
        'Line 3 has more than 2,000,000 commas, semicolons, tabs or pipes, which is more than this page can read.',
    })
    expect(parse).not.toHaveBeenCalled()
  },
)

// Where each of them is looked at again for each of the others, this never ends.
test('line ends in a quoted cell are each looked at once', async () => {
  const { layout } = await headOf(`${HEADER}1,"${'\r'.repeat(500_000)}",Leeds,LS1 4AB\n${ROW}`)
  expect(layout).toMatchObject({ ends: ['\n'], odd: [], isExact: true })
})

test.each([
  ['lines of commas below the rows', `${HEADER}${ROW}${',,,\n'.repeat(200_000)}`],
  ['lines of commas between the rows', `${HEADER}${ROW}${',,,\n'.repeat(200_000)}${ROW}`],
  ['a row that ends in many CR', `${HEADER}${ROW.trimEnd()}${'\r'.repeat(200_000)}\n`],
])('what is kept of a file besides its rows does not grow with it: %s', async (_, text) => {
  const head = await headOf(text)
  expect(JSON.stringify(head).length).toBeLessThan(2000)
  expect(head.layout?.isExact).toBe(false)
})

test('a row that ends in CR, CR and LF comes back as it is', async () => {
  const { layout } = await headOf(`${HEADER}${ROW}${ROW}`.replaceAll('\n', '\r\r\n'))
  expect(layout).toMatchObject({ ends: ['\r\r\n'], odd: [], isExact: true })
})
