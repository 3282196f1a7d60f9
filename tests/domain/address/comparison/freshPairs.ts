import { other, same, type JudgedPair } from './judgedPair'

const KINGS = { street: 'Kings Road', town: 'READING', postcode: 'RG1 3AR' }
const AT_41 = { number: '41', ...KINGS }
const MILL = { street: 'Millbrook Terrace', locality: 'Coxhoe', town: 'DURHAM', postcode: 'DH6 4AB' }
const GREAT_WESTERN = { number: '264', street: 'Great Western Road', town: 'GLASGOW', postcode: 'G4 9EJ' }
const BRUNTSFIELD = { number: '19', street: 'Bruntsfield Gardens', town: 'EDINBURGH', postcode: 'EH10 4EA' }
const TREGARON = { town: 'TREGARON', postcode: 'SY25 6JN' }
const CARDIGAN = { town: 'CARDIGAN', postcode: 'SA43 1HR' }
const DUNGANNON = { number: '112', street: 'Killyman Road', town: 'DUNGANNON', postcode: 'BT71 6DE' }
const PARK = { street: 'Coast Road', locality: 'Leysdown', town: 'SHEERNESS', postcode: 'ME12 4RG' }
const MARINA = { name: 'Pyrford Marina', street: 'Lock Lane', town: 'WOKING', postcode: 'GU22 8XL' }
const HALL = { name: 'Lupton Residences', street: 'Alma Road', town: 'LEEDS', postcode: 'LS6 2AH' }
const FARM = { street: 'Hollow Lane', locality: 'Shotesham', town: 'NORWICH', postcode: 'NR15 1YP' }
const PRISON = {
  organisation: 'HMP Wandsworth',
  street: 'Heathfield Road',
  town: 'LONDON',
  postcode: 'SW18 3HS',
}
const HOSPITAL = {
  organisation: 'Wansbeck General Hospital',
  street: 'Woodhorn Lane',
  town: 'ASHINGTON',
  postcode: 'NE63 9JJ',
}
const TRADE = {
  street: 'Commerce Way',
  locality: 'Skippers Lane Industrial Estate',
  town: 'MIDDLESBROUGH',
  postcode: 'TS6 6UR',
}
const SCHOOL = { street: 'Vicarage Road', town: 'WATFORD', postcode: 'WD18 0EB' }

