import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { answerQuery } from '../../../src/features/sandbox/answerQuery'
import { PLACES } from '../../../src/features/sandbox/places'
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

describe('match levels', () => {
  test.each([
    // An address in full, however it is written
    ['12 High Street, Birmingham, B12 0XY', 'NA FULL FULL NA FULL FULL'],
    ['12 High Street, Sparkbrook, Birmingham, West Midlands, B12 0XY, UK', 'NA FULL FULL FULL FULL FULL'],
    ['17 Moor Lane, Great Crosby, Liverpool, L23 2UB, Great Britain', 'NA FULL FULL FULL FULL FULL'],
    ['12 HIGH STREET,BIRMINGHAM,b120xy', 'NA FULL FULL NA FULL FULL'],
    ['10 Downing Street London SW1A 2AA', 'NA FULL FULL NA FULL FULL'],
    ['12 High Street Sparkbrook Birmingham B12 0XY', 'NA FULL FULL FULL FULL FULL'],
    ['51 Castle Street, Fraserburgh, AB43 1JP', 'NA FULL FULL NA FULL FULL'],
    ['Hartwell Surgery, 2 Bridge Street, Northampton, NN1 1PA', 'FULL FULL FULL NA FULL FULL'],
    ['Elmfield School, School Lane, York, YO10 4DD', 'FULL NA FULL NA FULL FULL'],
    ['PO Box 410, Swindon, SN1 2ZZ', 'NA FULL NA NA FULL FULL'],
    // Premises
    ['High Street, Oxford, OX1 4BG', 'NA MISSING FULL NA FULL FULL'],
    ['Flat 2, High Street, Leeds, LS1 4AB', 'NA PARTIAL FULL NA FULL FULL'],
    ['400/404 Kings Road, London, SW10 0LJ', 'NA PARTIAL FULL NA FULL FULL'],
    ['130 Elm Close, Derby, DE1 2QT', 'NA INCORRECT FULL NA FULL FULL'],
    // Streets
    ['Rose Cottage, Whitby, YO22 4JT', 'NA FULL MISSING NA FULL FULL'],
    ['Little Wenlock, TF6 5BQ', 'NA MISSING INCORRECT NA MISSING FULL'],
    ['12 High St, Leeds, LS1 4AB', 'NA FULL PARTIAL NA FULL FULL'],
    ['12 Victoria Raod, Leeds, LS1 4AB', 'NA FULL PARTIAL NA FULL FULL'],
    ['12 Kirkgate, Wakefield, WF1 1HS', 'NA FULL PARTIAL NA FULL FULL'],
    // Towns
    ['12 High Street, B12 0XY', 'NA FULL FULL NA MISSING FULL'],
    ['5 Claremont Road, Walthamstow, E17 5RJ', 'NA FULL FULL FULL MISSING FULL'],
    ['3 Elm Grove, Birmingam, B16 8QQ', 'NA FULL FULL NA PARTIAL FULL'],
    ['3 Elm Grove, Lonodn, NW2 6JH', 'NA FULL FULL NA PARTIAL FULL'],
    ['3 Elm Grove, Newcastle, NE1 4XF', 'NA FULL FULL NA PARTIAL FULL'],
    ['2 Mill Road, Coventry, Wets Midlands, CV1 4FS', 'NA FULL FULL NA FULL FULL'],
    ['15 Grange Avenue, Leeds, Leeds, B15 2TT', 'NA FULL FULL NA INCORRECT FULL'],
    // Postcodes
    ['38 Abbey Road, Manchester, SW4 7AA', 'NA FULL FULL NA FULL INCORRECT'],
    ['14 Nowhere Road, Leeds, ZZ99 9ZZ', 'NA FULL FULL NA FULL INCORRECT'],
    ['14 Nowhere Road, ZZ99 9ZZ', 'NA FULL FULL NA MISSING INCORRECT'],
    ['5 West Street, Brighton, BN1', 'NA FULL FULL NA FULL PARTIAL'],
    ['10 Union Street, Dundee, DD1 OTE', 'NA FULL FULL NA FULL PARTIAL'],
    ['34 London Road, Leicester', 'NA FULL FULL NA FULL MISSING'],
    ['34 London Road, Leicestershire', 'NA FULL FULL NA MISSING MISSING'],
    ['EX1 1HS', 'NA MISSING MISSING NA MISSING FULL'],
  ])('%s', (query, levels) => {
    expect(levelsOf(query)).toBe(levels)
  })

  test.each([
    '',
    '   ',
    ', ,',
    '???',
    'asdf qwerty',
    'Ask at the office, n/a',
    'Moved away - do not post',
    'Leeds',
    'ZZ99 9ZZ',
    'BFPO 57, BF1 2AT',
    '12 Grafton Street, Dublin 2, D02 YX88, Ireland',
    'Hauptstraße 12, München, Bayern, 80331, Germany',
    '14 rue de la Paix, Paris, 75002',
    '500 5th Ave Suite 900, New York, NY, 10110, USA',
  ])('no match: %j', (query) => {
    const { result } = answerQuery(query)
    expect(result).toMatchObject({ query, count: 0, fit: 0, confidence: 0, match: null })
    expect(new Set(levelsOf(query).split(' '))).toEqual(new Set(['NO_MATCH']))
  })
})

