import { other, same, type JudgedPair } from './judgedPair'

const PARK = { street: 'Park Road', town: 'BUXTON', postcode: 'SK17 6SN' }
const AT_22 = { number: '22', ...PARK }
const CAVENDISH = { street: 'Cavendish Place', town: 'EASTBOURNE', postcode: 'BN21 3EJ' }
const LONDON_ROAD = { number: '32', street: 'London Road', town: 'EAST GRINSTEAD', postcode: 'RH19 1AL' }
const PAUL = { name: '86-90', street: 'Paul Street', town: 'LONDON', postcode: 'EC2A 4NE' }
const BYRES = { number: '12', street: 'Byres Road', town: 'GLASGOW', postcode: 'G11 5RD' }
const DOWANHILL = { number: '35', street: 'Dowanhill Street', town: 'GLASGOW', postcode: 'G11 5QS' }
const MARCHMONT = { number: '57', street: 'Marchmont Road', town: 'EDINBURGH', postcode: 'EH9 1HT' }
const COMELY_BANK = { number: '41', street: 'Comely Bank Avenue', town: 'EDINBURGH', postcode: 'EH4 1ES' }
const BLELOCK = { name: 'Nether Blelock', locality: 'Bankfoot', town: 'PERTH', postcode: 'PH1 4DR' }
const BALA = { town: 'BALA', postcode: 'LL23 7AF' }
const OMAGH = { number: '45', street: 'Drumnakilly Road', town: 'OMAGH', postcode: 'BT79 0JP' }
const SANDS = { name: 'Sandy Lane Caravan Park', town: 'SKEGNESS', postcode: 'PE25 1AB' }
const SAWLEY = { name: 'Sawley Marina', locality: 'Long Eaton', town: 'NOTTINGHAM', postcode: 'NG10 3AE' }
const BAILEY = { name: 'Bailey Court', street: 'Egerton Street', town: 'SHEFFIELD', postcode: 'S1 4JX' }
const CHURCH = { street: 'Church Lane', locality: 'Purton', town: 'SWINDON', postcode: 'SN5 4EF' }
const WESTGATE = { street: 'Westgate', town: 'WAKEFIELD', postcode: 'WF1 1LA' }
const ELM = { street: 'Elm Grove', town: 'LEEDS', postcode: 'LS12 3QA' }

