import { readPairs } from './readPairs'

/** True matches and wrong doors of every kind, that no rule was written with. */
export const HELD_BACK_PAIRS = readPairs(`
held back
APARTMENT 407, EXCHANGE, 8, ELMIRA WAY, , SALFORD, M5 3AA → sub: Apt 407 | name: The Exchange | number: 8 | street: Elmira Way | town: SALFORD | postcode: M5 3AA → same: a building without its article
18e Nelson St, Norwich, NR2 4DR → sub: E | number: 18 | street: Nelson Street | town: NORWICH | postcode: NR2 4DR → same: a letter as a field
TFR 118 Leith Walk, EH6 5DX → sub: TFR | number: 118 | street: Leith Walk | town: EDINBURGH | postcode: EH6 5DX → same: top floor right
Leith Walk 118, Flat 9, Edinburgh, EH6 5DX → sub: Flat 9 | number: 118 | street: Leith Walk | town: EDINBURGH | postcode: EH6 5DX → same: street first, flat last
W.H. Smith & Son, 40-42 Nelson Street, Norwich, NR2 4DR → organisation: W H Smith and Son | name: 40-42 | street: Nelson Street | town: NORWICH | postcode: NR2 4DR → same: initials of a shop
R S P C A Animal Centre, Nelson Street, Norwich NR2 4DR → organisation: RSPCA Animal Centre | number: 18 | street: Nelson Street | town: NORWICH | postcode: NR2 4DR → same: initials, a number that was not sent
St. Thomas More RC Primary Sch., Nelson St., Norwich, NR2 4DR → organisation: St Thomas More RC Primary School | street: Nelson Street | town: NORWICH | postcode: NR2 4DR → same: a school
3 Tair Felin, Pont-ar-Llechau, Llandeilo, SA19 6BH → number: 3 | street: Tai'r Felin | locality: Pontarllechau | town: LLANDEILO | postcode: SA19 6BH → same: a Welsh row without its apostrophe
Apt 2 7a Clarehill Rd, Moira, Co Armagh, BT67 0LG → sub: Apartment 2 | name: 7A | street: Clarehill Road | locality: Moira | town: CRAIGAVON | postcode: BT67 0LG → same: a letter, a village, an old county
No 9 Willow Way, Meadowlands Res. Pk, Hale, WA15 9ST → number: 9 | dependentStreet: Willow Way | street: Meadowlands Residential Park | locality: Hale | town: ALTRINCHAM | postcode: WA15 9ST → same: a way in a park of mobile homes
PLOT 27 - 8 HAREBELL CL, HALE, ALTRINCHAM, CHESHIRE, WA15 9ST → number: 8 | street: Harebell Close | locality: Hale | town: ALTRINCHAM | postcode: WA15 9ST → same: a new house with its plot and its number
10 Downing Street, London WIA OAX → number: 10 | street: Downing Street | town: LONDON | postcode: W1A 0AX → same: letters for digits on both sides
Accounts Payable, Nelson Housing Association, Hale Court, Ashley Rd, Hale, WA15 9ST → organisation: Nelson Housing Association Ltd | name: Hale Court | number: 55 | street: Ashley Road | locality: Hale | town: ALTRINCHAM | postcode: WA15 9ST → same: a desk, a firm, a building named after the place
1 Hollybank Cottages, Moss Ln, Hale, WA15 9ST → name: 1 Holly Bank Cottages | street: Moss Lane | locality: Hale | town: ALTRINCHAM | postcode: WA15 9ST → same: number and name in one field
The Old Smithy, Gt. Musgrave, Kirkby Stephen, CA17 4DW → name: Old Smithy | locality: Great Musgrave | town: KIRKBY STEPHEN | postcode: CA17 4DW → same: a house in a village without streets
18f Nelson St, Norwich, NR2 4DR → sub: E | number: 18 | street: Nelson Street | town: NORWICH | postcode: NR2 4DR → other: another letter as a field
The Coach House, rear of 18 Nelson Street, Norwich, NR2 4DR → number: 18 | street: Nelson Street | town: NORWICH | postcode: NR2 4DR → other: the house in front
Garage 3, 18 Nelson Street, Norwich, NR2 4DR → sub: Flat 3 | number: 18 | street: Nelson Street | town: NORWICH | postcode: NR2 4DR → other: a garage for a flat
2, 18 Nelson Street, Norwich, NR2 4DR → number: 2 | street: Nelson Street | town: NORWICH | postcode: NR2 4DR → other: the flat’s number as the house’s
3F1, 118 Leith Walk, Edinburgh, EH6 5DX → sub: 1F3 | number: 118 | street: Leith Walk | town: EDINBURGH | postcode: EH6 5DX → other: floor and door swapped
PLOT 8, HAREBELL CLOSE, HALE, WA15 9ST → number: 8 | street: Harebell Close | locality: Hale | town: ALTRINCHAM | postcode: WA15 9ST → other: a plot is no number
14, Bowfell, Hale, WA15 9ST → number: 14 | street: Ashmeads | locality: Hale | town: ALTRINCHAM | postcode: WA15 9ST → other: two streets without a kind
Hale Lodge, 55 Ashley Road, Hale, WA15 9ST → name: Ashley Lodge | number: 55 | street: Ashley Road | locality: Hale | town: ALTRINCHAM | postcode: WA15 9ST → other: place and street explain both names
10 Old Street, Hale, WA15 9ST → number: 10 | dependentStreet: Old Street Yard | street: Old Street | locality: Hale | town: ALTRINCHAM | postcode: WA15 9ST → other: the yard off the street
8 Heol Llan, Llandeilo, SA19 6BH → number: 8 | street: Ffordd Llan | town: LLANDEILO | postcode: SA19 6BH → other: two Welsh ways
Manor Farm Bungalow, Llandeilo, SA19 6BH → name: Manor Farm Cottage | town: LLANDEILO | postcode: SA19 6BH → other: another house of the farm
7 Clarehill Road, Moira, BT67 0LG → name: 7A | street: Clarehill Road | locality: Moira | town: CRAIGAVON | postcode: BT67 0LG → other: a letter that was not sent
Nelson Surgery, 18 Nelson Street, Norwich, NR2 4DR → organisation: Nelson Dental Surgery | number: 18 | street: Nelson Street | town: NORWICH | postcode: NR2 4DR → other: one word more makes another firm
Unit 7, Northfield Ind. Est., Nelson Street, Norwich, NR2 4DR → sub: Unit 7 | name: Southfield Industrial Estate | street: Nelson Street | town: NORWICH | postcode: NR2 4DR → other: another estate
PO Box 1203, Norwich, NR2 9XX → box: 1230 | street: | town: NORWICH | postcode: NR2 9XX → other: a box’s digits swapped
`)
