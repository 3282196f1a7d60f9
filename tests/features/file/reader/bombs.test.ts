import { growthOf, LINEAR } from '../../../support/doubling'
import { describe, expect, test } from 'vitest'
import { readFile } from '../../../../src/features/file/reader/readFile'
import { restated } from '../../../../src/features/file/reader/restated'

const ROW = '1,12 High Street,Leeds,LS1 4AB\n'
const HEADER = 'Ref,Address,Town,Postcode\n'

/** Rows of a file of about a size. */
const rows = (size: number, row = ROW) => row.repeat(Math.ceil(size / row.length))

const fileOf = (text: string, name = 'list.csv') => new File([text], name)

const tabbed = (text: string) => text.replaceAll(',', '\t')

describe('a misplaced quotation mark in the first lines', () => {
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
        2 ** 18,
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

describe('a file of many columns', () => {
  const names = (count: number) => Array.from({ length: count }, (_, at) => `Column ${at}`).join()
  const wide = (count: number) => `${names(count)}\n${`${'x,'.repeat(count - 1)}x\n`.repeat(2)}`
  const read = (text: string) => readFile(fileOf(text), { header: 'found' })

  test.each<[string, (size: number) => string]>([
    ['named', (size) => wide(size / 10)],
    ['named like an address', (size) => wide(size / 10).replaceAll('Column', 'Address Line')],
    ['in the first ten lines', (size) => `${`${names(size / 100)}\n`.repeat(10)}${wide(size / 100)}`],
    ['without values', (size) => `a,b\n${','.repeat(size)}\n1,2\n`],
  ])('takes as long as it is: columns %s', async (_, make) => {
    expect(await growthOf(make, read, 2 ** 18)).toBeLessThan(LINEAR)
  })

  test('is read, or refused in words', async () => {
    expect(await read(wide(16_384))).toMatchObject({ file: { headers: { length: 16_384 } } })
    expect(await read(wide(16_385))).toMatchObject({
      kind: 'refused',
      message:
        'File contains 16,385 columns. Maximum allowed is 16,384 columns. Please leave out those that are not needed and try again.',
    })
  })
})

test.each([
  ['whole lines in quotes', '"Ann,""12 High Street"",Bath"\n'],
  ['single quotes', "'Ann','12 High Street','Bath'\n"],
  ['quotes without an end', '"Ann,12 High Street\n'],
])('%s are known in as many steps as the text is long', async (_, line) => {
  expect(await growthOf((size) => rows(size, line), restated)).toBeLessThan(LINEAR)
})
