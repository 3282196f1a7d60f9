import { readPairs } from './readPairs'

/** What is in the place of a street, a building, a firm or a door is the answer's, or a doubt. */
export const PLACE_PAIRS = readPairs(`
a number before the name of its house
9, Yew House, Back Lane, Leeds, LS1 4AP → name: Yew House | number: 9 | street: Back Lane → same: number, name and street, a cell each
9 Yew House, Back Lane, Leeds, LS1 4AP → name: Yew House | number: 9 | street: Back Lane → other: the ninth in the house
9, Yew House, Back Ln, LS1 4AP → name: Yew House | number: 9 | street: Back Lane → same: abbreviated
12A, The Old Bakery, Church Street, Leeds, LS1 4AP → name: The Old Bakery | number: 12 | sub: A | street: Church Street → same: with a letter
Flat 2, 9, Yew House, Back Lane, Leeds, LS1 4AP → name: Yew House | number: 9 | street: Back Lane | sub: Flat 2 → same: behind a flat
2, 9, Yew House, Back Lane, LS1 4AP → name: Yew House | number: 9 | street: Back Lane | sub: Flat 2 → same: behind a bare flat
9, Yew House, Back Lane, Leeds, LS1 4AP → name: Yew House | number: 8 | street: Back Lane → other: another number
9, Yew House, Back Lane, Leeds, LS1 4AP → name: Oak House | number: 9 | street: Back Lane → other: another name
3, Rose Cottages, Church Lane, Leeds, LS1 4AP → name: Rose Cottage | number: 3 | street: Church Lane → other: a row of cottages has numbers of its own

a street is not found elsewhere
Mill Street 7, Flat 2, Selby, YO8 4AB → number: 7 | street: Selby Road | town: SELBY | postcode: YO8 4AB | sub: Flat 2 → other: the town is no street
7 Mill Street, Flat 2, Selby, YO8 4AB → number: 7 | street: Selby Road | town: SELBY | postcode: YO8 4AB | sub: Flat 2 → other: the town is no street
7 Mill Street, Flat 2, Selby, YO8 4AB → number: 7 | street: Selby | town: SELBY | postcode: YO8 4AB | sub: Flat 2 → other: nor alone
7 Mill Street, Selby, YO8 4AB → number: 7 | street: Selby Road | town: SELBY | postcode: YO8 4AB → other: without a flat
7 Selby Road, Flat 2, Selby, YO8 4AB → number: 7 | street: Selby Road | town: SELBY | postcode: YO8 4AB | sub: Flat 2 → same: the street itself
Selby Road 7, Flat 2, Selby, YO8 4AB → number: 7 | street: Selby Road | town: SELBY | postcode: YO8 4AB | sub: Flat 2 → same: its number behind it
12 Church Street, Unit 4, Hinckley, LE10 1AA → sub: Unit 4 | number: 12 | street: Hinckley Road | town: HINCKLEY | postcode: LE10 1AA → other: a unit between street and town
5 The Crescent, Apartment 9, Ripon, HG4 1AA → sub: Apartment 9 | number: 5 | street: Ripon Way | town: RIPON | postcode: HG4 1AA → other: a street without a name
5 Foxhill, Flat 9, Ripon, HG4 1AA → sub: Flat 9 | number: 5 | street: Ripon Way | town: RIPON | postcode: HG4 1AA → other: a street without a kind

a number belongs to the name before which it stands
The Old Bank, 14 High Street, Leeds, LS1 4AP → sub: Flat 14 | name: The Old Bank | street: High Street → other: the house's number is no flat of it
The Old Bank 14 High Street, Leeds, LS1 4AP → sub: Flat 14 | name: The Old Bank | street: High Street → other: without a comma
Linden House, 3, Abbey Road, Leeds, LS1 4AP → sub: Flat 3 | name: Linden House | street: Abbey Road → other: in a cell of its own
14 High Street, The Old Bank, Leeds, LS1 4AP → sub: Flat 14 | name: The Old Bank | street: High Street → other: the name behind the street
The Old Bank, 14 High Street, Leeds, LS1 4AP → name: The Old Bank | number: 14 | street: High Street → same: the house's number in both
14 The Old Bank, High Street, Leeds, LS1 4AP → sub: Flat 14 | name: The Old Bank | street: High Street → same: the flat's number
Linden House 3, Abbey Road, Leeds, LS1 4AP → sub: Flat 3 | name: Linden House | street: Abbey Road → same: behind the name
3/12 Mill Lane, Linden House, Leeds, LS1 4AP → sub: Flat 3 | name: Linden House | number: 12 | street: Mill Lane → same: a flat and a house in one
Rose Terrace 3, Mill Lane, Leeds, LS1 4AP → number: 3 | street: Mill Lane → other: behind another street
12 Mill Lane, Rose Cottage, Leeds, LS1 4AP → name: Ivy Cottage | number: 12 | street: Mill Lane → other: another house’s name behind the street
12 Mill Lane, Flat 3 Linden House, Leeds, LS1 4AP → sub: Flat 3 | name: Ivy House | number: 12 | street: Mill Lane → other: another building’s
12 Mill Lane, Abbey Wood, Leeds, LS1 4AP → name: Ivy House | number: 12 | street: Mill Lane → same: a place behind the street

a flat and a house joined by a sign
Flat 2 - 40 Broad Street, Leeds, LS1 4AP → sub: Flat 2 | number: 40 | street: Broad Street → same: the flat first
Flat 2/40 Broad Street, Leeds, LS1 4AP → sub: Flat 2 | number: 40 | street: Broad Street → same: a slash
Flat 2 - 40 Broad Street, Leeds, LS1 4AP → sub: Flat 40 | number: 2 | street: Broad Street → other: the other way round
Flat 2/40 Broad Street, Leeds, LS1 4AP → sub: Flat 40 | number: 2 | street: Broad Street → other: a slash, the other way round
Unit 2-4 Broad Street, Leeds, LS1 4AP → sub: Unit 4 | number: 2 | street: Broad Street → other: a unit
Flat 2 - 40 Broad Street, Leeds, LS1 4AP → sub: Unit 2 | number: 40 | street: Broad Street → other: a unit is no flat
2 - 40 Broad Street, Leeds, LS1 4AP → sub: Flat 40 | number: 2 | street: Broad Street → other: a range is not turned round
12/3 Dalry Road, Leeds, LS1 4AP → sub: Flat 3 | number: 12 | street: Dalry Road → same: a slash has no order without a word

off a street
2 Coopers Row, Off Mill Street, Leeds, LS1 4AP → number: 2 | dependentStreet: Coopers Row | street: Mill Street → same: it is off that street
2 Coopers Row, Off Mill Street, Leeds, LS1 4AP → number: 2 | street: Coopers Row → same: the answer does not say it
2 Coopers Row, Off Mill Street, Leeds, LS1 4AP → number: 2 | dependentStreet: Coopers Row | street: Quarry Lane → other: off another one
Rose Cottage, Off Mill Street, Leeds, LS1 4AP → name: Rose Cottage | street: Quarry Lane → other: a house by its name

a county behind its town is no street
Rose Cottage, Leeds, West Yorkshire, LS1 4AP → name: Rose Cottage | street: Mill Lane → same: a house by its name
Rose Cottage, Bramley, West Yorkshire, LS1 4AP → name: Rose Cottage | street: Mill Lane | locality: Bramley → same: behind a village
Acme Tyres Ltd, Leeds, West Yorkshire, LS1 4AP → organisation: Acme Tyres Ltd | number: 4 | street: Mill Lane → same: a firm
The Cottage, Leeds, West Yorkshire, LS1 4AP → name: The Cottage | street: Mill Lane → other: a name that many houses have
Rose Cottage, Rutland, Leeds, LS1 4AP → name: Rose Cottage | street: Mill Lane → other: before the town it may be a street
Rose Cottage, Leeds, Foxhill, LS1 4AP → name: Rose Cottage | street: Mill Lane → other: what is no county

firms are told by their own words
Acorn Tyres, 14 Foss Bank, York, YO31 7AA → organisation: York Tyres | number: 14 | street: Foss Bank | town: YORK | postcode: YO31 7AA → other: the town
Acorn Tyres, York, YO31 7AA → organisation: York Tyres | number: 14 | street: Foss Bank | town: YORK | postcode: YO31 7AA → other: without a street
Foss Dental, Foss Bank, York, YO31 7AA → organisation: Foss Tyres | number: 14 | street: Foss Bank | town: YORK | postcode: YO31 7AA → other: another trade
Hull Plumbing Services, Dock Road, Hull, HU1 1AA → organisation: Hull Heating Services | number: 2 | street: Dock Road | town: HULL | postcode: HU1 1AA → other: another trade of the same town
Bennett Plumbing, 2 Dock Road, Hull, HU1 1AA → organisation: Carter Plumbing | number: 2 | street: Dock Road | town: HULL | postcode: HU1 1AA → other: the trade alone
Lincoln Motors, 8 Outer Circle Road, Lincoln, LN2 4JA → organisation: Lincoln Bakery | number: 8 | street: Outer Circle Road | town: LINCOLN | postcode: LN2 4JA → other: the town alone
York Tyres Ltd, 14 Foss Bank, York, YO31 7AA → organisation: York Tyres | number: 14 | street: Foss Bank | town: YORK | postcode: YO31 7AA → same: the firm itself
York Tyres, York, YO31 7AA → organisation: York Tyres | number: 14 | street: Foss Bank | town: YORK | postcode: YO31 7AA → same: found by name and postcode

floors, shops and flats
First Floor Flat, 8 Hill Rise, Leicester, LE3 1TT → sub: Flat 8 | street: Hill Rise | town: LEICESTER | postcode: LE3 1TT → other: a floor’s flat is not the flat with the house’s number
Ground Floor Flat, 8 Hill Rise, LE3 1TT → sub: Flat 8 | name: Hill House | street: Hill Rise | town: LEICESTER | postcode: LE3 1TT → other: nor in a named house
Basement Flat, 8 Hill Rise, LE3 1TT → sub: Flat 8 | street: Hill Rise | town: LEICESTER | postcode: LE3 1TT → other: nor the basement’s
Top Flat, 8 Hill Rise, LE3 1TT → sub: Flat 8 | street: Hill Rise | town: LEICESTER | postcode: LE3 1TT → other: nor the top one
First Floor Shop, 8 Hill Rise, LE3 1TT → sub: First Floor Flat | number: 8 | street: Hill Rise | town: LEICESTER | postcode: LE3 1TT → other: a shop is no flat
Ground Floor Office, 8 Hill Rise, LE3 1TT → sub: Ground Floor Flat | number: 8 | street: Hill Rise | town: LEICESTER | postcode: LE3 1TT → other: nor is an office
Ground Floor Flat, 8 Hill Rise, LE3 1TT → sub: Ground Floor Shop | number: 8 | street: Hill Rise | town: LEICESTER | postcode: LE3 1TT → other: the other way round
Ground Floor Flat Left, 8 Hill Rise, LE3 1TT → sub: Ground Floor Left Flat | number: 8 | street: Hill Rise | town: LEICESTER | postcode: LE3 1TT → same: the same words in another order
Left Flat Ground Floor, 8 Hill Rise, LE3 1TT → sub: Ground Floor Left Flat | number: 8 | street: Hill Rise | town: LEICESTER | postcode: LE3 1TT → same: the side first
Flat First Floor Front, 8 Hill Rise, LE3 1TT → sub: First Floor Front Flat | number: 8 | street: Hill Rise | town: LEICESTER | postcode: LE3 1TT → same: the flat first
Front Flat, First Floor, 8 Hill Rise, LE3 1TT → sub: First Floor Front Flat | number: 8 | street: Hill Rise | town: LEICESTER | postcode: LE3 1TT → same: in two parts
Ground Floor Flat Right, 8 Hill Rise, LE3 1TT → sub: Ground Floor Left Flat | number: 8 | street: Hill Rise | town: LEICESTER | postcode: LE3 1TT → other: the other side
First Floor Flat, 8 Hill Rise, LE3 1TT → sub: First Floor Flat | number: 8 | street: Hill Rise | town: LEICESTER | postcode: LE3 1TT → same: the flat itself

centres, parks and boxes
Brook Surgery, Park Health Centre, Dale Road, Matlock, DE4 3LT → organisation: Brook Surgery | name: Ashover Health Centre | street: Dale Road | town: MATLOCK | postcode: DE4 3LT → other: another centre of a firm that is known
Unit 7, Elm Business Park, Dale Road, Matlock, DE4 3LT → sub: Unit 7 | name: Cromford Business Park | street: Dale Road | town: MATLOCK | postcode: DE4 3LT → other: another park
Acme Ltd, Unit 7, Elm Trading Estate, Matlock, DE4 3LT → organisation: Acme Ltd | sub: Unit 7 | name: Cromford Trading Estate | street: Dale Road | town: MATLOCK | postcode: DE4 3LT → other: another estate of a firm that is known
Boots, Arndale Centre, Dale Road, Matlock, DE4 3LT → organisation: Boots | name: Firs Shopping Centre | street: Dale Road | town: MATLOCK | postcode: DE4 3LT → other: another shopping centre
Brook Surgery, Ashover Health Ctr, Dale Road, Matlock, DE4 3LT → organisation: Brook Surgery | name: Ashover Health Centre | street: Dale Road | town: MATLOCK | postcode: DE4 3LT → same: the centre itself
PO Box 17, Matlock, DE4 3LT → number: 17 | street: Dale Road | town: MATLOCK | postcode: DE4 3LT → other: a box is no door
17 Dale Road, Matlock, DE4 3LT → box: 17 | town: MATLOCK | postcode: DE4 3LT → other: nor a door a box
Acme Ltd, PO Box 17, Matlock, DE4 3LT → organisation: Acme Ltd | number: 17 | street: Dale Road | town: MATLOCK | postcode: DE4 3LT → other: of a firm
Acme Ltd, PO Box 17, Matlock, DE4 3LT → organisation: Acme Ltd | name: Elm House | street: Dale Road | town: MATLOCK | postcode: DE4 3LT → other: of a firm in a house

dwellings named after an inn, a school, a church or a farm
Red Lion Cottage, Main Street, NG32 1AA → organisation: The Red Lion | number: 3 | street: Main Street | town: GRANTHAM | postcode: NG32 1AA → other: an inn
Red Lion Cottage, Main Street, NG32 1AA → name: Red Lion | street: Main Street | town: GRANTHAM | postcode: NG32 1AA → other: an inn as a building
School House, Main Street, NG32 1AA → organisation: Manthorpe Primary School | number: 3 | street: Main Street | town: GRANTHAM | postcode: NG32 1AA → other: a school
Church Cottage, Main Street, NG32 1AA → organisation: St Johns Church | street: Main Street | town: GRANTHAM | postcode: NG32 1AA → other: a church
Manor Farm Cottage, Main Street, NG32 1AA → name: Manor Farm | street: Main Street | town: GRANTHAM | postcode: NG32 1AA → other: a farm
Manor Farm, Main Street, NG32 1AA → name: Manor Farm Cottage | street: Main Street | town: GRANTHAM | postcode: NG32 1AA → other: a farm’s cottage
Plough Inn House, Main Street, NG32 1AA → organisation: Plough Inn | street: Main Street | town: GRANTHAM | postcode: NG32 1AA → other: a house beside an inn
The Red Lion Inn, Main Street, NG32 1AA → organisation: The Red Lion | number: 3 | street: Main Street | town: GRANTHAM | postcode: NG32 1AA → same: the inn itself

what has a number and is no house
Arch 12, High Street, Bath, BA1 1AA → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA → other: an arch
Hut 12, High Street, Bath, BA1 1AA → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA → other: a hut
Beach Hut 12, High Street, Bath, BA1 1AA → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA → other: a beach hut
Cash Machine 12 High Street, Bath, BA1 1AA → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA → other: a machine at the house
Lighting Column 12, High Street, Bath, BA1 1AA → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA → other: a lamp post
Stall 12, High Street, Bath, BA1 1AA → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA → other: a stall
Market Stall 12, High Street, Bath, BA1 1AA → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA → other: a market stall
Garage 12, High Street, Bath, BA1 1AA → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA → other: a garage
Pitch 12, High Street, Bath, BA1 1AA → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA → other: a pitch
Boat 12, High Street, Bath, BA1 1AA → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA → other: a boat
Houseboat 12, High Street, Bath, BA1 1AA → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA → other: a houseboat
Mooring 12, High Street, Bath, BA1 1AA → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA → other: a mooring
Berth 12, High Street, Bath, BA1 1AA → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA → other: a berth
Kiosk 12, High Street, Bath, BA1 1AA → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA → other: a kiosk
Bay 12, High Street, Bath, BA1 1AA → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA → other: a bay
Caravan 12, High Street, Bath, BA1 1AA → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA → other: a caravan
Railway Arch 12, High Street, Bath, BA1 1AA → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA → other: a railway arch
Arch 4, 12 High Street, Bath, BA1 1AA → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA → other: an arch of the house
Arch 12, High Street, Bath, BA1 1AA → number: | street: High Street | town: BATH | postcode: BA1 1AA | sub: Arch 12 → same: the arch itself
Garage 12, High Street, Bath, BA1 1AA → number: | street: High Street | town: BATH | postcode: BA1 1AA | name: Garage 12 → same: the garage itself

what stands beside a house
Outside 12 High Street, Bath, BA1 1AA → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA → other: outside
In front of 12 High Street, Bath, BA1 1AA → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA → other: in front
o/s 12 High Street, Bath, BA1 1AA → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA → other: outside, abbreviated
Beside 12 High Street, Bath, BA1 1AA → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA → other: beside
Near 12 High Street, Bath, BA1 1AA → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA → other: near
Nr 12 High Street, Bath, BA1 1AA → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA → other: near, abbreviated
Adjoining 12 High Street, Bath, BA1 1AA → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA → other: adjoining
Adjacent to 12 High Street, Bath, BA1 1AA → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA → other: adjacent
Next to 12 High Street, Bath, BA1 1AA → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA → other: next to
Opposite 12 High Street, Bath, BA1 1AA → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA → other: opposite
Opp 12 High Street, Bath, BA1 1AA → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA → other: opposite, abbreviated
Land adjoining 12 High Street, Bath, BA1 1AA → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA → other: land
Car park behind 12 High Street, Bath, BA1 1AA → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA → other: behind
Rear of 12 High Street, Bath, BA1 1AA → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA → other: the rear
Outside no. 12, High Street, Bath, BA1 1AA → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA → other: with a sign
Bus stop outside 12 High Street, Bath, BA1 1AA → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA → other: what it is first
Between 12 and 14 High Street, Bath, BA1 1AA → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA → other: between two
Outside Rose Cottage, High Street, Bath, BA1 1AA → number: | street: High Street | town: BATH | postcode: BA1 1AA | name: Rose Cottage → other: outside a named house
12 High Street, opposite the church, Bath, BA1 1AA → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA → same: how to find the house
12 High Street, near Bath, BA1 1AA → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA → same: near a town
12 High Street, Nr Frome, Bath, BA1 1AA → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA → same: near another town

places behind the street without a whole postcode
12 High Street, Weston → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA | locality: Swainswick → other: another village
12 High Street, Weston, Bath → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA | locality: Swainswick → other: in the same town
12 High Street, Frome, Somerset → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA → other: another town
12 High Street, Weston, Bath, BA1 → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA | locality: Weston → same: the village itself
12 High Street, Weston, Bath, BA1 1AA → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA | locality: Swainswick → same: with a whole postcode

postcodes that cannot be
12 High Street, Nottingham, NG9 2AK → number: 12 | street: High Street | town: NOTTINGHAM | postcode: NG9 2AL → other: a postcode
12 High Street, Nottingham, NG9 2AK → number: 12 | street: High Street | town: NOTTINGHAM | postcode: NG9 2AK → same: the same
`)
