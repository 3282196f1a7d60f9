import { readPairs } from './readPairs'

/** True matches and wrong doors as lists write them, with commas and without. */
export const FRESH_PAIRS = readPairs(`
fresh
14 Riverside Court, Riverside, Reading RG1 3AR → sub: Flat 14 | name: Riverside Court | street: Riverside | town: READING | postcode: RG1 3AR → same: a block on the street of its name
41 KINGS RD READING BERKS RG1 3AR → number: 41 | street: Kings Road | town: READING | postcode: RG1 3AR → same: a council’s line without commas
Flat 7, 41, Kings Road, READING, RG1 3AR → sub: Flat 7 | number: 41 | street: Kings Road | town: READING | postcode: RG1 3AR → same: an energy certificate
FLAT BASEMENT 41 KINGS ROAD READING RG1 3AR → sub: Basement Flat | number: 41 | street: Kings Road | town: READING | postcode: RG1 3AR → same: a flat with its floor behind
7, Millbrook Ter., Coxhoe, Co. Durham, DH6 4AB → number: 7 | street: Millbrook Terrace | locality: Coxhoe | town: DURHAM | postcode: DH6 4AB → same: a terrace and an old county
Acorn Bookkeeping Ltd, 2nd Floor, 41 Kings Road, Reading, United Kingdom, RG1 3AR → organisation: Acorn Bookkeeping Ltd | sub: Second Floor | number: 41 | street: Kings Road | town: READING | postcode: RG1 3AR → same: Companies House
C/O Acorn Bookkeeping Limited Suite 12 41 Kings Road Reading England RG1 3AR → sub: Suite 12 | number: 41 | street: Kings Road | town: READING | postcode: RG1 3AR → same: an accountant’s address of a firm, without commas
Flat 2/1, 264 Great Western Road, Glasgow, G4 9EJ → sub: Flat 2/1 | number: 264 | street: Great Western Road | town: GLASGOW | postcode: G4 9EJ → same: a Scottish flat
2/1 264 Gt Western Rd Glasgow G4 9EJ → sub: Flat 2/1 | number: 264 | street: Great Western Road | town: GLASGOW | postcode: G4 9EJ → same: a Scottish flat without commas
264 (3/2) Great Western Road, Glasgow G4 9EJ → sub: Flat 3/2 | number: 264 | street: Great Western Road | town: GLASGOW | postcode: G4 9EJ → same: the flat in brackets
1F2, 19 Bruntsfield Gdns, Edinburgh, EH10 4EA → sub: 1F2 | number: 19 | street: Bruntsfield Gardens | town: EDINBURGH | postcode: EH10 4EA → same: an Edinburgh stair
Ty Coch, Heol y Bont, Tregaron, Ceredigion, SY25 6JN → name: Ty Coch | street: Heol Y Bont | town: TREGARON | postcode: SY25 6JN → same: a Welsh house
14 FFORDD Y GOGLEDD ABERTEIFI SA43 1HR → number: 14 | street: Ffordd Y Gogledd | town: CARDIGAN | postcode: SA43 1HR → same: a Welsh town in Welsh, without commas
Pant-y-Blodau, Stryd y Capel, Tregaron SY25 6JN → name: Pantyblodau | street: Stryd Y Capel | town: TREGARON | postcode: SY25 6JN → same: a hyphenated Welsh house
112 Killyman Rd, Mullaghmore, Dungannon, Co. Tyrone, BT71 6DE → number: 112 | street: Killyman Road | town: DUNGANNON | postcode: BT71 6DE → same: a townland
112A KILLYMAN ROAD DUNGANNON COUNTY TYRONE BT71 6DE → number: | street: Killyman Road | town: DUNGANNON | postcode: BT71 6DE | name: 112A → same: a letter in Northern Ireland
Pitch 44, Warden Springs Holiday Park, Coast Road, Leysdown on Sea, ME12 4RG → sub: Pitch 44 | name: Warden Springs Holiday Park | street: Coast Road | locality: Leysdown | town: SHEERNESS | postcode: ME12 4RG → same: a pitch in a park
Plot 9 Warden Springs Caravan Pk Coast Rd Leysdown Sheerness ME12 4RG → sub: Plot 9 | name: Warden Springs Caravan Park | street: Coast Road | locality: Leysdown | town: SHEERNESS | postcode: ME12 4RG → same: a plot in a park, without commas
nb Kestrel, Berth C14, Pyrford Marina, Lock Lane, Woking GU22 8XL → sub: Berth C14 | name: Pyrford Marina | street: Lock Lane | town: WOKING | postcode: GU22 8XL → same: a boat by its name and its berth
Room 12, Flat 4, Lupton Residences, Alma Rd, Leeds, LS6 2AH → sub: Room 12 Flat 4 | name: Lupton Residences | street: Alma Road | town: LEEDS | postcode: LS6 2AH → same: a room in a hall
B4-12 Lupton Residences, Alma Road, Leeds LS6 2AH → sub: B4-12 | name: Lupton Residences | street: Alma Road | town: LEEDS | postcode: LS6 2AH → same: a room as a code
Grange Fm, Hollow Ln, Shotesham All Saints, Norwich, NR15 1YP → name: Grange Farm | street: Hollow Lane | locality: Shotesham | town: NORWICH | postcode: NR15 1YP → same: a farm
The Barn Grange Farm Hollow Lane Shotesham Norwich NR15 1YP → sub: The Barn | name: Grange Farm | street: Hollow Lane | locality: Shotesham | town: NORWICH | postcode: NR15 1YP → same: a barn of a farm, without commas
Mr J Smith A1234BC, HM Prison Wandsworth, Heathfield Road, London SW18 3HS → organisation: HMP Wandsworth | street: Heathfield Road | town: LONDON | postcode: SW18 3HS → same: a prisoner
Ward 7, Wansbeck Gen. Hosp., Woodhorn Lane, Ashington, NE63 9JJ → department: Ward 7 | organisation: Wansbeck General Hospital | street: Woodhorn Lane | town: ASHINGTON | postcode: NE63 9JJ → same: a ward
Finance Dept, Wansbeck General Hospital, Woodhorn Ln, Ashington, Northumberland NE63 9JJ → organisation: Wansbeck General Hospital | street: Woodhorn Lane | town: ASHINGTON | postcode: NE63 9JJ → same: a department that the answer has not
Units 3-4, Commerce Way, Skippers Lane Ind. Est., Middlesbrough, TS6 6UR → sub: Units 3-4 | street: Commerce Way | locality: Skippers Lane Industrial Estate | town: MIDDLESBROUGH | postcode: TS6 6UR → same: two units
UNIT 5 COMMERCE WAY SKIPPERS LANE MIDDLESBROUGH TS6 6UR → sub: Unit 5 | street: Commerce Way | locality: Skippers Lane Industrial Estate | town: MIDDLESBROUGH | postcode: TS6 6UR → same: a unit on an estate, without commas
Holy Rood RC Junior & Infant School, Vicarage Road, Watford, Herts, WD18 0EB → organisation: Holy Rood Roman Catholic Junior and Infant School | street: Vicarage Road | town: WATFORD | postcode: WD18 0EB → same: a school, RC in full
St Michaels CofE Primary, Vicarage Rd, Watford WD18 0EB → organisation: St Michael’s C of E Primary School | street: Vicarage Road | town: WATFORD | postcode: WD18 0EB → same: a school without the word
Headteacher, Cassio Nursery School, 12 Vicarage Road, Watford WD18 0EB → organisation: Cassio Nursery School | number: 12 | street: Vicarage Road | town: WATFORD | postcode: WD18 0EB → same: somebody at a school
Mrs P Kings, 41 Kings Road, Reading RG1 3AR → number: 41 | street: Kings Road | town: READING | postcode: RG1 3AR → same: a person of the street’s name
Reading Room Cottage 41 Kings Road Reading RG1 3AR → name: Reading Room Cottage | number: 41 | street: Kings Road | town: READING | postcode: RG1 3AR → same: a house with the town in its name, without commas
Kings House, 41 Kings Road, Reading, RG1 3AR → name: Kings House | number: 41 | street: Kings Road | town: READING | postcode: RG1 3AR → same: a house of the street’s name
41 Kings Road Caversham Reading Berkshire RG1 3AR → number: 41 | street: Kings Road | town: READING | postcode: RG1 3AR | locality: Caversham → same: a suburb
Thames Tower, 41 Kings Rd., Reading RG1 3AR → number: 41 | street: Kings Road | town: READING | postcode: RG1 3AR → same: a tower that the answer has not
Dental Surgery, 41 Kings Road, Reading RG1 3AR → organisation: Kings Road Dental Practice | number: 41 | street: Kings Road | town: READING | postcode: RG1 3AR → same: a dentist by trade and street
Forty One Kings Road, Reading RG1 3AR → number: 41 | street: Kings Road | town: READING | postcode: RG1 3AR → same: a number in words
Annexe, 41 Kings Road, Reading RG1 3AR → sub: Annexe | number: 41 | street: Kings Road | town: READING | postcode: RG1 3AR → same: an annexe
41-43 Kings Road Reading RG1 3AR → name: 41-43 | street: Kings Road | town: READING | postcode: RG1 3AR → same: a range
c/o The Manager, Caretakers Flat, 41 Kings Road, Reading, RG1 3AR → sub: Caretakers Flat | number: 41 | street: Kings Road | town: READING | postcode: RG1 3AR → same: a caretaker
41 KINGS RD READING BERKS RG1 3AR → number: 41 | street: Queens Road | town: READING | postcode: RG1 3AR → other: another street, without commas
41 ORTS ROAD READING RG1 3AR → number: 41 | street: Kings Road | town: READING | postcode: RG1 3AR → other: another street, without commas, the other way
41 SUNNYSIDE READING RG1 3AR → number: 41 | street: Kings Road | town: READING | postcode: RG1 3AR → other: a street without a kind, without commas
FLAT 7 HANOVER COURT 41 KINGS ROAD READING RG1 3AR → sub: Flat 7 | name: Regent Court | number: 41 | street: Kings Road | town: READING | postcode: RG1 3AR → other: another block, without commas
HANOVER COURT 41 KINGS ROAD READING RG1 3AR → name: Regent Court | number: 41 | street: Kings Road | town: READING | postcode: RG1 3AR → other: another block without a flat
FAIRVIEW 41 KINGS ROAD READING RG1 3AR → name: Rosemount | number: 41 | street: Kings Road | town: READING | postcode: RG1 3AR → other: another house’s name without a kind, without commas
Flat 7, 41 Kings Road, Reading, RG1 3AR → sub: Flat 7 | number: 14 | street: Kings Road | town: READING | postcode: RG1 3AR → other: digits swapped
3 Rose Cottages Church Row Coxhoe Durham DH6 4AB → number: 3 | dependentStreet: Rose Cottages | street: Millbrook Terrace | locality: Coxhoe | town: DURHAM | postcode: DH6 4AB → other: the street of a row, without commas
3 Rose Cottages Millbrook Terrace Coxhoe Durham DH6 4AB → number: 3 | dependentStreet: Ivy Cottages | street: Millbrook Terrace | locality: Coxhoe | town: DURHAM | postcode: DH6 4AB → other: another row, without commas
7 Millbrook Close, Coxhoe, DH6 4AB → number: 7 | street: Millbrook Terrace | locality: Coxhoe | town: DURHAM | postcode: DH6 4AB → other: a close and a terrace
Flat 2/2, 264 Great Western Road, Glasgow, G4 9EJ → sub: Flat 2/1 | number: 264 | street: Great Western Road | town: GLASGOW | postcode: G4 9EJ → other: the flat beside
2/1 264 GREAT WESTERN TERRACE GLASGOW G4 9EJ → sub: Flat 2/1 | number: 264 | street: Great Western Road | town: GLASGOW | postcode: G4 9EJ → other: a terrace and a road, without commas
264 Great Western Road, Glasgow, G4 9EJ → sub: Flat 0/1 | number: 264 | street: Great Western Road | town: GLASGOW | postcode: G4 9EJ → other: a flat is added
2F1, 19 Bruntsfield Gardens, Edinburgh, EH10 4EA → sub: 1F2 | number: 19 | street: Bruntsfield Gardens | town: EDINBURGH | postcode: EH10 4EA → other: another flat of the stair
19 Bruntsfield Place, Edinburgh, EH10 4EA → number: 19 | street: Bruntsfield Gardens | town: EDINBURGH | postcode: EH10 4EA → other: a place and gardens
14 Heol y Gogledd, Aberteifi, SA43 1HR → number: 14 | street: Ffordd Y Gogledd | town: CARDIGAN | postcode: SA43 1HR → other: heol and ffordd
14 STRYD FAWR ABERTEIFI SA43 1HR → number: 14 | street: Heol Fawr | town: CARDIGAN | postcode: SA43 1HR → other: stryd and heol, without commas
Uned 4, Parc Menai, Bangor LL57 4AA → sub: Flat 4 | name: Parc Menai | town: BANGOR | postcode: LL57 4AA → other: a Welsh unit and a flat
Ty Gwyn, Heol y Bont, Tregaron SY25 6JN → name: Ty Coch | street: Heol Y Bont | town: TREGARON | postcode: SY25 6JN → other: the white and the red house
112 Killyman Road, Dungannon BT71 6DE → number: 112 | street: Killyman Street | town: DUNGANNON | postcode: BT71 6DE → other: a road and a street
112 Coalisland Road Dungannon Co Tyrone BT71 6DE → number: 112 | street: Killyman Road | town: DUNGANNON | postcode: BT71 6DE → other: a road to another town, without commas
Pitch 44, Warden Springs Holiday Park, Coast Road, Leysdown, ME12 4RG → sub: Pitch 44 | name: Priory Hill Holiday Park | street: Coast Road | locality: Leysdown | town: SHEERNESS | postcode: ME12 4RG → other: another park
Pitch 44 Warden Springs Holiday Park Coast Road Leysdown ME12 4RG → sub: Pitch 45 | name: Warden Springs Holiday Park | street: Coast Road | locality: Leysdown | town: SHEERNESS | postcode: ME12 4RG → other: another pitch
Berth C14, Pyrford Marina, Lock Lane, Woking GU22 8XL → sub: Berth D14 | name: Pyrford Marina | street: Lock Lane | town: WOKING | postcode: GU22 8XL → other: another berth
Berth C14, Walton Marina, Lock Lane, Woking GU22 8XL → sub: Berth C14 | name: Pyrford Marina | street: Lock Lane | town: WOKING | postcode: GU22 8XL → other: another marina
Room 12, Flat 4, Lupton Residences, Alma Rd, Leeds, LS6 2AH → sub: Room 12 Flat 5 | name: Lupton Residences | street: Alma Road | town: LEEDS | postcode: LS6 2AH → other: another flat of the hall
Flat 4 Devonshire Hall Alma Road Leeds LS6 2AH → sub: Flat 4 | name: Lupton Residences | street: Alma Road | town: LEEDS | postcode: LS6 2AH → other: another hall, without commas
Grange Farm, Hollow Lane, Shotesham, NR15 1YP → name: Grange Cottage | street: Hollow Lane | locality: Shotesham | town: NORWICH | postcode: NR15 1YP → other: a farm and its cottage
Manor Farm Hollow Lane Shotesham Norwich NR15 1YP → name: Grange Farm | street: Hollow Lane | locality: Shotesham | town: NORWICH | postcode: NR15 1YP → other: another farm, without commas
The Granary, Grange Farm, Hollow Lane, Shotesham, NR15 1YP → sub: The Barn | name: Grange Farm | street: Hollow Lane | locality: Shotesham | town: NORWICH | postcode: NR15 1YP → other: another barn
Gatehouse, HM Prison Wandsworth, 3 Heathfield Road, London SW18 3HS → number: 5 | street: Heathfield Road | town: LONDON | postcode: SW18 3HS → other: another number
Wansbeck Private Hospital, Woodhorn Lane, Ashington NE63 9JJ → organisation: Wansbeck General Hospital | street: Woodhorn Lane | town: ASHINGTON | postcode: NE63 9JJ → other: another hospital
Unit 3, Commerce Way, Skippers Lane Ind. Est., Middlesbrough, TS6 6UR → sub: Units 3-4 | street: Commerce Way | locality: Skippers Lane Industrial Estate | town: MIDDLESBROUGH | postcode: TS6 6UR → other: one unit of two
UNIT 5 ENTERPRISE COURT MIDDLESBROUGH TS6 6UR → sub: Unit 5 | street: Commerce Way | locality: Skippers Lane Industrial Estate | town: MIDDLESBROUGH | postcode: TS6 6UR → other: another street on the estate, without commas
Holy Rood RC Infant School, Vicarage Road, Watford, WD18 0EB → organisation: Holy Rood RC Junior School | street: Vicarage Road | town: WATFORD | postcode: WD18 0EB → other: infants and juniors
Kings Road Dental Practice, 41 Kings Road, Reading RG1 3AR → organisation: Kings Road Veterinary Practice | number: 41 | street: Kings Road | town: READING | postcode: RG1 3AR → other: a dentist and a vet
Harlow Joinery Ltd, 41 Kings Road, Reading RG1 3AR → organisation: Harlow Plumbing Ltd | number: 41 | street: Kings Road | town: READING | postcode: RG1 3AR → other: another trade
Suite 12, 41 Kings Road, Reading RG1 3AR → sub: Suite 21 | number: 41 | street: Kings Road | town: READING | postcode: RG1 3AR → other: another suite
41 Reading Road, Reading, RG1 3AR → number: 41 | street: Kings Road | town: READING | postcode: RG1 3AR → other: a street of the town’s name
41 READING ROAD READING RG1 3AR → number: 41 | street: Kings Road | town: READING | postcode: RG1 3AR → other: a street of the town’s name, without commas
Church View, 41 Park Lane, Reading RG1 3AR → name: Park View | number: 41 | street: Park Lane | locality: Church End | town: READING | postcode: RG1 3AR → other: another house, whose words are in the street and the village
`)
