import Papa from 'papaparse'
import { afterEach, expect, test, vi } from 'vitest'
import { PASTED_TYPE } from '../../../../src/features/file/fileNames'
import { readFile } from '../../../../src/features/file/reader/readFile'

afterEach(() => vi.restoreAllMocks())

const HEADER = 'Ref,Address,Town,Postcode\n'

const read = (text: string, name = 'list.csv', type = '') =>
  readFile(new File([text], name, { type }), { header: 'found' })

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
