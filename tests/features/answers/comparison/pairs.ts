/** The fields of a cleansed address; town and postcode are those of `DEFAULTS` unless given. */
export interface Fields {
  organisation?: string
  department?: string
  sub?: string
  name?: string
  number?: string
  box?: string
  dependentStreet?: string
  street?: string
  doubleLocality?: string
  locality?: string
  town?: string
  county?: string
  district?: string
  country?: string
  postcode?: string
}

/** A text that was sent and what came back for it. */
export interface Pair {
  sent: string
  found: Fields
  /** Names of the reasons, joined by `; `; empty where the row is good. */
  reasons: string
  /** The provider's levels, by header, beside those of `LEVELS`. */
  levels?: Record<string, string>
  /** What else the customer's row has. */
  row?: string[]
}

export const DEFAULTS = { town: 'LEEDS', postcode: 'LS1 4AP' }

const pair = (sent: string, found: Fields, reasons = '', more: Pick<Pair, 'levels' | 'row'> = {}): Pair => ({
  sent,
  found,
  reasons,
  ...more,
})

const HIGH = { street: 'High Street' }
const AT_12 = { number: '12', ...HIGH }
const FLAT_3 = { sub: 'Flat 3', ...AT_12 }
const LINDEN = { name: 'Linden House', ...HIGH }
const FLAT_IN_LINDEN = { sub: 'Flat 3', ...LINDEN }
const MILL = { name: 'The Old Mill', ...HIGH }