describe('scores', () => {
  test.each([
    ['12 High Street, Birmingham, B12 0XY', 1, 1],
    ['12 High Street, B12 0XY', 1, 0.75 / 0.9],
    ['15 Grange Avenue, Leeds, B15 2TT', 0.75 / 0.9, 0.75 / 0.9],
    ['EX1 1HS', 1, 0.25 / 0.9],
  ])('of %s: fit %d, confidence %d', (query, fit, confidence) => {
    const { result } = answerQuery(query)
    expect(result.fit).toBeCloseTo(fit, 3)
    expect(result.confidence).toBeCloseTo(confidence, 3)
  })
})

describe('the address', () => {
  test.each([
    ['12 High Street, B12 0XY', ['12 High Street', '', '', 'BIRMINGHAM', 'B12 0XY']],
    [
      '12a high street, sparkbrook, birmingham, b120xy',
      ['12A High Street', 'Sparkbrook', '', 'BIRMINGHAM', 'B12 0XY'],
    ],
    ['Flat 2 14 Park Ave, M14 5LQ', ['Flat 2', '14 Park Avenue', '', 'MANCHESTER', 'M14 5LQ']],
    [
      'FLAT 7, ROSEWOOD HOUSE, 22 CANAL STREET, NOTTINGHAM, NG1 7EH',
      ['Flat 7, Rosewood House', '22 Canal Street', '', 'NOTTINGHAM', 'NG1 7EH'],
    ],
    ['16 Victoria St, stoke on trent, ST1 3PA', ['16 Victoria Street', '', '', 'STOKE-ON-TRENT', 'ST1 3PA']],
    ["29 St Mary's Close, Lincoln, LN2 1QX", ["29 St Mary's Close", '', '', 'LINCOLN', 'LN2 1QX']],
    [
      'Tŷ Gwyn\nHeol y Bont, Aberystwyth, SY23 1LR',
      ['Tŷ Gwyn', 'Heol y Bont', '', 'ABERYSTWYTH', 'SY23 1LR'],
    ],
    ['1 Chapel Mews, Chapel Street, TR1 4AW', ['1 Chapel Mews', 'Chapel Street', '', 'TRURO', 'TR1 4AW']],
    [
      '7 The Green, Nether Compton, Ambridge, Sherborne, DT9 4QA',
      ['7 The Green', 'Nether Compton', 'Ambridge', 'SHERBORNE', 'DT9 4QA'],
    ],
    [
      'Brightwater Ltd, Unit 5, Riverside Business Park, Wharf Lane, Reading, RG1 3EY',
      ['Brightwater Ltd', 'Unit 5, Riverside Business Park', 'Wharf Lane', 'READING', 'RG1 3EY'],
    ],
    [
      '2 Grange Road, Shepway, Maidstone, MEI5 7LN, ME15 7LN',
      ['2 Grange Road', 'Shepway', '', 'MAIDSTONE', 'ME15 7LN'],
    ],
  ])('%s', (query, address) => {
    const { line_1, line_2, line_3, post_town, postcode } = matchOf(query)
    expect([line_1, line_2, line_3, post_town, postcode]).toEqual(address)
  })

  test.each([
    ['12 High Street, B12 0XY', { building_number: '12', building_name: '', premise: '12' }],
    ['12A High Street, B12 0XY', { building_number: '', building_name: '12A', premise: '12A' }],
    ['400/404 Kings Road, SW10 0LJ', { building_number: '', building_name: '400-404' }],
    ['Flat 7, Rosewood House, 22 Canal Street, NG1 7EH', { premise: 'Flat 7, Rosewood House, 22' }],
    ['PO Box 410, Swindon, SN1 2ZZ', { premise: 'PO Box 410', po_box: '410', postcode_type: 'L' }],
    ['130 Elm Close, Derby, DE1 2QT', { building_number: '60' }],
    ['Acme Ltd, Unit 5, DE1 2QT', { organisation_name: 'Acme Ltd', sub_building_name: 'Unit 5' }],
  ])('%s has its premise in the fields of PAF', (query, fields) => {
    expect(matchOf(query)).toMatchObject(fields)
  })

  test.each([
    ['34 London Road, Leicester', /^LE1 \d[A-Z]{2}$/],
    ['34 Fleet Street, London', /^(?:[ENW]|EC|NW|SE|SW|WC)\d[A-Z]? \d[A-Z]{2}$/],
    ['34 London Road, Maidstone, Kent', /^(?:BR|CT|DA|ME|TN)\d \d[A-Z]{2}$/],
  ])('%s is given a postcode of its place', (query, postcode) => {
    expect(matchOf(query).postcode).toMatch(postcode)
  })
})

