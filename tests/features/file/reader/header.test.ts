import { describe, expect, test } from 'vitest'
import { findHeader, findLayout } from '../../../../src/features/file/reader/layout'
import { isDataLine } from '../../../../src/features/file/reader/dataLine'

const lines = (text: string) => text.split('\n').map((line) => line.split(','))

const DATA = '1,Ann,1 High Street,SW1A 2AA\n2,Bob,2 High Street,SW1A 2AA\n3,Cy,3 High Street,SW1A 2AA'

describe('the header', () => {
  test.each([
    ['is the first line', `Id,Name,Address,Postcode\n${DATA}`, 0],
    ['is the first line that is not blank', `\n,,,\nId,Name,Address,Postcode\n${DATA}`, 2],
    ['is the first line of a single column', 'Address\n1 High Street\n2 High Street', 0],
    ['is the only line', 'Id,Name', 0],
    ['is the first line, even if some columns have no name', `Id,Name,,\n${DATA}`, 0],
    [
      'is the first line, even if one row is too long',
      'Name,Postcode\nAnn,SW1A 2AA\nBob,SW1A 2AA,x\nCy,SW1A 2AA',
      0,
    ],
    [
      'is the first line if it names columns, even if every row ends in a delimiter',
      'Name,Address,Town\nAnn,The Green,Ely,\nBob,The Lodge,Ely,\nCy,The Mill,Ely,',
      0,
    ],
    ['is the first line if nothing fits better', 'Customers\n1,2\n3,4', 0],
  ])('%s', (_, text, at) => {
    expect(findHeader(lines(text))).toEqual({ at, isFound: false })
  })

  test.each([
    ['below a title', `Customers,,,\nId,Name,Address,Postcode\n${DATA}`, 1],
    ['below a title without delimiters', `Customers\nId,Name,Address,Postcode\n${DATA}`, 1],
    [
      'below a title, a date and a blank line',
      `Customers\nPrinted,01/02/2026\n\nId,Name,Address,Postcode\n${DATA}`,
      3,
    ],
    ['below a title of two values that is too narrow', `North,2026\nId,Name,Address,Postcode\n${DATA}`, 1],
    [
      'below a title with a date beside it',
      `Customer list,01/02/2026,,\n,,,\nId,Name,Address,Postcode\n${DATA}`,
      2,
    ],
    ['below names of groups of columns', `Customer,,Home address,\nId,Name,Address,Postcode\n${DATA}`, 1],
    [
      'below a title and names of groups of columns',
      'Customers 2026,,,,\nName,Home address,,,Other\n,House,Road,Town,Phone\nAnn,12,High Street,Ely,x\nBob,2A,Low Road,Ely,x',
      2,
    ],
    [
      'below the questions of a survey, which has the parts of an answer',
      'Respondent ID,Start Date,Email Address,Where shall we send it?,,,Will you come again?\n,,,Address,Town,Postcode,Response\n1,x,x,1 High Street,Bath,BA1 1AA,Yes\n2,x,x,2 High Street,Bath,BA1 1AA,No',
      1,
    ],
    [
      'below the codes of a survey’s questions',
      'StartDate,Status,IPAddress,Q1_1,Q1_2,Q1_3\nStart Date,Response Type,IP Address,Address - First line,Address - Town,Address - Postcode\nx,x,x,1 High Street,Bath,BA1 1AA\nx,x,x,2 High Street,Bath,BA1 1AA',
      1,
    ],
    ['below ten blank lines and a title', `${'\n'.repeat(10)}Rates\nId,Name,Address,Postcode\n${DATA}`, 11],
    ['by its names, even if some columns have none', `Customers,,,\nId,Name,,\n${DATA}`, 1],
    [
      'in a form, as the line of questions between the numbers of fields and explanations',
      'Landlord form,,,\nField number,18,19,20\nQuestion,Address Line 1,Town or city,Part 1 of the property’s postcode\nExplanation,Required,Required,For example SW1A\n,1 High Street,Bath,BA1\n,2 High Street,Bath,BA1',
      2,
    ],
    [
      'in a form, below names of fields that say nothing',
      'Landlord form,,,\n,Q1,Q2,Q3\nQuestion,Where is it?,Which city is it in?,Who owns it?\nHelp,Required,,\n,1 High Street,Bath,Ann\n,2 High Street,Bath,Bob',
      2,
    ],
    [
      'in a form, below the names of its parts',
      'Return 2026,,,\n,About the property,,About you\n1,2,3,4\nUPRN,First line of the address,What is the postcode?,Who owns it?\nUp to 12 digits,Required,"For example SW1A",Optional\n,1 High Street,BA1 1AA,Ann\n,2 High Street,BA1 1AA,Bob',
      3,
    ],
    ['in the tenth line', `${'note\n'.repeat(9)}Id,Name,Address,Postcode\n${DATA}`, 9],
    ['below a title, with no row below it', 'Customers\nId,Name,Address,Postcode', 1],
    [
      'with fewer values than some rows have, as many as they usually have',
      'Customers\nName,Postcode,\nAnn,SW1A 2AA,x\nBob,SW1A 2AA,\nCy,SW1A 2AA,',
      1,
    ],
  ])('is found %s', (_, text, at) => {
    expect(findHeader(lines(text))).toEqual({ at, isFound: true })
  })

  test.each([
    ['a customer', `Customers,,,\n${DATA}`],
    ['a line after the tenth', `${'note\n'.repeat(10)}Id,Name,Address,Postcode\n${DATA}`],
    ['a line with fewer values than those below', `Customers,,,\nFoo,Bar,,\n${DATA}`],
  ])('is never %s', (_, text) => {
    expect(findHeader(lines(text))).toEqual({ at: 0, isFound: false })
  })

  test('is missing if all lines are blank', () => {
    expect(findHeader([[''], [' ', '']]).at).toBe(-1)
  })
})

