import * as v from 'valibot'
import { describe, expect, it, test } from 'vitest'
import { answerQuery } from '../../../src/api/sandbox/answerQuery'
import { cleanseAnswerSchema } from '../../../src/api/schemas'

/** The levels in the order of the product's columns: organisation, premise, street, locality, town, postcode. */
function levelsOf(query: string): string {
  const { result } = answerQuery(query)
  return [
    result.organisation_match,
    result.premise_match,
    result.thoroughfare_match,
    result.locality_match,
    result.post_town_match,
    result.postcode_match,
  ].join(' ')
}

function matchOf(query: string) {
  const { match } = answerQuery(query).result
  if (match === null) throw new Error(`no match for ${query}`)
  return match
}

describe('match levels', () => {
  test.each([
    ['12 High Street, Birmingham, B12 0XY', 'NA FULL FULL NA FULL FULL'],
    ['12 High Street, Sparkbrook, Birmingham, West Midlands, B12 0XY, UK', 'NA FULL FULL FULL FULL FULL'],
    ['12 HIGH STREET,BIRMINGHAM,b120xy', 'NA FULL FULL NA FULL FULL'],
    ['10 Downing Street London SW1A 2AA', 'NA FULL FULL NA FULL FULL'],
    ['12 High Street Sparkbrook Birmingham B12 0XY', 'NA FULL FULL FULL FULL FULL'],
    ['Hartwell Surgery, 2 Bridge Street, Northampton, NN1 1PA', 'FULL FULL FULL NA FULL FULL'],
    ['Elmfield School, School Lane, York, YO10 4DD', 'FULL NA FULL NA FULL FULL'],
    ['PO Box 410, Swindon, SN1 2ZZ', 'NA FULL NA NA FULL FULL'],
    ['12 High St, Leeds, LS1 4AB', 'NA FULL PARTIAL NA FULL FULL'],
    ['12 Victoria Raod, Leeds, LS1 4AB', 'NA FULL PARTIAL NA FULL FULL'],
    ['12 Kirkgate, Wakefield, WF1 1HS', 'NA FULL PARTIAL NA FULL FULL'],
    ['400/404 Kings Road, London, SW10 0LJ', 'NA PARTIAL FULL NA FULL FULL'],
    ['Flat 2, High Street, Leeds, LS1 4AB', 'NA PARTIAL FULL NA FULL FULL'],
    ['3 Elm Grove, Birmingam, B16 8QQ', 'NA FULL FULL NA PARTIAL FULL'],
    ['5 West Street, Brighton, BN1', 'NA FULL FULL NA FULL PARTIAL'],
    ['10 Union Street, Dundee, DD1 OTE', 'NA FULL FULL NA FULL PARTIAL'],
    ['15 Grange Avenue, Leeds, B15 2TT', 'NA FULL FULL NA INCORRECT FULL'],
    ['15 Grange Avenue, Leeds, Leeds, B15 2TT', 'NA FULL FULL NA INCORRECT FULL'],
    ['14 Nowhere Road, ZZ99 9ZZ', 'NA FULL FULL NA MISSING INCORRECT'],
    ['34 London Road, Leicester', 'NA FULL FULL NA FULL MISSING'],
    ['12 High Street, B12 0XY', 'NA FULL FULL NA MISSING FULL'],
    ['High Street, Oxford, OX1 4BG', 'NA MISSING FULL NA FULL FULL'],
    ['Rose Cottage, Whitby, YO22 4JT', 'NA FULL MISSING NA FULL FULL'],
    ['Little Wenlock, TF6 5BQ', 'NA MISSING MISSING FULL MISSING FULL'],
    ['EX1 1HS', 'NA MISSING MISSING NA MISSING FULL'],
  ])('%s', (query, levels) => {
    expect(levelsOf(query)).toBe(levels)
  })
})

