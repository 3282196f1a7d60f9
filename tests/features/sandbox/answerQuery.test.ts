import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { POST_TOWNS } from '../../../src/features/sandbox/postTowns'
import { answerQuery } from '../../../src/features/sandbox/answerQuery'
import { DRAWS } from '../../support/drawn'

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

describe('a row has reason to be reviewed:', () => {
  test.each([
    [
      'a building that its street is too short for',
      '130 Elm Close, Derby, DE1 2QT',
      'NA INCORRECT FULL NA FULL FULL',
    ],
    ['text that names no street', 'Little Wenlock, TF6 5BQ', 'NA MISSING INCORRECT NA MISSING FULL'],
    ['the town of another postcode', '15 Grange Avenue, Leeds, B15 2TT', 'NA FULL FULL NA INCORRECT FULL'],
    ['the postcode of another town', '6 Mill Lane, Leeds, B15 2TT', 'NA FULL FULL NA FULL INCORRECT'],
    ['a postcode that does not exist', '14 Nowhere Road, Leeds, ZZ99 9ZZ', 'NA FULL FULL NA FULL INCORRECT'],
    ['a place abroad', '12 Grafton Street, Dublin 2, LS1 4AB', 'NA FULL FULL NA INCORRECT FULL'],
    ['no postcode', '34 London Road, Leicester', 'NA FULL FULL NA FULL MISSING'],
    ['a county for a town', '34 London Road, Leicestershire', 'NA FULL FULL NA MISSING MISSING'],
    ['a county without a known town', '34 London Road, Ceredigion', 'NA FULL FULL NA MISSING MISSING'],
    ['an impossible postcode', '12 High Street, Leeds, LS6 2BO', 'NA FULL FULL NA FULL PARTIAL'],
    ['a misspelt town', '44 Mill Lane, Exter, EX4 6NT', 'NA FULL FULL NA PARTIAL FULL'],
    ['no street', 'Rose Cottage, Whitby, YO22 4JT', 'NA FULL MISSING NA FULL FULL'],
    ['no number', 'High Street, Oxford, OX1 4BG', 'NA MISSING FULL NA FULL FULL'],
  ])('%s', (_, query, levels) => {
    expect(levelsOf(query)).toBe(levels)
  })

  it('has a low score where there is little to go by', () => {
    expect(answerQuery('EX1 1HS').result.confidence).toBeLessThan(0.5)
  })
})

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
    ['15 Grange Avenue, Leeds, Leeds, B15 2TT', 'NA FULL FULL NA INCORRECT FULL'],
    ['14 Nowhere Road, ZZ99 9ZZ', 'NA FULL FULL NA MISSING INCORRECT'],
    ['12 High Street, B12 0XY', 'NA FULL FULL NA MISSING FULL'],
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
    [
      '1 Chapel Mews, Chapel Street, TR18 4AW',
      ['1 Chapel Mews', 'Chapel Street', '', 'PENZANCE', 'TR18 4AW'],
    ],
    [
      '7 The Green, Nether Compton, Ambridge, DT9 4QA',
      ['7 The Green', 'Nether Compton', 'Ambridge', 'SHERBORNE', 'DT9 4QA'],
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

  it('takes a flat to be in a building, also that of an organisation', () => {
    const match = matchOf('Brightwater Ltd, Unit 5, Wharf Lane, Reading, RG1 3EY')
    expect(match).toMatchObject({ organisation_name: 'Brightwater Ltd', sub_building_name: 'Unit 5' })
    expect(match.building_number).toMatch(/^\d+$/)
    expect(match.premise).toBe(`Unit 5, ${match.building_number}`)
  })

  it('names the premise in one', () => {
    expect(matchOf('Flat 7, Rosewood House, 22 Canal Street, NG1 7EH').premise).toBe(
      'Flat 7, Rosewood House, 22',
    )
    expect(matchOf('PO Box 410, Swindon, SN1 2ZZ').premise).toBe('PO Box 410')
  })

  it('is the same for the same address, however it was written', () => {
    const tidy = '6 Green Lane, Stockport, SK4 2NS'
    expect(answerQuery(tidy)).toEqual(answerQuery(tidy))
    expect(matchOf('6 GREEN LN,STOCKPORT,sk42ns')).toEqual(matchOf(tidy))
  })
})

describe('a property', () => {
  const numbersOf = (query: string) => {
    const { id, uprn, udprn, delivery_point_suffix } = matchOf(query)
    return { id, uprn, udprn, delivery_point_suffix }
  }

  test.each([
    ['27 Church Road, Birmingham, B11 4RT', '27 CHURCH RD, b114rt'],
    ['27 Church Road, Birmingham, B11 4RT', '27 Church Road, Sparkbrook, Birmingham, West Midlands, B11 4RT'],
    ['27 Church Road, Birmingham, B11 4RT', '27 Church Road, Leeds, B11 4RT'],
    ['27 Church Road, Birmingham, B11 4RT', 'Hartwell Surgery, 27 Church Road, B11 4RT'],
    ['Flat 2, 14 Park Avenue, M14 5LQ', 'flat 2 14 Park Ave., Manchester, M14 5LQ'],
    ["29A St Mary's Close, LN2 1QX", '29a St. Marys Close, Lincoln LN2 1QX'],
    ['400/404 Kings Road, SW10 0LJ', '400 - 404 Kings Road, London, SW10 0LJ'],
    ['34 London Road, Leicester', '34 LONDON RD, LEICESTER'],
    ["40 St John's Street, Bury St Edmunds", '40 St Johns St, Bury St. Edmunds'],
  ])('has the same numbers as %s and as %s', (one, other) => {
    expect(numbersOf(other)).toEqual(numbersOf(one))
  })

  test.each([
    ['6 Green Lane, SK4 2NS', '8 Green Lane, SK4 2NS'],
    ['6 Green Lane, SK4 2NS', '6 Green Road, SK4 2NS'],
    ['6 Green Lane, SK4 2NS', '6 Green Lane, SK4 2NT'],
    ['6 Green Lane, SK4 2NS', 'Flat 1, 6 Green Lane, SK4 2NS'],
    ['Flat 1, 12 Green Lane, SK4 2NS', 'Flat 11, 2 Green Lane, SK4 2NS'],
    ['2-4 Green Lane, SK4 2NS', '24 Green Lane, SK4 2NS'],
    ['Elmfield School, School Lane, YO10 4DD', 'Elmfield Surgery, School Lane, YO10 4DD'],
  ])('has other numbers than its neighbour: %s and %s', (one, other) => {
    expect(numbersOf(other).uprn).not.toBe(numbersOf(one).uprn)
    expect(numbersOf(other).udprn).not.toBe(numbersOf(one).udprn)
  })
})