/** True matches and wrong doors, from lists of every kind. */
export const JUDGED_PAIRS: Record<string, JudgedPair[]> = {
  'council tax, energy certificates, sold prices': [
    same(
      'GND FLR FLAT, 22, PARK ROAD, BUXTON, DERBYSHIRE, SK17 6SN',
      { sub: 'Ground Floor Flat', ...AT_22 },
      'a floor as a council shortens it',
    ),
    same(
      '1ST FLOOR FRONT, 22 PARK ROAD, BUXTON, SK17 6SN',
      { sub: 'First Floor Front', ...AT_22 },
      'a floor and a side',
    ),
    other(
      'GROUND FLOOR FRONT, 22 PARK ROAD, BUXTON, SK17 6SN',
      { sub: 'Ground Floor Rear', ...AT_22 },
      'the other side of the floor',
    ),
    other(
      'LOWER GROUND FLOOR FLAT, 22 PARK ROAD, BUXTON, SK17 6SN',
      { sub: 'Ground Floor Flat', ...AT_22 },
      'the floor above it',
    ),
    other('LAND ADJ TO 22 PARK ROAD, BUXTON, SK17 6SN', AT_22, 'beside the house'),
    other('GARAGE R/O 22 PARK ROAD, BUXTON, SK17 6SN', AT_22, 'behind the house'),
    same(
      'Flat 6, Cavendish Court, 6 Cavendish Place, EASTBOURNE, BN21 3EJ',
      { sub: 'Flat 6', name: 'Cavendish Court', number: '6', ...CAVENDISH },
      'flat and house of the same number',
    ),
    other(
      'Flat 6, 6 Cavendish Place, EASTBOURNE, BN21 3EJ',
      { number: '6', ...CAVENDISH },
      'the flat is gone, its number stays',
    ),
    same('32b, London Road, EAST GRINSTEAD, RH19 1AL', { sub: 'B', ...LONDON_ROAD }, 'a letter as a field'),
    other('32c, London Road, EAST GRINSTEAD, RH19 1AL', { sub: 'B', ...LONDON_ROAD }, 'another letter'),
    other('32, London Road, EAST GRINSTEAD, RH19 1AL', { sub: 'B', ...LONDON_ROAD }, 'a letter added'),
    same(
      'FLAT 3, ROSE COURT, 15 - 17, HIGH STREET, , OTLEY, LEEDS, WEST YORKSHIRE, LS21 1AA',
      {
        sub: 'Flat 3',
        name: 'Rose Court, 15-17',
        street: 'High Street',
        town: 'OTLEY',
        postcode: 'LS21 1AA',
      },
      'a building and its numbers in one field',
    ),
    same(
      '31, SPRING FIELDS, , TIVERTON, MID DEVON, DEVON, EX16 4AX',
      { number: '31', street: 'Springfields', town: 'TIVERTON', postcode: 'EX16 4AX' },
      'a street without a kind, in two words',
    ),
    other(
      '31, SPRINGFIELDS, , TIVERTON, MID DEVON, DEVON, EX16 4AX',
      { number: '31', street: 'Cotteylands', town: 'TIVERTON', postcode: 'EX16 4AX' },
      'two streets without a kind',
    ),
    other(
      '8, HAYES MEAD, , TIVERTON, EX16 4AX',
      { number: '8', street: 'Cotteylands Close', town: 'TIVERTON', postcode: 'EX16 4AX' },
      'a street without a kind, another with one',
    ),
    other(
      '12 | The Pippins | Watford | WD25 7AA',
      { number: '12', street: 'Falcon Way', town: 'WATFORD', postcode: 'WD25 7AA' },
      'bars between the columns',
    ),
  ],

  'companies and their units': [
    same(
      '3rd Floor, 86-90 Paul Street, London, England, EC2A 4NE',
      { sub: 'Third Floor', ...PAUL },
      'a registered office',
    ),
    other('3rd Floor, 86-90 Paul Street, London, England, EC2A 4NE', PAUL, 'the floor is gone'),
    same(
      'C/O FRP ADVISORY TRADING LIMITED, 2ND FLOOR, 110 CANNON STREET, LONDON, EC4N 6EU',
      { sub: 'Second Floor', number: '110', street: 'Cannon Street', town: 'LONDON', postcode: 'EC4N 6EU' },
      'a firm that the answer has not',
    ),
    same(
      'Kemp House, 152-160 City Road, London, EC1V 2NX',
      { name: 'Kemp House 152-160', street: 'City Road', town: 'LONDON', postcode: 'EC1V 2NX' },
      'name and numbers in one field, without a comma',
    ),
    other(
      'Kemp House, 152-160 City Road, London, EC1V 2NX',
      { name: 'Kemp House', number: '160', street: 'City Road', town: 'LONDON', postcode: 'EC1V 2NX' },
      'one end of the range',
    ),
    same(
      'UNIT 4 A, MEADOW BUS. PARK, MEADOW LN, HULL, HU1 3DZ',
      {
        sub: 'Unit 4A',
        name: 'Meadow Business Park',
        street: 'Meadow Lane',
        town: 'HULL',
        postcode: 'HU1 3DZ',
      },
      'a park whose name is also the street’s',
    ),
    same(
      'Unit 12 Brook Trading Est., Deadbrook Lane, Aldershot, GU12 4XB',
      {
        sub: 'Unit 12',
        dependentStreet: 'Brook Trading Estate',
        street: 'Deadbrook Lane',
        town: 'ALDERSHOT',
        postcode: 'GU12 4XB',
      },
      'an estate as the dependent street',
    ),
    other(
      'Unit 12 Brook Trading Estate, Deadbrook Lane, Aldershot, GU12 4XB',
      {
        sub: 'Unit 12',
        dependentStreet: 'Blackwater Trading Estate',
        street: 'Deadbrook Lane',
        town: 'ALDERSHOT',
        postcode: 'GU12 4XB',
      },
      'another estate in the same street',
    ),
    other(
      'Units 12 & 14, Brook Trading Estate, Aldershot, GU12 4XB',
      { sub: 'Unit 12', street: 'Brook Trading Estate', town: 'ALDERSHOT', postcode: 'GU12 4XB' },
      'one of two units',
    ),
    other(
      'Suite 2, Second Floor, 22 Park Road, Buxton, SK17 6SN',
      { sub: 'Suite 2, First Floor', ...AT_22 },
      'the suite of another floor',
    ),
    same(
      'Suite 2 1st Flr, 22 Park Rd, Buxton, SK17 6SN',
      { sub: 'Suite 2, First Floor', ...AT_22 },
      'a suite and its floor in one field',
    ),
    same(
      'Greggs PLC, 14 - 16 Westgate, Wakefield, WF1 1LA',
      { organisation: 'Greggs', name: '14-16', ...WESTGATE },
      'a shop, a street without a kind',
    ),
    other(
      'Greggs, 14 Westgate, Wakefield, WF1 1LA',
      { organisation: 'Costa Coffee', number: '14', ...WESTGATE },
      'the shop that came after it',
    ),
    other(
      'Shop 2, 14 Westgate, Wakefield, WF1 1LA',
      { sub: 'Flat 2', number: '14', ...WESTGATE },
      'the flat above the shop',
    ),
    same(
      'Superdrug Stores plc t/a Savers, 9 Westgate, Wakefield, WF1 1LA',
      { number: '9', ...WESTGATE },
      'a trading name before the number',
    ),
    same(
      'Jones & Co., P.O.Box 55, Wakefield WF1 9XX',
      { organisation: 'Jones and Co', box: '55', ...WESTGATE, street: '', postcode: 'WF1 9XX' },
      'a box and its firm',
    ),
    other(
      'PO Box 55, Westgate, Wakefield, WF1 1LA',
      { number: '55', ...WESTGATE },
      'a house with the box’s number',
    ),
  ],

  'streets and the names beside them': [
    same(
      '4 Mill Cotts, Bridge Ln, Frome, BA11 1AA',
      {
        number: '4',
        dependentStreet: 'Mill Cottages',
        street: 'Bridge Lane',
        town: 'FROME',
        postcode: 'BA11 1AA',
      },
      'a row of cottages as the dependent street',
    ),
    other(
      '4 Mill Cottages, Bridge Lane, Frome, BA11 1AA',
      {
        number: '4',
        dependentStreet: 'Mill Cottages',
        street: 'Station Lane',
        town: 'FROME',
        postcode: 'BA11 1AA',
      },
      'the same row, another street',
    ),
    other(
      '4 Mill Cottages, Bridge Lane, Frome, BA11 1AA',
      { name: 'Mill Cottage', number: '4', street: 'Bridge Lane', town: 'FROME', postcode: 'BA11 1AA' },
      'the number of another name',
    ),
    other(
      '2 The Green, Frome, BA11 1AA',
      {
        number: '2',
        dependentStreet: 'Post Office Row',
        street: 'The Green',
        town: 'FROME',
        postcode: 'BA11 1AA',
      },
      'the second house of a row in the street',
    ),
    other(
      '10 St Marys Terrace, St Marys Road, Frome, BA11 1AA',
      { number: '10', street: "St. Mary's Road", town: 'FROME', postcode: 'BA11 1AA' },
      'the terrace is gone, its words stay',
    ),
    other(
      '2 Railway Cottages, Station Road, Frome, BA11 1AA',
      { name: '2 Station Cottages', street: 'Station Road', town: 'FROME', postcode: 'BA11 1AA' },
      'another row, named after the street',
    ),
    other(
      '14 Bristol Road, Bristol, BS4 3AA',
      { number: '14', street: 'Bath Road', town: 'BRISTOL', postcode: 'BS4 3AA' },
      'the town’s name as the street’s',
    ),
    other(
      '9 Bramley Lane, Bramley, Leeds, LS13 2AA',
      { number: '9', street: 'Town Lane', locality: 'Bramley', town: 'LEEDS', postcode: 'LS13 2AA' },
      'the locality’s name as the street’s',
    ),
    other(
      'Leeds House, 12 Park Row, Leeds, LS1 5HD',
      { name: 'York House', number: '12', street: 'Park Row', town: 'LEEDS', postcode: 'LS1 5HD' },
      'the town’s name as the building’s',
    ),
    same(
      'LEEDS HSE, 12 PARK ROW, LEEDS, LS1 5HD',
      { name: 'Leeds House', number: '12', street: 'Park Row', town: 'LEEDS', postcode: 'LS1 5HD' },
      'a building named after the town',
    ),
    same(
      '14 Bristol Rd., Brislington, BS4 3AA',
      {
        number: '14',
        street: 'Bristol Road',
        locality: 'Brislington',
        town: 'BRISTOL',
        postcode: 'BS4 3AA',
      },
      'a street named after the town',
    ),
    other(
      'Cedar Court, 22 Park Road, Buxton, SK17 6SN',
      { name: 'Maple House', ...AT_22 },
      'another building at the number',
    ),
    other(
      'Mr P Duke, 5 Earl Street, Buxton, SK17 6SN',
      { number: '5', street: 'Duke Street', town: 'BUXTON', postcode: 'SK17 6SN' },
      'a person’s name explains the street',
    ),
    other('10, Kingsway, Buxton, SK17 6SN', { ...PARK, number: '10', street: 'Queensway' }, 'king for queen'),
    same(
      'Flat 2, 22 Park Road, Flat 2, 22 Park Road, Buxton, SK17 6SN',
      { sub: 'Flat 2', ...AT_22 },
      'a line that stands twice',
    ),
    same(
      '22 Park Road, Park Road, Buxton, Buxton, SK17 6SN',
      AT_22,
      'street and town in columns of their own as well',
    ),
    same(
      '6 C/O Mrs N Patel, Elm Grove, Leeds, LS12 3QA',
      { number: '6', ...ELM },
      'the person between number and street',
    ),
    same('12½ Elm Grove, Leeds, LS12 3QA', { name: '12 1/2', ...ELM }, 'half a number'),
    other('12½ Elm Grove, Leeds, LS12 3QA', { number: '12', ...ELM }, 'the half is gone'),
    same('Flat IV, 12 Elm Grove, Leeds, LS12 3QA', { sub: 'Flat 4', number: '12', ...ELM }, 'a Roman flat'),
  ],

  'postcodes, initials, letters': [
    same(
      '16 Duncan Street, Leicester, LE1 74UT',
      { number: '16', street: 'Duncan Street', town: 'LEICESTER', postcode: 'LE17 4UT' },
      'the blank of the postcode misplaced',
    ),
    same('12 Elm Grove, Leeds LS12 3 QA', { number: '12', ...ELM }, 'two blanks in the postcode'),
    same('F3 12 Elm Grove, Leeds, LS12 3QA', { sub: 'Flat 3', number: '12', ...ELM }, 'F for flat'),
    same(
      'Y.M.C.A., 29 Westgate, Wakefield, WF1 1LA',
      { organisation: 'YMCA', number: '29', ...WESTGATE },
      'initials with points',
    ),
    same(
      "Flat 7 O'Connell Hse, Elm Grove, Leeds, LS12 3QA",
      { sub: 'Flat 7', name: 'O Connell House', ...ELM },
      'an apostrophe for a blank',
    ),
  ],

  'Scotland, Wales, Northern Ireland': [
    same('35 (2/1) Dowanhill St, Glasgow, G11 5QS', { sub: 'Flat 2/1', ...DOWANHILL }, 'in brackets'),
    other('35 (2/1) Dowanhill St, Glasgow, G11 5QS', { sub: 'Flat 2/2', ...DOWANHILL }, 'across the landing'),
    same('2fr, 57 Marchmont Rd, Edinburgh, EH9 1HT', { sub: '2FR', ...MARCHMONT }, 'second floor right'),
    other('1F2, 57 Marchmont Rd, Edinburgh, EH9 1HT', { sub: '2F1', ...MARCHMONT }, 'floor and door swapped'),
    same('12 Byres Rd, Top/Left, Glasgow G11 5RD', { sub: 'Top Left', ...BYRES }, 'behind the street'),
    other('Top Left, 12 Byres Road, Glasgow, G11 5RD', { sub: 'Top Right', ...BYRES }, 'the other side'),
    same(
      '41 Comely Bank Ave (Main Door), EH4 1ES',
      { sub: 'Main Door', ...COMELY_BANK },
      'the door to the street',
    ),
    same(
      'THE STEADING, NETHER BLELOCK, BY BANKFOOT, PERTH, PH14DR',
      { sub: 'The Steading', ...BLELOCK },
      'a steading of a farm',
    ),
    other('The Steading, Nether Blelock, Bankfoot, Perth, PH1 4DR', BLELOCK, 'the farm itself'),
    same(
      '14 Lower Milovaig Glendale Isle of Skye IV558WR',
      {
        number: '14',
        doubleLocality: 'Lower Milovaig',
        locality: 'Glendale',
        town: 'ISLE OF SKYE',
        postcode: 'IV55 8WR',
      },
      'a croft with no street',
    ),
    other(
      '14 Lower Milovaig, Glendale, Isle of Skye, IV55 8WR',
      {
        number: '14',
        doubleLocality: 'Upper Milovaig',
        locality: 'Glendale',
        town: 'ISLE OF SKYE',
        postcode: 'IV55 8WR',
      },
      'the township above it, which stands in a street’s place',
    ),
    same(
      '12 Stryd Fawr / High Street, Y Bala, LL23 7AF',
      { number: '12', street: 'High Street', ...BALA },
      'both names of the street',
    ),
    other(
      '12 Heol y Castell, Y Bala, LL23 7AF',
      { number: '12', street: 'Stryd y Castell', ...BALA },
      'two Welsh words for a way',
    ),
    same(
      'Tynycoed Farm, Llangernyw, Abergele, Conwy, LL22 8RT',
      { name: "Ty'n-y-Coed Farm", locality: 'Llangernyw', town: 'ABERGELE', postcode: 'LL22 8RT' },
      'a Welsh name in one word',
    ),
    same(
      '45 Drumnakilly Rd, Tattykeel, Omagh, Co. Tyrone, BT79 0JP',
      OMAGH,
      'a townland that the answer has not',
    ),
    other(
      '45 Drumnakilly Park, Tattykeel, Omagh, BT79 0JP',
      OMAGH,
      'the same word with another kind of street',
    ),
    same(
      'Apt 3, 12a Malone Rd, Belfast, BT9 5BN',
      {
        sub: 'Apartment 3',
        name: '12A',
        street: 'Malone Road',
        town: 'BELFAST',
        postcode: 'BT9 5BN',
        county: 'County Antrim',
      },
      'a letter in the building’s name',
    ),
    other(
      'Apt 3A, 12 Malone Road, Belfast, BT9 5BN',
      {
        sub: 'Apartment 3',
        name: '12A',
        street: 'Malone Road',
        town: 'BELFAST',
        postcode: 'BT9 5BN',
      },
      'the letter of the house, not of the flat',
    ),
  ],

  'parks, halls, moorings, institutions': [
    same('PITCH 14, SANDY LANE CARAVAN PK, SKEGNESS, PE25 1AB', { sub: 'Pitch 14', ...SANDS }, 'a pitch'),
    same(
      'Mooring No. C12, Sawley Marina, Long Eaton, NG10 3AE',
      { sub: 'Mooring C12', ...SAWLEY },
      'a mooring',
    ),
    other('Mooring C12, Sawley Marina, NG10 3AE', { sub: 'Mooring D12', ...SAWLEY }, 'another pontoon'),
    same(
      'Room C Flat 14 Bailey Court, Egerton St, Sheffield, S1 4JX',
      { sub: 'Flat 14 Room C', ...BAILEY },
      'a room before its flat',
    ),
    other(
      'Flat 14 Room C, Bailey Court, Sheffield S1 4JX',
      { sub: 'Flat 14', ...BAILEY },
      'the room is gone',
    ),
    same(
      'H.M. Prison Leeds, 2 Gloucester Terrace, Leeds, LS12 2TJ',
      {
        organisation: 'HMP Leeds',
        number: '2',
        street: 'Gloucester Terrace',
        town: 'LEEDS',
        postcode: 'LS12 2TJ',
      },
      'a prison by its initials',
    ),
    same(
      'HUDDERSFIELD ROYAL INFIRMARY, WARD 7, ACRE ST, HUDDERSFIELD, HD3 3EA',
      {
        organisation: 'Huddersfield Royal Infirmary',
        department: 'Ward 7',
        street: 'Acre Street',
        town: 'HUDDERSFIELD',
        postcode: 'HD3 3EA',
      },
      'a ward as the department',
    ),
    same(
      "Duke's Head PH, 23 Church Lane, Purton, SN5 4EF",
      { organisation: 'Dukes Head Public House', number: '23', ...CHURCH },
      'a pub',
    ),
    other(
      'The Red Lion, 23 Church Lane, Purton, SN5 4EF',
      { organisation: 'The White Lion', number: '23', ...CHURCH },
      'another pub',
    ),
    other(
      'Purton Surgery, 4 Church Lane, Purton, SN5 4EF',
      { organisation: 'Purton Veterinary Clinic', number: '4', ...CHURCH },
      'two trades that share a place’s name',
    ),
    other(
      "St Peter's Vicarage, Church Lane, Purton, SN5 4EF",
      { organisation: "St. Paul's Vicarage", ...CHURCH },
      'another saint',
    ),
    other(
      'The Barn, Manor Farm, Church Lane, Purton, SN5 4EF',
      { name: 'Manor Farm', ...CHURCH },
      'the farm, not its barn',
    ),
    same(
      'Manor Fm, Church Ln, Purton, Wilts, SN5 4EF',
      { name: 'Manor Farm', ...CHURCH },
      'a farm, shortened',
    ),
  ],
}