describe('the address', () => {
  test.each([
    ['12 High Street, B12 0XY', ['12 High Street', '', '', 'BIRMINGHAM', 'B12 0XY']],
    ['12a high street, sparkbrook, b120xy', ['12A High Street', 'Sparkbrook', '', 'BIRMINGHAM', 'B12 0XY']],
    ['Flat 2 14 Park Ave, M14 5LQ', ['Flat 2', '14 Park Avenue', '', 'MANCHESTER', 'M14 5LQ']],
    [
      'Flat 7, Rosewood House, 22 Canal Street, Nottingham, NG1 7EH',
      ['Flat 7, Rosewood House', '22 Canal Street', '', 'NOTTINGHAM', 'NG1 7EH'],
    ],
    ['16 Victoria St, stoke on trent, ST1 3PA', ['16 Victoria Street', '', '', 'STOKE-ON-TRENT', 'ST1 3PA']],
    ["29 St Mary's Close, Lincoln, LN2 1QX", ["29 St Mary's Close", '', '', 'LINCOLN', 'LN2 1QX']],
    [
      'Tŷ Gwyn\nHeol y Bont, Aberystwyth, SY23 1LR',
      ['Tŷ Gwyn', 'Heol y Bont', '', 'ABERYSTWYTH', 'SY23 1LR'],
    ],
    ['1 Chapel Mews, Chapel Street, TR18 4AW', ['1 Chapel Mews', 'Chapel Street', '', 'TRURO', 'TR18 4AW']],
    [
      '7 The Green, Nether Compton, Ambridge, DT9 4QA',
      ['7 The Green', 'Nether Compton', '', 'AMBRIDGE', 'DT9 4QA'],
    ],
    [
      'Brightwater Ltd, Unit 5, Riverside Business Park, Wharf Lane, Reading, RG1 3EY',
      ['Brightwater Ltd', 'Unit 5, Riverside Business Park', 'Wharf Lane', 'READING', 'RG1 3EY'],
    ],
  ])('%s', (query, address) => {
    const { line_1, line_2, line_3, post_town, postcode } = matchOf(query)
    expect([line_1, line_2, line_3, post_town, postcode]).toEqual(address)
  })

  it('gives a building number only when it is digits, else a name of the building', () => {
    expect(matchOf('12 High Street, B12 0XY')).toMatchObject({ building_number: '12', building_name: '' })
    expect(matchOf('12A High Street, B12 0XY')).toMatchObject({ building_number: '', building_name: '12A' })
    expect(matchOf('400/404 Kings Road, SW10 0LJ')).toMatchObject({ building_name: '400-404' })
  })

  it('fills in a postcode of the post town when there is none', () => {
    expect(matchOf('34 London Road, Leicester').postcode).toMatch(/^LE\d{1,2} \d[A-Z]{2}$/)
    expect(matchOf('34 Fleet Street, London').postcode).toMatch(/^E\d{1,2} \d[A-Z]{2}$/)
  })

  it('has numbers as numbers, a UPRN as text, and places in Great Britain', () => {
    const match = matchOf('Flat 3, 12 High Street, B12 0XY')
    expect(match.uprn).toMatch(/^\d{1,12}$/)
    for (const field of ['udprn', 'umprn', 'eastings', 'northings'] as const) {
      expect(match[field]).toSatisfy(Number.isInteger)
    }
    expect(match.longitude).toBeGreaterThan(-8)
    expect(match.longitude).toBeLessThan(2)
    expect(match.latitude).toBeGreaterThan(49)
    expect(match.latitude).toBeLessThan(61)
    expect(matchOf('12 High Street, B12 0XY').umprn).toBe('')
  })

  // PRODUCT-4
  it('is the same for the same address, however it was written', () => {
    const tidy = '6 Green Lane, Stockport, SK4 2NS'
    expect(answerQuery(tidy)).toEqual(answerQuery(tidy))
    expect(matchOf('6 GREEN LN,STOCKPORT,sk42ns')).toEqual(matchOf(tidy))
    expect(matchOf('8 Green Lane, Stockport, SK4 2NS').udprn).not.toBe(matchOf(tidy).udprn)
  })
})

describe('scores', () => {
  it('leaves out of the fit what the query lacks, and counts it against the confidence', () => {
    expect(answerQuery('12 High Street, Birmingham, B12 0XY').result).toMatchObject({ fit: 1, confidence: 1 })
    const { fit, confidence } = answerQuery('12 High Street, B12 0XY').result
    expect(fit).toBe(1)
    expect(confidence).toBeCloseTo(0.75 / 0.9, 3)
  })

  it('lowers both for what contradicts the postcode', () => {
    const { fit, confidence } = answerQuery('15 Grange Avenue, Leeds, B15 2TT').result
    expect(fit).toBeLessThan(1)
    expect(confidence).toBe(fit)
  })
})

// PRODUCT-4
describe('no match', () => {
  test.each([
    '',
    '   ',
    '???',
    'asdf qwerty',
    '123 qwerty',
    'Ask at the office, n/a',
    'ZZ99 9ZZ',
    'Leeds',
    ', ,',
  ])('%j', (query) => {
    const { result } = answerQuery(query)
    expect(result).toMatchObject({ query, country: 'GB', count: 0, fit: 0, confidence: 0, match: null })
    expect(new Set(levelsOf(query).split(' '))).toEqual(new Set(['NO_MATCH']))
  })
})

it('is read by the product without losing a field', () => {
  const answer = answerQuery('Hartwell Surgery, Flat 1, 2 Bridge Street, Northampton, NN1 1PA')
  const { match } = v.parse(cleanseAnswerSchema, answer).result
  expect(match).toEqual(answer.result.match)
  expect(Object.values(match ?? {})).not.toContain(null)
  expect(Object.keys(match ?? {})).toHaveLength(34)
})
