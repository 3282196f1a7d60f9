import { readPairs } from './readPairs'

/** True matches and wrong doors, by what they are about. */
export const PAIRS = readPairs(`
spelling
12 High Street, Leeds, LS1 4AP → number: 12 | street: High Street
12 HIGH STREET, LEEDS, LS14AP → number: 12 | street: High Street
12, High St., Leeds, ls1 4ap → number: 12 | street: High Street
12 high st leeds ls1 4ap → number: 12 | street: High Street
12 Church Rd, LS1 4AP → number: 12 | street: Church Road
12 Abby Rd, LS1 4AP → number: 12 | street: Abbey Road
12 Chruch Lane, LS1 4AP → number: 12 | street: Church Lane
12 Ennismoore Gardns, LS1 4AP → number: 12 | street: Ennismore Gardens
12 Westgate, LS1 4AP → number: 12 | street: Eastgate → streetDiffers
12 St Johns Rd, LS1 4AP → number: 12 | street: Saint John's Road
12 Saint Marys St, LS1 4AP → number: 12 | street: St. Mary's Street
12 Green Bank, LS1 4AP → number: 12 | street: Greenbank
12 Greenbank Rd, LS1 4AP → number: 12 | street: Green Bank Road
12 King & Queen St, LS1 4AP → number: 12 | street: King and Queen Street
12 Monks Pk Ave, LS1 4AP → number: 12 | street: Monks Park Avenue
12 1st Avenue, LS1 4AP → number: 12 | street: First Avenue
4th Avenue, LS1 4AP → street: 4th Avenue
12 Fourth Ave, LS1 4AP → number: 12 | street: 4th Avenue
12 Nth Parade, LS1 4AP → number: 12 | street: North Parade
12 Sedgley Rd W, LS1 4AP → number: 12 | street: Sedgley Road West
12 Upr High St, LS1 4AP → number: 12 | street: Upper High Street
12 Stoke-on-Trent Road, LS1 4AP → number: 12 | street: Stoke on Trent Road
12 Hill Road, LS1 4AP → number: 12 | street: Hall Road → streetDiffers
Twelve High Street, LS1 4AP → number: 12 | street: High Street
1 Canada Square, LS1 4AP → name: One Canada Square
The Sprays 9, LS1 4AP → number: 9 | street: The Sprays
9 Sprays, LS1 4AP → number: 9 | street: The Sprays

streets
12 High Road, LS1 4AP → number: 12 | street: High Street → streetDiffers
12 Church Lane, LS1 4AP → number: 12 | street: Church Close → streetDiffers
12 Church Street, LS1 4AP → number: 12 | street: Church Road → streetDiffers
12 North Street, LS1 4AP → number: 12 | street: South Street → streetDiffers
12 Sedgley Road West, LS1 4AP → number: 12 | street: Sedgley Road → streetDiffers
12 Sedgley Road, LS1 4AP → number: 12 | street: Sedgley Road West → streetDiffers
12 Upper High Street, LS1 4AP → number: 12 | street: High Street → streetDiffers
12 High Street, LS1 4AP → number: 12 | street: Upper High Street → streetDiffers
12 Old Church Lane, LS1 4AP → number: 12 | street: Church Lane → streetDiffers
12 St Johns Church Road, LS1 4AP → number: 12 | street: Church Road → streetDiffers
12 High Street Mews, LS1 4AP → number: 12 | street: High Street → streetDiffers
12 Broadway, LS1 4AP → number: 12 | street: Kingsway → streetDiffers
12 high road leeds ls1 4ap → number: 12 | street: High Street → streetDiffers
12 High Street, LS1 4AP → number: 12 | street: High Street → streetDiffers → Street Match: INCORRECT
12, LS1 4AP → number: 12 | street: High Street
12 Linthorpe, LS1 4AP → number: 12 | street: Linthorpe Road
Linden House, LS1 4AP → name: Linden House | street: High Street
LS1 4AP → street: High Street → streetAdded
Leeds, LS1 4AP → number: 12 | street: High Street → numberAdded; streetAdded
5 Austhorpe View, Halton Ring Road, LS1 4AP → number: 5 | street: Austhorpe View
5 Austhorpe View, Halton Ring Road, LS1 4AP → number: 5 | street: Halton Ring Road → partLeftOut
Unit 3, Mill Mews, High Street, LS1 4AP → sub: Unit 3 | dependentStreet: Mill Mews | street: High Street
3 Mill Mews, LS1 4AP → number: 3 | dependentStreet: Mill Mews | street: High Street
3 Mill Mews, High Street, LS1 4AP → number: 3 | street: Mill Mews
12 Court Mews, High Street, LS1 4AP → number: 12 | street: High Street → partLeftOut
12 Parkside, High Street, LS1 4AP → number: 12 | street: High Street → partLeftOut
12 High Street, off Grove Street, LS1 4AP → number: 12 | street: High Street
12 High Street West Bromwich B70 6AA → number: 12 | street: High Street | town: WEST BROMWICH | postcode: B70 6AA
12 Felixstowe Road, Abbey Wood, London, SE2 9AA → number: 12 | street: Felixstowe Road | town: LONDON | postcode: SE2 9AA
12 Woodgrange Road, Forest Gate, E7 0AA → number: 12 | street: Woodgrange Road | town: LONDON | postcode: E7 0AA

numbers
14 a High Street, LS1 4AP → name: 14A | street: High Street
14a, High Street, LS1 4AP → name: 14A | street: High Street
14-A High Street, LS1 4AP → name: 14A | street: High Street
No. 12 High Street, LS1 4AP → number: 12 | street: High Street
No12 High Street, LS1 4AP → number: 12 | street: High Street
#12 High Street, LS1 4AP → number: 12 | street: High Street
012 High Street, LS1 4AP → number: 12 | street: High Street
12High Street, LS1 4AP → number: 12 | street: High Street
High Street 12, LS1 4AP → number: 12 | street: High Street
12 - 14 High Street, LS1 4AP → name: 12-14 | street: High Street
12–14 High Street, LS1 4AP → name: 12-14 | street: High Street
12 to 14 High Street, LS1 4AP → name: 12-14 | street: High Street
12 & 14 High Street, LS1 4AP → name: 12-14 | street: High Street
400/404 High Street, LS1 4AP → name: 400-404 | street: High Street
14A High Street, LS1 4AP → name: 14C | street: High Street → numberDiffers
14A High Street, LS1 4AP → number: 14 | street: High Street → numberDiffers
14 High Street, LS1 4AP → name: 14A | street: High Street → numberDiffers
12 High Street, LS1 4AP → name: 12-14 | street: High Street → numberDiffers
12-14 High Street, LS1 4AP → number: 12 | street: High Street → numberDiffers
12 High Street, LS1 4AP → number: 21 | street: High Street → numberDiffers
112 High Street, LS1 4AP → number: 12 | street: High Street → numberDiffers
High Street, LS1 4AP → number: 12 | street: High Street → numberAdded
12 High Street, LS1 4AP → street: High Street → numberLeftOut
12 High Street, LS1 4AP → name: Rose Cottage | street: High Street → numberLeftOut; buildingAdded
12 High Street, 12 High Street, Leeds, LS1 4AP → number: 12 | street: High Street
12 High Street, 12, LS1 4AP → number: 12 | street: High Street
12 High Street (A38), LS1 4AP → number: 12 | street: High Street

flats
Flat 3, 12 High Street, LS1 4AP → sub: Flat 3 | number: 12 | street: High Street
Flat 3 12 High St LS1 4AP → sub: Flat 3 | number: 12 | street: High Street
flat3, 12 High Street, LS1 4AP → sub: Flat 3 | number: 12 | street: High Street
FLT 3 12 HIGH ST, LS1 4AP → sub: Flat 3 | number: 12 | street: High Street
12 Flat 3 High Street, LS1 4AP → sub: Flat 3 | number: 12 | street: High Street
12 High Street, Flat 3, LS1 4AP → sub: Flat 3 | number: 12 | street: High Street
Flat No. 3, 12 High Street, LS1 4AP → sub: Flat 3 | number: 12 | street: High Street
Apt 3, 12 High Street, LS1 4AP → sub: Flat 3 | number: 12 | street: High Street
Apartment Three, 12 High Street, LS1 4AP → sub: Flat 3 | number: 12 | street: High Street
3/12 High Street, LS1 4AP → sub: Flat 3 | number: 12 | street: High Street
3, 12 High Street, LS1 4AP → sub: Flat 3 | number: 12 | street: High Street
8 12 High Street, LS1 4AP → sub: Flat 8 | number: 12 | street: High Street
Flat 2 - 14 High Street, LS1 4AP → sub: Flat 2 | number: 14 | street: High Street
3 Linden House, 18 High Street, LS1 4AP → sub: Flat 3 | name: Linden House | number: 18 | street: High Street
3 Linden House, LS1 4AP → sub: Flat 3 | name: Linden House | street: High Street
Flat 3 Linden Hse, High St, LS1 4AP → sub: Flat 3 | name: Linden House | street: High Street
Flat 3, Linden House, LS1 4AP → sub: Flat 3 | name: Linden House | number: 18 | street: High Street
Flat A, 12 High Street, LS1 4AP → sub: Flat A | number: 12 | street: High Street
Flat 12, 12 High Street, LS1 4AP → sub: Flat 12 | number: 12 | street: High Street
Maisonette 3, 12 High Street, LS1 4AP → sub: Maisonette 3 | number: 12 | street: High Street
Flat 3, Grosvenor House, 12 High Street, LS1 4AP → sub: Flat 3 | number: 12 | street: High Street
Flat 3 (top floor), 12 High Street, LS1 4AP → sub: Flat 3 | number: 12 | street: High Street
Flat 1, First Floor, 12 High Street, LS1 4AP → sub: Flat 1 | number: 12 | street: High Street
Flat 3, 12 High Street, LS1 4AP → number: 12 | street: High Street → numberLeftOut
12 High Street, LS1 4AP → sub: Flat 3 | number: 12 | street: High Street → numberAdded
2 High Street, LS1 4AP → sub: Flat 2 | number: 2 | street: High Street → numberAdded
Linden House, LS1 4AP → sub: Flat 3 | name: Linden House | street: High Street → numberAdded
Flat 3, Linden House, LS1 4AP → name: Linden House | street: High Street → numberLeftOut
Flat 3, 12 High Street, LS1 4AP → sub: Flat 13 | number: 12 | street: High Street → numberDiffers
Flat 3, 12 High Street, LS1 4AP → sub: Flat 12 | number: 3 | street: High Street → numberDiffers
Flat 16, High Street, LS1 4AP → number: 16 | street: High Street → numberDiffers
16 High Street, LS1 4AP → sub: Flat 16 | street: High Street
Flat 3, 12 High Street, LS1 4AP → sub: Unit 3 | number: 12 | street: High Street → numberDiffers
Flat 1A, 2 High Street, LS1 4AP → sub: Flat 1 | name: 2A | street: High Street → numberDiffers
Flat A, 12 High Street, LS1 4AP → sub: Flat B | number: 12 | street: High Street → numberDiffers
Flat B, 12 High Street, LS1 4AP → number: 12 | street: High Street → numberLeftOut
3/12 High Street, LS1 4AP → number: 12 | street: High Street → numberDiffers
12 High Street, LS1 4AP → sub: Flat 12 | name: Linden House | street: High Street → buildingAdded
The Flat, 12 High Street, LS1 4AP → number: 12 | street: High Street → numberLeftOut
The Flat, 12 High Street, LS1 4AP → sub: The Flat | number: 12 | street: High Street
Annexe, 12 High Street, LS1 4AP → number: 12 | street: High Street → numberLeftOut
Annexe at 12 High Street, LS1 4AP → number: 12 | street: High Street → numberLeftOut
Annexe at 12 High Street, LS1 4AP → sub: Annexe | number: 12 | street: High Street
Above 12 High Street, LS1 4AP → number: 12 | street: High Street → numberLeftOut
Above 12 High Street, LS1 4AP → sub: The Flat | number: 12 | street: High Street
12 High Street, LS1 4AP → sub: The Annexe | number: 12 | street: High Street → numberAdded
12 High Street, LS1 4AP → sub: Flat 3 | name: Linden House | number: 12 | street: High Street → numberAdded

floors and tenements
Ground Floor Flat, 12 High Street, LS1 4AP → sub: Ground Floor Flat | number: 12 | street: High Street
GFF, 12 High Street, LS1 4AP → sub: Ground Floor Flat | number: 12 | street: High Street
Ground Floor 12 High Street, LS1 4AP → sub: Ground Floor | number: 12 | street: High Street
1st Floor, 12 High Street, LS1 4AP → sub: First Floor | number: 12 | street: High Street
12 High Street, 3rd Floor, LS1 4AP → sub: Third Floor | number: 12 | street: High Street
Floor 3, 12 High Street, LS1 4AP → sub: 3rd Floor | number: 12 | street: High Street
Top Flat, 12 High Street, LS1 4AP → sub: Top Flat | number: 12 | street: High Street
Basement Flat 12 High Street LS1 4AP → sub: Basement | number: 12 | street: High Street
First Floor Flat 3, 12 High Street, LS1 4AP → sub: Flat 3 | number: 12 | street: High Street
2/1, 14 Main St, Glasgow, G1 1AA → sub: Flat 2/1 | number: 14 | street: Main Street | town: GLASGOW | postcode: G1 1AA
Flat 2/1, 14 Main Street, LS1 4AP → sub: 2/1 | number: 14 | street: Main Street
Flat 2-1 14 Main Street, LS1 4AP → sub: Flat 2/1 | number: 14 | street: Main Street
14 Main Street 0/2, LS1 4AP → sub: Flat 0/2 | number: 14 | street: Main Street
0/2 14 Main Street, LS1 4AP → sub: Flat 0/2 | number: 14 | street: Main Street
PF1, 14 Main Street, LS1 4AP → sub: PF1 | number: 14 | street: Main Street
1F2 14 Main Street, LS1 4AP → sub: Flat 1F2 | number: 14 | street: Main Street
2/1 Main Street, LS1 4AP → sub: Flat 2 | number: 1 | street: Main Street
2/1 Main Street, LS1 4AP → sub: Flat 1 | number: 2 | street: Main Street
14/3 Main Street, LS1 4AP → name: 14/3 | street: Main Street
Flat 3, 14 Main Street, LS1 4AP → name: 14/3 | street: Main Street
2/1, 14 Main Street, LS1 4AP → sub: Flat 2/2 | number: 14 | street: Main Street → numberDiffers
Flat 2/1, 14 Main Street, LS1 4AP → sub: Flat 1/2 | number: 14 | street: Main Street → numberDiffers
2/1, 14 Main Street, LS1 4AP → number: 14 | street: Main Street → numberLeftOut
PF1, 14 Main Street, LS1 4AP → sub: PF2 | number: 14 | street: Main Street → numberDiffers
First Floor, 12 High Street, LS1 4AP → sub: Third Floor | number: 12 | street: High Street → numberDiffers
Ground Floor Flat, 12 High Street, LS1 4AP → number: 12 | street: High Street → numberLeftOut
2nd Floor Left, 12 High Street, LS1 4AP → sub: 2nd Floor Right | number: 12 | street: High Street → numberDiffers
Ground Floor Flat, 12 High Street, LS1 4AP → sub: First Floor Flat | number: 12 | street: High Street → numberDiffers

blocks, units and estates
Block C, Flat 3, Linden House, LS1 4AP → sub: Flat 3, Block C | name: Linden House | street: High Street
Flat 3, C Block, Linden House, LS1 4AP → sub: Flat 3, Block C | name: Linden House | street: High Street
Flat 3, Block C, Linden House, LS1 4AP → sub: Flat 3, Block D | name: Linden House | street: High Street → numberDiffers
Unit 4, Riverside Ind Est, Mill Lane, LS1 4AP → sub: Unit 4 | name: Riverside Industrial Estate | street: Mill Lane
4 Riverside Industrial Estate, LS1 4AP → sub: Unit 4 | street: Riverside Industrial Estate
Suite 4, Riverside Business Pk, LS1 4AP → sub: Unit 4 | street: Riverside Business Park
Units 4 & 5, Riverside Trading Est, LS1 4AP → sub: Units 4-5 | locality: Riverside Trading Estate
Unit B12, Mill Lane, LS1 4AP → sub: Unit B12 | street: Mill Lane
Unit 4 Acme, Mill Lane, LS1 4AP → sub: Unit 4 | street: Mill Lane
Unit 4, Mill Lane, LS1 4AP → sub: Unit 14 | street: Mill Lane → numberDiffers
Unit 4, Mill Lane, LS1 4AP → number: 4 | street: Mill Lane → numberDiffers
Unit 4, Mill Lane, LS1 4AP → street: Mill Lane → numberLeftOut
Unit 4A, 12 Mill Lane, LS1 4AP → sub: Unit 4B | number: 12 | street: Mill Lane → numberDiffers
Plot 5, 12 High Street, LS1 4AP → number: 12 | street: High Street
Plot 5, High Street, LS1 4AP → number: 12 | street: High Street → numberDiffers
Caravan 7, Sunny Park, LS1 4AP → sub: Caravan 7 | name: Sunny Park
Room 7, Linden House, LS1 4AP → sub: Room 8 | name: Linden House | street: High Street → numberDiffers

named houses, farms and cottages
Rose Cottage, Mill Lane, LS1 4AP → name: Rose Cottage | street: Mill Lane
Rose Cott., Mill Ln, LS1 4AP → name: Rose Cottage | street: Mill Lane
The Old Mill, High Street, LS1 4AP → name: The Old Mill | street: High Street | number: 12
Old Mill, LS1 4AP → name: The Old Mill | street: High Street
The Old Mill, 12 High Street, LS1 4AP → name: The Old Mill | street: High Street | number: 12
Home Farm, Purton, LS1 4AP → name: Home Farm | locality: Purton
2 Home Farm Cottages, Mill Lane, LS1 4AP → name: 2 Home Farm Cottages | street: Mill Lane
2 Home Farm Cotts, LS1 4AP → number: 2 | street: Home Farm Cottages
Grosvenor House, 8-20 Union Street, LS1 4AP → name: 8-20 | street: Union Street
12 High Street, LS1 4AP → name: Linden House | street: High Street | number: 12
Linden, High Street, LS1 4AP → name: Linden House | street: High Street
Rosecottage, Mill Lane, LS1 4AP → name: Rose Cottage | street: Mill Lane
Rose Cottage, Mill Lane, Purton, LS1 4AP → name: Rose Cottage | locality: Purton
Rose Cottage, Mill Lane, LS1 4AP → name: Ivy Cottage | street: Mill Lane → buildingDiffers
rose cottage mill lane leeds ls1 4ap → name: Ivy Cottage | street: Mill Lane → buildingDiffers
Rose Cottage, 12 Mill Lane, LS1 4AP → name: Ivy Cottage | number: 12 | street: Mill Lane → buildingDiffers
Dunroamin, Mill Lane, LS1 4AP → name: The Laurels | street: Mill Lane → buildingDiffers
Old Mill House, High Street, LS1 4AP → name: Mill House | street: High Street → buildingDiffers
Mill House, High Street, LS1 4AP → name: Old Mill House | street: High Street → buildingDiffers
The Mill, High Street, LS1 4AP → name: Mill House | street: High Street → buildingDiffers
Rose Cottage, High Street, LS1 4AP → number: 12 | street: High Street → numberAdded; partLeftOut
The Cottage, High Street, LS1 4AP → name: The Cottage | number: 12 | street: High Street → numberAdded
High Street, LS1 4AP → name: Linden House | street: High Street → buildingAdded
12 Regent House, High Street, LS1 4AP → number: 12 | street: High Street → partLeftOut
Regent House, LS1 4AP → number: 12 | street: High Street → numberAdded; streetDiffers
The Old Mill, High Street, Leeds → name: The Old Mill | street: High Street | number: 12 → numberAdded; postcodeAdded
12 High Street, LS1 4AP → number: 12 | street: High Street → buildingDiffers → Premise Match: INCORRECT

Welsh and Gaelic
Ty Mawr, Heol Fawr, LS1 4AP → name: Tŷ Mawr | street: Heol Fawr
14 Heol Fawr, Nelson, CF46 6NR → number: 14 | street: Heol Fawr | locality: Nelson | town: TREHARRIS | postcode: CF46 6NR
14 Mostyn Road, LS1 4AP → number: 14 | street: Heol Mostyn
14 Ffordd Mostyn, LS1 4AP → number: 14 | street: Mostyn Road
14 Stryd Fawr, LS1 4AP → number: 14 | street: High Street
14 Lon Las, LS1 4AP → number: 14 | street: Lôn Las
Taigh na Mara, LS1 4AP → name: Taigh na Mara | locality: Portree
14 Heol Fawr, LS1 4AP → number: 14 | street: Heol Fach → streetDiffers
14 Heol Mostyn, LS1 4AP → number: 14 | street: Heol Madog → streetDiffers

boxes and forces
PO Box 17, Leeds, LS1 9XX → box: 17 | postcode: LS1 9XX
P.O. Box No. 17, Leeds, LS1 9XX → box: 17 | postcode: LS1 9XX
POBOX17, LS1 9XX → box: 17 | postcode: LS1 9XX
Acme Ltd, PO Box 4021, LS1 9XX → organisation: Acme Ltd | box: 4021 | postcode: LS1 9XX
PO Box 17, Leeds, LS1 9XX → box: 71 | postcode: LS1 9XX → numberDiffers
PO Box 17, Leeds, LS1 4AP → number: 12 | street: High Street → numberDiffers; streetAdded
12 High Street, LS1 4AP → box: 17 → numberDiffers; partLeftOut
12 High Street, Leeds, PO Box 17, LS1 4AP → number: 12 | street: High Street → numberLeftOut
BFPO 57, BF1 2AT → town: BFPO | postcode: BF1 2AT
24567890 Cpl Smith, B Company, BFPO 57, BF1 2AT → locality: BFPO 57 | town: BFPO | postcode: BF1 2AT
BFPO 57, BF1 2AT → name: BFPO 58 | town: BFPO | postcode: BF1 2AT → numberDiffers

organisations
St Mary's Infant School, 12 High Street, LS1 4AP → organisation: St. Mary's Junior School | number: 12 | street: High Street → organisationDiffers
St Mary's School, High Street, LS1 4AP → organisation: St. Joseph's School | street: High Street → organisationDiffers
St Mary's School, High Street, LS1 4AP → organisation: St. Mary's C of E Primary School | street: High Street
St Marys Church, Church Lane, LS1 4AP → organisation: St. Mary's School | street: Church Lane → organisationDiffers
Oakfield Nursery, Church Lane, LS1 4AP → organisation: Oakfield School | street: Church Lane → organisationDiffers
Grange Surgery, Church Lane, LS1 4AP → organisation: Grange School | street: Church Lane → organisationDiffers
Acme Plumbing Ltd, 12 High Street, LS1 4AP → organisation: Jones Plumbing Ltd | number: 12 | street: High Street → organisationDiffers
Acme Plumbing Ltd, 12 High Street, LS1 4AP → organisation: Jones Plumbing Ltd | number: 12 | street: High Street →  → row: Jones Plumbing
Kings Arms Hotel, High Street, LS1 4AP → organisation: Kings Arms Public House | street: High Street
Acme Ltd, 12 High Street, LS1 4AP → number: 12 | street: High Street
Acme Limited, 12 High Street, LS1 4AP → organisation: Acme Ltd | number: 12 | street: High Street
12 High Street, LS1 4AP → organisation: Acme Ltd | number: 12 | street: High Street →  → row: Acme Ltd
12 High Street, LS1 4AP → organisation: Acme Ltd | number: 12 | street: High Street → organisationAdded → row: Ann Lee
Acme Ltd, 12 High Street, LS1 4AP → organisation: Jones Ltd | number: 12 | street: High Street → organisationDiffers
Acme Ltd, LS1 4AP → organisation: Acme Ltd | sub: Unit 4 | number: 12 | street: High Street
THE VILLAGE MEDICAL CTR, LS1 4AP → organisation: Village Medical Centre | number: 12 | street: High Street
Burley Street Surgery, Burley St, LS1 4AP → organisation: Burley Street Surgery | street: Burley Street
The Surgery, Riversley Road, LS1 4AP → organisation: Riversley Road Surgery | number: 4 | street: Riversley Road
Park Surgery, One Life, Linthorpe Road, LS1 4AP → organisation: Park Surgery | street: Linthorpe Road
Studio 54 Ltd, 12 High Street, LS1 4AP → organisation: Studio 54 Ltd | number: 12 | street: High Street
R.B.S., 12 High Street, LS1 4AP → organisation: Royal Bank of Scotland | number: 12 | street: High Street
c/o Mrs Hall, 12 High Street, LS1 4AP → number: 12 | street: High Street
Mr J Smith, 12 High Street, LS1 4AP → number: 12 | street: High Street
c/o Ann Lee, Rose Cottage, Mill Lane, LS1 4AP → name: Rose Cottage | street: Mill Lane
Park Road Surgery, LS1 4AP → number: 12 | street: High Street → numberAdded; streetAdded
12 High Street, LS1 4AP → number: 12 | street: High Street → organisationDiffers → Organisation Match: INCORRECT

notes, places that follow, one cell
12 High Street, Leeds, West Yorkshire, LS1 4AP, England, United Kingdom → number: 12 | street: High Street
12 High Street, Headingley, Leeds, LS1 4AP → number: 12 | street: High Street | locality: Far Headingley
12 High Street, N.Ormesby, LS1 4AP → number: 12 | street: High Street | locality: North Ormesby
12 High Street, LS1 4AP, Tel 0113 496 0000 → number: 12 | street: High Street
12 High Street LS1 4AP 07700 900123 → number: 12 | street: High Street
12 High Street, opposite 22, LS1 4AP → number: 12 | street: High Street
12 High Street (ring bell 2), LS1 4AP → number: 12 | street: High Street
12 High Street, gate code 1234, LS1 4AP → number: 12 | street: High Street
12 High Street, DX 1234 Leeds, LS1 4AP → number: 12 | street: High Street
A/C 40213, 12 High Street, LS1 4AP → number: 12 | street: High Street
12 High Street - leave with neighbour, LS1 4AP → number: 12 | street: High Street
FLAT 3 LINDEN HOUSE HIGH STREET LEEDS WEST YORKSHIRE LS1 4AP → sub: Flat 3 | name: Linden House | street: High Street
acme ltd unit 4 riverside industrial estate mill lane leeds ls1 4ap → organisation: Acme Ltd | sub: Unit 4 | name: Riverside Industrial Estate | street: Mill Lane
flat 3 12 high street leeds ls1 4ap → number: 12 | street: High Street → numberLeftOut
flat 3 linden house high street leeds ls1 4ap → number: 12 | street: High Street → numberDiffers; partLeftOut

postcodes and towns
12 High Street, Leeds, LSI 4AP → number: 12 | street: High Street
12 High Street, MEI5 7LN → number: 12 | street: High Street | postcode: ME15 7LN
12 High Street, LS1 OTE → number: 12 | street: High Street | postcode: LS1 0TE
12 High Street, LSI 4AB → number: 12 | street: High Street → postcodeDiffers
12 High Street, Leeds, LS1 → number: 12 | street: High Street
12 High Street, Leeds, LS1 4A → number: 12 | street: High Street
12 High Street, Leeds, LS2 → number: 12 | street: High Street → postcodeDiffers
12 High Street, Leeds → number: 12 | street: High Street → postcodeAdded
No 118, High Street, Leeds → number: 118 | street: High Street → postcodeAdded
PO Box 150, Leeds → box: 150 → postcodeAdded
Plot 150, High Street, Leeds → sub: Plot 150 | street: High Street → postcodeAdded
12 High Street → number: 12 | street: High Street → townAdded; postcodeAdded
12 High Street, York → number: 12 | street: High Street → townDiffers; postcodeAdded
12 High Street, Leeds, LS1 4AB → number: 12 | street: High Street → postcodeDiffers
12 High Street, York, LS1 4AP → number: 12 | street: High Street
12 High Street, LS1 4AB, Leeds LS1 4AP → number: 12 | street: High Street
12 High Street, LS1 4AP → number: 12 | street: High Street → postcodeDiffers → Postcode Match: INCORRECT
12 High Street, LS1 4AP → number: 12 | street: High Street → townDiffers → Post Town Match: INCORRECT
12 High Street, LS1 4AP → number: 12 | street: High Street →  → Premise Match: NO_MATCH | Street Match: incorrect
12 High Street, LS1 4AP → number: 12 | street: High Street →  → Premise Match: MISSING | Street Match:

as they come
11 High Street, LS1 4AP → number: 12 | street: High Street → numberDiffers
Flat 2, 12 High Street, LS1 4AP → sub: Flat 3 | number: 12 | street: High Street → numberDiffers
12 High Street, Leeds, Flat 6, LS1 4AP → number: 12 | street: High Street → numberLeftOut
Leeds, Flat 6, 12 High Street, LS1 4AP → number: 12 | street: High Street → numberLeftOut
3 High Street, LS1 4AP → sub: Flat 3 | number: 12 | street: High Street → numberDiffers; numberAdded
12 High Lane, LS1 4AP → number: 12 | street: High Street → streetDiffers
12 Lower High Street, LS1 4AP → number: 12 | street: High Street → streetDiffers
12 Victoria Street, Hebden Bridge, HX7 8AA → number: 12 | street: Victoria Street | town: HALIFAX | postcode: HX1 1AA → postcodeDiffers
Orchard House, Church Lane, LS1 4AP → name: Orchard Lodge | street: Church Lane → buildingDiffers
Oak Lodge, Church Lane, LS1 4AP → name: Ash Lodge | street: Church Lane → buildingDiffers
Flat 4 Orchard Court, Church Lane, LS1 4AP → sub: Flat 4 | name: Beech Court | street: Church Lane → buildingDiffers
12-16 High Street, LS1 4AP → name: 12-14 | street: High Street → numberDiffers
PO Box 123, LS1 9XX → box: 132 | postcode: LS1 9XX → numberDiffers
Flat 0/1, 45 Duke Street, G4 0UL → sub: Flat 1/0 | number: 45 | street: Duke Street | town: GLASGOW | postcode: G4 0UL → numberDiffers
45 Duke Street, G4 0UL → sub: Flat 2/1 | number: 45 | street: Duke Street | postcode: G4 0UL → numberAdded
Second Floor, 12 High Street, LS1 4AP → sub: First Floor | number: 12 | street: High Street → numberDiffers
Unit 7, Riverside Industrial Estate, LS1 4AP → sub: Unit 17 | street: Riverside Industrial Estate → numberDiffers
Riverside Industrial Estate, LS1 4AP → sub: Unit 7 | street: Riverside Industrial Estate → numberAdded
Home Farm Cottage, LS1 4AP → name: Home Farm → buildingDiffers
Manor Farmhouse, LS1 4AP → name: Manor Farm Bungalow → buildingDiffers
Ty Gwyn, LS1 4AP → name: Ty Coch → buildingDiffers
12 Queens Road, LS1 4AP → number: 12 | street: Kings Road → streetDiffers
12, Leeds LS1 4AP → number: 14 | street: High Street → numberDiffers; streetAdded
12 High Street, LS1 4AP → organisation: Post Office | number: 12 | street: High Street → organisationAdded
12 high street leeds ls1 4aq → number: 12 | street: High Street → postcodeDiffers
Rear of 12 High Street, LS1 4AP → number: 12 | street: High Street → numberLeftOut
R/O 12 High Street, LS1 4AP → number: 12 | street: High Street → numberLeftOut
Bsmt Flat, 12 High Street, LS1 4AP → sub: Basement Flat | number: 12 | street: High Street
12 High Street, LS1 4AP → sub: First Floor | number: 12 | street: High Street → numberAdded
Caravan 12, Sea View Park, LS1 4AP → sub: Caravan 21 | name: Sea View Park → numberDiffers
Studio 2, 12 High Street, LS1 4AP → number: 12 | street: High Street → numberLeftOut
12 Mill Hill, LS1 4AP → number: 12 | street: Mill Hill Lane → streetDiffers
12 New Street, LS1 4AP → number: 12 | street: Street → streetDiffers
Flat 1, 12 High Street, LS1 4AP → sub: Flat 1A | number: 12 | street: High Street → numberDiffers
12 HIGH ST LEEDS LS1 4AP → number: 12 | street: High Street
Flat 3/12 High Street, LS1 4AP → sub: Flat 3 | number: 12 | street: High Street
FLAT3 12 HIGH STREET LS14AP → sub: Flat 3 | number: 12 | street: High Street
Appt. 3 12 High St, LS1 4AP → sub: Flat 3 | number: 12 | street: High Street
Fl 3, 12 High Street, LS1 4AP → sub: Flat 3 | number: 12 | street: High Street
12/14 High Street, LS1 4AP → name: 12-14 | street: High Street
Nos 12-14 High Street, LS1 4AP → name: 12-14 | street: High Street
12.a High St, LS1 4AP → name: 12A | street: High Street
Number 12 High Street, LS1 4AP → number: 12 | street: High Street
12 St. John's Rd, LS1 4AP → number: 12 | street: St Johns Road
12 Queen Street, LS1 4AP → number: 12 | street: Queens Street
12 Avenu Road, LS1 4AP → number: 12 | street: Avenue Road
12 Bougainvilea Drive, LS1 4AP → number: 12 | street: Bougainvillea Drive
12 The Woodlands, LS1 4AP → number: 12 | street: Woodlands
2/1 45 Duke Street, Glasgow G4 0UL → sub: Flat 2/1 | number: 45 | street: Duke Street | town: GLASGOW | postcode: G4 0UL
Flat 2, 45 Duke Street, EH6 8HH → name: 45/2 | street: Duke Street | postcode: EH6 8HH
45 2f1 Duke Street, EH6 8HH → sub: 2F1 | number: 45 | street: Duke Street | postcode: EH6 8HH
GFL, 45 Duke St, EH6 8HH → sub: GFL | number: 45 | street: Duke Street | postcode: EH6 8HH
G/F, 12 High St, LS1 4AP → sub: Ground Floor | number: 12 | street: High Street
First Floor Flat, 12 High St, LS1 4AP → sub: 1st Floor Flat | number: 12 | street: High Street
Level 2, Linden House, LS1 4AP → sub: Second Floor | name: Linden House | street: High Street
Unit 7 Riverside Ind. Est., Mill Ln, LS1 4AP → sub: Unit 7 | street: Mill Lane | dependentStreet: Riverside Industrial Estate
Acme Plc, Unit 7, Riverside Trading Estate, LS1 4AP → organisation: Acme PLC | sub: Unit 7 | locality: Riverside Trading Estate
Suite 7 Riverside House, LS1 4AP → sub: Suite 7 | name: Riverside House | number: 4 | street: High Street
J. Smith, 12 High Street, LS1 4AP → number: 12 | street: High Street
FAO Ann Lee, Acme Ltd, 12 High Street, LS1 4AP → number: 12 | street: High Street
C/O The Manager, Rose Cottage, Mill Lane, LS1 4AP → name: Rose Cottage | street: Mill Lane
The Post Office, 12 High Street, LS1 4AP → organisation: Post Office | number: 12 | street: High Street
The Crown Inn, High Street, LS1 4AP → organisation: Crown Inn | number: 12 | street: High Street
Rose Cott, Mill Ln, Purton, Swindon, Wilts, SN5 4BD → name: Rose Cottage | street: Mill Lane | locality: Purton | town: SWINDON | postcode: SN5 4BD
"Rose Cottage", 4 Mill Lane, SN5 4BD → name: Rose Cottage | number: 4 | street: Mill Lane | postcode: SN5 4BD
4 Mill Lane, SN5 4BD → name: Rose Cottage | number: 4 | street: Mill Lane | postcode: SN5 4BD
Home Farm House, Purton, SN5 4BD → name: Home Farmhouse | locality: Purton | postcode: SN5 4BD
The Old Rectory, Church Lane, SN5 4BD → name: Old Rectory | number: 3 | street: Church Lane | postcode: SN5 4BD
12 Heol Eglwys, CF10 1AA → number: 12 | street: Heol yr Eglwys | postcode: CF10 1AA
12 Ffordd Penmynydd, LL59 5AA → number: 12 | street: Penmynydd Road | postcode: LL59 5AA
P O Box 123 Leeds LS1 9XX → box: 123 | postcode: LS1 9XX
B.F.P.O. 57 BF1 2AT → town: BFPO 57 | postcode: BF1 2AT
12 High Street, Nr Wetherby, Leeds, LS1 4AP, UK → number: 12 | street: High Street
12 High Street, Leeds, LS1 4AP (call 07700 900123 first) → number: 12 | street: High Street
12 High Street [buzzer 3], LS1 4AP → number: 12 | street: High Street
12 High Street, near the church, LS1 4AP → number: 12 | street: High Street
12 High Street (next to Tesco), LS1 4AP → number: 12 | street: High Street
12 High Street please leave in porch, LS1 4AP → number: 12 | street: High Street
12 High Street, Leeds, L51 4AP → number: 12 | street: High Street
12 High Street, Leeds, LS1  4AP → number: 12 | street: High Street
12 LS1 4AP → number: 12 | street: High Street
Linden Hse LS1 4AP → name: Linden House | number: 18 | street: High Street
3 Chapel Mews, LS1 4AP → number: 3 | dependentStreet: Chapel Mews | street: Chapel Street
3 Chapel Street, Upper Thornton, Thornton, Bradford, BD13 1AA → number: 3 | street: Chapel Street | doubleLocality: Upper Thornton | locality: Thornton | town: BRADFORD | postcode: BD13 1AA
A3 Linden House, LS1 4AP → sub: Flat A3 | name: Linden House | street: High Street
Flat C3, Linden House, LS1 4AP → sub: Flat C3 | name: Linden House | street: High Street
12 High Street Flat 3 Leeds LS1 4AP → sub: Flat 3 | number: 12 | street: High Street
The Annex, 12 High Street, LS1 4AP → sub: The Annexe | number: 12 | street: High Street
Apartment 7, 21 Mill Street, Manchester, M1 2AB → number: 21 | street: Mill Street | town: MANCHESTER | postcode: M1 2AB → numberLeftOut
21 Mill Street, M1 2AB → sub: Apartment 7 | name: The Foundry | number: 21 | street: Mill Street | postcode: M1 2AB → numberAdded
Flat 21, Mill Street, M1 2AB → number: 21 | street: Mill Street | postcode: M1 2AB → numberDiffers
7/21 Mill Street, M1 2AB → sub: Flat 8 | number: 21 | street: Mill Street | postcode: M1 2AB → numberDiffers; numberAdded
Units 5-7, Mill Street, M1 2AB → sub: Unit 5 | street: Mill Street | postcode: M1 2AB → numberDiffers
Unit 5, Kingsway Industrial Estate, M1 2AB → sub: Unit 5 | name: Enterprise House | street: Mill Street | postcode: M1 2AB → streetDiffers; buildingAdded
The Old School House, Mill Lane, M1 2AB → name: School House | street: Mill Lane | postcode: M1 2AB → buildingDiffers
Hillside, Mill Lane, M1 2AB → name: Hillcrest | street: Mill Lane | postcode: M1 2AB → buildingDiffers
4 Hillside, Mill Lane, M1 2AB → number: 4 | street: Mill Lane | postcode: M1 2AB → partLeftOut
4 Hillside Terrace Mill Lane Leeds M1 2AB → number: 4 | street: Mill Lane | postcode: M1 2AB → partLeftOut
Manor House, M1 2AB → name: Manor Farm | postcode: M1 2AB → buildingDiffers
12 Mill Lane North, M1 2AB → number: 12 | street: Mill Lane South | postcode: M1 2AB → streetDiffers
12 Mill Grove, M1 2AB → number: 12 | street: Mill Gardens | postcode: M1 2AB → streetDiffers
12 The Avenue, M1 2AB → number: 12 | street: The Drive | postcode: M1 2AB → streetDiffers
12 Park View, M1 2AB → number: 12 | street: Park Road | postcode: M1 2AB → streetDiffers
12 Station Road → number: 12 | street: Station Road | town: YORK | postcode: YO1 1AA → townAdded; postcodeAdded
3rd Floor, Acme House, 12 High St, LS1 4AP → name: Acme House | number: 12 | street: High Street → numberLeftOut
First Floor Rear, 12 High St, LS1 4AP → sub: First Floor Front | number: 12 | street: High Street → numberDiffers
BFPO 12, BF1 1AA → town: BFPO 21 | postcode: BF1 1AA → numberDiffers
Bryn Glas, CF1 1AA → name: Bryn Teg | postcode: CF1 1AA → buildingDiffers
12 High Street, Leeds, LS1 4AP, 14 High Street → number: 14 | street: High Street → numberLeftOut
Acme Ltd, Unit 3, High Street, LS1 4AP → organisation: Acme Ltd | sub: Unit 4 | street: High Street → numberLeftOut
12 Lavender Hill Mews, SW11 1AA → number: 12 | street: Lavender Hill | postcode: SW11 1AA → streetDiffers
APARTMENT 7 THE FOUNDRY 21 MILL STREET MANCHESTER M1 2AB → sub: Apartment 7 | name: The Foundry | number: 21 | street: Mill Street | town: MANCHESTER | postcode: M1 2AB
The Foundry (Apt 7), 21 Mill Street, M1 2AB → sub: Apartment 7 | name: The Foundry | number: 21 | street: Mill Street | postcode: M1 2AB
7, 21 Mill Street, M1 2AB → sub: Flat 7 | number: 21 | street: Mill Street | postcode: M1 2AB
21 - 23 Mill Street, M1 2AB → name: 21-23 | street: Mill Street | postcode: M1 2AB
21&23 Mill Street, M1 2AB → name: 21-23 | street: Mill Street | postcode: M1 2AB
Flat 21a, Mill Street, M1 2AB → sub: Flat 21A | street: Mill Street | postcode: M1 2AB
21 Mill Street Manchester Lancashire M1 2AB United Kingdom → number: 21 | street: Mill Street | town: MANCHESTER | postcode: M1 2AB
21 Millstreet, M1 2AB → number: 21 | street: Mill Street | postcode: M1 2AB
21 Mill Steet, M1 2AB → number: 21 | street: Mill Street | postcode: M1 2AB
21 Millfeild Road, M1 2AB → number: 21 | street: Millfield Road | postcode: M1 2AB
21 Kingfisher Dve, M1 2AB → number: 21 | street: Kingfisher Drive | postcode: M1 2AB
21 Kingfisher Gdn, M1 2AB → number: 21 | street: Kingfisher Gardens | postcode: M1 2AB
21 Mt Pleasant, M1 2AB → number: 21 | street: Mount Pleasant | postcode: M1 2AB
21 Lwr Mill St, M1 2AB → number: 21 | street: Lower Mill Street | postcode: M1 2AB
21 O'Connell St, M1 2AB → number: 21 | street: OConnell Street | postcode: M1 2AB
21 All Saints Green, M1 2AB → number: 21 | street: All Saints Green | postcode: M1 2AB
21 Seven Sisters Road, M1 2AB → number: 21 | street: 7 Sisters Road | postcode: M1 2AB
The Old Vicarage, Church Road, Little Snoring, Norfolk, NR21 0HP → name: The Old Vicarage | street: Church Road | locality: Little Snoring | town: FAKENHAM | postcode: NR21 0HP
Little Snoring, The Old Vicarage, NR21 0HP → name: The Old Vicarage | street: Church Road | locality: Little Snoring | town: FAKENHAM | postcode: NR21 0HP
The Barn, Church Farm, Church Road, NR21 0HP → sub: The Barn | name: Church Farm | street: Church Road | postcode: NR21 0HP
Croft House, Isle of Skye, IV51 9AA → name: Croft House | town: PORTREE | postcode: IV51 9AA
12 Kilmuir, IV51 9AA → number: 12 | doubleLocality: Kilmuir | locality: Uig | town: PORTREE | postcode: IV51 9AA
3, Bryn-y-Mor Road, SA1 4JQ → number: 3 | street: Bryn y Mor Road | postcode: SA1 4JQ
3 Rhodfa'r Gogledd, SY23 2JH → number: 3 | street: Rhodfa'r Gogledd | postcode: SY23 2JH
Ground Flr, 12 High St, LS1 4AP → sub: Ground Floor | number: 12 | street: High Street
12 High Street 1st Floor LS1 4AP → sub: First Floor | number: 12 | street: High Street
Flat 2/2, 9 Byres Rd, Glasgow, G11 5RD → sub: Flat 2/2 | number: 9 | street: Byres Road | town: GLASGOW | postcode: G11 5RD
9 Byres Road 2/2 Glasgow G11 5RD → sub: Flat 2/2 | number: 9 | street: Byres Road | town: GLASGOW | postcode: G11 5RD
1/L 45 Duke St DD1 1AA → sub: 1/L | number: 45 | street: Duke Street | postcode: DD1 1AA
Acme Ltd t/a Acme Tools, 12 High Street, LS1 4AP → organisation: Acme Tools | number: 12 | street: High Street
Acme, Unit 3 Riverside Ind Est, Mill Rd, LS1 4AP → organisation: Acme Ltd | sub: Unit 3 | dependentStreet: Riverside Industrial Estate | street: Mill Road
M & S, 12 High Street, LS1 4AP → organisation: Marks & Spencer PLC | number: 12 | street: High Street
1st Choice Cars, 12 High Street, LS1 4AP → number: 12 | street: High Street
Route 66 Diner, 12 High Street, LS1 4AP → organisation: Route 66 Diner | number: 12 | street: High Street
GPO Box 44, M1 9XX → box: 44 | postcode: M1 9XX
12 High Street, Leeds LS1 4AP. Tel: +44 113 496 0000 → number: 12 | street: High Street
12 High Street, ref 4432/A, LS1 4AP → number: 12 | street: High Street
12 High Street, LS1 4AP (since 2019) → number: 12 | street: High Street
12 High Street, opp. no 22, LS1 4AP → number: 12 | street: High Street
12 High Street, next door to number 14, LS1 4AP → number: 12 | street: High Street
12 High Street, on the A64, LS1 4AP → number: 12 | street: High Street
12 High Street, side entrance, LS1 4AP → number: 12 | street: High Street
Occupier, 12 High Street, LS1 4AP → number: 12 | street: High Street
Mrs A Church, 12 High Street, LS1 4AP → number: 12 | street: High Street
Mr P Lane, Rose Cottage, Mill Lane, LS1 4AP → name: Rose Cottage | street: Mill Lane
Ann Hill, 12 High Street, LS1 4AP → number: 12 | street: High Street

numbers side by side
Flat 1, 12 High Street, LS1 4AP → number: 112 | street: High Street → numberDiffers; numberLeftOut
1, 12 High Street, LS1 4AP → number: 112 | street: High Street → numberDiffers; numberLeftOut
Unit 1 12 High Street, LS1 4AP → number: 112 | street: High Street → numberDiffers; numberLeftOut
Flat 11 2 High Street, LS1 4AP → number: 112 | street: High Street → numberDiffers; numberLeftOut
Flat 1 2A High Street, LS1 4AP → name: 12A | street: High Street → numberDiffers; numberLeftOut
Block 1, 2 High Street, LS1 4AP → number: 12 | street: High Street → numberDiffers; numberLeftOut
Room 3, Flat 4, 12 High Street, LS1 4AP → sub: Flat 34 | number: 12 | street: High Street → numberDiffers; numberLeftOut
Flat 3, Block 4, High Street, LS1 4AP → sub: Flat 34 | street: High Street → numberDiffers; numberLeftOut
Flat C, 3 High Street, LS1 4AP → name: C3 | street: High Street → numberDiffers; numberLeftOut
Flat C 3, Linden House, LS1 4AP → sub: Flat C3 | name: Linden House | street: High Street
Unit B 12, Mill Lane, LS1 4AP → sub: Unit B12 | street: Mill Lane
Flat D/12 Linden House, LS1 4AP → sub: Flat D12 | name: Linden House | street: High Street
Flat 1, 12 High Street, LS1 4AP → sub: Flat 1 | number: 12 | street: High Street
Unit 1 12 High Street, LS1 4AP → sub: Unit 1 | number: 12 | street: High Street
Flat 1 2A High Street, LS1 4AP → sub: Flat 1 | name: 2A | street: High Street
Room 3, Flat 4, 12 High Street, LS1 4AP → sub: Room 3, Flat 4 | number: 12 | street: High Street
Flat 3, Block 4, High Street, LS1 4AP → sub: Flat 3, Block 4 | street: High Street
12(a) High Street, LS1 4AP → name: 12A | street: High Street
12 (A) High Street, LS1 4AP → name: 12A | street: High Street
12,14 High Street, LS1 4AP → name: 12-14 | street: High Street
12, 14 High Street, LS1 4AP → name: 12-14 | street: High Street
12,14 High Street, LS1 4AP → sub: Flat 12 | number: 14 | street: High Street
12, 14 High Street, LS1 4AP → name: 14-16 | street: High Street → numberDiffers; numberLeftOut
Flat 12, 14 High Street, LS1 4AP → name: 12-14 | street: High Street → numberDiffers; numberLeftOut

numbers in words
Four Winds, High Street, LS1 4AP → number: 4 | street: High Street → numberAdded
Seven Oaks, High Street, LS1 4AP → number: 7 | street: High Street → numberAdded
The Two Brewers, High Street, LS1 4AP → number: 2 | street: High Street → numberAdded
One Stop, High Street, LS1 4AP → number: 1 | street: High Street → numberAdded
12 High Street, Five Ways, LS1 4AP → sub: Flat 5 | number: 12 | street: High Street → numberAdded
12 High Street, Five, LS1 4AP → sub: Flat 5 | number: 12 | street: High Street → numberAdded
Twenty-One High Street, LS1 4AP → number: 1 | street: High Street → numberDiffers
Twenty Two High Street, LS1 4AP → number: 20 | street: High Street → numberDiffers
One hundred and twelve High Street, LS1 4AP → number: 12 | street: High Street → numberDiffers
Eleven High Street, LS1 4AP → number: 12 | street: High Street → numberDiffers
Twelve High Street, LS1 4AP → street: High Street → numberLeftOut
Flat Twenty One, 40 High Street, LS1 4AP → sub: Flat 20 | number: 40 | street: High Street → numberDiffers
Flat Thirty, 40 High Street, LS1 4AP → number: 40 | street: High Street → numberLeftOut
Apartment One Hundred, 40 High Street, LS1 4AP → sub: Apartment 1 | number: 40 | street: High Street → numberDiffers
Twenty First Floor, 40 High Street, LS1 4AP → sub: First Floor | number: 40 | street: High Street → numberDiffers
12 Twenty First Avenue, LS1 4AP → number: 12 | street: First Avenue → streetDiffers
Thirty Nine High Street, LS1 4AP → name: Thirty One | street: High Street → numberLeftOut; buildingAdded
Four Winds, High Street, LS1 4AP → name: Four Winds | street: High Street
Four Winds, High Street, LS1 4AP → name: Four Winds | number: 4 | street: High Street
Seven Oaks, 7 High Street, LS1 4AP → name: Seven Oaks | number: 7 | street: High Street
The Two Brewers, High Street, LS1 4AP → organisation: Two Brewers | number: 12 | street: High Street
12 High Street, Five Ways, LS1 4AP → number: 12 | street: High Street
Twelve, High Street, LS1 4AP → number: 12 | street: High Street
Number Twelve, High Street, LS1 4AP → number: 12 | street: High Street
Twelve The Avenue, LS1 4AP → number: 12 | street: The Avenue
Flat 3, Twelve High Street, LS1 4AP → sub: Flat 3 | number: 12 | street: High Street
Flat 3 Twelve High Street, LS1 4AP → sub: Flat 3 | number: 12 | street: High Street
Flat 3 Eleven High Street, LS1 4AP → sub: Flat 3 | number: 12 | street: High Street → numberDiffers
Three Linden House, High Street, LS1 4AP → sub: Flat 3 | name: Linden House | street: High Street
One Canada Square, LS1 4AP → number: 1 | street: Canada Square
One Canada Square, LS1 4AP → name: One Canada Square
Twenty-One High Street, LS1 4AP → number: 21 | street: High Street
Twenty Two High Street, LS1 4AP → number: 22 | street: High Street
One hundred and twelve High Street, LS1 4AP → number: 112 | street: High Street
One Hundred High Street, LS1 4AP → number: 100 | street: High Street
Flat Twenty One, 40 High Street, LS1 4AP → sub: Flat 21 | number: 40 | street: High Street
Flat Thirty, 40 High Street, LS1 4AP → sub: Flat 30 | number: 40 | street: High Street
Apartment One Hundred, 40 High Street, LS1 4AP → sub: Apartment 100 | number: 40 | street: High Street
Twenty First Floor, 40 High Street, LS1 4AP → sub: 21st Floor | number: 40 | street: High Street
16th Floor, 40 High Street, LS1 4AP → sub: Sixteenth Floor | number: 40 | street: High Street
12 Twenty First Avenue, LS1 4AP → number: 12 | street: 21st Avenue
21 Club, 12 High Street, LS1 4AP → organisation: Twenty One Club | number: 12 | street: High Street
12 Seven Sisters Road, LS1 4AP → number: 12 | street: Seven Sisters Road
Seven Sisters Road, LS1 4AP → street: Seven Sisters Road
Number One B&B, 12 High Street, LS1 4AP → number: 12 | street: High Street

floors beside flats
Suite 2, First Floor, Linden House, LS1 4AP → sub: Suite 2, Second Floor | name: Linden House → numberDiffers
Office 4, Third Floor, 12 High Street, LS1 4AP → sub: Office 4, Fourth Floor | number: 12 | street: High Street → numberDiffers
Flat 2, Ground Floor, 12 High Street, LS1 4AP → sub: Flat 2, First Floor | number: 12 | street: High Street → numberDiffers
Second Floor Left, Flat 3, 12 High Street, LS1 4AP → sub: Flat 3, Second Floor Right | number: 12 | street: High Street → numberDiffers
Suite 2, First Floor, Linden House, LS1 4AP → sub: Suite 2, First Floor | name: Linden House
Suite 2, First Floor, Linden House, LS1 4AP → sub: Suite 2 | name: Linden House
Suite 2, Linden House, LS1 4AP → sub: Suite 2, First Floor | name: Linden House
Office 4, Floor 3, 12 High Street, LS1 4AP → sub: Office 4, Third Floor | number: 12 | street: High Street
Flat 2, First Floor Left, 12 High Street, LS1 4AP → sub: Flat 2, First Floor | number: 12 | street: High Street
Flat 2, First Floor, 12 High Street, LS1 4AP → sub: Flat 2, First Floor Left | number: 12 | street: High Street

streets named by their kind
5 The Avenue, LS1 4AP → number: 5 | street: Park Avenue → streetDiffers
5 The Close, LS1 4AP → number: 5 | street: Church Close → streetDiffers
5 The Drive, LS1 4AP → number: 5 | street: Park Drive → streetDiffers
5 The Mews, LS1 4AP → number: 5 | street: Royal Mews → streetDiffers
5 The Crescent, LS1 4AP → number: 5 | street: Crescent Road → streetDiffers
12 The Green, LS1 4AP → number: 12 | street: Green Lane → streetDiffers
5 The Orchard, LS1 4AP → number: 5 | street: Orchard Close → streetDiffers
Flat 3, 12 The Green, LS1 4AP → sub: Flat 3 | number: 12 | street: Green Street → streetDiffers
5 Park Avenue, LS1 4AP → number: 5 | street: The Avenue → streetDiffers
5 The Avenue, LS1 4AP → number: 5 | street: The Avenue
5 The Ave, LS1 4AP → number: 5 | street: Avenue
5 Avenue, LS1 4AP → number: 5 | street: The Avenue
5 The Mews, Church Lane, LS1 4AP → number: 5 | dependentStreet: The Mews | street: Church Lane
12 The Green, Purton, LS1 4AP → number: 12 | street: The Green | locality: Purton
12 The Green, Purton, LS1 4AP → number: 12 | locality: The Green
12 The Green Lane, LS1 4AP → number: 12 | street: Green Lane
5 The Orchards, LS1 4AP → number: 5 | street: The Orchards
The Cottage, The Green, Purton, LS1 4AP → name: The Cottage | locality: Purton
12, by the green, LS1 4AP → number: 12 | street: Green Lane

rows of houses
Manor Cottages, Mill Lane, LS1 4AP → name: 3 Manor Cottages | street: Mill Lane → numberAdded
Church Cottage, Purton, LS1 4AP → name: 2 Church Cottages | locality: Purton → numberAdded
Linden Villas, LS1 4AP → name: 2 Linden Villas | street: Mill Lane → numberAdded
Linden House, LS1 4AP → name: 2 Linden House | street: Mill Lane → numberAdded
Flat 2, Linden Villas, LS1 4AP → name: 2 Linden Villas | street: Mill Lane → numberDiffers
1 Church Cottages, Purton, LS1 4AP → name: 2 Church Cottages | locality: Purton → numberDiffers
2 Church Cottages, Purton, LS1 4AP → name: Church Cottages | locality: Purton → numberLeftOut
3 Manor Cottages, Mill Lane, LS1 4AP → name: 3 Manor Cottages | street: Mill Lane
Three Manor Cottages, Mill Lane, LS1 4AP → name: 3 Manor Cottages | street: Mill Lane
2 Church Cotts, Purton, LS1 4AP → name: Church Cottages | number: 2 | locality: Purton
2 Linden Villas, Mill Lane, LS1 4AP → sub: Flat 2 | name: Linden Villas | street: Mill Lane
Flat 2, Linden House, LS1 4AP → name: 2 Linden House | street: Mill Lane
Flat 1, 2 Linden Villas, LS1 4AP → sub: Flat 1 | name: 2 Linden Villas | street: Mill Lane
Linden House, LS1 4AP → name: Linden House, 12A | street: Mill Lane
Linden House, LS1 4AP → name: Linden House | street: High Street | number: 18
Acme Ltd, Manor Cottages, LS1 4AP → organisation: Acme Ltd | name: 3 Manor Cottages | street: High Street

arches, stalls, garages
Arch 17, High Street, LS1 4AP → number: 17 | street: High Street → numberDiffers
Stall 17, High Street, LS1 4AP → number: 17 | street: High Street → numberDiffers
Warehouse 17, High Street, LS1 4AP → number: 17 | street: High Street → numberDiffers
Garage 17, High Street, LS1 4AP → number: 17 | street: High Street → numberDiffers
Shop 3, 12 High Street, LS1 4AP → sub: Flat 3 | number: 12 | street: High Street → numberDiffers
Shop 17, High Street, LS1 4AP → number: 17 | street: High Street
Shop 3, 12 High Street, LS1 4AP → number: 12 | street: High Street → numberLeftOut
Arch 3, 12 High Street, LS1 4AP → sub: Arch 4 | number: 12 | street: High Street → numberDiffers
12 High Street, LS1 4AP → sub: Arch 3 | number: 12 | street: High Street → numberAdded
Arch 17, High Street, LS1 4AP → sub: Arch 17 | street: High Street
Stall 17, Market Hall, LS1 4AP → sub: Stall 17 | name: Market Hall | street: High Street
Shop 3, 12 High Street, LS1 4AP → sub: Shop 3 | number: 12 | street: High Street
Shop 3 12 High Street, LS1 4AP → sub: Unit 3 | number: 12 | street: High Street
Unit 3, Linden Centre, LS1 4AP → sub: Shop 3 | name: Linden Centre | street: High Street
3 Linden Centre, LS1 4AP → sub: Shop 3 | name: Linden Centre | street: High Street
Garage 17, High Street, LS1 4AP → sub: Garage 17 | street: High Street
Park Garage 17 High Street, LS1 4AP → number: 17 | street: High Street
The Garage, 17 High Street, LS1 4AP → number: 17 | street: High Street
Shop 17 High Street, LS1 4AP → number: 17 | street: High Street
Barber Shop 17, High Street, LS1 4AP → number: 17 | street: High Street
House 17, High Street, LS1 4AP → number: 17 | street: High Street
Number 17, High Street, LS1 4AP → number: 17 | street: High Street

flats without a number
Wardens Flat, Linden House, High Street, LS1 4AP → name: Linden House | street: High Street → numberLeftOut
Manager's Flat, Linden House, High Street, LS1 4AP → name: Linden House | street: High Street → numberLeftOut
Stable Flat, Linden House, LS1 4AP → name: Linden House | street: High Street → numberLeftOut
Caretakers Flat, 12 High Street, LS1 4AP → number: 12 | street: High Street → numberLeftOut
Caretakers Flat 12 High Street, LS1 4AP → number: 12 | street: High Street → numberDiffers
12 High Street Flat, Leeds, LS1 4AP → number: 12 | street: High Street → numberLeftOut
Attic, 12 High Street, LS1 4AP → number: 12 | street: High Street → numberLeftOut
12 High Street (Rear), LS1 4AP → number: 12 | street: High Street → numberLeftOut
Upstairs, 12 High Street, LS1 4AP → number: 12 | street: High Street → numberLeftOut
Over Shop, 12 High Street, LS1 4AP → number: 12 | street: High Street → numberLeftOut
Above the shop, 12 High Street, LS1 4AP → number: 12 | street: High Street → numberLeftOut
The Caravan, 12 High Street, LS1 4AP → number: 12 | street: High Street → numberLeftOut
Studio, 12 High Street, LS1 4AP → number: 12 | street: High Street → numberLeftOut
Caretakers Flat, 12 High Street, LS1 4AP → sub: Flat 3 | number: 12 | street: High Street → numberDiffers
12 High Street, LS1 4AP → sub: Caretakers Flat | number: 12 | street: High Street → numberAdded
Wardens Flat, 12 High Street, LS1 4AP → sub: Caretakers Flat | number: 12 | street: High Street → numberAdded
Attic, 12 High Street, LS1 4AP → sub: Basement | number: 12 | street: High Street → numberDiffers
Wardens Flat, Linden House, High Street, LS1 4AP → sub: Wardens Flat | name: Linden House | street: High Street
Manager's Flat, Linden House, High Street, LS1 4AP → sub: Managers Flat | name: Linden House | street: High Street
Stable Flat, Linden House, LS1 4AP → sub: Stable Flat | name: Linden House | street: High Street
Caretakers Flat, 12 High Street, LS1 4AP → sub: The Flat | number: 12 | street: High Street
12 High Street Flat, Leeds, LS1 4AP → sub: Flat | number: 12 | street: High Street
Attic, 12 High Street, LS1 4AP → sub: Attic | number: 12 | street: High Street
Attic Flat, 12 High Street, LS1 4AP → sub: Attic | number: 12 | street: High Street
12 High Street (Rear), LS1 4AP → sub: Rear | number: 12 | street: High Street
Rear of 12 High Street, LS1 4AP → sub: Rear | number: 12 | street: High Street
Upstairs Flat, 12 High Street, LS1 4AP → sub: Upstairs Flat | number: 12 | street: High Street
Over Shop, 12 High Street, LS1 4AP → sub: The Flat | number: 12 | street: High Street
Flat above the shop, 12 High Street, LS1 4AP → sub: The Flat | number: 12 | street: High Street
The Caravan, 12 High Street, LS1 4AP → sub: The Caravan | number: 12 | street: High Street
Studio, 12 High Street, LS1 4AP → sub: Studio | number: 12 | street: High Street
The Studio, 12 High Street, LS1 4AP → organisation: The Studio | number: 12 | street: High Street
12 Sandy Flat, LS1 4AP → number: 12 | street: Sandy Flat
The Annexe, First Floor, 12 High Street, LS1 4AP → sub: First Floor, The Annexe | number: 12 | street: High Street
The Annexe, Upper Netherby, LS1 4AP → name: The Annexe | locality: Upper Netherby
The Bungalow, 12 High Street, LS1 4AP → number: 12 | street: High Street
The Shop, 12 High Street, LS1 4AP → number: 12 | street: High Street
12 High Street, ring upstairs bell, LS1 4AP → number: 12 | street: High Street
Caravan Park, 12 High Street, LS1 4AP → number: 12 | street: High Street
Flat 3, above the shop, 12 High Street, LS1 4AP → sub: Flat 3 | number: 12 | street: High Street
The Studio, High Street, LS1 4AP → name: The Studio | street: High Street
The Annexe, Linden House, LS1 4AP → sub: The Annexe | name: Linden House | street: High Street
Linden House Annexe, Linden House, High Street, LS1 4AP → sub: Linden House Annexe | name: Linden House | street: High Street
Linden Flats, High Street, LS1 4AP → name: Linden Flats | street: High Street
12 Linden Flats, High Street, LS1 4AP → sub: Flat 12 | name: Linden Flats | street: High Street

houses within a named one
The Barn, Home Farm, Purton, LS1 4AP → name: Home Farm | locality: Purton → partLeftOut
Swallow Barn, Home Farm, Mill Lane, LS1 4AP → name: Home Farm | street: Mill Lane → partLeftOut
The Coach House, The Old Rectory, Purton, LS1 4AP → name: The Old Rectory | locality: Purton → partLeftOut
East Lodge, Purton Hall, LS1 4AP → name: Purton Hall | locality: Purton → partLeftOut
Gardeners Cottage, Purton Hall, LS1 4AP → name: Purton Hall | locality: Purton → partLeftOut
The Stables, Manor House, Purton, LS1 4AP → name: Manor House | locality: Purton → partLeftOut
School House, Purton Primary School, LS1 4AP → organisation: Purton Primary School | locality: Purton → partLeftOut
The Barn, Home Farm, Purton, LS1 4AP → sub: The Barn | name: Home Farm | locality: Purton
The Barn, Home Farm, Purton, LS1 4AP → name: The Barn, Home Farm | locality: Purton
Home Farm, The Street, Purton, LS1 4AP → name: Home Farm | street: The Street | locality: Purton
Home Farm, Mill Barn Lane, Purton, LS1 4AP → name: Home Farm | locality: Purton
The Old Rectory, The Old Rectory, Purton, LS1 4AP → name: The Old Rectory | locality: Purton
Grosvenor House, Linden House, 12 High Street, LS1 4AP → name: Linden House | street: High Street | number: 12
Mr A Barn, Home Farm, Purton, LS1 4AP → name: Home Farm | locality: Purton
Acme Ltd, Home Farm, Purton, LS1 4AP → name: Home Farm | locality: Purton
Linden House, Park Hospital, LS1 4AP → organisation: Park Hospital | street: Mill Lane → partLeftOut
The Health Centre, Park Surgery, Mill Lane, LS1 4AP → organisation: Park Surgery | street: Mill Lane

another building
Flat 2, Church View, 12 High Street, LS1 4AP → sub: Flat 2 | name: Park View | number: 12 | street: High Street → buildingDiffers
Church Terrace, 12 High Street, LS1 4AP → name: Park Terrace | number: 12 | street: High Street → buildingDiffers
2 The Old School, High Street, LS1 4AP → number: 2 | street: High Street → partLeftOut
Flat 2, The Old Chapel, High Street, LS1 4AP → sub: Flat 2 | street: High Street → partLeftOut
The Old Chapel, High Street, LS1 4AP → name: The Old School | street: High Street → buildingDiffers
Flat 2, Church View, 12 High Street, LS1 4AP → sub: Flat 2 | name: Church View | number: 12 | street: High Street
Flat 2, Church View, 12 High Street, LS1 4AP → sub: Flat 2 | number: 12 | street: High Street
12 High Street, Church View, LS1 4AP → name: Park View | number: 12 | street: High Street
2 The Old School, High Street, LS1 4AP → sub: Flat 2 | name: The Old School | street: High Street
Old School, High Street, LS1 4AP → name: The Old School | street: High Street
The Old School, 2 High Street, LS1 4AP → number: 2 | street: High Street
Old School Surgery, Mill Lane, LS1 4AP → organisation: The Old School Surgery | street: Mill Lane

names in brief
Linden Farm, LS1 4AP → name: Linden House | locality: Linden → buildingDiffers
Linden Lodge, LS1 4AP → name: Linden House | locality: Linden → buildingDiffers
Linden, LS1 4AP → name: Linden House | locality: Linden → buildingAdded
Linden Lodge, High Street, LS1 4AP → name: Linden House | street: High Street → buildingDiffers
Mr John Rose, Mill Lane, LS1 4AP → name: Rose House | street: Mill Lane → buildingAdded
Linden, LS1 4AP → name: Linden House
Linden House, Linden, LS1 4AP → name: Linden House | street: High Street | locality: Linden
Flat 3, Linden, High Street, LS1 4AP → sub: Flat 3 | name: Linden House | street: High Street
3 Linden, High Street, LS1 4AP → sub: Flat 3 | name: Linden House | street: High Street
Rose, Mill Lane, LS1 4AP → name: Rose House | street: Mill Lane
linden high street leeds ls1 4ap → name: Linden House | street: High Street

sides, wings and boxes
Top Left, 12 High Street, LS1 4AP → sub: Top Right | number: 12 | street: High Street → numberDiffers
East Wing, Linden House, LS1 4AP → sub: West Wing | name: Linden House → numberDiffers
North Block, Linden House, LS1 4AP → sub: South Block | name: Linden House → numberDiffers
East Wing, Linden House, LS1 4AP → name: Linden House → numberLeftOut
POB 12, LS1 9XX → box: 21 | postcode: LS1 9XX → numberDiffers
Pen-y-Bont, LS1 4AP → name: Pen-y-Bryn → buildingDiffers
Pen y Bryn, LS1 4AP → name: Pen-y-Bont → buildingDiffers
Unit 2 Building 4, Mill Lane, LS1 4AP → sub: Unit 2 | name: Building 5 | street: Mill Lane → numberDiffers
Top Left, 12 High Street, LS1 4AP → sub: Top Left | number: 12 | street: High Street
Top Floor Left, 12 High Street, LS1 4AP → sub: Top Left | number: 12 | street: High Street
East Wing, Linden House, LS1 4AP → sub: East Wing | name: Linden House
North Block, Linden House, LS1 4AP → sub: North Block | name: Linden House
POB 12, LS1 9XX → box: 12 | postcode: LS1 9XX
Pen-y-Bont, LS1 4AP → name: Pen y Bont
Unit 2 Building 4, Mill Lane, LS1 4AP → sub: Unit 2 | name: Building 4 | street: Mill Lane
Unit 4, Riverside Tdg Est, LS1 4AP → sub: Unit 4 | street: Riverside Trading Estate
Acme Ltd, Great Western Building 12, High Street, LS1 4AP → number: 12 | street: High Street
12 North Wing Road, LS1 4AP → number: 12 | street: North Wing Road

names a letter or two apart
12 St Annes Road, LS1 4AP → number: 12 | street: St Agnes Road → streetDiffers
12 St Agnes Road, LS1 4AP → number: 12 | street: St Anne's Road → streetDiffers
Hillcrest, Purton, LS1 4AP → name: Hill Crest | locality: Purton
12 St Annes Road, LS1 4AP → number: 12 | street: Saint Anne's Road
12 St Ann's Road, LS1 4AP → number: 12 | street: St Annes Road
12 St Agness Road, LS1 4AP → number: 12 | street: St Agnes Road
`)
