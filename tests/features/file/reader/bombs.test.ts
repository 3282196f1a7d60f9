import { describe, expect, test } from 'vitest'
import { readFile } from '../../../../src/features/file/reader/readFile'
import { growthOf, LINEAR } from '../../../support/doubling'

const ROW = '1,12 High Street,Leeds,LS1 4AB\n'
const HEADER = 'Ref,Address,Town,Postcode\n'

/** Rows of a file of about a size. */
const rows = (size: number, row = ROW) => row.repeat(Math.ceil(size / row.length))

const fileOf = (text: string, name = 'list.csv') => new File([text], name)

const tabbed = (text: string) => text.replaceAll(',', '\t')

describe('a quotation mark out of place in the first lines', () => {
  test.each<[string, (size: number) => string, string?]>([
    ['an inch sign', (size) => `${HEADER}1,High Street,""5" pipe",LS1 4AB\n${rows(size)}`],
    ['one that is never closed', (size) => `${HEADER}1,"12 High Street,Leeds,LS1 4AB\n${rows(size)}`],
    ['one in the header', (size) => `Ref,"Address,Town,Postcode\n${rows(size)}`],
    ['one in every row', (size) => `${HEADER}${rows(size, '1,12" pipe,"5" pipe,LS1 4AB\n')}`],
    ['one in a tab file', (size) => tabbed(`${HEADER}1,"5" pipe,Leeds,LS1 4AB\n${rows(size)}`)],
    ['one that is never closed in a tab file', (size) => tabbed(`${HEADER}1,"5 pipe,Leeds\n${rows(size)}`)],
    ['one before a question', (size) => `${HEADER}1,"5" pipe,Leeds\n${rows(size)}?`],
    ['rows that end in CR', (size) => `${HEADER}1,"5" pipe,Leeds\n${rows(size)}`.replaceAll('\n', '\r')],
    ['line feeds in quotes, in rows that end in CR', (size) => `${rows(size, '"\n",')}x\ra\r`],
    [
      'blanks behind quotation marks',
      (size) => `${HEADER}"1${rows(size / 2, '" ')}${' '.repeat(size / 2)},1\n`,
    ],
  ])('takes no time: %s', async (_, make) => {
    expect(
      await growthOf(
        (size) => fileOf(make(size)),
        (file) => readFile(file, { header: 'found' }),
        8,
      ),
    ).toBeLessThan(LINEAR)
  })

  test.each([1, 3, 9, 10, 11])('is refused with its line: %d', async (line) => {
    const broken = '9,High Street,""5" pipe",LS1 4AB\n'
    const text = `${line === 1 ? 'Ref,"Add"ress,Town,Postcode\n' : HEADER}${ROW.repeat(Math.max(0, line - 2))}${line === 1 ? '' : broken}${rows(100_000)}`
    expect(await readFile(fileOf(text), { header: 'found', isWholeList: true })).toMatchObject({
      kind: 'refused',
      message: expect.stringMatching(new RegExp(`\\(line ${line}\\)`)) as string,
    })
  })
})
