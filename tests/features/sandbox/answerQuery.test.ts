import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { matchOf } from '../../../src/features/sandbox/address'
import { addressesMeant, answerQuery } from '../../../src/features/sandbox/answerQuery'
import { PLACES } from '../../../src/features/sandbox/gazetteer'
import { readQuery } from '../../../src/features/sandbox/readQuery'
import { DRAWS } from '../../support/drawn'

/** The address that a text says, before the sandbox makes any mistake. */
function addressIn(query: string) {
  const [meant] = addressesMeant(readQuery(query), 1)
  if (!meant) throw new Error(`no address in ${query}`)
  return matchOf(meant)
}

const linesOf = (match: ReturnType<typeof matchOf> | null) =>
  match &&
  [match.line_1, match.line_2, match.line_3, match.post_town, match.postcode].filter(Boolean).join(', ')

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

describe('an address is read', () => {
  test.each([
    // However it is written
    ['12 HIGH STREET,BIRMINGHAM,b120xy', '12 High Street, BIRMINGHAM, B12 0XY'],
    ['12 High Street Sparkbrook Birmingham B12 0XY', '12 High Street, Sparkbrook, BIRMINGHAM, B12 0XY'],
    ['12a high st.\nBirmingham, B12 0XY, UK', '12A High Street, BIRMINGHAM, B12 0XY'],
    ['12 Chruch Raod, Birmingam, B12 0XY', '12 Church Road, BIRMINGHAM, B12 0XY'],
    ["29 St Mary's Cl, Lincoln, LN2 1QX", "29 St Mary's Close, LINCOLN, LN2 1QX"],
    // Postcodes with look-alikes, or half of one
    ['10 Union Street, Dundee, DD1 OTE', '10 Union Street, DUNDEE, DD1 0TE'],
    ['5 West Street, Brighton, BN1', '5 West Street, BRIGHTON, BN1 3GS'],
    // Doors
    ['Flat 2 14 Park Ave, M14 5LQ', 'Flat 2, 14 Park Avenue, MANCHESTER, M14 5LQ'],
    ['3 Linden Hse, 18 High St, LS1 4AB', 'Flat 3, Linden House, 18 High Street, LEEDS, LS1 4AB'],
    ['Lower Ground Floor, 12 Mill Lane, W8 7RX', 'Lower Ground Floor, 12 Mill Lane, LONDON, W8 7RX'],
    ['400/404 Kings Road, London, SW10 0LJ', '400-404 Kings Road, LONDON, SW10 0LJ'],
    ['PO Box 410, Swindon, SN1 2ZZ', 'PO Box 410, SWINDON, SN1 2ZZ'],
    ['Flat 2, High Street, Leeds, LS1 4AB', 'Flat 2, Rosewood House, High Street, LEEDS, LS1 4AB'],
    // The number in its own column, before a street that no word says is one
    ['58, Foxhill, Watford, WD17 1AA', '58 Foxhill, WATFORD, WD17 1AA'],
    ['58, Foxhill, Mill Lane, Watford, WD17 1AA', '58 Foxhill, Mill Lane, WATFORD, WD17 1AA'],
    // Names before the street
    ['Tŷ Gwyn\nHeol y Bont, SY23 1LR', 'Tŷ Gwyn, Heol y Bont, ABERYSTWYTH, SY23 1LR'],
    ['c/o The Surgery, Mill Lane, CM1 2DY', 'The Surgery, Mill Lane, CHELMSFORD, CM1 2DY'],
    [
      'PARK SURGERY, ONE LIFE, MILL LANE, TS1 3QY',
      'Park Surgery, One Life, Mill Lane, MIDDLESBROUGH, TS1 3QY',
    ],
    ['1 Chapel Mews, Chapel Street, TR1 4AW', '1 Chapel Mews, Chapel Street, TRURO, TR1 4AW'],
    // Places after it
    ['2 Jephson Road, Forest Gate, E7 8LZ', '2 Jephson Road, Forest Gate, LONDON, E7 8LZ'],
    ['7 The Green, Nether Compton, Sherborne, DT9 4QA', '7 The Green, Nether Compton, SHERBORNE, DT9 4QA'],
    ['1 Mill Lane, South Croydon, Surrey, CR2 9HH', '1 Mill Lane, SOUTH CROYDON, CR2 9HH'],
    // What is missing is made up
    ['High Street, Oxford, OX1 4BG', '51 High Street, OXFORD, OX1 4BG'],
    ['Rose Cottage, Whitby, YO22 4JT', 'Rose Cottage, WHITBY, YO22 4JT'],
    ['EX1 1HS', '54 Orchard Close, EXETER, EX1 1HS'],
    ['34 London Rd, Leicester', '34 London Road, LEICESTER, LE1 7ZJ'],
    ['34 London Road, Leicestershire', '34 London Road, LEICESTER, LE1 7ZJ'],
    ['14 Nowhere Road, Leeds, JA1 4AB', '14 Nowhere Road, LEEDS, LS1 9GS'],
  ])('%j', (query, address) => {
    expect(linesOf(addressIn(query))).toBe(address)
  })

  test.each([
    ['12 High Street, B12 0XY', { building_number: '12', building_name: '', premise: '12' }],
    ['12A High Street, B12 0XY', { building_number: '', building_name: '12A', premise: '12A' }],
    ['400/404 Kings Road, SW10 0LJ', { building_number: '', building_name: '400-404' }],
    ['Flat 7, Rosewood House, 22 Canal Street, NG1 7EH', { premise: 'Flat 7, Rosewood House, 22' }],
    ['PO Box 410, Swindon, SN1 2ZZ', { premise: 'PO Box 410', po_box: '410', postcode_type: 'L' }],
    ['Acme Ltd, Unit 5, DE1 2QT', { organisation_name: 'Acme Ltd', sub_building_name: 'Unit 5' }],
    ['8 High Street, JE2 3PA', { country: 'Jersey', county: 'Jersey' }],
  ])('%j has these fields of PAF', (query, fields) => {
    expect(addressIn(query)).toMatchObject(fields)
  })

  test.each([
    '',
    '???',
    'asdf qwerty',
    'Ask at the office, n/a',
    'Moved away - do not post',
    'Leeds',
    'Rose Cottage',
    'ZZ99 9ZZ',
    'JA1 4AB',
    'BFPO 57, BF1 2AT',
    '12 Grafton Street, Dublin 2, D02 YX88, Ireland',
    'Hauptstraße 12, München, Bayern, 80331, Germany',
    '14 rue de la Paix, Paris, 75002',
    '500 5th Ave Suite 900, New York, NY, 10110, USA',
  ])('nowhere in %j', (query) => {
    const { result } = answerQuery(query)
    expect(result).toMatchObject({ query, count: 0, fit: 0, confidence: 0, match: null })
    expect(new Set(levelsOf(query).split(' '))).toEqual(new Set(['NO_MATCH']))
  })
})

