import { readPairs } from './readPairs'

/** Pairs from lists of all kinds: a street, firm, name or number is compared where it stands. */
export const SLOT_PAIRS = readPairs(`
what is shaped like a postcode
12 High Street, Nottingham, NG9 2AK → number: 12 | street: High Street | town: NOTTINGHAM | postcode: NG9 2AL → postcodeDiffers
12 High Street, Nottingham, NG9 2 AK → number: 12 | street: High Street | town: NOTTINGHAM | postcode: NG9 2AL → postcodeDiffers

firms with a word of their place
Kestrels Glazing Limited, 12 Kestrel Close, LS1 4AP → organisation: Leeds Glazing Limited | number: 12 | street: Kestrel Close → organisationDiffers
Kestrel Close Surgery, 12 Kestrel Close, LS1 4AP → organisation: The Surgery | number: 12 | street: Kestrel Close

a street behind the number, whoever stands before it
Acme Ltd, 12 Court Mews, High Street, LS1 4AP → organisation: Acme Ltd | number: 12 | street: High Street → partLeftOut
Rose House, 12 Court Mews, High Street, LS1 4AP → name: Rose House | number: 12 | street: High Street → partLeftOut
Acme Ltd, 12 Court Mews, High Street, LS1 4AP → organisation: Acme Ltd | number: 12 | dependentStreet: Court Mews | street: High Street
Acme Ltd, 12 High Street, Court Mews, LS1 4AP → organisation: Acme Ltd | number: 12 | street: High Street

a number twice
29, Riverside House, 29 Moor Road, LS1 4AP → sub: Flat 29 | name: Riverside House | number: 29 | street: Moor Road
29, Riverside House, 29 Moor Road, LS1 4AP → name: Riverside House | number: 29 | street: Moor Road

streets in their place, numbers with their names
58, Foxhill, Watford, WD17 1AA → number: 58 | street: Otterburn Road | town: WATFORD | postcode: WD17 1AA → streetDiffers
58, The Pippins, Watford, WD17 1AA → number: 58 | street: Otterburn Road | town: WATFORD | postcode: WD17 1AA → streetDiffers
58, Queensway, Watford, WD17 1AA → number: 58 | street: Otterburn Road | town: WATFORD | postcode: WD17 1AA → streetDiffers
58 Queensway, Watford, WD17 1AA → number: 58 | street: Otterburn Road | town: WATFORD | postcode: WD17 1AA → streetDiffers
5 Lord Street, Watford, WD17 1AA → number: 5 | street: Otterburn Road | town: WATFORD | postcode: WD17 1AA → streetDiffers
5, Lord Street, Watford, WD17 1AA → number: 5 | street: Otterburn Road | town: WATFORD | postcode: WD17 1AA → streetDiffers
58, Foxhill, Otterburn, Watford, WD17 1AA → number: 58 | street: Mill Road | locality: Otterburn | town: WATFORD | postcode: WD17 1AA → streetDiffers
58, Foxhill, Watford, WD17 1AA → number: 58 | street: Otterburn Road | locality: Foxhill | town: WATFORD | postcode: WD17 1AA → streetDiffers
12 Leeds Road, Leeds, LS1 4AP → number: 12 | street: Otley Road → streetDiffers
12, Leeds Road, Leeds, LS1 4AP → number: 12 | street: Otley Road → streetDiffers
12 leeds road leeds ls1 4ap → number: 12 | street: Otley Road → streetDiffers
3 Rose Cottages, Church Lane, LS1 4AP → name: 3 Rose Cottages | street: Mill Lane → streetDiffers
3 Rose Cottages, Church Lane, LS1 4AP → number: 3 | dependentStreet: Rose Cottages | street: Mill Lane → streetDiffers
3 Rose Cottages, Church Lane, LS1 4AP → name: Rose Cottage | number: 3 | street: Church Lane → numberDiffers
3 Rose Cottages, Church Lane, LS1 4AP → name: 3 Rose Cottages | street: Church Lane
Riverside Surgery, 12 High Street, LS1 4AP → organisation: Riverside Dental Practice | number: 12 | street: High Street → organisationDiffers
Riverside Dental Practice, 12 High Street, LS1 4AP → organisation: Riverside Surgery | number: 12 | street: High Street → organisationDiffers
Riverside Vets, High Street, LS1 4AP → organisation: Riverside Surgery | street: High Street → organisationDiffers
Ravenscroft Electrical, Unit 24, Kestrel Close, LS1 4AP → organisation: Kestrels Motors | sub: Unit 24 | street: Kestrel Close → organisationAdded
Ravenscroft Electrical Ltd, Unit 24, Kestrel Close, LS1 4AP → organisation: Kestrels Motors Ltd | sub: Unit 24 | street: Kestrel Close → organisationDiffers
Unit 24, Kestrel Close, LS1 4AP → organisation: Kestrels | sub: Unit 24 | street: Kestrel Close
Station Cafe, High Street, LS1 4AP → organisation: Station Motors Ltd | street: High Street → organisationDiffers
The Linden View Surgery, High Street, LS1 4AP → organisation: Linden Surgery | street: High Street → organisationDiffers
The Linden Health Centre, High Street, LS1 4AP → organisation: Linden Surgery | street: High Street
12 Heol Fawr, LS1 4AP → number: 12 | street: Stryd Fawr → streetDiffers
12 Heol Fawr, LS1 4AP → number: 12 | street: Ffordd Fawr → streetDiffers
Linden Court, 22 High Street, LS1 4AP → name: Beech House | number: 22 | street: High Street → buildingDiffers
The back of 22 High Street, LS1 4AP → number: 22 | street: High Street → numberLeftOut
Below 22 High Street, LS1 4AP → number: 22 | street: High Street → numberLeftOut
Granny Annexe 22 High Street, LS1 4AP → number: 22 | street: High Street → numberLeftOut
Lodge 22, High Street, LS1 4AP → number: 22 | street: High Street → numberDiffers
Yurt 3, Forest Park, LS1 4AP → number: 3 | street: Forest Park → numberDiffers
Lodge 12, Forest Park, LS1 4AP → sub: 12 | street: Forest Park
Mill Lodge 12, High Street, LS1 4AP → name: Mill Lodge | number: 12 | street: High Street
Penthouse 2, 22 High Street, LS1 4AP → sub: Flat 2 | number: 22 | street: High Street → numberDiffers
Penthouse 2, Linden House, High Street, LS1 4AP → sub: Flat 2 | name: Linden House | street: High Street → numberDiffers
B 12 High Street, LS1 4AP → number: 12 | street: High Street → numberLeftOut
Flat AB, 12 High Street, LS1 4AP → number: 12 | street: High Street → numberLeftOut
Units A & B, 12 High Street, LS1 4AP → number: 12 | street: High Street → numberLeftOut
Units A & B, 12 High Street, LS1 4AP → sub: Unit A | number: 12 | street: High Street → numberDiffers
Units A & B Kings Works, High Street, LS1 4AP → sub: Unit A | name: Kings Works | street: High Street → numberDiffers
Units A and B, Kings Works, High Street, LS1 4AP → sub: Unit A | name: Kings Works | street: High Street → numberDiffers
Units A and B, Kings Works, High Street, LS1 4AP → sub: Units A & B | name: Kings Works | street: High Street
Units A & B, 12 High Street, LS1 4AP → sub: Units A-B | number: 12 | street: High Street
Unit A & B, 12 High Street, LS1 4AP → sub: Units A & B | number: 12 | street: High Street
1 Church Lane, LS1 4AP → name: 1 Rose Cottages | street: Church Lane → numberDiffers
1 Church Lane, LS1 4AP → number: 1 | dependentStreet: Rose Cottages | street: Church Lane → numberDiffers
12 High Street, LE1 74UT → number: 12 | street: High Street | postcode: LE17 4UT
12 High Street, Leeds, LS1 4 AP → number: 12 | street: High Street
12 High Street, Leeds, L S1 4AP → number: 12 | street: High Street
12 High Street, London, WIA OAX → number: 12 | street: High Street | postcode: W1A 0AX
H M Prison, Armley, LS12 2TJ → organisation: HMP | locality: Armley | postcode: LS12 2TJ
H M Prison Leeds, Gloucester Terrace, LS12 2TJ → organisation: HMP Leeds | street: Gloucester Terrace | postcode: LS12 2TJ
HMP Leeds, Gloucester Terrace, LS12 2TJ → organisation: H M Prison | street: Gloucester Terrace | postcode: LS12 2TJ
HMP Leeds, 2 Gloucester Terrace, LS12 2TJ → organisation: HM Prison Leeds | number: 2 | street: Gloucester Terrace | postcode: LS12 2TJ
Y M C A, 12 High Street, LS1 4AP → organisation: YMCA | number: 12 | street: High Street
YMCA, 12 High Street, LS1 4AP → organisation: Y M C A | number: 12 | street: High Street
Y.M.C.A. Hostel, High Street, LS1 4AP → name: YMCA Hostel | street: High Street
O'Connell House, High Street, LS1 4AP → name: O Connell House | street: High Street
O Connell House, High Street, LS1 4AP → name: O'Connell House | street: High Street
12 O Connell Street, LS1 4AP → number: 12 | street: O'Connell Street
6 C/O Mrs Brown, High Street, LS1 4AP → number: 6 | street: High Street
6 C/O Brown, High Street, LS1 4AP → number: 6 | street: High Street
c/o 6 High Street, LS1 4AP → number: 6 | street: High Street
2fr, 12 High Street, LS1 4AP → sub: 2FR | number: 12 | street: High Street
2fr, 12 High Street, LS1 4AP → sub: Flat 2FR | number: 12 | street: High Street
12 (2fr) High Street, LS1 4AP → sub: Flat 2FR | number: 12 | street: High Street
2FL, 12 High Street, LS1 4AP → sub: 2FR | number: 12 | street: High Street → numberDiffers
F3, 12 High Street, LS1 4AP → sub: Flat 3 | number: 12 | street: High Street
F3, 12 High Street, LS1 4AP → sub: F3 | number: 12 | street: High Street
F3 12 High Street, LS1 4AP → sub: Flat F3 | number: 12 | street: High Street
F3 12 High Street, LS1 4AP → sub: Flat 4 | number: 12 | street: High Street → numberDiffers
Flat IV, 12 High Street, LS1 4AP → sub: Flat 4 | number: 12 | street: High Street
Flat VI, 12 High Street, LS1 4AP → sub: Flat 4 | number: 12 | street: High Street → numberDiffers
12½ High Street, LS1 4AP → name: 12 1/2 | street: High Street
12 1/2 High Street, LS1 4AP → name: 12½ | street: High Street
12½ High Street, LS1 4AP → name: 12½ | street: High Street
12¾ High Street, LS1 4AP → number: 12 | street: High Street → numberDiffers
12¾ High Street, LS1 4AP → name: 12 3/4 | street: High Street
12 1/2 High Street, LS1 4AP → number: 12 | street: High Street → numberLeftOut
12 (2/1) High Street, LS1 4AP → sub: Flat 2/1 | number: 12 | street: High Street
12 High Street (2/1), LS1 4AP → sub: 2/1 | number: 12 | street: High Street
Top Left, 12 High Street, LS1 4AP → sub: Flat Top Left | number: 12 | street: High Street
12 Top Left, High Street, LS1 4AP → sub: Top Left | number: 12 | street: High Street
12 Top Left High Street, LS1 4AP → sub: Top Left | number: 12 | street: High Street
Flat Top Left, 12 High Street, LS1 4AP → sub: Top Left | number: 12 | street: High Street
Top Left Flat, 12 High Street, LS1 4AP → sub: Top Left | number: 12 | street: High Street
12 High Street, Top Left, LS1 4AP → sub: Top Floor Left | number: 12 | street: High Street
12 High Street, Flat Top Left, LS1 4AP → sub: Flat Top Right | number: 12 | street: High Street → numberDiffers
Flat 3, 12 High Street, Flat 3, 12 High Street, LS1 4AP → sub: Flat 3 | number: 12 | street: High Street
Linden House, High Street, Linden House, High Street, LS1 4AP → name: Linden House | street: High Street
Acme Ltd, Unit 4, Acme Ltd, Unit 4, Mill Lane, LS1 4AP → organisation: Acme Ltd | sub: Unit 4 | street: Mill Lane
Unit 4, Mill Lane, Unit 4, Mill Lane, LS1 4AP → sub: Unit 4 | street: Mill Lane
14A High Street, 14A High Street, LS1 4AP → name: 14A | street: High Street
First Floor, 12 High Street, First Floor, LS1 4AP → sub: First Floor | number: 12 | street: High Street
PO Box 17, PO Box 17, LS1 4AP → box: 17
18E High Street, LS1 4AP → sub: E | number: 18 | street: High Street
18 E High Street, LS1 4AP → sub: E | number: 18 | street: High Street
18E High Street, LS1 4AP → sub: F | number: 18 | street: High Street → numberDiffers
18 High Street, LS1 4AP → sub: E | number: 18 | street: High Street → numberDiffers
Flat E, 18 High Street, LS1 4AP → sub: E | number: 18 | street: High Street
14 High Street, LS1 4AP → number: 12 | street: High Street → numberDiffers → Premise Match: INCORRECT
12 Chruch Lane, Leeds, LS1 → number: 12 | street: Church Lane → streetDiffers
12 Church Ln, Leeds, LS1 → number: 12 | street: Church Lane

council tax lists
FLT 2 1ST FLR, 34 WILMSLOW ROAD, MANCHESTER, M14 5TL → sub: Flat 2 | number: 34 | street: Wilmslow Road | town: MANCHESTER | postcode: M14 5TL
34 WILMSLOW RD FLAT 2, MANCHESTER M14 5TL → sub: Flat 2 | number: 34 | street: Wilmslow Road | town: MANCHESTER | postcode: M14 5TL
GRD FLR FLAT, 34 WILMSLOW ROAD, M14 5TL → sub: Ground Floor Flat | number: 34 | street: Wilmslow Road | town: MANCHESTER | postcode: M14 5TL
BEDSIT 4, 34 WILMSLOW ROAD, M14 5TL → sub: Bedsit 4 | number: 34 | street: Wilmslow Road | town: MANCHESTER | postcode: M14 5TL
BEDSIT 4, 34 WILMSLOW ROAD, M14 5TL → sub: Bedsit 5 | number: 34 | street: Wilmslow Road | town: MANCHESTER | postcode: M14 5TL → numberDiffers
ROOM 6 AT 34 WILMSLOW ROAD, M14 5TL → sub: Room 6 | number: 34 | street: Wilmslow Road | town: MANCHESTER | postcode: M14 5TL
ROOM 6 AT 34 WILMSLOW ROAD, M14 5TL → number: 34 | street: Wilmslow Road | town: MANCHESTER | postcode: M14 5TL → numberLeftOut
R/O 34 WILMSLOW ROAD, M14 5TL → sub: Rear | number: 34 | street: Wilmslow Road | town: MANCHESTER | postcode: M14 5TL
LAND ADJ 34 WILMSLOW ROAD, M14 5TL → number: 34 | street: Wilmslow Road | town: MANCHESTER | postcode: M14 5TL → numberDiffers
OWNERS ACCOMMODATION, THE CROWN, 34 WILMSLOW ROAD, M14 5TL → organisation: The Crown | number: 34 | street: Wilmslow Road | town: MANCHESTER | postcode: M14 5TL
1ST & 2ND FLRS, 34 WILMSLOW ROAD, M14 5TL → sub: First and Second Floors | number: 34 | street: Wilmslow Road | town: MANCHESTER | postcode: M14 5TL
FLAT 2 REAR, 34 WILMSLOW ROAD, M14 5TL → sub: Flat 2 Rear | number: 34 | street: Wilmslow Road | town: MANCHESTER | postcode: M14 5TL
FLAT 2 REAR, 34 WILMSLOW ROAD, M14 5TL → sub: Flat 2 Front | number: 34 | street: Wilmslow Road | town: MANCHESTER | postcode: M14 5TL → numberAdded
34-36 WILMSLOW ROAD, M14 5TL → number: 34 | street: Wilmslow Road | town: MANCHESTER | postcode: M14 5TL → numberDiffers
34B WILMSLOW ROAD, M14 5TL → name: 34b | street: Wilmslow Road | town: MANCHESTER | postcode: M14 5TL
34 B WILMSLOW ROAD MANCHESTER M14 5TL → name: 34B | street: Wilmslow Road | town: MANCHESTER | postcode: M14 5TL
LOWER FLAT, 34 WILMSLOW ROAD, M14 5TL → sub: Upper Flat | number: 34 | street: Wilmslow Road | town: MANCHESTER | postcode: M14 5TL → numberDiffers
Flat 3 Above Shop, 34 Wilmslow Road, M14 5TL → sub: Flat 3 | number: 34 | street: Wilmslow Road | town: MANCHESTER | postcode: M14 5TL
Attic Flat, 34 Wilmslow Road, M14 5TL → sub: Attic | number: 34 | street: Wilmslow Road | town: MANCHESTER | postcode: M14 5TL
Front, 34 Wilmslow Road, M14 5TL → number: 34 | street: Wilmslow Road | town: MANCHESTER | postcode: M14 5TL → numberLeftOut
Garage r/o 34 Wilmslow Road, M14 5TL → number: 34 | street: Wilmslow Road | town: MANCHESTER | postcode: M14 5TL → numberLeftOut

energy certificates
Flat 14, Mercury House, 2, Jubilee Street, NOTTINGHAM, NG7 2RD → sub: Flat 14 | name: Mercury House | number: 2 | street: Jubilee Street | town: NOTTINGHAM | postcode: NG7 2RD
Flat 14 Mercury House, Jubilee Street, NOTTINGHAM, NG7 2RD → sub: Flat 14 | name: Mercury House | number: 2 | street: Jubilee Street | town: NOTTINGHAM | postcode: NG7 2RD
14 Mercury House, 2 Jubilee Street, NG7 2RD → sub: Flat 14 | name: Mercury House | number: 2 | street: Jubilee Street | town: NOTTINGHAM | postcode: NG7 2RD
Flat 14, Venus House, 2, Jubilee Street, NOTTINGHAM, NG7 2RD → sub: Flat 14 | name: Mercury House | number: 2 | street: Jubilee Street | town: NOTTINGHAM | postcode: NG7 2RD → buildingDiffers
Apartment 14, 2 Jubilee Street, NG7 2RD → sub: Apartment 14 | name: Mercury House | number: 2 | street: Jubilee Street | town: NOTTINGHAM | postcode: NG7 2RD
Flat 14, Block B, Mercury House, NG7 2RD → sub: Flat 14 | name: Block B, Mercury House | street: Jubilee Street | town: NOTTINGHAM | postcode: NG7 2RD
Flat B14, Mercury House, NG7 2RD → sub: Flat 14 | name: Mercury House | street: Jubilee Street | town: NOTTINGHAM | postcode: NG7 2RD → numberDiffers
Studio 14, Mercury House, NG7 2RD → sub: Flat 14 | name: Mercury House | street: Jubilee Street | town: NOTTINGHAM | postcode: NG7 2RD → numberDiffers
Flat 14 Mercury Hse Jubilee St Nottingham → sub: Flat 14 | name: Mercury House | street: Jubilee Street | town: NOTTINGHAM | postcode: NG7 2RD → postcodeAdded
Plot 14, Jubilee Gardens, NG7 2RD → number: 14 | street: Jubilee Gardens | town: NOTTINGHAM | postcode: NG7 2RD → numberDiffers
Plot 14 (12 Jubilee Gardens), NG7 2RD → number: 12 | street: Jubilee Gardens | town: NOTTINGHAM | postcode: NG7 2RD
12 Jubilee Gardens (Plot 14), Nottingham, NG7 2RD → number: 12 | street: Jubilee Gardens | town: NOTTINGHAM | postcode: NG7 2RD
Annexe, 12 Jubilee Gardens, NG7 2RD → sub: Annexe | number: 12 | street: Jubilee Gardens | town: NOTTINGHAM | postcode: NG7 2RD
The Annexe, Willow Farm, Church Lane, Purton, SN5 4BD → name: Willow Farm | street: Church Lane | locality: Purton | town: SWINDON | postcode: SN5 4BD → numberLeftOut
Barn 3, Willow Farm, Church Lane, Purton, SN5 4BD → name: Willow Farm | street: Church Lane | locality: Purton | town: SWINDON | postcode: SN5 4BD → numberLeftOut

company registers
C/O Smith & Co Accountants, 3rd Floor, 12 Mosley Street, Manchester, M14 5TL → organisation: Smith & Co | sub: 3rd Floor | number: 12 | street: Mosley Street | town: MANCHESTER | postcode: M14 5TL
Suite 4.2, Mosley House, 12 Mosley Street, M14 5TL → sub: Suite 4.2 | name: Mosley House | number: 12 | street: Mosley Street | town: MANCHESTER | postcode: M14 5TL
Suite 4.2, Mosley House, 12 Mosley Street, M14 5TL → sub: Suite 4.3 | name: Mosley House | number: 12 | street: Mosley Street | town: MANCHESTER | postcode: M14 5TL → numberDiffers
Acme Holdings Limited, Unit 5 Enterprise Way, M14 5TL → organisation: Acme Holdings Ltd | sub: Unit 5 | street: Enterprise Way | town: MANCHESTER | postcode: M14 5TL
Acme Holdings Limited, 5 Enterprise Way, M14 5TL → organisation: Acme Holdings Ltd | number: 5 | street: Enterprise Way | town: MANCHESTER | postcode: M14 5TL
Unit 5, Enterprise Park, Enterprise Way, M14 5TL → sub: Unit 5 | name: Enterprise Park | street: Enterprise Way | town: MANCHESTER | postcode: M14 5TL
Unit 5 Enterprise Trade Centre, Enterprise Way, M14 5TL → sub: Unit 5 | name: Enterprise Park | street: Enterprise Way | town: MANCHESTER | postcode: M14 5TL → buildingAdded
71-75 Shelton Street, Covent Garden, London, NW1 4RY → name: 71-75 | street: Shelton Street | locality: Covent Garden | town: LONDON | postcode: NW1 4RY
71 - 75, Shelton Street, London, United Kingdom, NW1 4RY → name: 71-75 | street: Shelton Street | town: LONDON | postcode: NW1 4RY
71-75 Shelton Street, NW1 4RY → name: 71-77 | street: Shelton Street | town: LONDON | postcode: NW1 4RY → numberDiffers
Kemp House, 152-160 City Road, London, NW1 4RY → name: Kemp House, 152-160 | street: City Road | town: LONDON | postcode: NW1 4RY
Kemp House, 152 - 160 City Road, London, NW1 4RY → name: Kemp House | number: 152 | street: City Road | town: LONDON | postcode: NW1 4RY → numberLeftOut
Kemp House 160 City Road London NW1 4RY → name: Kemp House | number: 160 | street: City Road | town: LONDON | postcode: NW1 4RY
Office 7, 35-37 Ludgate Hill, London NW1 4RY → sub: Office 7 | name: 35-37 | street: Ludgate Hill | town: LONDON | postcode: NW1 4RY
Office 7, 35-37 Ludgate Hill, London NW1 4RY → name: 35-37 | street: Ludgate Hill | town: LONDON | postcode: NW1 4RY → numberLeftOut
Ground Floor, One George Yard, London, NW1 4RY → sub: Ground Floor | number: 1 | street: George Yard | town: LONDON | postcode: NW1 4RY
Lytchett House, 13 Freeland Park, Wareham Road, PO6 4TR → name: Lytchett House | number: 13 | dependentStreet: Freeland Park | street: Wareham Road | town: PORTSMOUTH | postcode: PO6 4TR
Lytchett House, 13 Freeland Park, Poole Road, PO6 4TR → name: Lytchett House | number: 13 | dependentStreet: Freeland Park | street: Wareham Road | town: PORTSMOUTH | postcode: PO6 4TR → streetDiffers
2nd Floor Suite 3, Mosley House, M14 5TL → sub: Suite 3, Second Floor | name: Mosley House | street: Mosley Street | town: MANCHESTER | postcode: M14 5TL
Tesco, 12 Mosley Street, M14 5TL → organisation: Tesco Stores Ltd | number: 12 | street: Mosley Street | town: MANCHESTER | postcode: M14 5TL
Lloyds Bank, 12 Mosley Street, M14 5TL → organisation: Lloyds Bank PLC | number: 12 | street: Mosley Street | town: MANCHESTER | postcode: M14 5TL
Boots, 12 Mosley Street, M14 5TL → organisation: Boots UK Ltd | number: 12 | street: Mosley Street | town: MANCHESTER | postcode: M14 5TL
Acme, 12 Mosley Street, M14 5TL → organisation: Apex | number: 12 | street: Mosley Street | town: MANCHESTER | postcode: M14 5TL → organisationAdded
Acme Motors, 12 Mosley Street, M14 5TL → organisation: Acme Foods | number: 12 | street: Mosley Street | town: MANCHESTER | postcode: M14 5TL → organisationDiffers
The Royal Oak, 12 Mosley Street, M14 5TL → organisation: Royal Oak | number: 12 | street: Mosley Street | town: MANCHESTER | postcode: M14 5TL
Royal Oak PH, 12 Mosley Street, M14 5TL → organisation: The Royal Oak Public House | number: 12 | street: Mosley Street | town: MANCHESTER | postcode: M14 5TL
Royal Oak, 12 Mosley Street, M14 5TL → organisation: Royal Standard | number: 12 | street: Mosley Street | town: MANCHESTER | postcode: M14 5TL → organisationDiffers

schools
St Josephs RC Primary Sch, Church Road, Purton, SN5 4BD → organisation: St. Joseph's Catholic Primary School | street: Church Road | locality: Purton | town: SWINDON | postcode: SN5 4BD
St Josephs Catholic Primary School, Church Road, SN5 4BD → organisation: St. Peter's Catholic Primary School | street: Church Road | town: SWINDON | postcode: SN5 4BD → organisationDiffers
Purton Junior School, Church Road, SN5 4BD → organisation: Purton Infant School | street: Church Road | locality: Purton | town: SWINDON | postcode: SN5 4BD → organisationDiffers
The Headteacher, Purton High School, Church Road, SN5 4BD → organisation: Purton High School | street: Church Road | locality: Purton | town: SWINDON | postcode: SN5 4BD
Bradon Forest School, The Peak, Purton, SN5 4BD → organisation: Bradon Forest School | street: The Peak | locality: Purton | town: SWINDON | postcode: SN5 4BD
Bradon Forest Sch., Peak, Purton, SN5 4BD → organisation: Bradon Forest School | street: The Peak | locality: Purton | town: SWINDON | postcode: SN5 4BD
Caretakers House, Bradon Forest School, The Peak, SN5 4BD → organisation: Bradon Forest School | street: The Peak | town: SWINDON | postcode: SN5 4BD → partLeftOut
Room 12, Walton Hall, The Open University, MK7 6AA → organisation: The Open University | name: Walton Hall | town: MILTON KEYNES | postcode: MK7 6AA → numberLeftOut
Flat 3, Room B, Owens Park, 293 Wilmslow Road, M14 5TL → sub: Flat 3 Room B | name: Owens Park | number: 293 | street: Wilmslow Road | town: MANCHESTER | postcode: M14 5TL
Flat 3B, Owens Park, 293 Wilmslow Road, M14 5TL → sub: Flat 3A | name: Owens Park | number: 293 | street: Wilmslow Road | town: MANCHESTER | postcode: M14 5TL → numberDiffers
St Marys C of E School, Church Lane, SN5 4BD → organisation: St. Mary's Church of England School | street: Church Lane | town: SWINDON | postcode: SN5 4BD

Scotland
3F2, 18 Brunswick Road, Edinburgh, EH7 5QY → sub: 3F2 | number: 18 | street: Brunswick Road | town: EDINBURGH | postcode: EH7 5QY
18/7 Brunswick Road, Edinburgh, EH7 5QY → sub: Flat 7 | number: 18 | street: Brunswick Road | town: EDINBURGH | postcode: EH7 5QY
18 (3F2) Brunswick Road, Edinburgh, EH7 5QY → sub: 3F2 | number: 18 | street: Brunswick Road | town: EDINBURGH | postcode: EH7 5QY
18/7 Brunswick Road, Edinburgh, EH7 5QY → sub: Flat 8 | number: 18 | street: Brunswick Road | town: EDINBURGH | postcode: EH7 5QY → numberDiffers; numberAdded
Flat 3F2, 18 Brunswick Road, Edinburgh, EH7 5QY → sub: Flat 3F1 | number: 18 | street: Brunswick Road | town: EDINBURGH | postcode: EH7 5QY → numberDiffers
0/1, 52 Terregles Avenue, Glasgow, G41 3SL → sub: Flat 0/1 | number: 52 | street: Terregles Avenue | town: GLASGOW | postcode: G41 3SL
Flat G/1 52 Terregles Ave Glasgow G41 3SL → sub: Flat 0/1 | number: 52 | street: Terregles Avenue | town: GLASGOW | postcode: G41 3SL
Flat 0/1, 52 Terregles Avenue, Glasgow → sub: Flat 0/2 | number: 52 | street: Terregles Avenue | town: GLASGOW | postcode: G41 3SL → numberDiffers; postcodeAdded
52 Terregles Avenue, Flat 1/2, Pollokshields, Glasgow G41 3SL → sub: 1/2 | number: 52 | street: Terregles Avenue | town: GLASGOW | postcode: G41 3SL
First Floor Right, 52 Terregles Avenue, G41 3SL → sub: Flat 1/R | number: 52 | street: Terregles Avenue | town: GLASGOW | postcode: G41 3SL
Basement Flat, 52 Terregles Avenue, G41 3SL → sub: Basement | number: 52 | street: Terregles Avenue | town: GLASGOW | postcode: G41 3SL
Flat A, 30 Bedford Place, Aberdeen, AB24 5RP → sub: Flat A | number: 30 | street: Bedford Place | town: ABERDEEN | postcode: AB24 5RP
30A Bedford Place, Aberdeen, AB24 5RP → name: 30a | street: Bedford Place | town: ABERDEEN | postcode: AB24 5RP
FFL, 30 Bedford Place, Aberdeen, AB24 5RP → sub: First Floor Left | number: 30 | street: Bedford Place | town: ABERDEEN | postcode: AB24 5RP
FFR, 30 Bedford Place, Aberdeen, AB24 5RP → sub: First Floor Left | number: 30 | street: Bedford Place | town: ABERDEEN | postcode: AB24 5RP → numberDiffers
Top Floor Right, 30 Bedford Place, AB24 5RP → sub: Top Floor Left | number: 30 | street: Bedford Place | town: ABERDEEN | postcode: AB24 5RP → numberDiffers
2/L, 14 Peddie Street, Dundee, DD2 1UT → sub: 2/L | number: 14 | street: Peddie Street | town: DUNDEE | postcode: DD2 1UT
2/L, 14 Peddie Street, Dundee, DD2 1UT → sub: 2/R | number: 14 | street: Peddie Street | town: DUNDEE | postcode: DD2 1UT → numberDiffers
Second Left, 14 Peddie Street, DD2 1UT → sub: 2nd Floor Left | number: 14 | street: Peddie Street | town: DUNDEE | postcode: DD2 1UT
Croft 5, Balallan, Isle of Lewis, HS2 9PN → name: 5 | locality: Balallan | town: ISLE OF LEWIS | postcode: HS2 9PN
5 Balallan, Isle of Lewis, HS2 9PN → number: 5 | street: Balallan | town: ISLE OF LEWIS | postcode: HS2 9PN
5a Balallan, Isle of Lewis, HS2 9PN → number: 5 | street: Balallan | town: ISLE OF LEWIS | postcode: HS2 9PN → numberDiffers
Schoolhouse, Balallan, Isle of Lewis, HS2 9PN → name: The Schoolhouse | street: Balallan | town: ISLE OF LEWIS | postcode: HS2 9PN
Old Manse, Kilmuir, Portree, IV51 9YN → name: The Manse | locality: Kilmuir | town: PORTREE | postcode: IV51 9YN → buildingDiffers

Wales
14 Heol-y-Deri, Rhiwbina, Cardiff, CF24 3AB → number: 14 | street: Heol-y-Deri | locality: Rhiwbina | town: CARDIFF | postcode: CF24 3AB
14 Heol y Deri, Cardiff CF24 3AB → number: 14 | street: Heol-y-Deri | town: CARDIFF | postcode: CF24 3AB
14 Heol Deri, Cardiff CF24 3AB → number: 14 | street: Heol-y-Deri | town: CARDIFF | postcode: CF24 3AB
14 Ffordd y Deri, Cardiff CF24 3AB → number: 14 | street: Heol-y-Deri | town: CARDIFF | postcode: CF24 3AB → streetDiffers
14 Oak Tree Road, Cardiff CF24 3AB → number: 14 | street: Heol-y-Deri | town: CARDIFF | postcode: CF24 3AB → streetDiffers
Tŷ Coch, Heol y Deri, CF24 3AB → name: Ty Coch | street: Heol-y-Deri | town: CARDIFF | postcode: CF24 3AB
Bryn Awel, Llanfair Road, CF24 3AB → name: Bryn Hyfryd | street: Llanfair Road | town: CARDIFF | postcode: CF24 3AB → buildingDiffers
2 Tai Newyddion, Llanfair, CF24 3AB → name: 2 Tai Newyddion | locality: Llanfair | town: CARDIFF | postcode: CF24 3AB
2 Tai Newyddion, Llanfair, CF24 3AB → name: 2 Tai Cochion | locality: Llanfair | town: CARDIFF | postcode: CF24 3AB → buildingDiffers
18 Maes-y-Coed Rd, Cardiff CF24 3AB → number: 18 | street: Maes y Coed Road | town: CARDIFF | postcode: CF24 3AB
18 Maes y Dre, Cardiff CF24 3AB → number: 18 | street: Maes y Coed | town: CARDIFF | postcode: CF24 3AB → streetDiffers

Northern Ireland
Apt 3, 22 Malone Road, Belfast BT9 6AX → sub: Apartment 3 | number: 22 | street: Malone Road | town: BELFAST | postcode: BT9 6AX
22A Drumnagoon Road, Craigavon, BT63 5RG → name: 22A | street: Drumnagoon Road | locality: Portadown | town: CRAIGAVON | postcode: BT63 5RG
22 Drumnagoon Rd, Portadown, Co. Armagh, BT63 5RG → number: 22 | street: Drumnagoon Road | locality: Portadown | town: CRAIGAVON | postcode: BT63 5RG
22 Malone Park, Belfast BT9 6AX → number: 22 | street: Malone Road | town: BELFAST | postcode: BT9 6AX → streetDiffers
22 Malone Park Lane, Belfast BT9 6AX → number: 22 | street: Malone Park | town: BELFAST | postcode: BT9 6AX → streetDiffers
22 Upper Malone Road, Belfast BT9 6AX → number: 22 | street: Malone Road | town: BELFAST | postcode: BT9 6AX → streetDiffers
22 Malone Rd Upper, Belfast BT9 6AX → number: 22 | street: Malone Road Upper | town: BELFAST | postcode: BT9 6AX

parks and estates
14 Sunnydale Caravan Park, Marsh Lane, PO6 4TR → number: 14 | dependentStreet: Sunnydale Caravan Park | street: Marsh Lane | town: PORTSMOUTH | postcode: PO6 4TR
Plot 14, Sunnydale Park, Marsh Lane, PO6 4TR → sub: Plot 14 | name: Sunnydale Park | street: Marsh Lane | town: PORTSMOUTH | postcode: PO6 4TR
Plot 14, Sunnydale Park, Marsh Lane, PO6 4TR → sub: Plot 41 | name: Sunnydale Park | street: Marsh Lane | town: PORTSMOUTH | postcode: PO6 4TR → numberDiffers
No 14 Sunnydale Park Home Estate, Marsh Lane, PO6 4TR → number: 14 | dependentStreet: Sunnydale Park | street: Marsh Lane | town: PORTSMOUTH | postcode: PO6 4TR
Lodge 7, Lakeside Holiday Park, PO6 4TR → name: Lodge 7 | street: Lakeside Holiday Park | town: PORTSMOUTH | postcode: PO6 4TR
Lodge 7, Lakeside Holiday Park, PO6 4TR → name: Lodge 8 | street: Lakeside Holiday Park | town: PORTSMOUTH | postcode: PO6 4TR → numberDiffers
Mobile Home 3, Willow Farm, Church Lane, SN5 4BD → sub: Mobile Home 3 | name: Willow Farm | street: Church Lane | town: SWINDON | postcode: SN5 4BD
Mobile Home, Willow Farm, Church Lane, SN5 4BD → name: Willow Farm | street: Church Lane | town: SWINDON | postcode: SN5 4BD → numberLeftOut
The Caravan, Willow Farm, Church Lane, SN5 4BD → name: Willow Farm | street: Church Lane | town: SWINDON | postcode: SN5 4BD → numberLeftOut
Pitch 9, Riverside Touring Park, PO6 4TR → sub: Pitch 9 | name: Riverside Touring Park | town: PORTSMOUTH | postcode: PO6 4TR
Unit 9A, Riverside Business Centre, Marsh Lane, PO6 4TR → sub: Unit 9 | name: Riverside Business Centre | street: Marsh Lane | town: PORTSMOUTH | postcode: PO6 4TR → numberDiffers
Unit 9, Riverside Bus. Ctr., Marsh Ln, PO6 4TR → sub: Unit 9 | name: Riverside Business Centre | street: Marsh Lane | town: PORTSMOUTH | postcode: PO6 4TR
Unit 9 Lakeside Business Centre, Marsh Lane, PO6 4TR → sub: Unit 9 | name: Riverside Business Centre | street: Marsh Lane | town: PORTSMOUTH | postcode: PO6 4TR → buildingDiffers
9 Riverside Estate, Marsh Lane, PO6 4TR → number: 9 | street: Riverside Estate | town: PORTSMOUTH | postcode: PO6 4TR
Building 9, Riverside Estate, PO6 4TR → name: Building 9 | street: Riverside Estate | town: PORTSMOUTH | postcode: PO6 4TR

marinas
Berth 14, Port Solent Marina, PO6 4TR → sub: Berth 14 | name: Port Solent Marina | town: PORTSMOUTH | postcode: PO6 4TR
Berth 14, Port Solent Marina, PO6 4TR → sub: Berth 15 | name: Port Solent Marina | town: PORTSMOUTH | postcode: PO6 4TR → numberDiffers
MV Dawn Treader, Port Solent Marina, South Lockside, PO6 4TR → name: Dawn Treader | street: Port Solent Marina | town: PORTSMOUTH | postcode: PO6 4TR
Narrowboat Kingfisher, Mercia Marina, Findern Lane, N1 1AA → name: Kingfisher | dependentStreet: Mercia Marina | street: Findern Lane | town: DERBY | postcode: N1 1AA
The Boathouse, Port Solent Marina, PO6 4TR → name: Harbour Office | street: Port Solent Marina | town: PORTSMOUTH | postcode: PO6 4TR → buildingDiffers
Mooring 3, Regents Canal, NW1 4RY → sub: Mooring 3 | street: Regents Canal | town: LONDON | postcode: NW1 4RY

prisons and hospitals
HMP Belmarsh, Western Way, London, SE28 0EB → organisation: HM Prison Belmarsh | street: Western Way | town: LONDON | postcode: SE28 0EB
A1234BC, HMP Belmarsh, Western Way, SE28 0EB → organisation: HM Prison | street: Western Way | town: LONDON | postcode: SE28 0EB
HMP Belmarsh, Western Way, SE28 0EB → organisation: HMP Thameside | street: Western Way | town: LONDON | postcode: SE28 0EB → organisationDiffers
Queen's Med. Ctr., Derby Rd, Nottingham NG7 2RD → organisation: Queens Medical Centre | street: Derby Road | town: NOTTINGHAM | postcode: NG7 2RD
Nurses Home, Queens Medical Centre, Derby Road, NG7 2RD → organisation: Queens Medical Centre | street: Derby Road | town: NOTTINGHAM | postcode: NG7 2RD
City Hospital, Derby Road, NG7 2RD → organisation: Queens Medical Centre | street: Derby Road | town: NOTTINGHAM | postcode: NG7 2RD → organisationDiffers
Derby Road Health Centre, 336 Derby Road, NG7 2RD → organisation: Derby Road Health Centre | number: 336 | street: Derby Road | town: NOTTINGHAM | postcode: NG7 2RD
Derby Road Dental, 336 Derby Road, NG7 2RD → organisation: Derby Road Health Centre | number: 336 | street: Derby Road | town: NOTTINGHAM | postcode: NG7 2RD → organisationDiffers
Elm Lodge Care Home, 4 Derby Road, NG7 2RD → organisation: Elm Lodge | number: 4 | street: Derby Road | town: NOTTINGHAM | postcode: NG7 2RD
Elm Lodge Residential Home, 4 Derby Road, NG7 2RD → organisation: Ash Lodge | number: 4 | street: Derby Road | town: NOTTINGHAM | postcode: NG7 2RD → organisationDiffers
Room 5, Elm Lodge, 4 Derby Road, NG7 2RD → name: Elm Lodge | number: 4 | street: Derby Road | town: NOTTINGHAM | postcode: NG7 2RD → numberLeftOut

farms
Willow Fm, Church Ln, Purton, Nr Swindon, Wilts SN5 4BD → name: Willow Farm | street: Church Lane | locality: Purton | town: SWINDON | postcode: SN5 4BD
Willow Farm Bungalow, Church Lane, Purton, SN5 4BD → name: Willow Farm | street: Church Lane | locality: Purton | town: SWINDON | postcode: SN5 4BD → buildingDiffers
1 Willow Farm Cottages, Church Lane, SN5 4BD → name: 2 Willow Farm Cottages | street: Church Lane | town: SWINDON | postcode: SN5 4BD → numberDiffers
No. 1 Willow Farm Cottage, Church Lane, SN5 4BD → name: 1 Willow Farm Cottages | street: Church Lane | town: SWINDON | postcode: SN5 4BD
1 and 2 Willow Farm Cottages, Church Lane, SN5 4BD → name: 1 Willow Farm Cottages | street: Church Lane | town: SWINDON | postcode: SN5 4BD → numberDiffers
Willow Farmhouse, Church Lane, SN5 4BD → name: Willow Farm House | street: Church Lane | town: SWINDON | postcode: SN5 4BD
Willow Farmhouse, Church Lane, SN5 4BD → name: Willow Farm Cottage | street: Church Lane | town: SWINDON | postcode: SN5 4BD → buildingDiffers
East Willow Farm, Church Lane, SN5 4BD → name: West Willow Farm | street: Church Lane | town: SWINDON | postcode: SN5 4BD → buildingDiffers
The Granary, Willow Farm, Purton, SN5 4BD → sub: The Granary | name: Willow Farm | locality: Purton | town: SWINDON | postcode: SN5 4BD
The Granary, Willow Farm, Purton, SN5 4BD → sub: The Stables | name: Willow Farm | locality: Purton | town: SWINDON | postcode: SN5 4BD → numberAdded; partLeftOut
Granary Barn, Willow Farm, Purton, SN5 4BD → name: The Granary Barn | locality: Purton | town: SWINDON | postcode: SN5 4BD
Stable Cottage, Purton Manor, Purton, SN5 4BD → name: Garden Cottage | locality: Purton | town: SWINDON | postcode: SN5 4BD → buildingDiffers; partLeftOut
Keepers Cottage, Estate Yard, Purton, SN5 4BD → name: Keepers Cottage | locality: Purton | town: SWINDON | postcode: SN5 4BD
Gamekeepers Cottage, Purton, SN5 4BD → name: Keepers Cottage | locality: Purton | town: SWINDON | postcode: SN5 4BD → buildingDiffers
Rose Cottage, Foxhill, Purton, Swindon SN5 4BD → name: Rose Cottage | street: Foxhill | locality: Purton | town: SWINDON | postcode: SN5 4BD
Rose Cottage, Foxhill, Purton, Swindon SN5 4BD → name: Rose Cottage | street: Church Lane | locality: Purton | town: SWINDON | postcode: SN5 4BD → streetDiffers
Rose Cottage, Purton, Swindon SN5 4BD → name: Rose Cottage | street: Church Lane | locality: Purton | town: SWINDON | postcode: SN5 4BD
Rose Cott Purton Swindon SN5 4BD → name: Rose Cottage | street: Church Lane | locality: Purton | town: SWINDON | postcode: SN5 4BD

housing lists and new plots
Flat 3 at 12 Otley Road, LS1 4AP → sub: Flat 3 | number: 12 | street: Otley Road
12 Otley Rd (Flat 3) Leeds LS1 4AP → sub: Flat 3 | number: 12 | street: Otley Road
12 Otley Road Flat Three, Leeds LS1 4AP → sub: Flat 3 | number: 12 | street: Otley Road
12/3, Otley Road, LS1 4AP → sub: Flat 3 | number: 12 | street: Otley Road
12, Flat 3, Otley Road, LS1 4AP → sub: Flat 3 | number: 12 | street: Otley Road
Otley Road 12, Flat 3, LS1 4AP → sub: Flat 3 | number: 12 | street: Otley Road
Otley Rd, 12, Leeds LS1 4AP → number: 12 | street: Otley Road
Hse 12, Otley Road, LS1 4AP → number: 12 | street: Otley Road
House No. 12, Otley Road, LS1 4AP → number: 12 | street: Otley Road
Dr J Smith, 12 Otley Road, LS1 4AP → number: 12 | street: Otley Road
Mrs Lane, 12 Otley Road, LS1 4AP → number: 12 | street: Otley Road
Mr & Mrs A Park, 12 Otley Road, LS1 4AP → number: 12 | street: Otley Road
12 Otley Road, Headingley, Leeds, W Yorks LS1 4AP → number: 12 | street: Otley Road | locality: Headingley
12 Otley Rd., Leeds. LS1 4AP → number: 12 | street: Otley Road
12 OTLEY RD LEEDS WEST YORKS LS14AP → number: 12 | street: Otley Road
12 Otley Road, Leeds, LS1 4AP, GB → number: 12 | street: Otley Road
12 Ottley Road, Leeds, LS1 4AP → number: 12 | street: Otley Road
12 Otely Road, Leeds, LS1 4AP → number: 12 | street: Otley Road
12 Oatley Road, Leeds, LS1 4AP → number: 12 | street: Otley Road
12 Otley, Leeds, LS1 4AP → number: 12 | street: Otley Road
12 Otley Street, Leeds, LS1 4AP → number: 12 | street: Otley Road → streetDiffers
12 Otley Road South, Leeds, LS1 4AP → number: 12 | street: Otley Road → streetDiffers
12 Old Otley Road, Leeds, LS1 4AP → number: 12 | street: Otley Road → streetDiffers
12 Otley Old Road, Leeds, LS1 4AP → number: 12 | street: Otley Road → streetDiffers
12 Otley Road Mews, Leeds, LS1 4AP → number: 12 | street: Otley Road → streetDiffers
12 Otley Road Industrial Estate, Leeds, LS1 4AP → number: 12 | street: Otley Road → streetDiffers
12 New Otley Road, Leeds, LS1 4AP → number: 12 | street: Otley Road → streetDiffers
1 2 Otley Road, Leeds, LS1 4AP → number: 12 | street: Otley Road → numberDiffers; numberLeftOut
12 and a half Otley Road, LS1 4AP → number: 12 | street: Otley Road → streetDiffers
12 bis Otley Road, LS1 4AP → number: 12 | street: Otley Road → streetDiffers
12A/B Otley Road, LS1 4AP → number: | street: Otley Road | name: 12A → numberDiffers
12a-12c Otley Road, LS1 4AP → number: | street: Otley Road | name: 12A-12C
12a-c Otley Road, LS1 4AP → number: | street: Otley Road | name: 12A-C
12a-c Otley Road, LS1 4AP → number: | street: Otley Road | name: 12A → numberDiffers
Rear of 12a Otley Road, LS1 4AP → number: | street: Otley Road | name: 12A → numberLeftOut
Flat over 12 Otley Road, LS1 4AP → number: 12 | street: Otley Road → numberLeftOut
Upper Floors, 12 Otley Road, LS1 4AP → number: 12 | street: Otley Road → numberLeftOut
First Floor, 12 Otley Road, LS1 4AP → sub: First Floor Flat | number: 12 | street: Otley Road
FF, 12 Otley Road, LS1 4AP → sub: First Floor | number: 12 | street: Otley Road
2nd Flr Front, 12 Otley Road, LS1 4AP → sub: Second Floor Front | number: 12 | street: Otley Road
Flat 1st Floor, 12 Otley Road, LS1 4AP → sub: First Floor Flat | number: 12 | street: Otley Road
Flat (first floor), 12 Otley Road, LS1 4AP → sub: First Floor Flat | number: 12 | street: Otley Road
Flat 2 First Floor 12 Otley Road, LS1 4AP → sub: Flat 2 | number: 12 | street: Otley Road
Basement 12 Otley Road, LS1 4AP → sub: Basement Flat | number: 12 | street: Otley Road
Basement 12 Otley Road, LS1 4AP → number: 12 | street: Otley Road → numberLeftOut
Cellar, 12 Otley Road, LS1 4AP → number: 12 | street: Otley Road → numberLeftOut
Loft, 12 Otley Road, LS1 4AP → number: 12 | street: Otley Road → numberLeftOut
Garden Room, 12 Otley Road, LS1 4AP → number: 12 | street: Otley Road → numberLeftOut
Outbuilding, 12 Otley Road, LS1 4AP → number: 12 | street: Otley Road → numberLeftOut
Coach House, 12 Otley Road, LS1 4AP → number: 12 | street: Otley Road
The Lodge, 12 Otley Road, LS1 4AP → name: The Lodge | number: 12 | street: Otley Road
East Flat, 12 Otley Road, LS1 4AP → sub: West Flat | number: 12 | street: Otley Road → numberAdded
East Flat, 12 Otley Road, LS1 4AP → sub: East Flat | number: 12 | street: Otley Road
Flat 12A, 12 Otley Road, LS1 4AP → sub: Flat 12A | number: 12 | street: Otley Road
Flat 12A, 14 Otley Road, LS1 4AP → number: 12 | street: Otley Road → numberDiffers; numberLeftOut
Flats 1 and 2, 12 Otley Road, LS1 4AP → sub: Flats 1-2 | number: 12 | street: Otley Road
Flats 1 and 2, 12 Otley Road, LS1 4AP → sub: Flat 1 | number: 12 | street: Otley Road → numberDiffers
Flat No 3, Block No 2, Elm Court, Otley Road, LS1 4AP → sub: Flat 3, Block 2 | name: Elm Court | street: Otley Road
2/3 Elm Court, Otley Road, LS1 4AP → sub: Flat 3, Block 2 | name: Elm Court | street: Otley Road
3 Elm Ct, Otley Rd, LS1 4AP → number: 3 | street: Elm Court
3 Elm Court, Otley Road, LS1 4AP → number: 3 | street: Elm Close → streetDiffers
3 Elm Court, Otley Road, LS1 4AP → sub: Flat 3 | name: Elm Court | number: 12 | street: Otley Road
3 Elm Court, Otley Road, LS1 4AP → number: 3 | street: Otley Road → partLeftOut
3 Elm Court, 12 Otley Road, LS1 4AP → sub: Flat 12 | name: Elm Court | number: 3 | street: Otley Road → numberDiffers
Elm Court Flat 3, Otley Road, LS1 4AP → sub: Flat 3 | name: Elm Court | street: Otley Road
Elm Court (3), Otley Road, LS1 4AP → sub: Flat 3 | name: Elm Court | street: Otley Road
Elmcourt, 12 Otley Road, LS1 4AP → name: Elm Court | number: 12 | street: Otley Road
Elm Crt, 12 Otley Road, LS1 4AP → name: Elm Court | number: 12 | street: Otley Road
Elm Grange, 12 Otley Road, LS1 4AP → name: Elm Court | number: 12 | street: Otley Road → buildingDiffers
Supported Living, 12 Otley Road, LS1 4AP → number: 12 | street: Otley Road
Sheltered Scheme, Elm Court, Otley Road, LS1 4AP → name: Elm Court | street: Otley Road
Room 3 Flat 2, Elm Court, LS1 4AP → sub: Flat 2 | name: Elm Court | street: Otley Road → numberLeftOut
Plot 7 Elm Court Development, Otley Road, LS1 4AP → number: 7 | street: Elm Court → numberDiffers
Plot 7, 12 Otley Road (new build), LS1 4AP → number: 12 | street: Otley Road
New dwelling adj to 12 Otley Road, LS1 4AP → number: 12 | street: Otley Road → numberAdded
Land at 12 Otley Road, LS1 4AP → number: 12 | street: Otley Road → numberLeftOut
Site opposite 12 Otley Road, LS1 4AP → number: 12 | street: Otley Road → numberDiffers
Elmhurst (12), Otley Road, LS1 4AP → name: Elmhurst | number: 12 | street: Otley Road
'Elmhurst' 12 Otley Road, LS1 4AP → number: 12 | street: Otley Road
12 Otley Road "Elmhurst", LS1 4AP → number: 12 | street: Otley Road
12 Otley Road Elmhurst LS1 4AP → name: Elmhurst | number: 12 | street: Otley Road
Unit 3 Acme Trading, Otley Road, LS1 4AP → sub: Unit 3 | street: Otley Road
Unit 3 Otley Road Trading Est, LS1 4AP → sub: Unit 3 | street: Otley Road Trading Estate
Units 3/4 Otley Road Trading Estate, LS1 4AP → sub: Units 3-4 | street: Otley Road Trading Estate
Unit 3 Kirkstall Road Trading Est, LS1 4AP → sub: Unit 3 | street: Otley Road Trading Estate → streetDiffers
Unit 3C, Otley Road Trading Est, LS1 4AP → sub: Unit C3 | street: Otley Road Trading Estate → numberDiffers
Hangar 4, Leeds East Airport, LS1 4AP → sub: Hangar 4 | name: Leeds East Airport
Level 3, Elm House, Otley Road, LS1 4AP → sub: 3rd Floor | name: Elm House | street: Otley Road
Level 3, Elm House, Otley Road, LS1 4AP → sub: 4th Floor | name: Elm House | street: Otley Road → numberDiffers
Portakabin 2, 12 Otley Road, LS1 4AP → number: 12 | street: Otley Road → numberLeftOut
Headingley Village Hall, Otley Road, LS1 4AP → name: Village Hall | street: Otley Road
Scout Hut, Otley Road, LS1 4AP → name: Scout Hut | street: Otley Road
Memorial Hall, Otley Road, LS1 4AP → name: Village Hall | street: Otley Road → buildingDiffers
The Pavilion, Otley Road, LS1 4AP → name: Cricket Pavilion | street: Otley Road → buildingDiffers
Flat 3, Devonshire Hall, Cumberland Road, LS1 4AP → sub: Flat 3 | name: Devonshire Hall | street: Cumberland Road
C12, Devonshire Hall, Cumberland Road, LS1 4AP → sub: Room C12 | name: Devonshire Hall | street: Cumberland Road
Flat C Room 12, Devonshire Hall, LS1 4AP → sub: Flat C Room 13 | name: Devonshire Hall | street: Cumberland Road → numberDiffers
Acme Ltd, FREEPOST RTAB-CDEF, Otley Road, LS1 4AP → organisation: Acme Ltd | street: Otley Road
12 Otley Road, PO Box 14, LS1 4AP → number: 12 | street: Otley Road → numberLeftOut
`)
