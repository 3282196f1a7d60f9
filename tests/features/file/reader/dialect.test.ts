import { describe, expect, test } from 'vitest'
import { detectDialect } from '../../../../src/features/file/reader/layout'

const addresses = (line: (n: number) => string) => Array.from({ length: 12 }, (_, n) => line(n)).join('\n')

describe('the delimiter', () => {
  test.each([
    ['commas', 'a,b\n1,2', ','],
    ['semicolons', 'a;b\n1;2', ';'],
    ['tabs', 'a\tb\n1\t2', '\t'],
    ['pipes', 'a|b\n1|2', '|'],
    [
      'semicolons around addresses with commas',
      `a;b\n${addresses((n) => `${n} High St, Flat 2, Bath;BA1`)}`,
      ';',
    ],
    ['tabs around addresses with commas', `a\tb\n${addresses((n) => `${n} High St, Bath, UK\tBA1`)}`, '\t'],
    ['semicolons around quoted addresses', `"a";"b"\n${addresses((n) => `"${n}, High St";"BA1"`)}`, ';'],
    ['commas with values that hold semicolons', `a,b\n${addresses((n) => `${n};x,BA${n}`)}`, ','],
    ['commas that make more values than a semicolon', 'a;b,c,d\n1;2,3,4', ','],
    ['a header alone with semicolons', 'address;postcode', ';'],
    ['short rows under a header with pipes', 'a|b\n1\n2\n3', '|'],
    ['a single column', 'address\n1 High Street\n', ','],
    ['a single column of quoted commas', 'address\n"1 High St, Bath"\n"2 Low Rd, Bath"\n', ','],
    [
      'a single column of values with semicolons',
      `address\n${addresses((n) => `${n} High St; Flat 2; Bath`)}`,
      ',',
    ],
    ['no text', '', ','],
  ])('is found for %s', (_, text, expected) => {
    expect(detectDialect(text).delimiter).toBe(expected)
  })
})

test.each([
  ['LF', 'a\nb', '\n'],
  ['CRLF', 'a\r\nb', '\n'],
  ['LF and CRLF mixed', 'a\nb\r\nc', '\n'],
  ['CR alone', 'a\rb', '\r'],
  ['CR, with line feeds in quotes', 'a;b\r"1\n2";3\r"4\n5\n6";7\r', '\r'],
  ['CR, with one line feed at the end', 'address\r1 High Street\r2 Low Road\r\n', '\r'],
  ['CR, with two line feeds at the end', 'address\r1 High Street\r\n\n', '\r'],
  ['CR, with a line feed in a value', 'a,b\r1 High\nSt,x\r2,y\r', '\r'],
  ['CR twice and LF', 'a,b\r\r\n1,x\r\r\n', '\n'],
  ['LF, with a carriage return in the header', 'a\rb,c\n1,x\n2,y\n', '\n'],
  ['CRLF, with either in quotes', '"\r"|a\r\n|"\n"\r\n', '\n'],
  ['LF, with carriage returns in values', 'a,b\n1 High\rSt,x\n"2\r\r3",y\n', '\n'],
])('rows that end in %s are found', (_, text, newline) => {
  expect(detectDialect(text).newline).toBe(newline)
})
