import { readPairs } from './readPairs'

/** Kinds that the labels tell apart: what is at a house, a longer name, another park of a firm; floors, sides and brackets as people write them. */
export const KIN_PAIRS = readPairs(`
what is another door
Church Farm, Mount Pleasant, LS1 4AP → name: Church Farm | street: Upper Mount Pleasant → other: by its words
Rose Cottage, High Street, LS1 4AP → name: Rose Cottage | street: Old High Street → other: by its words
Kestrel House, Marsh Lane, LS1 4AP → name: Kestrel House | street: Marsh Lane East → other: by its words
17 Thornton Ltd, Piccadilly, LS1 4AP → number: 17 | street: Cheapside → other: by its words
9 Bright & Sons Ltd, Kingsway, LS1 4AP → number: 9 | street: Queensway → other: by its words
3 Barker Motors, Haymarket, LS1 4AP → number: 3 | street: Cornmarket → other: by its words
The Health Centre, Lawson Street, LS1 4AP → organisation: The Health Centre | box: 226 → other: by its words
Acme Ltd, 12 High Street, LS1 4AP → organisation: Acme Ltd | box: 71 → other: by its words
The Medical Centre, Mill Road, LS1 4AP → organisation: Mill Road Medical Centre | box: 9 → other: by its words
Acme Ltd, Kestrel Business Park, LS1 4AP → organisation: Acme Ltd | name: Falcon Business Park → other: by its words
Acme Ltd, Unit 3, Kestrel Centre, LS1 4AP → organisation: Acme Ltd | sub: Unit 3 | name: Merlin Centre → other: by its words
Thornton Dental, Riverside Retail Park, Ferry Road, LS1 4AP → organisation: Thornton Dental | name: Meadow Retail Park | street: Ferry Road → other: by its words
The Old School, High Street, LS1 4AP → name: The Old School House | street: High Street → other: by its words
The Old Chapel, High Street, LS1 4AP → name: The Old Chapel House | street: High Street → other: by its words
The Mill, Church Lane, LS1 4AP → name: Mill House | street: Church Lane → other: by its words
Land at 12 High Street, LS1 4AP → number: 12 | street: High Street → other: by its words
Site of 12 High Street, LS1 4AP → number: 12 | street: High Street → other: by its words
ATM at 12 High Street, LS1 4AP → number: 12 | street: High Street → other: by its words
ATM, 12 High Street, LS1 4AP → number: 12 | street: High Street → other: by its words
Above 12 High Street, LS1 4AP → number: 12 | street: High Street → other: by its words
Over 12 High Street, LS1 4AP → number: 12 | street: High Street → other: by its words
Above Rose Cottage, High Street, LS1 4AP → name: Rose Cottage | street: High Street → other: by its words
12, Queen Victoria Street, LS1 4AP → number: 12 | street: Victoria Street → other: by its words
Flat 1, 12, Water Mill Lane, LS1 4AP → sub: Flat 1 | number: 12 | street: Mill Lane → other: by its words
Rose Cottage, St Peters Church Lane, LS1 4AP → name: Rose Cottage | street: Church Lane → other: by its words
Acme Ltd, Unit 4, Water Mill Lane, LS1 4AP → organisation: Acme Ltd | sub: Unit 4 | street: Mill Lane → other: by its words
12, Church Green, LS1 4AP → number: 12 | street: The Green → other: by its words
Flat 1, Kelvin Court, Camberwell Grove, LS1 4AP → sub: Flat 1 | name: Kelvin Court | street: The Grove → other: by its words
Flat above The Red Lion, High Street, LS1 4AP → organisation: The Red Lion | street: High Street → other: by its words
Wild Rose Cottage, Mill Lane, LS1 4AP → name: Rose Cottage | street: Mill Lane → other: by its words
Flat 2, Prince Albert House, High Street, LS1 4AP → sub: Flat 2 | name: Albert House | street: High Street → other: by its words
Managers Flat Red Lion 12 High Street, LS1 4AP → organisation: The Red Lion | number: 12 | street: High Street → other: by its words
Wardens Flat Oak House 12 High Street, LS1 4AP → name: Oak House | number: 12 | street: High Street → other: by its words
Flat above the bakery, 12 High Street, LS1 4AP → number: 12 | street: High Street → other: by its words
Flat over hairdressers, 12 High Street, LS1 4AP → number: 12 | street: High Street → other: by its words
Flat behind shop, 12 High Street, LS1 4AP → number: 12 | street: High Street → other: by its words
Flat above Co-op, 12 High Street, LS1 4AP → organisation: Co-op | number: 12 | street: High Street → other: by its words
Above the bank, 12 High Street, LS1 4AP → number: 12 | street: High Street → other: by its words
At the rear of 12 High Street, LS1 4AP → number: 12 | street: High Street → other: by its words
Acme at rear of 12 High Street, LS1 4AP → organisation: Acme | number: 12 | street: High Street → other: by its words
Building plot at 12 High Street, LS1 4AP → number: 12 | street: High Street → other: by its words
Rear of Rose Cottage, High Street, LS1 4AP → name: Rose Cottage | street: High Street → other: by its words
In front of Rose Cottage, High Street, LS1 4AP → name: Rose Cottage | street: High Street → other: by its words
ATM o/s Rose Cottage, High Street, LS1 4AP → name: Rose Cottage | street: High Street → other: by its words
Corner of 12 High Street, LS1 4AP → number: 12 | street: High Street → other: by its words
Annexe to 12 High Street, LS1 4AP → number: 12 | street: High Street → other: by its words
Mast on Rose Cottage, High Street, LS1 4AP → name: Rose Cottage | street: High Street → other: by its words
12, Court Mews, High Street, LS1 4AP → number: 12 | street: High Street → other: by its words
Kiosk outside 12 High Street, LS1 4AP → number: 12 | street: High Street → other: by its words
Kiosk outside Rose Cottage, High Street, LS1 4AP → name: Rose Cottage | street: High Street → other: by its words
Land at Rose Cottage, High Street, LS1 4AP → name: Rose Cottage | street: High Street → other: by its words
Land adjoining Rose Cottage, High Street, LS1 4AP → name: Rose Cottage | street: High Street → other: by its words
Garages at Kestrel Court, Mill Lane, LS1 4AP → name: Kestrel Court | street: Mill Lane → other: by its words
Land to the rear of 12 High Street, LS1 4AP → number: 12 | street: High Street → other: by its words
Land rear of 12 High Street, LS1 4AP → number: 12 | street: High Street → other: by its words
Site adjacent to 12 High Street, LS1 4AP → number: 12 | street: High Street → other: by its words
Former site of The Red Lion, High Street, LS1 4AP → organisation: The Red Lion | street: High Street → other: by its words
Mast at Home Farm, Mill Lane, LS1 4AP → name: Home Farm | street: Mill Lane → other: by its words
Stable block, Home Farm, Mill Lane, LS1 4AP → name: Home Farm | street: Mill Lane → other: by its words
12 Beech Road, LS1 4AP → number: 12 | street: Beach Road → other: by its words
12 March Street, LS1 4AP → number: 12 | street: Marsh Street → other: by its words
12 Dene Road, LS1 4AP → number: 12 | street: Dean Road → other: by its words
12 Ross Avenue, LS1 4AP → number: 12 | street: Rose Avenue → other: by its words
12 Hope Street, LS1 4AP → number: 12 | street: Home Street → other: by its words
Flat 2, Ellis Court, Mill Lane, LS1 4AP → sub: Flat 2 | name: Ellis House | street: Mill Lane → other: by its words
12 Court Mews, High Street, LS1 4AP → number: 12 | street: High Street → other: by its words
Acme Ltd, 12 Nelson House, High Street, LS1 4AP → organisation: Acme Ltd | number: 12 | street: High Street → other: by its words
Flat 3, 12 High Street, LS1 4AP → sub: Flat 2 | number: 12 | street: High Street → other: by its words
12a High Street, LS1 4AP → number: 12 | street: High Street → other: by its words
Unit 7B, Kestrel Park, LS1 4AP → sub: Unit 7 | name: Kestrel Park → other: by its words
4/2 12 High Street, LS1 4AP → sub: Flat 4/1 | number: 12 | street: High Street → other: by its words
Second Floor, 12 High Street, LS1 4AP → sub: First Floor | number: 12 | street: High Street → other: by its words
Flat 3 Block B, Nelson Court, Mill Lane, LS1 4AP → sub: Flat 3 Block C | name: Nelson Court | street: Mill Lane → other: by its words
1-3 High Street, LS1 4AP → name: 1-5 | street: High Street → other: by its words
PO Box 12, High Street, LS1 4AP → number: 12 | street: High Street → other: by its words

what is the same door
6, Kestrel Ct, 33, Mill Ln, LS1 4AP → sub: Flat 6 | name: Kestrel Court | number: 33 | street: Mill Lane → same: by its words
14 Bridge Street, Flt 4, LS1 4AP → sub: Flat 4 | number: 14 | street: Bridge Street → same: by its words
3rd flr rt, 12 High Street, LS1 4AP → sub: Third Floor Right | number: 12 | street: High Street → same: by its words
3rd flr rt, 12 High Street, LS1 4AP → sub: Flat 3/R | number: 12 | street: High Street → same: by its words
2F/R, 12 High Street, LS1 4AP → sub: Flat 2/R | number: 12 | street: High Street → same: by its words
2F/R, 12 High Street, LS1 4AP → sub: Second Floor Right | number: 12 | street: High Street → same: by its words
1st Flr Lft, 12 High Street, LS1 4AP → sub: First Floor Left | number: 12 | street: High Street → same: by its words
Gnd Flr Flat, 12 High Street, LS1 4AP → sub: Ground Floor Flat | number: 12 | street: High Street → same: by its words
1/L, 12 High Street, LS1 4AP → sub: Flat 1/L | number: 12 | street: High Street → same: by its words
15 (Windrush) Marshall Avenue, LS1 4AP → number: 15 | street: Marshall Avenue → same: by its words
22 (The Gables) Marshall Avenue, LS1 4AP → number: 22 | street: Marshall Avenue → same: by its words
8 "Fairview" Station Road, LS1 4AP → number: 8 | street: Station Road → same: by its words
r/o 52 High Street, LS1 4AP → sub: Rear of | number: 52 | street: High Street → same: by its words
R/O 52 High Street, LS1 4AP → name: Rear of 52 | street: High Street → same: by its words
Acme Ltd Mill Lane, LS1 4AP → organisation: Acme Ltd | street: Mill Lane → same: by its words
Kelvin Court Mill Lane, LS1 4AP → name: Kelvin Court | street: Mill Lane → same: by its words
Jo Fox 12 Mill Lane, LS1 4AP → number: 12 | street: Mill Lane → same: by its words
Rear of 52 High Street, LS1 4AP → sub: Rear | number: 52 | street: High Street → same: by its words
Prince Albert House, 12 High Street, LS1 4AP → name: Albert House | number: 12 | street: High Street → same: by its words
Mr Lee Rose Cottage, Mill Lane, LS1 4AP → name: Rose Cottage | street: Mill Lane → same: by its words
Acme Ltd Rose Cottage, Mill Lane, LS1 4AP → name: Rose Cottage | street: Mill Lane → same: by its words
The Flat Red Lion 12 High Street, LS1 4AP → sub: The Flat | organisation: Red Lion | number: 12 | street: High Street → same: by its words
Flat House, High Street, LS1 4AP → name: Flat House | street: High Street → same: by its words
At the rear of 52 High Street, LS1 4AP → sub: Rear | number: 52 | street: High Street → same: by its words
Flat above hairdressers, 12 High Street, LS1 4AP → sub: Flat Above | number: 12 | street: High Street → same: by its words
12 High Street, Over, Leeds, LS1 4AP → number: 12 | street: High Street → same: by its words
Over Hill, 12 High Street, LS1 4AP → name: Over Hill | number: 12 | street: High Street → same: by its words
The Manager, Acme Ltd, 12 High Street, LS1 4AP → organisation: Acme Ltd | number: 12 | street: High Street → same: by its words
FAO Jane Smith, 12 High Street, LS1 4AP → number: 12 | street: High Street → same: by its words
c/o Barclays Bank plc, 12 High Street, LS1 4AP → number: 12 | street: High Street → same: by its words
Grosvenor House, 12 High Street, LS1 4AP → number: 12 | street: High Street → same: by its words
12 High Street, Abbey Wood, London, LS1 4AP → number: 12 | street: High Street | town: LONDON → same: by its words
Flat 3A Nelson Court, Mill Lane, LS1 4AP → sub: Flat 3a | name: Nelson Court | street: Mill Lane → same: by its words
Apt 14 The Foundry, 8 Dock Street, LS1 4AP → sub: Apartment 14 | name: The Foundry | number: 8 | street: Dock Street → same: by its words
Ground Floor, 4 Park Row, LS1 4AP → sub: Ground Floor | number: 4 | street: Park Row → same: by its words
Lower Ground Floor Flat, 4 Park Row, LS1 4AP → sub: Lower Ground Floor Flat | number: 4 | street: Park Row → same: by its words
Suite 2 First Floor, 4 Park Row, LS1 4AP → sub: Suite 2 First Floor | number: 4 | street: Park Row → same: by its words
Maisonette 2, 4 Park Row, LS1 4AP → sub: Flat 2 | number: 4 | street: Park Row → same: by its words
2/1 44 Byres Road, Glasgow, G12 8AA → sub: Flat 2/1 | number: 44 | street: Byres Road | town: GLASGOW | postcode: G12 8AA → same: by its words
44 Byres Road (2/1), Glasgow, G12 8AA → sub: Flat 2/1 | number: 44 | street: Byres Road | town: GLASGOW | postcode: G12 8AA → same: by its words
44/3 Leith Walk, Edinburgh, EH6 5AA → sub: Flat 3 | number: 44 | street: Leith Walk | town: EDINBURGH | postcode: EH6 5AA → same: by its words
PF2, 10 Leith Walk, Edinburgh, EH6 5AA → sub: Flat PF2 | number: 10 | street: Leith Walk | town: EDINBURGH | postcode: EH6 5AA → same: by its words
12-14 High St, LS1 4AP → name: 12-14 | street: High Street → same: by its words
12/14 High St, LS1 4AP → name: 12-14 | street: High Street → same: by its words
Unit 4 & 5, Kestrel Park, LS1 4AP → sub: Units 4-5 | name: Kestrel Park → same: by its words
Sunnyside, 4 Park Row, LS1 4AP → name: Sunnyside | number: 4 | street: Park Row → same: by its words
4 Sunnyside Cottages, Park Row, LS1 4AP → name: 4 Sunnyside Cottages | street: Park Row → same: by its words
4 Sunnyside Cottages, Park Row, LS1 4AP → number: 4 | dependentStreet: Sunnyside Cottages | street: Park Row → same: by its words
12 Holly Rd, Anytown, LS1 4AP → number: 12 | street: Holly Road → same: by its words
St James Surgery, 8 St James Rd, LS1 4AP → organisation: St. James's Surgery | number: 8 | street: St. James's Road → same: by its words
Kings Head PH, 8 Market Place, LS1 4AP → organisation: The King's Head | number: 8 | street: Market Place → same: by its words
Heol y Bont 4, LS1 4AP → number: 4 | street: Bridge Street → same: by its words
4 Chesnut Grove, LS1 4AP → number: 4 | street: Chestnut Grove → same: by its words
4 Abby Rd, LS1 4AP → number: 4 | street: Abbey Road → same: by its words
Bracken Primary Sch, School Ln, LS1 4AP → organisation: Bracken Primary School | street: School Lane → same: by its words
6, Kestrel Ct, 33, Mill Ln, LS1 4AP → sub: Flat 33 | name: Kestrel Court | number: 6 | street: Mill Lane → other: flat and house swapped
Flat 16 82 Glenmore House Keldholme Telford, TF3 8HY → sub: Flat 16 | name: Glenmore House | number: 82 | street: Keldholme | town: TELFORD | postcode: TF3 8HY → same: the number before the house, without commas
261 Flat E Mill Lane Southall, UB1 9QT → sub: Flat E | number: 261 | street: Mill Lane | town: SOUTHALL | postcode: UB1 9QT → same: the flat’s letter, no direction
12 E High Street, LS1 4AP → number: 12 | street: High Street → other: East High Street
12 High Street, City of London, LS1 4AP → number: 12 | street: High Street | town: LONDON → same: a place
`)