describe('a property', () => {
  const numbersOf = (query: string) => {
    const { id, uprn, udprn } = matchOf(query)
    return { id, uprn, udprn }
  }

  test.each([
    ['27 Church Road, Birmingham, B11 4RT', '27 CHURCH RD, b114rt'],
    ['27 Church Road, Birmingham, B11 4RT', '27 Church Road, Sparkbrook, Birmingham, West Midlands, B11 4RT'],
    ['27 Church Road, Birmingham, B11 4RT', 'Hartwell Surgery, 27 Church Road, B11 4RT'],
    ['Flat 2, 14 Park Avenue, M14 5LQ', 'flat 2 14 Park Ave., Manchester, M14 5LQ'],
    ["29A St Mary's Close, LN2 1QX", '29a St. Marys Close, Lincoln LN2 1QX'],
    ['400/404 Kings Road, SW10 0LJ', '400 - 404 Kings Road, London, SW10 0LJ'],
    ['34 London Road, Leicester', '34 LONDON RD, LEICESTER'],
    ["40 St John's Street, St Albans", '40 St Johns St, St. Albans'],
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

describe('a postcode', () => {
  const placeOf = (query: string) => {
    const { district, ward, county, postal_county, country, country_iso, longitude, latitude } =
      matchOf(query)
    return { district, ward, county, postal_county, country, country_iso, longitude, latitude }
  }
  const drawnPostcode = fc
    .tuple(fc.constantFrom(...PLACES), fc.integer({ min: 0, max: 9 }), fc.constantFrom('AA', 'BD', 'ZZ'))
    .map(([{ outward }, sector, unit]) => `${outward} ${sector}${unit}`)

  it('is one place, whatever the text before it', () => {
    const before = fc.constantFrom(
      '6 Mill Lane, ',
      'Ambridge, ',
      'Flat 2, High Street, Ambridge, ',
      'Acme Ltd, ',
    )
    fc.assert(
      fc.property(drawnPostcode, before, (postcode, text) => {
        expect(placeOf(text + postcode)).toEqual(placeOf(postcode))
      }),
      DRAWS,
    )
  })

  it('that is made up is in the town that was named', () => {
    for (const { town, county, country } of PLACES) {
      const match = matchOf(`6 Mill Lane, ${town}`)
      expect(match).toMatchObject({ post_town: town.toUpperCase(), county, country })
      expect(placeOf(`6 Mill Lane, ${town}`)).toEqual(placeOf(match.postcode))
    }
  })

  test.each([
    ['JE2 3PA', 'JERSEY', 'Jersey', 49.19, -2.11],
    ['B12 0XY', 'BIRMINGHAM', 'England', 52.48, -1.89],
    ['AB42 1JP', 'PETERHEAD', 'Scotland', 57.51, -1.78],
    ['AB99 1JP', 'ABERDEEN', 'Scotland', 57.15, -2.1],
    ['SY23 1LR', 'ABERYSTWYTH', 'Wales', 52.42, -4.08],
    ['SY1 1AA', 'SHREWSBURY', 'England', 52.71, -2.75],
    ['BT9 6GB', 'BELFAST', 'Northern Ireland', 54.6, -5.93],
    ['ZE1 0AA', 'LERWICK', 'Scotland', 60.15, -1.14],
    ['SW10 0LJ', 'LONDON', 'England', 51.48, -0.18],
  ])('%s is in %s, %s, near %d, %d', (postcode, town, country, latitude, longitude) => {
    const match = matchOf(postcode)
    expect(match).toMatchObject({ post_town: town, country })
    expect(Math.abs(match.latitude - latitude)).toBeLessThan(0.06)
    expect(Math.abs(match.longitude - longitude)).toBeLessThan(0.06)
  })
})