/** True matches and wrong doors, by what they are about. */
export const PAIRS: Record<string, Pair[]> = {
  spelling: [
    pair('12 High Street, Leeds, LS1 4AP', AT_12),
    pair('12 HIGH STREET, LEEDS, LS14AP', AT_12),
    pair('12, High St., Leeds, ls1 4ap', AT_12),
    pair('12 high st leeds ls1 4ap', AT_12),
    pair('12 Church Rd, LS1 4AP', { number: '12', street: 'Church Road' }),
    pair('12 Abby Rd, LS1 4AP', { number: '12', street: 'Abbey Road' }),
    pair('12 Chruch Lane, LS1 4AP', { number: '12', street: 'Church Lane' }),
    pair('12 Ennismoore Gardns, LS1 4AP', { number: '12', street: 'Ennismore Gardens' }),
    pair('12 Westgate, LS1 4AP', { number: '12', street: 'Eastgate' }, 'Street differs'),
    pair('12 St Johns Rd, LS1 4AP', { number: '12', street: "Saint John's Road" }),
    pair('12 Saint Marys St, LS1 4AP', { number: '12', street: "St. Mary's Street" }),
    pair('12 Green Bank, LS1 4AP', { number: '12', street: 'Greenbank' }),
    pair('12 Greenbank Rd, LS1 4AP', { number: '12', street: 'Green Bank Road' }),
    pair('12 King & Queen St, LS1 4AP', { number: '12', street: 'King and Queen Street' }),
    pair('12 Monks Pk Ave, LS1 4AP', { number: '12', street: 'Monks Park Avenue' }),
    pair('12 1st Avenue, LS1 4AP', { number: '12', street: 'First Avenue' }),
    pair('4th Avenue, LS1 4AP', { street: '4th Avenue' }),
    pair('12 Fourth Ave, LS1 4AP', { number: '12', street: '4th Avenue' }),
    pair('12 Nth Parade, LS1 4AP', { number: '12', street: 'North Parade' }),
    pair('12 Sedgley Rd W, LS1 4AP', { number: '12', street: 'Sedgley Road West' }),
    pair('12 Upr High St, LS1 4AP', { number: '12', street: 'Upper High Street' }),
    pair('12 Stoke-on-Trent Road, LS1 4AP', { number: '12', street: 'Stoke on Trent Road' }),
    pair('12 Hill Road, LS1 4AP', { number: '12', street: 'Hall Road' }, 'Street differs'),
    pair('Twelve High Street, LS1 4AP', AT_12),
    pair('1 Canada Square, LS1 4AP', { name: 'One Canada Square' }),
    pair('The Sprays 9, LS1 4AP', { number: '9', street: 'The Sprays' }),
    pair('9 Sprays, LS1 4AP', { number: '9', street: 'The Sprays' }),
  ],

  streets: [
    pair('12 High Road, LS1 4AP', AT_12, 'Street differs'),
    pair('12 Church Lane, LS1 4AP', { number: '12', street: 'Church Close' }, 'Street differs'),
    pair('12 Church Street, LS1 4AP', { number: '12', street: 'Church Road' }, 'Street differs'),
    pair('12 North Street, LS1 4AP', { number: '12', street: 'South Street' }, 'Street differs'),
    pair('12 Sedgley Road West, LS1 4AP', { number: '12', street: 'Sedgley Road' }, 'Street differs'),
    pair('12 Sedgley Road, LS1 4AP', { number: '12', street: 'Sedgley Road West' }, 'Street differs'),
    pair('12 Upper High Street, LS1 4AP', AT_12, 'Street differs'),
    pair('12 High Street, LS1 4AP', { number: '12', street: 'Upper High Street' }, 'Street differs'),
    pair('12 Old Church Lane, LS1 4AP', { number: '12', street: 'Church Lane' }, 'Street differs'),
    pair('12 St Johns Church Road, LS1 4AP', { number: '12', street: 'Church Road' }, 'Street differs'),
    pair('12 High Street Mews, LS1 4AP', AT_12, 'Street differs'),
    pair('12 Broadway, LS1 4AP', { number: '12', street: 'Kingsway' }, 'Street differs'),
    pair('12 high road leeds ls1 4ap', AT_12, 'Street differs'),
    pair('12 High Street, LS1 4AP', AT_12, 'Street differs', { levels: { 'Street Match': 'INCORRECT' } }),
    pair('12, LS1 4AP', AT_12),
    pair('12 Linthorpe, LS1 4AP', { number: '12', street: 'Linthorpe Road' }),
    pair('Linden House, LS1 4AP', LINDEN),
    pair('LS1 4AP', HIGH, 'Street added'),
    pair('Leeds, LS1 4AP', AT_12, 'Number added; Street added'),
    pair('5 Austhorpe View, Halton Ring Road, LS1 4AP', { number: '5', street: 'Austhorpe View' }),
    pair(
      '5 Austhorpe View, Halton Ring Road, LS1 4AP',
      { number: '5', street: 'Halton Ring Road' },
      'Part left out',
    ),
    pair('Unit 3, Mill Mews, High Street, LS1 4AP', { sub: 'Unit 3', dependentStreet: 'Mill Mews', ...HIGH }),
    pair('3 Mill Mews, LS1 4AP', { number: '3', dependentStreet: 'Mill Mews', ...HIGH }),
    pair('3 Mill Mews, High Street, LS1 4AP', { number: '3', street: 'Mill Mews' }),
    pair('12 Court Mews, High Street, LS1 4AP', AT_12, 'Part left out'),
    pair('12 Parkside, High Street, LS1 4AP', AT_12, 'Part left out'),
    pair('12 High Street, off Grove Street, LS1 4AP', AT_12),
    pair('12 High Street West Bromwich B70 6AA', { ...AT_12, town: 'WEST BROMWICH', postcode: 'B70 6AA' }),
    pair('12 Felixstowe Road, Abbey Wood, London, SE2 9AA', {
      number: '12',
      street: 'Felixstowe Road',
      town: 'LONDON',
      postcode: 'SE2 9AA',
    }),
    pair('12 Woodgrange Road, Forest Gate, E7 0AA', {
      number: '12',
      street: 'Woodgrange Road',
      town: 'LONDON',
      postcode: 'E7 0AA',
    }),
  ],

  numbers: [
    pair('14 a High Street, LS1 4AP', { name: '14A', ...HIGH }),
    pair('14a, High Street, LS1 4AP', { name: '14A', ...HIGH }),
    pair('14-A High Street, LS1 4AP', { name: '14A', ...HIGH }),
    pair('No. 12 High Street, LS1 4AP', AT_12),
    pair('No12 High Street, LS1 4AP', AT_12),
    pair('#12 High Street, LS1 4AP', AT_12),
    pair('012 High Street, LS1 4AP', AT_12),
    pair('12High Street, LS1 4AP', AT_12),
    pair('High Street 12, LS1 4AP', AT_12),
    pair('12 - 14 High Street, LS1 4AP', { name: '12-14', ...HIGH }),
    pair('12–14 High Street, LS1 4AP', { name: '12-14', ...HIGH }),
    pair('12 to 14 High Street, LS1 4AP', { name: '12-14', ...HIGH }),
    pair('12 & 14 High Street, LS1 4AP', { name: '12-14', ...HIGH }),
    pair('400/404 High Street, LS1 4AP', { name: '400-404', ...HIGH }),
    pair('14A High Street, LS1 4AP', { name: '14C', ...HIGH }, 'Number differs'),
    pair('14A High Street, LS1 4AP', { number: '14', ...HIGH }, 'Number differs'),
    pair('14 High Street, LS1 4AP', { name: '14A', ...HIGH }, 'Number differs'),
    pair('12 High Street, LS1 4AP', { name: '12-14', ...HIGH }, 'Number differs'),
    pair('12-14 High Street, LS1 4AP', AT_12, 'Number differs'),
    pair('12 High Street, LS1 4AP', { number: '21', ...HIGH }, 'Number differs'),
    pair('112 High Street, LS1 4AP', AT_12, 'Number differs'),
    pair('High Street, LS1 4AP', AT_12, 'Number added'),
    pair('12 High Street, LS1 4AP', HIGH, 'Number left out'),
    pair('12 High Street, LS1 4AP', { name: 'Rose Cottage', ...HIGH }, 'Number left out; Building added'),
    pair('12 High Street, 12 High Street, Leeds, LS1 4AP', AT_12),
    pair('12 High Street, 12, LS1 4AP', AT_12),
    pair('12 High Street (A38), LS1 4AP', AT_12),
    pair('12 High Street, Leeds 1, LS1 4AP', AT_12),
  ],

  flats: [
    pair('Flat 3, 12 High Street, LS1 4AP', FLAT_3),
    pair('Flat 3 12 High St LS1 4AP', FLAT_3),
    pair('flat3, 12 High Street, LS1 4AP', FLAT_3),
    pair('FLT 3 12 HIGH ST, LS1 4AP', FLAT_3),
    pair('12 Flat 3 High Street, LS1 4AP', FLAT_3),
    pair('12 High Street, Flat 3, LS1 4AP', FLAT_3),
    pair('Flat No. 3, 12 High Street, LS1 4AP', FLAT_3),
    pair('Apt 3, 12 High Street, LS1 4AP', FLAT_3),
    pair('Apartment Three, 12 High Street, LS1 4AP', FLAT_3),
    pair('3/12 High Street, LS1 4AP', FLAT_3),
    pair('3, 12 High Street, LS1 4AP', FLAT_3),
    pair('8 12 High Street, LS1 4AP', { sub: 'Flat 8', ...AT_12 }),
    pair('Flat 2 - 14 High Street, LS1 4AP', { sub: 'Flat 2', number: '14', ...HIGH }),
    pair('3 Linden House, 18 High Street, LS1 4AP', {
      sub: 'Flat 3',
      name: 'Linden House',
      number: '18',
      ...HIGH,
    }),
    pair('3 Linden House, LS1 4AP', FLAT_IN_LINDEN),
    pair('Flat 3 Linden Hse, High St, LS1 4AP', FLAT_IN_LINDEN),
    pair('Flat 3, Linden House, LS1 4AP', { sub: 'Flat 3', name: 'Linden House', number: '18', ...HIGH }),
    pair('Flat A, 12 High Street, LS1 4AP', { sub: 'Flat A', ...AT_12 }),
    pair('Flat 12, 12 High Street, LS1 4AP', { sub: 'Flat 12', ...AT_12 }),
    pair('Maisonette 3, 12 High Street, LS1 4AP', { sub: 'Maisonette 3', ...AT_12 }),
    pair('Flat 3, Grosvenor House, 12 High Street, LS1 4AP', FLAT_3),
    pair('Flat 3 (top floor), 12 High Street, LS1 4AP', FLAT_3),
    pair('Flat 1, First Floor, 12 High Street, LS1 4AP', { sub: 'Flat 1', ...AT_12 }),
    pair('Flat 3, 12 High Street, LS1 4AP', AT_12, 'Number left out'),
    pair('12 High Street, LS1 4AP', FLAT_3, 'Number added'),
    pair('2 High Street, LS1 4AP', { sub: 'Flat 2', number: '2', ...HIGH }, 'Number added'),
    pair('Linden House, LS1 4AP', FLAT_IN_LINDEN, 'Number added'),
    pair('Flat 3, Linden House, LS1 4AP', LINDEN, 'Number left out'),
    pair('Flat 3, 12 High Street, LS1 4AP', { sub: 'Flat 13', ...AT_12 }, 'Number differs'),
    pair('Flat 3, 12 High Street, LS1 4AP', { sub: 'Flat 12', number: '3', ...HIGH }, 'Number differs'),
    pair('Flat 16, High Street, LS1 4AP', { number: '16', ...HIGH }, 'Number differs'),
    pair('16 High Street, LS1 4AP', { sub: 'Flat 16', ...HIGH }),
    pair('Flat 3, 12 High Street, LS1 4AP', { sub: 'Unit 3', ...AT_12 }, 'Number differs'),
    pair('Flat 1A, 2 High Street, LS1 4AP', { sub: 'Flat 1', name: '2A', ...HIGH }, 'Number differs'),
    pair('Flat A, 12 High Street, LS1 4AP', { sub: 'Flat B', ...AT_12 }, 'Number differs'),
    pair('Flat B, 12 High Street, LS1 4AP', AT_12, 'Number left out'),
    pair('3/12 High Street, LS1 4AP', AT_12, 'Number left out'),
    pair('12 High Street, LS1 4AP', { sub: 'Flat 12', name: 'Linden House', ...HIGH }, 'Building added'),
    pair('The Flat, 12 High Street, LS1 4AP', AT_12, 'Number left out'),
    pair('The Flat, 12 High Street, LS1 4AP', { sub: 'The Flat', ...AT_12 }),
    pair('Annexe, 12 High Street, LS1 4AP', AT_12, 'Number left out'),
    pair('12 High Street, LS1 4AP', { sub: 'The Annexe', ...AT_12 }, 'Number added'),
    pair(
      '12 High Street, LS1 4AP',
      { sub: 'Flat 3', name: 'Linden House', ...AT_12 },
      'Number added; Building added',
    ),
  ],

  'floors and tenements': [
    pair('Ground Floor Flat, 12 High Street, LS1 4AP', { sub: 'Ground Floor Flat', ...AT_12 }),
    pair('GFF, 12 High Street, LS1 4AP', { sub: 'Ground Floor Flat', ...AT_12 }),
    pair('Ground Floor 12 High Street, LS1 4AP', { sub: 'Ground Floor', ...AT_12 }),
    pair('1st Floor, 12 High Street, LS1 4AP', { sub: 'First Floor', ...AT_12 }),
    pair('12 High Street, 3rd Floor, LS1 4AP', { sub: 'Third Floor', ...AT_12 }),
    pair('Floor 3, 12 High Street, LS1 4AP', { sub: '3rd Floor', ...AT_12 }),
    pair('Top Flat, 12 High Street, LS1 4AP', { sub: 'Top Flat', ...AT_12 }),
    pair('Basement Flat 12 High Street LS1 4AP', { sub: 'Basement', ...AT_12 }),
    pair('First Floor Flat 3, 12 High Street, LS1 4AP', { sub: 'Flat 3', ...AT_12 }),
    pair('2/1, 14 Main St, Glasgow, G1 1AA', {
      sub: 'Flat 2/1',
      number: '14',
      street: 'Main Street',
      town: 'GLASGOW',
      postcode: 'G1 1AA',
    }),
    pair('Flat 2/1, 14 Main Street, LS1 4AP', { sub: '2/1', number: '14', street: 'Main Street' }),
    pair('Flat 2-1 14 Main Street, LS1 4AP', { sub: 'Flat 2/1', number: '14', street: 'Main Street' }),
    pair('14 Main Street 0/2, LS1 4AP', { sub: 'Flat 0/2', number: '14', street: 'Main Street' }),
    pair('0/2 14 Main Street, LS1 4AP', { sub: 'Flat 0/2', number: '14', street: 'Main Street' }),
    pair('PF1, 14 Main Street, LS1 4AP', { sub: 'PF1', number: '14', street: 'Main Street' }),
    pair('1F2 14 Main Street, LS1 4AP', { sub: 'Flat 1F2', number: '14', street: 'Main Street' }),
    pair('2/1 Main Street, LS1 4AP', { sub: 'Flat 2', number: '1', street: 'Main Street' }),
    pair('2/1 Main Street, LS1 4AP', { sub: 'Flat 1', number: '2', street: 'Main Street' }),
    pair('14/3 Main Street, LS1 4AP', { name: '14/3', street: 'Main Street' }),
    pair('Flat 3, 14 Main Street, LS1 4AP', { name: '14/3', street: 'Main Street' }),
    pair(
      '2/1, 14 Main Street, LS1 4AP',
      { sub: 'Flat 2/2', number: '14', street: 'Main Street' },
      'Number differs',
    ),
    pair(
      'Flat 2/1, 14 Main Street, LS1 4AP',
      { sub: 'Flat 1/2', number: '14', street: 'Main Street' },
      'Number differs',
    ),
    pair('2/1, 14 Main Street, LS1 4AP', { number: '14', street: 'Main Street' }, 'Number left out'),
    pair(
      'PF1, 14 Main Street, LS1 4AP',
      { sub: 'PF2', number: '14', street: 'Main Street' },
      'Number differs',
    ),
    pair('First Floor, 12 High Street, LS1 4AP', { sub: 'Third Floor', ...AT_12 }, 'Number differs'),
    pair('Ground Floor Flat, 12 High Street, LS1 4AP', AT_12, 'Number left out'),
    pair('2nd Floor Left, 12 High Street, LS1 4AP', { sub: '2nd Floor Right', ...AT_12 }, 'Number differs'),
    pair(
      'Ground Floor Flat, 12 High Street, LS1 4AP',
      { sub: 'First Floor Flat', ...AT_12 },
      'Number differs',
    ),
  ],

  'blocks, units and estates': [
    pair('Block C, Flat 3, Linden House, LS1 4AP', { sub: 'Flat 3, Block C', ...LINDEN }),
    pair('Flat 3, C Block, Linden House, LS1 4AP', { sub: 'Flat 3, Block C', ...LINDEN }),
    pair('Flat 3, Block C, Linden House, LS1 4AP', { sub: 'Flat 3, Block D', ...LINDEN }, 'Number differs'),
    pair('Unit 4, Riverside Ind Est, Mill Lane, LS1 4AP', {
      sub: 'Unit 4',
      name: 'Riverside Industrial Estate',
      street: 'Mill Lane',
    }),
    pair('4 Riverside Industrial Estate, LS1 4AP', { sub: 'Unit 4', street: 'Riverside Industrial Estate' }),
    pair('Suite 4, Riverside Business Pk, LS1 4AP', { sub: 'Unit 4', street: 'Riverside Business Park' }),
    pair('Units 4 & 5, Riverside Trading Est, LS1 4AP', {
      sub: 'Units 4-5',
      locality: 'Riverside Trading Estate',
    }),
    pair('Unit B12, Mill Lane, LS1 4AP', { sub: 'Unit B12', street: 'Mill Lane' }),
    pair('Unit 4 Acme, Mill Lane, LS1 4AP', { sub: 'Unit 4', street: 'Mill Lane' }),
    pair('Unit 4, Mill Lane, LS1 4AP', { sub: 'Unit 14', street: 'Mill Lane' }, 'Number differs'),
    pair('Unit 4, Mill Lane, LS1 4AP', { number: '4', street: 'Mill Lane' }, 'Number differs'),
    pair('Unit 4, Mill Lane, LS1 4AP', { street: 'Mill Lane' }, 'Number left out'),
    pair(
      'Unit 4A, 12 Mill Lane, LS1 4AP',
      { sub: 'Unit 4B', number: '12', street: 'Mill Lane' },
      'Number differs',
    ),
    pair('Plot 5, 12 High Street, LS1 4AP', AT_12),
    pair('Plot 5, High Street, LS1 4AP', AT_12, 'Number left out; Number added'),
    pair('Caravan 7, Sunny Park, LS1 4AP', { sub: 'Caravan 7', name: 'Sunny Park' }),
    pair('Room 7, Linden House, LS1 4AP', { sub: 'Room 8', ...LINDEN }, 'Number differs'),
  ],

  'named houses, farms and cottages': [
    pair('Rose Cottage, Mill Lane, LS1 4AP', { name: 'Rose Cottage', street: 'Mill Lane' }),
    pair('Rose Cott., Mill Ln, LS1 4AP', { name: 'Rose Cottage', street: 'Mill Lane' }),
    pair('The Old Mill, High Street, LS1 4AP', { ...MILL, number: '12' }),
    pair('Old Mill, LS1 4AP', MILL),
    pair('The Old Mill, 12 High Street, LS1 4AP', { ...MILL, number: '12' }),
    pair('Home Farm, Purton, LS1 4AP', { name: 'Home Farm', locality: 'Purton' }),
    pair('2 Home Farm Cottages, Mill Lane, LS1 4AP', { name: '2 Home Farm Cottages', street: 'Mill Lane' }),
    pair('2 Home Farm Cotts, LS1 4AP', { number: '2', street: 'Home Farm Cottages' }),
    pair('Grosvenor House, 8-20 Union Street, LS1 4AP', { name: '8-20', street: 'Union Street' }),
    pair('12 High Street, LS1 4AP', { ...LINDEN, number: '12' }),
    pair('Linden, High Street, LS1 4AP', LINDEN),
    pair('Rosecottage, Mill Lane, LS1 4AP', { name: 'Rose Cottage', street: 'Mill Lane' }),
    pair('Rose Cottage, Mill Lane, Purton, LS1 4AP', { name: 'Rose Cottage', locality: 'Purton' }),
    pair(
      'Rose Cottage, Mill Lane, LS1 4AP',
      { name: 'Ivy Cottage', street: 'Mill Lane' },
      'Building differs',
    ),
    pair(
      'rose cottage mill lane leeds ls1 4ap',
      { name: 'Ivy Cottage', street: 'Mill Lane' },
      'Building differs',
    ),
    pair(
      'Rose Cottage, 12 Mill Lane, LS1 4AP',
      { name: 'Ivy Cottage', number: '12', street: 'Mill Lane' },
      'Building differs',
    ),
    pair('Dunroamin, Mill Lane, LS1 4AP', { name: 'The Laurels', street: 'Mill Lane' }, 'Building differs'),
    pair('Old Mill House, High Street, LS1 4AP', { name: 'Mill House', ...HIGH }, 'Building differs'),
    pair('Mill House, High Street, LS1 4AP', { name: 'Old Mill House', ...HIGH }, 'Building differs'),
    pair('The Mill, High Street, LS1 4AP', { name: 'Mill House', ...HIGH }, 'Building differs'),
    pair('Rose Cottage, High Street, LS1 4AP', AT_12, 'Number added; Part left out'),
    pair('The Cottage, High Street, LS1 4AP', { name: 'The Cottage', ...AT_12 }, 'Number added'),
    pair('High Street, LS1 4AP', LINDEN, 'Building added'),
    pair('12 Regent House, High Street, LS1 4AP', AT_12, 'Part left out'),
    pair('Regent House, LS1 4AP', AT_12, 'Number added; Street added; Part left out'),
    pair('The Old Mill, High Street, Leeds', { ...MILL, number: '12' }, 'Number added; Postcode added'),
    pair('12 High Street, LS1 4AP', AT_12, 'Building differs', { levels: { 'Premise Match': 'INCORRECT' } }),
  ],

  'Welsh and Gaelic': [
    pair('Ty Mawr, Heol Fawr, LS1 4AP', { name: 'T\u0177 Mawr', street: 'Heol Fawr' }),
    pair('14 Heol Fawr, Nelson, CF46 6NR', {
      number: '14',
      street: 'Heol Fawr',
      locality: 'Nelson',
      town: 'TREHARRIS',
      postcode: 'CF46 6NR',
    }),
    pair('14 Mostyn Road, LS1 4AP', { number: '14', street: 'Heol Mostyn' }),
    pair('14 Ffordd Mostyn, LS1 4AP', { number: '14', street: 'Mostyn Road' }),
    pair('14 Stryd Fawr, LS1 4AP', { number: '14', ...HIGH }),
    pair('14 Lon Las, LS1 4AP', { number: '14', street: 'L\u00f4n Las' }),
    pair('Taigh na Mara, LS1 4AP', { name: 'Taigh na Mara', locality: 'Portree' }),
    pair('14 Heol Fawr, LS1 4AP', { number: '14', street: 'Heol Fach' }, 'Street differs'),
    pair('14 Heol Mostyn, LS1 4AP', { number: '14', street: 'Heol Madog' }, 'Street differs'),
  ],

  'boxes and forces': [
    pair('PO Box 17, Leeds, LS1 9XX', { box: '17', postcode: 'LS1 9XX' }),
    pair('P.O. Box No. 17, Leeds, LS1 9XX', { box: '17', postcode: 'LS1 9XX' }),
    pair('POBOX17, LS1 9XX', { box: '17', postcode: 'LS1 9XX' }),
    pair('Acme Ltd, PO Box 4021, LS1 9XX', { organisation: 'Acme Ltd', box: '4021', postcode: 'LS1 9XX' }),
    pair('PO Box 17, Leeds, LS1 9XX', { box: '71', postcode: 'LS1 9XX' }, 'Number differs'),
    pair('PO Box 17, Leeds, LS1 4AP', AT_12, 'Number left out; Number added; Street added'),
    pair('12 High Street, LS1 4AP', { box: '17' }, 'Number left out; Number added; Part left out'),
    pair('BFPO 57, BF1 2AT', { town: 'BFPO', postcode: 'BF1 2AT' }),
    pair('24567890 Cpl Smith, B Company, BFPO 57, BF1 2AT', {
      locality: 'BFPO 57',
      town: 'BFPO',
      postcode: 'BF1 2AT',
    }),
    pair('BFPO 57, BF1 2AT', { name: 'BFPO 58', town: 'BFPO', postcode: 'BF1 2AT' }, 'Number differs'),
  ],

  organisations: [
    pair('Acme Ltd, 12 High Street, LS1 4AP', AT_12),
    pair('Acme Limited, 12 High Street, LS1 4AP', { organisation: 'Acme Ltd', ...AT_12 }),
    pair('12 High Street, LS1 4AP', { organisation: 'Acme Ltd', ...AT_12 }, '', { row: ['Acme Ltd'] }),
    pair('12 High Street, LS1 4AP', { organisation: 'Acme Ltd', ...AT_12 }, 'Organisation added', {
      row: ['Ann Lee'],
    }),
    pair(
      'Acme Ltd, 12 High Street, LS1 4AP',
      { organisation: 'Jones Ltd', ...AT_12 },
      'Organisation differs',
    ),
    pair('Acme Ltd, LS1 4AP', { organisation: 'Acme Ltd', sub: 'Unit 4', ...AT_12 }),
    pair('THE VILLAGE MEDICAL CTR, LS1 4AP', { organisation: 'Village Medical Centre', ...AT_12 }),
    pair('Burley Street Surgery, Burley St, LS1 4AP', {
      organisation: 'Burley Street Surgery',
      street: 'Burley Street',
    }),
    pair('The Surgery, Riversley Road, LS1 4AP', {
      organisation: 'Riversley Road Surgery',
      number: '4',
      street: 'Riversley Road',
    }),
    pair('Park Surgery, One Life, Linthorpe Road, LS1 4AP', {
      organisation: 'Park Surgery',
      street: 'Linthorpe Road',
    }),
    pair('Studio 54 Ltd, 12 High Street, LS1 4AP', AT_12),
    pair('Studio 54 Ltd, 12 High Street, LS1 4AP', { organisation: 'Studio 54 Ltd', ...AT_12 }),
    pair('R.B.S., 12 High Street, LS1 4AP', { organisation: 'Royal Bank of Scotland', ...AT_12 }),
    pair('c/o Mrs Hall, 12 High Street, LS1 4AP', AT_12),
    pair('Mr J Smith, 12 High Street, LS1 4AP', AT_12),
    pair('c/o Ann Lee, Rose Cottage, Mill Lane, LS1 4AP', { name: 'Rose Cottage', street: 'Mill Lane' }),
    pair('Park Road Surgery, LS1 4AP', AT_12, 'Number added; Street added'),
    pair('12 High Street, LS1 4AP', AT_12, 'Organisation differs', {
      levels: { 'Organisation Match': 'INCORRECT' },
    }),
  ],

  'notes, places behind, one cell': [
    pair('12 High Street, Leeds, West Yorkshire, LS1 4AP, England, United Kingdom', AT_12),
    pair('12 High Street, Headingley, Leeds, LS1 4AP', { ...AT_12, locality: 'Far Headingley' }),
    pair('12 High Street, N.Ormesby, LS1 4AP', { ...AT_12, locality: 'North Ormesby' }),
    pair('12 High Street, LS1 4AP, Tel 0113 496 0000', AT_12),
    pair('12 High Street LS1 4AP 07700 900123', AT_12),
    pair('12 High Street, opposite 22, LS1 4AP', AT_12),
    pair('12 High Street (ring bell 2), LS1 4AP', AT_12),
    pair('12 High Street, gate code 1234, LS1 4AP', AT_12),
    pair('12 High Street, DX 1234 Leeds, LS1 4AP', AT_12),
    pair('A/C 40213, 12 High Street, LS1 4AP', AT_12),
    pair('12 High Street - leave with neighbour, LS1 4AP', AT_12),
    pair('FLAT 3 LINDEN HOUSE HIGH STREET LEEDS WEST YORKSHIRE LS1 4AP', FLAT_IN_LINDEN),
    pair('acme ltd unit 4 riverside industrial estate mill lane leeds ls1 4ap', {
      organisation: 'Acme Ltd',
      sub: 'Unit 4',
      name: 'Riverside Industrial Estate',
      street: 'Mill Lane',
    }),
    pair('flat 3 12 high street leeds ls1 4ap', AT_12, 'Number left out'),
    pair('flat 3 linden house high street leeds ls1 4ap', AT_12, 'Number differs; Part left out'),
  ],

  'postcodes and towns': [
    pair('12 High Street, Leeds, LSI 4AP', AT_12),
    pair('12 High Street, MEI5 7LN', { ...AT_12, postcode: 'ME15 7LN' }),
    pair('12 High Street, LS1 OTE', { ...AT_12, postcode: 'LS1 0TE' }),
    pair('12 High Street, LSI 4AB', AT_12, 'Postcode differs'),
    pair('12 High Street, Leeds, LS1', AT_12),
    pair('12 High Street, Leeds, LS1 4A', AT_12),
    pair('12 High Street, Leeds, LS2', AT_12, 'Postcode differs'),
    pair('12 High Street, Leeds', AT_12, 'Postcode added'),
    pair('12 High Street', AT_12, 'Town added; Postcode added'),
    pair('12 High Street, York', AT_12, 'Town differs; Postcode added'),
    pair('12 High Street, Leeds, LS1 4AB', AT_12, 'Postcode differs'),
    pair('12 High Street, York, LS1 4AP', AT_12),
    pair('12 High Street, LS1 4AB, Leeds LS1 4AP', AT_12),
    pair('12 High Street, LS1 4AP', AT_12, 'Postcode differs', { levels: { 'Postcode Match': 'INCORRECT' } }),
    pair('12 High Street, LS1 4AP', AT_12, 'Town differs', { levels: { 'Post Town Match': 'INCORRECT' } }),
    pair('12 High Street, LS1 4AP', AT_12, '', {
      levels: { 'Premise Match': 'NO_MATCH', 'Street Match': 'incorrect' },
    }),
    pair('12 High Street, LS1 4AP', AT_12, '', {
      levels: { 'Premise Match': 'MISSING', 'Street Match': '' },
    }),
  ],
}
