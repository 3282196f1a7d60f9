import { readPairs } from './readPairs'

/** True matches and wrong doors, from lists of every kind. */
export const JUDGED_PAIRS = readPairs(`
council tax, energy certificates, sold prices
GND FLR FLAT, 22, PARK ROAD, BUXTON, DERBYSHIRE, SK17 6SN → sub: Ground Floor Flat | number: 22 | street: Park Road | town: BUXTON | postcode: SK17 6SN → same: a floor as a council shortens it
1ST FLOOR FRONT, 22 PARK ROAD, BUXTON, SK17 6SN → sub: First Floor Front | number: 22 | street: Park Road | town: BUXTON | postcode: SK17 6SN → same: a floor and a side
GROUND FLOOR FRONT, 22 PARK ROAD, BUXTON, SK17 6SN → sub: Ground Floor Rear | number: 22 | street: Park Road | town: BUXTON | postcode: SK17 6SN → other: the other side of the floor
LOWER GROUND FLOOR FLAT, 22 PARK ROAD, BUXTON, SK17 6SN → sub: Ground Floor Flat | number: 22 | street: Park Road | town: BUXTON | postcode: SK17 6SN → other: the floor above it
LAND ADJ TO 22 PARK ROAD, BUXTON, SK17 6SN → number: 22 | street: Park Road | town: BUXTON | postcode: SK17 6SN → other: beside the house
GARAGE R/O 22 PARK ROAD, BUXTON, SK17 6SN → number: 22 | street: Park Road | town: BUXTON | postcode: SK17 6SN → other: behind the house
Flat 6, Cavendish Court, 6 Cavendish Place, EASTBOURNE, BN21 3EJ → sub: Flat 6 | name: Cavendish Court | number: 6 | street: Cavendish Place | town: EASTBOURNE | postcode: BN21 3EJ → same: flat and house of the same number
Flat 6, 6 Cavendish Place, EASTBOURNE, BN21 3EJ → number: 6 | street: Cavendish Place | town: EASTBOURNE | postcode: BN21 3EJ → other: the flat is gone, its number stays
32b, London Road, EAST GRINSTEAD, RH19 1AL → sub: B | number: 32 | street: London Road | town: EAST GRINSTEAD | postcode: RH19 1AL → same: a letter as a field
32c, London Road, EAST GRINSTEAD, RH19 1AL → sub: B | number: 32 | street: London Road | town: EAST GRINSTEAD | postcode: RH19 1AL → other: another letter
32, London Road, EAST GRINSTEAD, RH19 1AL → sub: B | number: 32 | street: London Road | town: EAST GRINSTEAD | postcode: RH19 1AL → other: a letter added
FLAT 3, ROSE COURT, 15 - 17, HIGH STREET, , OTLEY, LEEDS, WEST YORKSHIRE, LS21 1AA → sub: Flat 3 | name: Rose Court, 15-17 | street: High Street | town: OTLEY | postcode: LS21 1AA → same: a building and its numbers in one field
31, SPRING FIELDS, , TIVERTON, MID DEVON, DEVON, EX16 4AX → number: 31 | street: Springfields | town: TIVERTON | postcode: EX16 4AX → same: a street without a kind, in two words
31, SPRINGFIELDS, , TIVERTON, MID DEVON, DEVON, EX16 4AX → number: 31 | street: Cotteylands | town: TIVERTON | postcode: EX16 4AX → other: two streets without a kind
8, HAYES MEAD, , TIVERTON, EX16 4AX → number: 8 | street: Cotteylands Close | town: TIVERTON | postcode: EX16 4AX → other: a street without a kind, another with one
12 | The Pippins | Watford | WD25 7AA → number: 12 | street: Falcon Way | town: WATFORD | postcode: WD25 7AA → other: bars between the columns

companies and their units
3rd Floor, 86-90 Paul Street, London, England, EC2A 4NE → sub: Third Floor | name: 86-90 | street: Paul Street | town: LONDON | postcode: EC2A 4NE → same: a registered office
3rd Floor, 86-90 Paul Street, London, England, EC2A 4NE → name: 86-90 | street: Paul Street | town: LONDON | postcode: EC2A 4NE → other: the floor is gone
Hill Farm Barn 3, Wick Lane, Bath, BA1 1AA → number: 3 | street: Wick Lane | town: BATH | postcode: BA1 1AA → other: the house with the barn's number
Barn 3, Hill Farm, Wick Lane, Bath, BA1 1AA → number: 3 | street: Wick Lane | town: BATH | postcode: BA1 1AA → other: the same, the barn first
Hill Farm Barn 3, Wick Lane, Bath, BA1 1AA → name: Barn 3 Hill Farm | street: Wick Lane | town: BATH | postcode: BA1 1AA → same: the barn itself
Hill Farm Barn 3, Wick Lane, Bath, BA1 1AA → sub: 3 | name: Hill Farm Barn | street: Wick Lane | town: BATH | postcode: BA1 1AA → same: its number as a field
Hill Farm Barn, 3, Wick Lane, Bath, BA1 1AA → number: 3 | street: Wick Lane | town: BATH | postcode: BA1 1AA → same: a barn's name before the house's number
C/O FRP ADVISORY TRADING LIMITED, 2ND FLOOR, 110 CANNON STREET, LONDON, EC4N 6EU → sub: Second Floor | number: 110 | street: Cannon Street | town: LONDON | postcode: EC4N 6EU → same: a firm that the answer has not
Kemp House, 152-160 City Road, London, EC1V 2NX → name: Kemp House 152-160 | street: City Road | town: LONDON | postcode: EC1V 2NX → same: name and numbers in one field, without a comma
Kemp House, 152-160 City Road, London, EC1V 2NX → name: Kemp House | number: 160 | street: City Road | town: LONDON | postcode: EC1V 2NX → other: one end of the range
UNIT 4 A, MEADOW BUS. PARK, MEADOW LN, HULL, HU1 3DZ → sub: Unit 4A | name: Meadow Business Park | street: Meadow Lane | town: HULL | postcode: HU1 3DZ → same: a park whose name is also the street’s
Unit 12 Brook Trading Est., Deadbrook Lane, Aldershot, GU12 4XB → sub: Unit 12 | dependentStreet: Brook Trading Estate | street: Deadbrook Lane | town: ALDERSHOT | postcode: GU12 4XB → same: an estate as the dependent street
Unit 12 Brook Trading Estate, Deadbrook Lane, Aldershot, GU12 4XB → sub: Unit 12 | dependentStreet: Blackwater Trading Estate | street: Deadbrook Lane | town: ALDERSHOT | postcode: GU12 4XB → other: another estate in the same street
Units 12 & 14, Brook Trading Estate, Aldershot, GU12 4XB → sub: Unit 12 | street: Brook Trading Estate | town: ALDERSHOT | postcode: GU12 4XB → other: one of two units
Suite 2, Second Floor, 22 Park Road, Buxton, SK17 6SN → sub: Suite 2, First Floor | number: 22 | street: Park Road | town: BUXTON | postcode: SK17 6SN → other: the suite of another floor
Suite 2 1st Flr, 22 Park Rd, Buxton, SK17 6SN → sub: Suite 2, First Floor | number: 22 | street: Park Road | town: BUXTON | postcode: SK17 6SN → same: a suite and its floor in one field
Greggs PLC, 14 - 16 Westgate, Wakefield, WF1 1LA → organisation: Greggs | name: 14-16 | street: Westgate | town: WAKEFIELD | postcode: WF1 1LA → same: a shop, a street without a kind
Greggs, 14 Westgate, Wakefield, WF1 1LA → organisation: Costa Coffee | number: 14 | street: Westgate | town: WAKEFIELD | postcode: WF1 1LA → other: the shop that came after it
Shop 2, 14 Westgate, Wakefield, WF1 1LA → sub: Flat 2 | number: 14 | street: Westgate | town: WAKEFIELD | postcode: WF1 1LA → other: the flat above the shop
Superdrug Stores plc t/a Savers, 9 Westgate, Wakefield, WF1 1LA → number: 9 | street: Westgate | town: WAKEFIELD | postcode: WF1 1LA → same: a trading name before the number
Jones & Co., P.O.Box 55, Wakefield WF1 9XX → organisation: Jones and Co | box: 55 | street: | town: WAKEFIELD | postcode: WF1 9XX → same: a box and its firm
PO Box 55, Westgate, Wakefield, WF1 1LA → number: 55 | street: Westgate | town: WAKEFIELD | postcode: WF1 1LA → other: a house with the box’s number

streets and the names beside them
4 Mill Cotts, Bridge Ln, Frome, BA11 1AA → number: 4 | dependentStreet: Mill Cottages | street: Bridge Lane | town: FROME | postcode: BA11 1AA → same: a row of cottages as the dependent street
4 Mill Cottages, Bridge Lane, Frome, BA11 1AA → number: 4 | dependentStreet: Mill Cottages | street: Station Lane | town: FROME | postcode: BA11 1AA → other: the same row, another street
4 Mill Cottages, Bridge Lane, Frome, BA11 1AA → name: Mill Cottage | number: 4 | street: Bridge Lane | town: FROME | postcode: BA11 1AA → other: the number of another name
2 The Green, Frome, BA11 1AA → number: 2 | dependentStreet: Post Office Row | street: The Green | town: FROME | postcode: BA11 1AA → other: the second house of a row in the street
10 St Marys Terrace, St Marys Road, Frome, BA11 1AA → number: 10 | street: St. Mary's Road | town: FROME | postcode: BA11 1AA → other: the terrace is gone, its words stay
2 Railway Cottages, Station Road, Frome, BA11 1AA → name: 2 Station Cottages | street: Station Road | town: FROME | postcode: BA11 1AA → other: another row, named after the street
14 Bristol Road, Bristol, BS4 3AA → number: 14 | street: Bath Road | town: BRISTOL | postcode: BS4 3AA → other: the town’s name as the street’s
9 Bramley Lane, Bramley, Leeds, LS13 2AA → number: 9 | street: Town Lane | locality: Bramley | town: LEEDS | postcode: LS13 2AA → other: the locality’s name as the street’s
Leeds House, 12 Park Row, Leeds, LS1 5HD → name: York House | number: 12 | street: Park Row | town: LEEDS | postcode: LS1 5HD → other: the town’s name as the building’s
LEEDS HSE, 12 PARK ROW, LEEDS, LS1 5HD → name: Leeds House | number: 12 | street: Park Row | town: LEEDS | postcode: LS1 5HD → same: a building named after the town
14 Bristol Rd., Brislington, BS4 3AA → number: 14 | street: Bristol Road | locality: Brislington | town: BRISTOL | postcode: BS4 3AA → same: a street named after the town
Cedar Court, 22 Park Road, Buxton, SK17 6SN → name: Maple House | number: 22 | street: Park Road | town: BUXTON | postcode: SK17 6SN → other: another building at the number
Mr P Duke, 5 Earl Street, Buxton, SK17 6SN → number: 5 | street: Duke Street | town: BUXTON | postcode: SK17 6SN → other: a person’s name explains the street
10, Kingsway, Buxton, SK17 6SN → street: Queensway | town: BUXTON | postcode: SK17 6SN | number: 10 → other: king for queen
Flat 2, 22 Park Road, Flat 2, 22 Park Road, Buxton, SK17 6SN → sub: Flat 2 | number: 22 | street: Park Road | town: BUXTON | postcode: SK17 6SN → same: a line that stands twice
22 Park Road, Park Road, Buxton, Buxton, SK17 6SN → number: 22 | street: Park Road | town: BUXTON | postcode: SK17 6SN → same: street and town in columns of their own as well
6 C/O Mrs N Patel, Elm Grove, Leeds, LS12 3QA → number: 6 | street: Elm Grove | town: LEEDS | postcode: LS12 3QA → same: the person between number and street
12½ Elm Grove, Leeds, LS12 3QA → name: 12 1/2 | street: Elm Grove | town: LEEDS | postcode: LS12 3QA → same: half a number
12½ Elm Grove, Leeds, LS12 3QA → number: 12 | street: Elm Grove | town: LEEDS | postcode: LS12 3QA → other: the half is gone
Flat IV, 12 Elm Grove, Leeds, LS12 3QA → sub: Flat 4 | number: 12 | street: Elm Grove | town: LEEDS | postcode: LS12 3QA → same: a Roman flat

postcodes, initials, letters
16 Duncan Street, Leicester, LE1 74UT → number: 16 | street: Duncan Street | town: LEICESTER | postcode: LE17 4UT → same: the blank of the postcode misplaced
12 Elm Grove, Leeds LS12 3 QA → number: 12 | street: Elm Grove | town: LEEDS | postcode: LS12 3QA → same: two blanks in the postcode
F3 12 Elm Grove, Leeds, LS12 3QA → sub: Flat 3 | number: 12 | street: Elm Grove | town: LEEDS | postcode: LS12 3QA → same: F for flat
Y.M.C.A., 29 Westgate, Wakefield, WF1 1LA → organisation: YMCA | number: 29 | street: Westgate | town: WAKEFIELD | postcode: WF1 1LA → same: initials with points
Flat 7 O'Connell Hse, Elm Grove, Leeds, LS12 3QA → sub: Flat 7 | name: O Connell House | street: Elm Grove | town: LEEDS | postcode: LS12 3QA → same: an apostrophe for a blank

Scotland, Wales, Northern Ireland
35 (2/1) Dowanhill St, Glasgow, G11 5QS → sub: Flat 2/1 | number: 35 | street: Dowanhill Street | town: GLASGOW | postcode: G11 5QS → same: in brackets
35 (2/1) Dowanhill St, Glasgow, G11 5QS → sub: Flat 2/2 | number: 35 | street: Dowanhill Street | town: GLASGOW | postcode: G11 5QS → other: across the landing
2fr, 57 Marchmont Rd, Edinburgh, EH9 1HT → sub: 2FR | number: 57 | street: Marchmont Road | town: EDINBURGH | postcode: EH9 1HT → same: second floor right
1F2, 57 Marchmont Rd, Edinburgh, EH9 1HT → sub: 2F1 | number: 57 | street: Marchmont Road | town: EDINBURGH | postcode: EH9 1HT → other: floor and door swapped
12 Byres Rd, Top/Left, Glasgow G11 5RD → sub: Top Left | number: 12 | street: Byres Road | town: GLASGOW | postcode: G11 5RD → same: behind the street
Top Left, 12 Byres Road, Glasgow, G11 5RD → sub: Top Right | number: 12 | street: Byres Road | town: GLASGOW | postcode: G11 5RD → other: the other side
41 Comely Bank Ave (Main Door), EH4 1ES → sub: Main Door | number: 41 | street: Comely Bank Avenue | town: EDINBURGH | postcode: EH4 1ES → same: the door to the street
THE STEADING, NETHER BLELOCK, BY BANKFOOT, PERTH, PH14DR → sub: The Steading | name: Nether Blelock | locality: Bankfoot | town: PERTH | postcode: PH1 4DR → same: a steading of a farm
The Steading, Nether Blelock, Bankfoot, Perth, PH1 4DR → name: Nether Blelock | locality: Bankfoot | town: PERTH | postcode: PH1 4DR → other: the farm itself
14 Lower Milovaig Glendale Isle of Skye IV558WR → number: 14 | doubleLocality: Lower Milovaig | locality: Glendale | town: ISLE OF SKYE | postcode: IV55 8WR → same: a croft with no street
14 Lower Milovaig, Glendale, Isle of Skye, IV55 8WR → number: 14 | doubleLocality: Upper Milovaig | locality: Glendale | town: ISLE OF SKYE | postcode: IV55 8WR → other: the township above it, which stands in a street’s place
12 Stryd Fawr / High Street, Y Bala, LL23 7AF → number: 12 | street: High Street | town: BALA | postcode: LL23 7AF → same: both names of the street
12 Heol y Castell, Y Bala, LL23 7AF → number: 12 | street: Stryd y Castell | town: BALA | postcode: LL23 7AF → other: two Welsh words for a way
Tynycoed Farm, Llangernyw, Abergele, Conwy, LL22 8RT → name: Ty'n-y-Coed Farm | locality: Llangernyw | town: ABERGELE | postcode: LL22 8RT → same: a Welsh name in one word
45 Drumnakilly Rd, Tattykeel, Omagh, Co. Tyrone, BT79 0JP → number: 45 | street: Drumnakilly Road | town: OMAGH | postcode: BT79 0JP → same: a townland that the answer has not
45 Drumnakilly Park, Tattykeel, Omagh, BT79 0JP → number: 45 | street: Drumnakilly Road | town: OMAGH | postcode: BT79 0JP → other: the same word with another kind of street
Apt 3, 12a Malone Rd, Belfast, BT9 5BN → sub: Apartment 3 | name: 12A | street: Malone Road | town: BELFAST | postcode: BT9 5BN | county: County Antrim → same: a letter in the building’s name
Apt 3A, 12 Malone Road, Belfast, BT9 5BN → sub: Apartment 3 | name: 12A | street: Malone Road | town: BELFAST | postcode: BT9 5BN → other: the letter of the house, not of the flat

parks, halls, moorings, institutions
PITCH 14, SANDY LANE CARAVAN PK, SKEGNESS, PE25 1AB → sub: Pitch 14 | name: Sandy Lane Caravan Park | town: SKEGNESS | postcode: PE25 1AB → same: a pitch
Mooring No. C12, Sawley Marina, Long Eaton, NG10 3AE → sub: Mooring C12 | name: Sawley Marina | locality: Long Eaton | town: NOTTINGHAM | postcode: NG10 3AE → same: a mooring
NB Dragonfly, Bathampton Marina, Bath, BA1 1AA → name: Bathampton Marina | street: | town: BATH | postcode: BA1 1AA → other: the marina without the boat
Houseboat Dragonfly, Cheyne Walk, London, SW3 5AA → street: Cheyne Walk | town: LONDON | postcode: SW3 5AA → other: the street without the boat
NB Dragonfly, Bathampton Marina, Bath, BA1 1AA → sub: Narrowboat Dragonfly | name: Bathampton Marina | street: | town: BATH | postcode: BA1 1AA → same: the boat itself
NB Dragonfly, 3 Wick Lane, Bath, BA1 1AA → number: 3 | street: Wick Lane | town: BATH | postcode: BA1 1AA → same: a boat's name before a house
J Smith, Bathampton Marina, Bath, BA1 1AA → name: Bathampton Marina | street: | town: BATH | postcode: BA1 1AA → same: a person at the marina
Boat Inn, 3 Wick Lane, Bath, BA1 1AA → organisation: Boat Inn | number: 3 | street: Wick Lane | town: BATH | postcode: BA1 1AA → same: an inn
Mooring C12, Sawley Marina, NG10 3AE → sub: Mooring D12 | name: Sawley Marina | locality: Long Eaton | town: NOTTINGHAM | postcode: NG10 3AE → other: another pontoon
Room C Flat 14 Bailey Court, Egerton St, Sheffield, S1 4JX → sub: Flat 14 Room C | name: Bailey Court | street: Egerton Street | town: SHEFFIELD | postcode: S1 4JX → same: a room before its flat
Flat 14 Room C, Bailey Court, Sheffield S1 4JX → sub: Flat 14 | name: Bailey Court | street: Egerton Street | town: SHEFFIELD | postcode: S1 4JX → other: the room is gone
H.M. Prison Leeds, 2 Gloucester Terrace, Leeds, LS12 2TJ → organisation: HMP Leeds | number: 2 | street: Gloucester Terrace | town: LEEDS | postcode: LS12 2TJ → same: a prison by its initials
HUDDERSFIELD ROYAL INFIRMARY, WARD 7, ACRE ST, HUDDERSFIELD, HD3 3EA → organisation: Huddersfield Royal Infirmary | department: Ward 7 | street: Acre Street | town: HUDDERSFIELD | postcode: HD3 3EA → same: a ward as the department
Duke's Head PH, 23 Church Lane, Purton, SN5 4EF → organisation: Dukes Head Public House | number: 23 | street: Church Lane | locality: Purton | town: SWINDON | postcode: SN5 4EF → same: a pub
The Red Lion, 23 Church Lane, Purton, SN5 4EF → organisation: The White Lion | number: 23 | street: Church Lane | locality: Purton | town: SWINDON | postcode: SN5 4EF → other: another pub
Purton Surgery, 4 Church Lane, Purton, SN5 4EF → organisation: Purton Veterinary Clinic | number: 4 | street: Church Lane | locality: Purton | town: SWINDON | postcode: SN5 4EF → other: two trades that share a place’s name
St Peter's Vicarage, Church Lane, Purton, SN5 4EF → organisation: St. Paul's Vicarage | street: Church Lane | locality: Purton | town: SWINDON | postcode: SN5 4EF → other: another saint
The Barn, Manor Farm, Church Lane, Purton, SN5 4EF → name: Manor Farm | street: Church Lane | locality: Purton | town: SWINDON | postcode: SN5 4EF → other: the farm, not its barn
Manor Fm, Church Ln, Purton, Wilts, SN5 4EF → name: Manor Farm | street: Church Lane | locality: Purton | town: SWINDON | postcode: SN5 4EF → same: a farm, shortened
Manor Fm, Church La, Purton, SN5 4EF → name: Manor Farm | street: Church Lane | locality: Purton | town: SWINDON | postcode: SN5 4EF → same: a lane, shortened to a word that joins others
Manor Fm, Church La, Purton, SN5 4EF → name: Manor Farm | street: Mill Lane | locality: Purton | town: SWINDON | postcode: SN5 4EF → other: such a lane is a street, not a church
4 Heol y Nant, Cardiff, CF14 2AB → number: 4 | street: Heol y Nant Close | town: CARDIFF | postcode: CF14 2AB → other: a street with its kind in front lacks none
`)