test('flats behind some letter boxes share a UPRN and differ in their UMPRN', () => {
  const houses = Array.from({ length: 30 }, (_, at) => `${at + 1} Green Lane, SK4 2NS`)
  const pairs = houses.map((house) => [matchOf(`Flat 1, ${house}`), matchOf(`Flat 2, ${house}`)] as const)
  const shared = pairs.filter(([one, other]) => one.uprn === other.uprn)
  expect(shared.length).toBeGreaterThan(3)
  expect(shared.length).toBeLessThan(20)
  for (const [one, other] of pairs) expect([one.uprn, one.umprn]).not.toEqual([other.uprn, other.umprn])
})

const LETTERS = Array.from('ABDEFGHJLNPQRSTUWXYZ')
const drawnPostcode = fc
  .record({
    area: fc.constantFrom(...new Set(POST_TOWNS.map(({ area }) => area))),
    district: fc.integer({ min: 0, max: 99 }),
    sector: fc.integer({ min: 0, max: 9 }),
    unit: fc.array(fc.constantFrom(...LETTERS), { minLength: 2, maxLength: 2 }),
  })
  .map(({ area, district, sector, unit }) => `${area}${district} ${sector}${unit.join('')}`)

describe('a postcode', () => {
  const placeOf = (query: string) => {
    const match = matchOf(query)
    return {
      post_town: match.post_town,
      district: match.district,
      ward: match.ward,
      counties: [match.county, match.postal_county, match.administrative_county, match.traditional_county],
      country: match.country,
      position: [match.longitude, match.latitude, match.eastings, match.northings],
    }
  }

  it('is one place, whatever the text before it', () => {
    const before = fc.constantFrom('', '6 Mill Lane, ', 'Ambridge, ', 'Flat 2, ', 'Acme Ltd, ')
    fc.assert(
      fc.property(drawnPostcode, before, (postcode, text) => {
        expect(placeOf(text + postcode)).toEqual(placeOf(postcode))
      }),
      DRAWS,
    )
  })

  it('that is made up is in the town that was named', () => {
    for (const { name } of POST_TOWNS) {
      const match = matchOf(`6 Mill Lane, ${name}`)
      expect(match.post_town).toBe(name.toUpperCase())
      expect(placeOf(`6 Mill Lane, ${name}`)).toEqual(placeOf(match.postcode))
    }
  })

  test.each([
    ['JE2 3PA', 'JERSEY', 'Jersey', 49.19, -2.11],
    ['B12 0XY', 'BIRMINGHAM', 'England', 52.48, -1.89],
    ['AB42 1JP', 'PETERHEAD', 'Scotland', 57.51, -1.78],
    ['SY23 1LR', 'ABERYSTWYTH', 'Wales', 52.42, -4.08],
    ['SY1 1AA', 'SHREWSBURY', 'England', 52.71, -2.75],
    ['BT9 6GB', 'BELFAST', 'Northern Ireland', 54.6, -5.93],
    ['TR18 4AW', 'PENZANCE', 'England', 50.12, -5.54],
    ['ZE1 0AA', 'LERWICK', 'Scotland', 60.15, -1.14],
    ['SW10 0LJ', 'LONDON', 'England', 51.48, -0.18],
    ['IP33 1SN', 'BURY ST EDMUNDS', 'England', 52.25, 0.71],
  ])('%s is in %s, %s, near %d, %d', (postcode, town, country, latitude, longitude) => {
    const match = matchOf(postcode)
    expect(match).toMatchObject({ post_town: town, country })
    expect(Math.abs(match.latitude - latitude)).toBeLessThan(0.03)
    expect(Math.abs(match.longitude - longitude)).toBeLessThan(0.05)
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

describe('no match', () => {
  test.each([
    '',
    '   ',
    '???',
    'asdf qwerty',
    '123 qwerty',
    'Ask at the office, n/a',
    'ZZ99 9ZZ',
    '12 Grafton Street, Dublin 2, D02 YX88, Ireland',
    '12 Grafton Street, Dublin 2',
    'Hauptstraße 12, München, Bayern, 80331, Germany',
    '14 rue de la Paix, Paris, 75002',
    '500 5th Ave Suite 900, New York, NY, 10110, USA',
    'BFPO 57, BF1 2AT',
    'Moved away - do not post',
    'Leeds',
    ', ,',
  ])('%j', (query) => {
    const { result } = answerQuery(query)
    expect(result).toMatchObject({ query, count: 0, fit: 0, confidence: 0, match: null })
    expect(new Set(levelsOf(query).split(' '))).toEqual(new Set(['NO_MATCH']))
  })
})
