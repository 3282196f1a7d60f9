import { other, same, type JudgedPair } from './judgedPair'

const NELSON = { street: 'Nelson Street', town: 'NORWICH', postcode: 'NR2 4DR' }
const AT_18 = { number: '18', ...NELSON }
const LEITH = { number: '118', street: 'Leith Walk', town: 'EDINBURGH', postcode: 'EH6 5DX' }
const LLAN = { town: 'LLANDEILO', postcode: 'SA19 6BH' }
const MOIRA = { locality: 'Moira', town: 'CRAIGAVON', postcode: 'BT67 0LG' }
const HALE = { locality: 'Hale', town: 'ALTRINCHAM', postcode: 'WA15 9ST' }

/** True matches and wrong doors of every kind, that no rule was written with. */
export const HELD_BACK_PAIRS: JudgedPair[] = [
  same(
    'APARTMENT 407, EXCHANGE, 8, ELMIRA WAY, , SALFORD, M5 3AA',
    {
      sub: 'Apt 407',
      name: 'The Exchange',
      number: '8',
      street: 'Elmira Way',
      town: 'SALFORD',
      postcode: 'M5 3AA',
    },
    'a building without its article',
  ),
  same('18e Nelson St, Norwich, NR2 4DR', { sub: 'E', ...AT_18 }, 'a letter as a field'),
  same('TFR 118 Leith Walk, EH6 5DX', { sub: 'TFR', ...LEITH }, 'top floor right'),
  same('Leith Walk 118, Flat 9, Edinburgh, EH6 5DX', { sub: 'Flat 9', ...LEITH }, 'street first, flat last'),
  same(
    'W.H. Smith & Son, 40-42 Nelson Street, Norwich, NR2 4DR',
    { organisation: 'W H Smith and Son', name: '40-42', ...NELSON },
    'initials of a shop',
  ),
  same(
    'R S P C A Animal Centre, Nelson Street, Norwich NR2 4DR',
    { organisation: 'RSPCA Animal Centre', ...AT_18 },
    'initials, a number that was not sent',
  ),
  same(
    'St. Thomas More RC Primary Sch., Nelson St., Norwich, NR2 4DR',
    { organisation: 'St Thomas More RC Primary School', ...NELSON },
    'a school',
  ),
  same(
    '3 Tair Felin, Pont-ar-Llechau, Llandeilo, SA19 6BH',
    { number: '3', street: "Tai'r Felin", locality: 'Pontarllechau', ...LLAN },
    'a Welsh row without its apostrophe',
  ),
  same(
    'Apt 2 7a Clarehill Rd, Moira, Co Armagh, BT67 0LG',
    { sub: 'Apartment 2', name: '7A', street: 'Clarehill Road', ...MOIRA },
    'a letter, a village, an old county',
  ),
  same(
    'No 9 Willow Way, Meadowlands Res. Pk, Hale, WA15 9ST',
    { number: '9', dependentStreet: 'Willow Way', street: 'Meadowlands Residential Park', ...HALE },
    'a way in a park of mobile homes',
  ),
  same(
    'PLOT 27 - 8 HAREBELL CL, HALE, ALTRINCHAM, CHESHIRE, WA15 9ST',
    { number: '8', street: 'Harebell Close', ...HALE },
    'a new house with its plot and its number',
  ),
  same(
    '10 Downing Street, London WIA OAX',
    {
      number: '10',
      street: 'Downing Street',
      town: 'LONDON',
      postcode: 'W1A 0AX',
    },
    'letters for digits on both sides',
  ),
  same(
    'Accounts Payable, Nelson Housing Association, Hale Court, Ashley Rd, Hale, WA15 9ST',
    {
      organisation: 'Nelson Housing Association Ltd',
      name: 'Hale Court',
      number: '55',
      street: 'Ashley Road',
      ...HALE,
    },
    'a desk, a firm, a building named after the place',
  ),
  same(
    '1 Hollybank Cottages, Moss Ln, Hale, WA15 9ST',
    { name: '1 Holly Bank Cottages', street: 'Moss Lane', ...HALE },
    'number and name in one field',
  ),
  same(
    'The Old Smithy, Gt. Musgrave, Kirkby Stephen, CA17 4DW',
    { name: 'Old Smithy', locality: 'Great Musgrave', town: 'KIRKBY STEPHEN', postcode: 'CA17 4DW' },
    'a house in a village without streets',
  ),
  other('18f Nelson St, Norwich, NR2 4DR', { sub: 'E', ...AT_18 }, 'another letter as a field'),
  other('The Coach House, rear of 18 Nelson Street, Norwich, NR2 4DR', AT_18, 'the house in front'),
  other('Garage 3, 18 Nelson Street, Norwich, NR2 4DR', { sub: 'Flat 3', ...AT_18 }, 'a garage for a flat'),
  other(
    '2, 18 Nelson Street, Norwich, NR2 4DR',
    { number: '2', ...NELSON },
    'the flat’s number as the house’s',
  ),
  other('3F1, 118 Leith Walk, Edinburgh, EH6 5DX', { sub: '1F3', ...LEITH }, 'floor and door swapped'),
  other(
    'PLOT 8, HAREBELL CLOSE, HALE, WA15 9ST',
    { number: '8', street: 'Harebell Close', ...HALE },
    'a plot is no number',
  ),
  other(
    '14, Bowfell, Hale, WA15 9ST',
    { number: '14', street: 'Ashmeads', ...HALE },
    'two streets without a kind',
  ),
  other(
    'Hale Lodge, 55 Ashley Road, Hale, WA15 9ST',
    { name: 'Ashley Lodge', number: '55', street: 'Ashley Road', ...HALE },
    'place and street explain both names',
  ),
  other(
    '10 Old Street, Hale, WA15 9ST',
    { number: '10', dependentStreet: 'Old Street Yard', street: 'Old Street', ...HALE },
    'the yard off the street',
  ),
  other(
    '8 Heol Llan, Llandeilo, SA19 6BH',
    { number: '8', street: 'Ffordd Llan', ...LLAN },
    'two Welsh ways',
  ),
  other(
    'Manor Farm Bungalow, Llandeilo, SA19 6BH',
    { name: 'Manor Farm Cottage', ...LLAN },
    'another house of the farm',
  ),
  other(
    '7 Clarehill Road, Moira, BT67 0LG',
    { name: '7A', street: 'Clarehill Road', ...MOIRA },
    'a letter that was not sent',
  ),
  other(
    'Nelson Surgery, 18 Nelson Street, Norwich, NR2 4DR',
    { organisation: 'Nelson Dental Surgery', ...AT_18 },
    'one word more makes another firm',
  ),
  other(
    'Unit 7, Northfield Ind. Est., Nelson Street, Norwich, NR2 4DR',
    { sub: 'Unit 7', name: 'Southfield Industrial Estate', ...NELSON },
    'another estate',
  ),
  other(
    'PO Box 1203, Norwich, NR2 9XX',
    { box: '1230', ...NELSON, street: '', postcode: 'NR2 9XX' },
    'a box’s digits swapped',
  ),
]