describe('a line', () => {
  test.each([
    '1001,Ann,12 High Street,SW1A 2AA',
    'Ann,The Lodge,SW1A 2AA',
    'Ann,12 High Street,London',
    'Ann,Flat 2,12 High Street,No',
    '01/02/2026,Ann',
    'Mill House,12,House',
  ])('%s reads like a row', (line) => {
    expect(isDataLine(line.split(','))).toBe(true)
  })

  test.each([
    'Id,Name,Address 1,Address 2,Post code',
    'ADDRESS1,ADDRESS2,POSTCODE',
    'Ref no,House No,Street Name',
    'Customer,2024,2025',
    'AddressLine1,Zip/Postal Code',
    'Willow Bakery,Ludlow',
    'Column 1,Column 2',
    ',,',
  ])('%s does not', (line) => {
    expect(isDataLine(line.split(','))).toBe(false)
  })
})

const COUNCIL =
  '"Rates, north";;\r\n\r\nRef;Address;Postcode\r\n1;1 High Street;SW1A 2AA\r\n2;2 High Street;SW1A 2AA\r\n'

describe('the layout of a file', () => {
  test('has its header, the lines above it unchanged, and the lines to choose from', () => {
    expect(findLayout(COUNCIL, 'found')).toEqual({
      records: expect.any(Function) as unknown,
      dialect: { delimiter: ';', newline: '\n' },
      isDelimited: true,
      headerAt: 2,
      headers: ['Ref', 'Address', 'Postcode'],
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
  ])('has line %i as its header if that is chosen', (line, headerAt, titleLines) => {
    expect(findLayout(COUNCIL, line)).toMatchObject({
      headerAt,
      titleLines,
      headerLine: { line, isFound: false, looksLikeData: false },
    })
  })

  test('has the header found if the chosen line does not exist', () => {
    expect(findLayout(COUNCIL, 99).headerAt).toBe(2)
  })

  test('has no header if none is chosen', () => {
    expect(findLayout('1,Ann\n2,Bob\n', 'none')).toMatchObject({
      headerAt: -1,
      titleLines: [],
      headerLine: { line: null },
    })
  })

  test('numbers records by the line where they begin', () => {
    const { headerLine } = findLayout('"Rates\nnorth"\nRef,Address\n1,2\n3,4\n', 'found')
    expect(headerLine.line).toBe(3)
    expect(headerLine.choices[0]).toEqual({ line: 1, text: 'Rates north' })
  })

  test('shows only the beginning of a long line', () => {
    const text = `Name,Address\n${`Ann,${'x'.repeat(300)}\n`.repeat(2000)}`
    const { choices } = findLayout(text, 'found').headerLine
    expect(choices).toHaveLength(10)
    expect(choices[1]!.text).toHaveLength(80)
    expect(choices[1]!.text).toMatch(/^Ann, x+…$/)
  })

  test('has no lines for an empty text', () => {
    expect(findLayout('', 'found')).toMatchObject({ headerAt: -1, headerLine: { line: null, choices: [] } })
  })
})
