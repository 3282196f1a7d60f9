import { describe, expect, test } from 'vitest'
import { findLayout } from '../../../../src/features/file/reader/findLayout'

const COUNCIL =
  '"Rates, north";;\r\n\r\nRef;Address;Postcode\r\n1;1 High Street;SW1A 2AA\r\n2;2 High Street;SW1A 2AA\r\n'

describe('the layout of a file', () => {
  test('has its header, what stands above it to the letter, and the lines to choose from', () => {
    expect(findLayout(COUNCIL, 'found')).toEqual({
      dialect: { delimiter: ';', newline: '\n' },
      headerAt: 2,
      titleLines: ['"Rates, north";;', ''],
      headerLine: {
        line: 3,
        isFound: true,
        looksLikeData: false,
        choices: [
          { line: 1, text: 'Rates, north' },
          { line: 3, text: 'Ref, Address, Postcode' },
          { line: 4, text: '1, 1 High Street, SW1A 2AA' },
          { line: 5, text: '2, 2 High Street, SW1A 2AA' },
        ],
      },
    })
  })

  test.each([
    [1, 0, []],
    [4, 3, ['"Rates, north";;', '', 'Ref;Address;Postcode']],
  ])('has line %i as its header when that is chosen', (line, headerAt, titleLines) => {
    expect(findLayout(COUNCIL, line)).toMatchObject({
      headerAt,
      titleLines,
      headerLine: { line, isFound: false, looksLikeData: false },
    })
  })

  test('has the header that is found when the line that was chosen is not there', () => {
    expect(findLayout(COUNCIL, 99).headerAt).toBe(2)
  })

  test('has no header when there is none', () => {
    const { headerAt, titleLines, headerLine } = findLayout('1,Ann\n2,Bob\n', 'none')
    expect({ headerAt, titleLines, line: headerLine.line }).toEqual({
      headerAt: -1,
      titleLines: [],
      line: null,
    })
  })

  test('tells lines by where they begin, when one is longer than a line', () => {
    const { headerLine } = findLayout('"Rates\nnorth"\nRef,Address\n1,2\n3,4\n', 'found')
    expect(headerLine.line).toBe(3)
    expect(headerLine.choices[0]).toEqual({ line: 1, text: 'Rates north' })
  })

  test('shortens what is long, and reads no more than the beginning', () => {
    const text = `Name,Address\n${`Ann,${'x'.repeat(300)}\n`.repeat(2000)}`
    const { choices } = findLayout(text, 'found').headerLine
    expect(choices).toHaveLength(10)
    expect(choices[1]!.text).toHaveLength(80)
    expect(choices[1]!.text).toMatch(/^Ann, x+…$/)
  })

  test('of no text has no line', () => {
    expect(findLayout('', 'found')).toMatchObject({ headerAt: -1, headerLine: { line: null, choices: [] } })
  })
})
