import { describe, expect, test } from 'vitest'
import { escapeFormula } from '../../../../src/features/download/content/writeCsv'

describe('an apostrophe is put before', () => {
  test.each([
    '=1+1',
    '=HYPERLINK("http://example")',
    '@SUM(A1)',
    '\t=1+1',
    '+A1',
    '-A1',
    '+',
    '-',
    '--1',
    '+=1',
    "-cmd|'/c calc'!A1",
  ])('%j', (text) => {
    expect(escapeFormula(text)).toBe(`'${text}`)
  })
})

describe('nothing is put before', () => {
  test.each([
    '',
    'Flat 2, 1 High Street',
    'a=b',
    ' =1',
    "'=1",
    '0',
    '51.4919237',
    '-0.127695',
    '-7',
    '+44',
    '+1.5',
    String(-0.0000001),
    'Tŷ Bach',
  ])('%j', (text) => {
    expect(escapeFormula(text)).toBe(text)
  })
})