describe('levels and scores', () => {
  test.each([
    ['12 High Street, Birmingham, B12 0XY', 'NA FULL FULL NA FULL FULL', 1, 1],
    ['12 High Street, B12 0XY', 'NA FULL FULL NA MISSING FULL', 1, 0.75 / 0.9],
    [
      '12 High St, Sparkbrook, Birmingam, b120xy',
      'NA FULL PARTIAL FULL PARTIAL FULL',
      0.85 / 0.95,
      0.85 / 0.95,
    ],
    ['Elmfield School, York, YO10 4DE', 'FULL FULL NA NA FULL FULL', 1, 1],
    ['High Street, Oxford, OX1 4BG', 'NA MISSING FULL NA FULL FULL', 1, 0.65 / 0.9],
    ['38 Abbey Road, Manchester, SW4 7AA', 'NA FULL FULL NA INCORRECT FULL', 0.75 / 0.9, 0.75 / 0.9],
    ['14 Nowhere Road, Leeds, JA1 4AB', 'NA FULL FULL NA FULL INCORRECT', 0.65 / 0.9, 0.65 / 0.9],
    ['5 West Street, Brighton, BN1', 'NA FULL FULL NA FULL PARTIAL', 0.8375 / 0.9, 0.8375 / 0.9],
    ['34 London Road, Leicester', 'NA FULL FULL NA FULL MISSING', 1, 0.65 / 0.9],
    ['EX1 1HS', 'NA MISSING MISSING NA MISSING FULL', 1, 0.25 / 0.9],
  ])('of %j are %s, %d and %d', (query, levels, fit, confidence) => {
    expect(levelsOf(query)).toBe(levels)
    const { result } = answerQuery(query)
    expect(result.fit).toBeCloseTo(fit, 3)
    expect(result.confidence).toBeCloseTo(confidence, 3)
  })
})