/** True matches and wrong doors as lists write them, with commas and without. */
export const FRESH_PAIRS: JudgedPair[] = [
  same(
    '14 Riverside Court, Riverside, Reading RG1 3AR',
    { sub: 'Flat 14', name: 'Riverside Court', ...KINGS, street: 'Riverside' },
    'a block on the street of its name',
  ),
  same('41 KINGS RD READING BERKS RG1 3AR', AT_41, 'a council’s line without commas'),
  same('Flat 7, 41, Kings Road, READING, RG1 3AR', { sub: 'Flat 7', ...AT_41 }, 'an energy certificate'),
  same(
    'FLAT BASEMENT 41 KINGS ROAD READING RG1 3AR',
    { sub: 'Basement Flat', ...AT_41 },
    'a flat with its floor behind',
  ),
  same(
    '7, Millbrook Ter., Coxhoe, Co. Durham, DH6 4AB',
    { number: '7', ...MILL },
    'a terrace and an old county',
  ),
  same(
    'Acorn Bookkeeping Ltd, 2nd Floor, 41 Kings Road, Reading, United Kingdom, RG1 3AR',
    { organisation: 'Acorn Bookkeeping Ltd', sub: 'Second Floor', ...AT_41 },
    'Companies House',
  ),
  same(
    'C/O Acorn Bookkeeping Limited Suite 12 41 Kings Road Reading England RG1 3AR',
    { sub: 'Suite 12', ...AT_41 },
    'an accountant’s address of a firm, without commas',
  ),
  same(
    'Flat 2/1, 264 Great Western Road, Glasgow, G4 9EJ',
    { sub: 'Flat 2/1', ...GREAT_WESTERN },
    'a Scottish flat',
  ),
  same(
    '2/1 264 Gt Western Rd Glasgow G4 9EJ',
    { sub: 'Flat 2/1', ...GREAT_WESTERN },
    'a Scottish flat without commas',
  ),
  same(
    '264 (3/2) Great Western Road, Glasgow G4 9EJ',
    { sub: 'Flat 3/2', ...GREAT_WESTERN },
    'the flat in brackets',
  ),
  same('1F2, 19 Bruntsfield Gdns, Edinburgh, EH10 4EA', { sub: '1F2', ...BRUNTSFIELD }, 'an Edinburgh stair'),
  same(
    'Ty Coch, Heol y Bont, Tregaron, Ceredigion, SY25 6JN',
    { name: 'Ty Coch', street: 'Heol Y Bont', ...TREGARON },
    'a Welsh house',
  ),
  same(
    '14 FFORDD Y GOGLEDD ABERTEIFI SA43 1HR',
    { number: '14', street: 'Ffordd Y Gogledd', ...CARDIGAN },
    'a Welsh town in Welsh, without commas',
  ),
  same(
    'Pant-y-Blodau, Stryd y Capel, Tregaron SY25 6JN',
    { name: 'Pantyblodau', street: 'Stryd Y Capel', ...TREGARON },
    'a hyphenated Welsh house',
  ),
  same('112 Killyman Rd, Mullaghmore, Dungannon, Co. Tyrone, BT71 6DE', DUNGANNON, 'a townland'),
  same(
    '112A KILLYMAN ROAD DUNGANNON COUNTY TYRONE BT71 6DE',
    { ...DUNGANNON, number: '', name: '112A' },
    'a letter in Northern Ireland',
  ),
  same(
    'Pitch 44, Warden Springs Holiday Park, Coast Road, Leysdown on Sea, ME12 4RG',
    { sub: 'Pitch 44', name: 'Warden Springs Holiday Park', ...PARK },
    'a pitch in a park',
  ),
  same(
    'Plot 9 Warden Springs Caravan Pk Coast Rd Leysdown Sheerness ME12 4RG',
    { sub: 'Plot 9', name: 'Warden Springs Caravan Park', ...PARK },
    'a plot in a park, without commas',
  ),
  same(
    'nb Kestrel, Berth C14, Pyrford Marina, Lock Lane, Woking GU22 8XL',
    { sub: 'Berth C14', ...MARINA },
    'a boat by its name and its berth',
  ),
  same(
    'Room 12, Flat 4, Lupton Residences, Alma Rd, Leeds, LS6 2AH',
    { sub: 'Room 12 Flat 4', ...HALL },
    'a room in a hall',
  ),
  same('B4-12 Lupton Residences, Alma Road, Leeds LS6 2AH', { sub: 'B4-12', ...HALL }, 'a room as a code'),
  same(
    'Grange Fm, Hollow Ln, Shotesham All Saints, Norwich, NR15 1YP',
    { name: 'Grange Farm', ...FARM },
    'a farm',
  ),
  same(
    'The Barn Grange Farm Hollow Lane Shotesham Norwich NR15 1YP',
    { sub: 'The Barn', name: 'Grange Farm', ...FARM },
    'a barn of a farm, without commas',
  ),
  same('Mr J Smith A1234BC, HM Prison Wandsworth, Heathfield Road, London SW18 3HS', PRISON, 'a prisoner'),
  same(
    'Ward 7, Wansbeck Gen. Hosp., Woodhorn Lane, Ashington, NE63 9JJ',
    { department: 'Ward 7', ...HOSPITAL },
    'a ward',
  ),
  same(
    'Finance Dept, Wansbeck General Hospital, Woodhorn Ln, Ashington, Northumberland NE63 9JJ',
    HOSPITAL,
    'a department that the answer has not',
  ),
  same(
    'Units 3-4, Commerce Way, Skippers Lane Ind. Est., Middlesbrough, TS6 6UR',
    { sub: 'Units 3-4', ...TRADE },
    'two units',
  ),
  same(
    'UNIT 5 COMMERCE WAY SKIPPERS LANE MIDDLESBROUGH TS6 6UR',
    { sub: 'Unit 5', ...TRADE },
    'a unit on an estate, without commas',
  ),
  same(
    'Holy Rood RC Junior & Infant School, Vicarage Road, Watford, Herts, WD18 0EB',
    { organisation: 'Holy Rood Roman Catholic Junior and Infant School', ...SCHOOL },
    'a school, RC in full',
  ),
  same(
    'St Michaels CofE Primary, Vicarage Rd, Watford WD18 0EB',
    { organisation: 'St Michael’s C of E Primary School', ...SCHOOL },
    'a school without the word',
  ),
  same(
    'Headteacher, Cassio Nursery School, 12 Vicarage Road, Watford WD18 0EB',
    { organisation: 'Cassio Nursery School', number: '12', ...SCHOOL },
    'somebody at a school',
  ),
  same('Mrs P Kings, 41 Kings Road, Reading RG1 3AR', AT_41, 'a person of the street’s name'),
  same(
    'Reading Room Cottage 41 Kings Road Reading RG1 3AR',
    { name: 'Reading Room Cottage', ...AT_41 },
    'a house with the town in its name, without commas',
  ),
  same(
    'Kings House, 41 Kings Road, Reading, RG1 3AR',
    { name: 'Kings House', ...AT_41 },
    'a house of the street’s name',
  ),
  same('41 Kings Road Caversham Reading Berkshire RG1 3AR', { ...AT_41, locality: 'Caversham' }, 'a suburb'),
  same('Thames Tower, 41 Kings Rd., Reading RG1 3AR', AT_41, 'a tower that the answer has not'),
  same(
    'Dental Surgery, 41 Kings Road, Reading RG1 3AR',
    { organisation: 'Kings Road Dental Practice', ...AT_41 },
    'a dentist by trade and street',
  ),
  same('Forty One Kings Road, Reading RG1 3AR', AT_41, 'a number in words'),
  same('Annexe, 41 Kings Road, Reading RG1 3AR', { sub: 'Annexe', ...AT_41 }, 'an annexe'),
  same('41-43 Kings Road Reading RG1 3AR', { name: '41-43', ...KINGS }, 'a range'),
  same(
    'c/o The Manager, Caretakers Flat, 41 Kings Road, Reading, RG1 3AR',
    { sub: 'Caretakers Flat', ...AT_41 },
    'a caretaker',
  ),

  other(
    '41 KINGS RD READING BERKS RG1 3AR',
    { ...AT_41, street: 'Queens Road' },
    'another street, without commas',
  ),
  other('41 ORTS ROAD READING RG1 3AR', AT_41, 'another street, without commas, the other way'),
  other('41 SUNNYSIDE READING RG1 3AR', AT_41, 'a street without a kind, without commas'),
  other(
    'FLAT 7 HANOVER COURT 41 KINGS ROAD READING RG1 3AR',
    { sub: 'Flat 7', name: 'Regent Court', ...AT_41 },
    'another block, without commas',
  ),
  other(
    'HANOVER COURT 41 KINGS ROAD READING RG1 3AR',
    { name: 'Regent Court', ...AT_41 },
    'another block without a flat',
  ),
  other(
    'FAIRVIEW 41 KINGS ROAD READING RG1 3AR',
    { name: 'Rosemount', ...AT_41 },
    'another house’s name without a kind, without commas',
  ),
  other(
    'Flat 7, 41 Kings Road, Reading, RG1 3AR',
    { sub: 'Flat 7', number: '14', ...KINGS },
    'digits swapped',
  ),
  other(
    '3 Rose Cottages Church Row Coxhoe Durham DH6 4AB',
    { number: '3', dependentStreet: 'Rose Cottages', ...MILL },
    'the street of a row, without commas',
  ),
  other(
    '3 Rose Cottages Millbrook Terrace Coxhoe Durham DH6 4AB',
    { number: '3', dependentStreet: 'Ivy Cottages', ...MILL },
    'another row, without commas',
  ),
  other('7 Millbrook Close, Coxhoe, DH6 4AB', { number: '7', ...MILL }, 'a close and a terrace'),
  other(
    'Flat 2/2, 264 Great Western Road, Glasgow, G4 9EJ',
    { sub: 'Flat 2/1', ...GREAT_WESTERN },
    'the flat beside',
  ),
  other(
    '2/1 264 GREAT WESTERN TERRACE GLASGOW G4 9EJ',
    { sub: 'Flat 2/1', ...GREAT_WESTERN },
    'a terrace and a road, without commas',
  ),
  other('264 Great Western Road, Glasgow, G4 9EJ', { sub: 'Flat 0/1', ...GREAT_WESTERN }, 'a flat is added'),
  other(
    '2F1, 19 Bruntsfield Gardens, Edinburgh, EH10 4EA',
    { sub: '1F2', ...BRUNTSFIELD },
    'another flat of the stair',
  ),
  other('19 Bruntsfield Place, Edinburgh, EH10 4EA', BRUNTSFIELD, 'a place and gardens'),
  other(
    '14 Heol y Gogledd, Aberteifi, SA43 1HR',
    { number: '14', street: 'Ffordd Y Gogledd', ...CARDIGAN },
    'heol and ffordd',
  ),
  other(
    '14 STRYD FAWR ABERTEIFI SA43 1HR',
    { number: '14', street: 'Heol Fawr', ...CARDIGAN },
    'stryd and heol, without commas',
  ),
  other(
    'Ty Gwyn, Heol y Bont, Tregaron SY25 6JN',
    { name: 'Ty Coch', street: 'Heol Y Bont', ...TREGARON },
    'the white and the red house',
  ),
  other(
    '112 Killyman Road, Dungannon BT71 6DE',
    { ...DUNGANNON, street: 'Killyman Street' },
    'a road and a street',
  ),
  other(
    '112 Coalisland Road Dungannon Co Tyrone BT71 6DE',
    DUNGANNON,
    'a road to another town, without commas',
  ),
  other(
    'Pitch 44, Warden Springs Holiday Park, Coast Road, Leysdown, ME12 4RG',
    { sub: 'Pitch 44', name: 'Priory Hill Holiday Park', ...PARK },
    'another park',
  ),
  other(
    'Pitch 44 Warden Springs Holiday Park Coast Road Leysdown ME12 4RG',
    { sub: 'Pitch 45', name: 'Warden Springs Holiday Park', ...PARK },
    'another pitch',
  ),
  other(
    'Berth C14, Pyrford Marina, Lock Lane, Woking GU22 8XL',
    { sub: 'Berth D14', ...MARINA },
    'another berth',
  ),
  other(
    'Berth C14, Walton Marina, Lock Lane, Woking GU22 8XL',
    { sub: 'Berth C14', ...MARINA },
    'another marina',
  ),
  other(
    'Room 12, Flat 4, Lupton Residences, Alma Rd, Leeds, LS6 2AH',
    { sub: 'Room 12 Flat 5', ...HALL },
    'another flat of the hall',
  ),
  other(
    'Flat 4 Devonshire Hall Alma Road Leeds LS6 2AH',
    { sub: 'Flat 4', ...HALL },
    'another hall, without commas',
  ),
  other(
    'Grange Farm, Hollow Lane, Shotesham, NR15 1YP',
    { name: 'Grange Cottage', ...FARM },
    'a farm and its cottage',
  ),
  other(
    'Manor Farm Hollow Lane Shotesham Norwich NR15 1YP',
    { name: 'Grange Farm', ...FARM },
    'another farm, without commas',
  ),
  other(
    'The Granary, Grange Farm, Hollow Lane, Shotesham, NR15 1YP',
    { sub: 'The Barn', name: 'Grange Farm', ...FARM },
    'another barn',
  ),
  other(
    'Gatehouse, HM Prison Wandsworth, 3 Heathfield Road, London SW18 3HS',
    { number: '5', street: 'Heathfield Road', town: 'LONDON', postcode: 'SW18 3HS' },
    'another number',
  ),
  other('Wansbeck Private Hospital, Woodhorn Lane, Ashington NE63 9JJ', HOSPITAL, 'another hospital'),
  other(
    'Unit 3, Commerce Way, Skippers Lane Ind. Est., Middlesbrough, TS6 6UR',
    { sub: 'Units 3-4', ...TRADE },
    'one unit of two',
  ),
  other(
    'UNIT 5 ENTERPRISE COURT MIDDLESBROUGH TS6 6UR',
    { sub: 'Unit 5', ...TRADE },
    'another street on the estate, without commas',
  ),
  other(
    'Holy Rood RC Infant School, Vicarage Road, Watford, WD18 0EB',
    { organisation: 'Holy Rood RC Junior School', ...SCHOOL },
    'infants and juniors',
  ),
  other(
    'Kings Road Dental Practice, 41 Kings Road, Reading RG1 3AR',
    { organisation: 'Kings Road Veterinary Practice', ...AT_41 },
    'a dentist and a vet',
  ),
  other(
    'Harlow Joinery Ltd, 41 Kings Road, Reading RG1 3AR',
    { organisation: 'Harlow Plumbing Ltd', ...AT_41 },
    'another trade',
  ),
  other('Suite 12, 41 Kings Road, Reading RG1 3AR', { sub: 'Suite 21', ...AT_41 }, 'another suite'),
  other('41 Reading Road, Reading, RG1 3AR', AT_41, 'a street of the town’s name'),
  other('41 READING ROAD READING RG1 3AR', AT_41, 'a street of the town’s name, without commas'),
  other(
    'Church View, 41 Park Lane, Reading RG1 3AR',
    {
      name: 'Park View',
      number: '41',
      street: 'Park Lane',
      locality: 'Church End',
      town: 'READING',
      postcode: 'RG1 3AR',
    },
    'another house, whose words are in the street and the village',
  ),
]
