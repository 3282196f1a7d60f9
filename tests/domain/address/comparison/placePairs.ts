import { other, same, type JudgedPair } from './judgedPair'

const BACK_LANE = { name: 'Yew House', number: '9', street: 'Back Lane' }
const SELBY = { number: '7', street: 'Selby Road', town: 'SELBY', postcode: 'YO8 4AB' }
const HILL_RISE = { street: 'Hill Rise', town: 'LEICESTER', postcode: 'LE3 1TT' }
const YORK = { number: '14', street: 'Foss Bank', town: 'YORK', postcode: 'YO31 7AA' }
const MAIN_STREET = { number: '3', street: 'Main Street', town: 'GRANTHAM', postcode: 'NG32 1AA' }
const HIGH_STREET = { number: '12', street: 'High Street', town: 'BATH', postcode: 'BA1 1AA' }
const DALE = { street: 'Dale Road', town: 'MATLOCK', postcode: 'DE4 3LT' }

/** What stands in the place of a street, a building, a firm or a door is the answer's, or a doubt. */
export const PLACE_PAIRS: Record<string, JudgedPair[]> = {
  'a number before the name of its house': [
    same('9, Yew House, Back Lane, Leeds, LS1 4AP', BACK_LANE, 'number, name and street, a cell each'),
    other('9 Yew House, Back Lane, Leeds, LS1 4AP', BACK_LANE, 'the ninth in the house'),
    same('9, Yew House, Back Ln, LS1 4AP', BACK_LANE, 'abbreviated'),
    same(
      '12A, The Old Bakery, Church Street, Leeds, LS1 4AP',
      { name: 'The Old Bakery', number: '12', sub: 'A', street: 'Church Street' },
      'with a letter',
    ),
    same('Flat 2, 9, Yew House, Back Lane, Leeds, LS1 4AP', { ...BACK_LANE, sub: 'Flat 2' }, 'behind a flat'),
    same('2, 9, Yew House, Back Lane, LS1 4AP', { ...BACK_LANE, sub: 'Flat 2' }, 'behind a bare flat'),
    other('9, Yew House, Back Lane, Leeds, LS1 4AP', { ...BACK_LANE, number: '8' }, 'another number'),
    other('9, Yew House, Back Lane, Leeds, LS1 4AP', { ...BACK_LANE, name: 'Oak House' }, 'another name'),
    other(
      '3, Rose Cottages, Church Lane, Leeds, LS1 4AP',
      { name: 'Rose Cottage', number: '3', street: 'Church Lane' },
      'a row of cottages has numbers of its own',
    ),
  ],
  'a street is not found elsewhere': [
    other('Mill Street 7, Flat 2, Selby, YO8 4AB', { ...SELBY, sub: 'Flat 2' }, 'the town is no street'),
    other('7 Mill Street, Flat 2, Selby, YO8 4AB', { ...SELBY, sub: 'Flat 2' }, 'the town is no street'),
    other('7 Mill Street, Flat 2, Selby, YO8 4AB', { ...SELBY, street: 'Selby', sub: 'Flat 2' }, 'nor alone'),
    other('7 Mill Street, Selby, YO8 4AB', SELBY, 'without a flat'),
    same('7 Selby Road, Flat 2, Selby, YO8 4AB', { ...SELBY, sub: 'Flat 2' }, 'the street itself'),
    same('Selby Road 7, Flat 2, Selby, YO8 4AB', { ...SELBY, sub: 'Flat 2' }, 'its number behind it'),
    other(
      '12 Church Street, Unit 4, Hinckley, LE10 1AA',
      { sub: 'Unit 4', number: '12', street: 'Hinckley Road', town: 'HINCKLEY', postcode: 'LE10 1AA' },
      'a unit between street and town',
    ),
    other(
      '5 The Crescent, Apartment 9, Ripon, HG4 1AA',
      { sub: 'Apartment 9', number: '5', street: 'Ripon Way', town: 'RIPON', postcode: 'HG4 1AA' },
      'a street without a name',
    ),
    other(
      '5 Foxhill, Flat 9, Ripon, HG4 1AA',
      { sub: 'Flat 9', number: '5', street: 'Ripon Way', town: 'RIPON', postcode: 'HG4 1AA' },
      'a street without a kind',
    ),
  ],
  'firms are told by their own words': [
    other('Acorn Tyres, 14 Foss Bank, York, YO31 7AA', { organisation: 'York Tyres', ...YORK }, 'the town'),
    other('Acorn Tyres, York, YO31 7AA', { organisation: 'York Tyres', ...YORK }, 'without a street'),
    other('Foss Dental, Foss Bank, York, YO31 7AA', { organisation: 'Foss Tyres', ...YORK }, 'another trade'),
    other(
      'Hull Plumbing Services, Dock Road, Hull, HU1 1AA',
      {
        organisation: 'Hull Heating Services',
        number: '2',
        street: 'Dock Road',
        town: 'HULL',
        postcode: 'HU1 1AA',
      },
      'another trade of the same town',
    ),
    other(
      'Bennett Plumbing, 2 Dock Road, Hull, HU1 1AA',
      {
        organisation: 'Carter Plumbing',
        number: '2',
        street: 'Dock Road',
        town: 'HULL',
        postcode: 'HU1 1AA',
      },
      'the trade alone',
    ),
    other(
      'Lincoln Motors, 8 Outer Circle Road, Lincoln, LN2 4JA',
      {
        organisation: 'Lincoln Bakery',
        number: '8',
        street: 'Outer Circle Road',
        town: 'LINCOLN',
        postcode: 'LN2 4JA',
      },
      'the town alone',
    ),
    same(
      'York Tyres Ltd, 14 Foss Bank, York, YO31 7AA',
      { organisation: 'York Tyres', ...YORK },
      'the firm itself',
    ),
    same('York Tyres, York, YO31 7AA', { organisation: 'York Tyres', ...YORK }, 'found by name and postcode'),
  ],
  'floors, shops and flats': [
    other(
      'First Floor Flat, 8 Hill Rise, Leicester, LE3 1TT',
      { sub: 'Flat 8', ...HILL_RISE },
      'a floor’s flat is not the flat with the house’s number',
    ),
    other(
      'Ground Floor Flat, 8 Hill Rise, LE3 1TT',
      { sub: 'Flat 8', name: 'Hill House', ...HILL_RISE },
      'nor in a named house',
    ),
    other('Basement Flat, 8 Hill Rise, LE3 1TT', { sub: 'Flat 8', ...HILL_RISE }, 'nor the basement’s'),
    other('Top Flat, 8 Hill Rise, LE3 1TT', { sub: 'Flat 8', ...HILL_RISE }, 'nor the top one'),
    other(
      'First Floor Shop, 8 Hill Rise, LE3 1TT',
      { sub: 'First Floor Flat', number: '8', ...HILL_RISE },
      'a shop is no flat',
    ),
    other(
      'Ground Floor Office, 8 Hill Rise, LE3 1TT',
      { sub: 'Ground Floor Flat', number: '8', ...HILL_RISE },
      'nor is an office',
    ),
    other(
      'Ground Floor Flat, 8 Hill Rise, LE3 1TT',
      { sub: 'Ground Floor Shop', number: '8', ...HILL_RISE },
      'the other way round',
    ),
    same(
      'Ground Floor Flat Left, 8 Hill Rise, LE3 1TT',
      { sub: 'Ground Floor Left Flat', number: '8', ...HILL_RISE },
      'the same words in another order',
    ),
    same(
      'Left Flat Ground Floor, 8 Hill Rise, LE3 1TT',
      { sub: 'Ground Floor Left Flat', number: '8', ...HILL_RISE },
      'the side first',
    ),
    same(
      'Flat First Floor Front, 8 Hill Rise, LE3 1TT',
      { sub: 'First Floor Front Flat', number: '8', ...HILL_RISE },
      'the flat first',
    ),
    same(
      'Front Flat, First Floor, 8 Hill Rise, LE3 1TT',
      { sub: 'First Floor Front Flat', number: '8', ...HILL_RISE },
      'in two parts',
    ),
    other(
      'Ground Floor Flat Right, 8 Hill Rise, LE3 1TT',
      { sub: 'Ground Floor Left Flat', number: '8', ...HILL_RISE },
      'the other side',
    ),
    same(
      'First Floor Flat, 8 Hill Rise, LE3 1TT',
      { sub: 'First Floor Flat', number: '8', ...HILL_RISE },
      'the flat itself',
    ),
  ],
  'centres, parks and boxes': [
    other(
      'Brook Surgery, Park Health Centre, Dale Road, Matlock, DE4 3LT',
      { organisation: 'Brook Surgery', name: 'Ashover Health Centre', ...DALE },
      'another centre of a firm that is known',
    ),
    other(
      'Unit 7, Elm Business Park, Dale Road, Matlock, DE4 3LT',
      { sub: 'Unit 7', name: 'Cromford Business Park', ...DALE },
      'another park',
    ),
    other(
      'Acme Ltd, Unit 7, Elm Trading Estate, Matlock, DE4 3LT',
      { organisation: 'Acme Ltd', sub: 'Unit 7', name: 'Cromford Trading Estate', ...DALE },
      'another estate of a firm that is known',
    ),
    other(
      'Boots, Arndale Centre, Dale Road, Matlock, DE4 3LT',
      { organisation: 'Boots', name: 'Firs Shopping Centre', ...DALE },
      'another shopping centre',
    ),
    same(
      'Brook Surgery, Ashover Health Ctr, Dale Road, Matlock, DE4 3LT',
      { organisation: 'Brook Surgery', name: 'Ashover Health Centre', ...DALE },
      'the centre itself',
    ),
    other('PO Box 17, Matlock, DE4 3LT', { number: '17', ...DALE }, 'a box is no door'),
    other(
      '17 Dale Road, Matlock, DE4 3LT',
      { box: '17', town: 'MATLOCK', postcode: 'DE4 3LT' },
      'nor a door a box',
    ),
    other(
      'Acme Ltd, PO Box 17, Matlock, DE4 3LT',
      { organisation: 'Acme Ltd', number: '17', ...DALE },
      'of a firm',
    ),
    other(
      'Acme Ltd, PO Box 17, Matlock, DE4 3LT',
      { organisation: 'Acme Ltd', name: 'Elm House', ...DALE },
      'of a firm in a house',
    ),
  ],
  'dwellings named after an inn, a school, a church or a farm': [
    other(
      'Red Lion Cottage, Main Street, NG32 1AA',
      { organisation: 'The Red Lion', ...MAIN_STREET },
      'an inn',
    ),
    other(
      'Red Lion Cottage, Main Street, NG32 1AA',
      { name: 'Red Lion', street: 'Main Street', town: 'GRANTHAM', postcode: 'NG32 1AA' },
      'an inn as a building',
    ),
    other(
      'School House, Main Street, NG32 1AA',
      { organisation: 'Manthorpe Primary School', ...MAIN_STREET },
      'a school',
    ),
    other(
      'Church Cottage, Main Street, NG32 1AA',
      { organisation: 'St Johns Church', street: 'Main Street', town: 'GRANTHAM', postcode: 'NG32 1AA' },
      'a church',
    ),
    other(
      'Manor Farm Cottage, Main Street, NG32 1AA',
      { name: 'Manor Farm', street: 'Main Street', town: 'GRANTHAM', postcode: 'NG32 1AA' },
      'a farm',
    ),
    other(
      'Manor Farm, Main Street, NG32 1AA',
      { name: 'Manor Farm Cottage', street: 'Main Street', town: 'GRANTHAM', postcode: 'NG32 1AA' },
      'a farm’s cottage',
    ),
    other(
      'Plough Inn House, Main Street, NG32 1AA',
      { organisation: 'Plough Inn', street: 'Main Street', town: 'GRANTHAM', postcode: 'NG32 1AA' },
      'a house beside an inn',
    ),
    same(
      'The Red Lion Inn, Main Street, NG32 1AA',
      { organisation: 'The Red Lion', ...MAIN_STREET },
      'the inn itself',
    ),
  ],
  'what has a number and is no house': [
    other('Arch 12, High Street, Bath, BA1 1AA', HIGH_STREET, 'an arch'),
    other('Hut 12, High Street, Bath, BA1 1AA', HIGH_STREET, 'a hut'),
    other('Beach Hut 12, High Street, Bath, BA1 1AA', HIGH_STREET, 'a beach hut'),
    other('Stall 12, High Street, Bath, BA1 1AA', HIGH_STREET, 'a stall'),
    other('Market Stall 12, High Street, Bath, BA1 1AA', HIGH_STREET, 'a market stall'),
    other('Garage 12, High Street, Bath, BA1 1AA', HIGH_STREET, 'a garage'),
    other('Pitch 12, High Street, Bath, BA1 1AA', HIGH_STREET, 'a pitch'),
    other('Boat 12, High Street, Bath, BA1 1AA', HIGH_STREET, 'a boat'),
    other('Houseboat 12, High Street, Bath, BA1 1AA', HIGH_STREET, 'a houseboat'),
    other('Mooring 12, High Street, Bath, BA1 1AA', HIGH_STREET, 'a mooring'),
    other('Berth 12, High Street, Bath, BA1 1AA', HIGH_STREET, 'a berth'),
    other('Kiosk 12, High Street, Bath, BA1 1AA', HIGH_STREET, 'a kiosk'),
    other('Bay 12, High Street, Bath, BA1 1AA', HIGH_STREET, 'a bay'),
    other('Caravan 12, High Street, Bath, BA1 1AA', HIGH_STREET, 'a caravan'),
    other('Railway Arch 12, High Street, Bath, BA1 1AA', HIGH_STREET, 'a railway arch'),
    other('Arch 4, 12 High Street, Bath, BA1 1AA', HIGH_STREET, 'an arch of the house'),
    same(
      'Arch 12, High Street, Bath, BA1 1AA',
      { ...HIGH_STREET, number: '', sub: 'Arch 12' },
      'the arch itself',
    ),
    same(
      'Garage 12, High Street, Bath, BA1 1AA',
      { ...HIGH_STREET, number: '', name: 'Garage 12' },
      'the garage itself',
    ),
  ],
  'what stands beside a house': [
    other('Outside 12 High Street, Bath, BA1 1AA', HIGH_STREET, 'outside'),
    other('In front of 12 High Street, Bath, BA1 1AA', HIGH_STREET, 'in front'),
    other('o/s 12 High Street, Bath, BA1 1AA', HIGH_STREET, 'outside, abbreviated'),
    other('Beside 12 High Street, Bath, BA1 1AA', HIGH_STREET, 'beside'),
    other('Near 12 High Street, Bath, BA1 1AA', HIGH_STREET, 'near'),
    other('Nr 12 High Street, Bath, BA1 1AA', HIGH_STREET, 'near, abbreviated'),
    other('Adjoining 12 High Street, Bath, BA1 1AA', HIGH_STREET, 'adjoining'),
    other('Adjacent to 12 High Street, Bath, BA1 1AA', HIGH_STREET, 'adjacent'),
    other('Next to 12 High Street, Bath, BA1 1AA', HIGH_STREET, 'next to'),
    other('Opposite 12 High Street, Bath, BA1 1AA', HIGH_STREET, 'opposite'),
    other('Opp 12 High Street, Bath, BA1 1AA', HIGH_STREET, 'opposite, abbreviated'),
    other('Land adjoining 12 High Street, Bath, BA1 1AA', HIGH_STREET, 'land'),
    other('Car park behind 12 High Street, Bath, BA1 1AA', HIGH_STREET, 'behind'),
    other('Rear of 12 High Street, Bath, BA1 1AA', HIGH_STREET, 'the rear'),
    other('Outside no. 12, High Street, Bath, BA1 1AA', HIGH_STREET, 'with a sign'),
    other('Bus stop outside 12 High Street, Bath, BA1 1AA', HIGH_STREET, 'what it is first'),
    other('Between 12 and 14 High Street, Bath, BA1 1AA', HIGH_STREET, 'between two'),
    other(
      'Outside Rose Cottage, High Street, Bath, BA1 1AA',
      { ...HIGH_STREET, number: '', name: 'Rose Cottage' },
      'outside a named house',
    ),
    same('12 High Street, opposite the church, Bath, BA1 1AA', HIGH_STREET, 'how to find the house'),
    same('12 High Street, near Bath, BA1 1AA', HIGH_STREET, 'near a town'),
    same('12 High Street, Nr Frome, Bath, BA1 1AA', HIGH_STREET, 'near another town'),
  ],
  'places behind the street without a whole postcode': [
    other('12 High Street, Weston', { ...HIGH_STREET, locality: 'Swainswick' }, 'another village'),
    other('12 High Street, Weston, Bath', { ...HIGH_STREET, locality: 'Swainswick' }, 'in the same town'),
    other('12 High Street, Frome, Somerset', HIGH_STREET, 'another town'),
    other(
      '12 High Street, Weston, Bath, BA1',
      { ...HIGH_STREET, locality: 'Swainswick' },
      'with half a postcode',
    ),
    same('12 High Street, Weston, Bath, BA1', { ...HIGH_STREET, locality: 'Weston' }, 'the village itself'),
    same(
      '12 High Street, Weston, Bath, BA1 1AA',
      { ...HIGH_STREET, locality: 'Swainswick' },
      'with a whole postcode',
    ),
  ],
  'postcodes that cannot be': [
    other(
      '12 High Street, Nottingham, NG9 2AK',
      { ...HIGH_STREET, town: 'NOTTINGHAM', postcode: 'NG9 2AL' },
      'a postcode',
    ),
    same(
      '12 High Street, Nottingham, NG9 2AK',
      { ...HIGH_STREET, town: 'NOTTINGHAM', postcode: 'NG9 2AK' },
      'the same',
    ),
  ],
}