describe('a mistake', () => {
  test.each([
    ['3A Station Road, BA1 1LQ', '3C Station Road, BATH, BA1 1LQ'],
    ['190 Meadow Cl, NR2 1PA', '19 Meadow Close, NORWICH, NR2 1PA'],
    ['87-89 Prince Albert Road, NW5 1LQ', '87 Prince Albert Road, LONDON, NW5 1LQ'],
    ['Flat 2 14 Park Avenue, M14 1TT', 'Flat 12, 14 Park Avenue, MANCHESTER, M14 1TT'],
    ['Flat 7, 22 Canal Street, NG1 1TT', '22 Canal Street, NOTTINGHAM, NG1 1TT'],
    ['45 Park Rd., S10 2UW', 'Flat 3, 45 Park Road, SHEFFIELD, S10 2UW'],
    ['Rose Cottage, YO22 0AF', 'Ivy Cottage, WHITBY, YO22 0AF'],
    ['6 Fore Street, TR1 2QZ', '6 Fore Road, TRURO, TR1 2QZ'],
    ['20 Mill Lane, CF10 0PA', '20 Lôn y Felin, CARDIFF, CF10 0PA'],
    ['1 Chapel Mews, Chapel Street, TR18 0AB', '1 Chapel Street, PENZANCE, TR18 0AB'],
    ['Elmfield School, School Lane, YO10 6EH', 'Northgate Dental Care, School Lane, YORK, YO10 6EH'],
    ['33 Lisburn Road, BT9 2HN', 'Hartwell Surgery, 33 Lisburn Road, BELFAST, BT9 2HN'],
    ['17 Moor Lane, L23 2ZH', '17 Moor Lane, LIVERPOOL, L23 2ZX'],
  ])('is made of %j', (query, address) => {
    expect(linesOf(answerQuery(query).result.match)).toBe(address)
    expect(linesOf(addressIn(query))).not.toBe(address)
  })

  it('is the same for every number of a street, and the level does not give it away', () => {
    for (const number of ['3', '5', '26']) {
      const { match, thoroughfare_match } = answerQuery(`${number} Fore Street, TR1 2QZ`).result
      expect([match?.line_1, thoroughfare_match]).toEqual([`${number} Fore Road`, 'PARTIAL'])
    }
  })
})

describe('a postcode', () => {
  const placeOf = (query: string) => {
    const { district, ward, county, postal_county, country, longitude, latitude } = addressIn(query)
    return { district, ward, county, postal_county, country, longitude, latitude }
  }
  const drawnPostcode = fc
    .tuple(fc.constantFrom(...PLACES), fc.integer({ min: 0, max: 9 }), fc.constantFrom('AA', 'BD', 'ZZ'))
    .map(([{ outward }, sector, unit]) => `${outward} ${sector}${unit}`)

  it('is one place after any text', () => {
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

  it('that is made up is in the named town', () => {
    for (const { town, county, country } of PLACES) {
      expect(addressIn(`6 Mill Lane, ${town}`)).toMatchObject({
        post_town: town.toUpperCase(),
        county,
        country,
      })
    }
  })
})
