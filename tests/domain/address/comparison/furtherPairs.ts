import { readPairs } from './readPairs'

/** Further pairs of every kind, as somebody may have typed them. */
export const FURTHER_PAIRS = readPairs(`
further true matches
Flat Left, 12 Mill Lane, LS1 4AP → sub: Left Flat | number: 12 | street: Mill Lane
Flat Top, 12 Mill Lane, LS1 4AP → sub: Top Flat | number: 12 | street: Mill Lane
First & Second Floor Flat, 12 Mill Lane, LS1 4AP → sub: First and Second Floor Flat | number: 12 | street: Mill Lane
Flat 5 Twenty Two Mill Road, LS1 4AP → sub: Flat 5 | number: 22 | street: Mill Road
Twenty-two Mill Rd, LS1 4AP → number: 22 | street: Mill Road
Forty Acres, Mill Lane, LS1 4AP → name: Forty Acres | street: Mill Lane
40 Acres, Mill Lane, LS1 4AP → name: Forty Acres | street: Mill Lane
Three Ways, Mill Lane, Purton, LS1 4AP → name: Threeways | street: Mill Lane | locality: Purton
Five Bells Inn, Mill Lane, LS1 4AP → organisation: Five Bells | street: Mill Lane | number: 3
Ten Acre Farm, Mill Lane, LS1 4AP → name: Ten Acre Farm | street: Mill Lane
One Tree Cottage, 1 Mill Lane, LS1 4AP → name: One Tree Cottage | number: 1 | street: Mill Lane
2 One Tree Lane, LS1 4AP → number: 2 | street: One Tree Lane
Second Floor, Eleven Mill Lane, LS1 4AP → sub: Second Floor | number: 11 | street: Mill Lane
Flat A 12 Mill Lane, LS1 4AP → sub: Flat A | number: 12 | street: Mill Lane
Flat 12 A, 3 Mill Lane, LS1 4AP → sub: Flat 12A | number: 3 | street: Mill Lane
Unit 3A-4B, Mill Lane, LS1 4AP → sub: Unit 3A-4B | street: Mill Lane
Flat 3 (A), 12 Mill Lane, LS1 4AP → sub: Flat 3A | number: 12 | street: Mill Lane
12 (Flat 3) Mill Lane, LS1 4AP → sub: Flat 3 | number: 12 | street: Mill Lane
Unit 19 Castle Business Park St Georges Road, LS1 4AP → sub: Unit 19 | name: Castle Business Park | street: St Georges Road
12 Mill Lane (flat 3), LS1 4AP → sub: Flat 3 | number: 12 | street: Mill Lane
12+14 Mill Lane, LS1 4AP → name: 12-14 | street: Mill Lane
1st Flr Flat, 12 Mill Lane, LS1 4AP → sub: First Floor Flat | number: 12 | street: Mill Lane
Flat 2 (First Floor), Linden House, 12 Mill Lane, LS1 4AP → sub: Flat 2 | name: Linden House | number: 12 | street: Mill Lane
5 The Green, Purton, Swindon, LS1 4AP → number: 5 | street: The Green | locality: Purton
5 The Green Man Cottages, Purton, LS1 4AP → name: 5 Green Man Cottages | locality: Purton
The Old Post Office, The Green, Purton, LS1 4AP → name: The Old Post Office | street: The Green | locality: Purton
Old Post Office, Purton, LS1 4AP → name: The Old Post Office | number: 2 | street: The Green | locality: Purton
The Lodge, Park Avenue, LS1 4AP → name: The Lodge | street: Park Avenue
Lodge Farm, The Lane, Purton, LS1 4AP → name: Lodge Farm | locality: Purton
Lodge Farm Barn, Purton, LS1 4AP → name: Lodge Farm Barn | locality: Purton
The Granary, Lodge Farm, Purton, LS1 4AP → sub: The Granary | name: Lodge Farm | locality: Purton
The Granary Lodge Farm Purton, LS1 4AP → name: The Granary, Lodge Farm | locality: Purton
1 Granary Cottages, Lodge Farm, Purton, LS1 4AP → sub: 1 Granary Cottages | name: Lodge Farm | locality: Purton
1 Lodge Farm Cottages, Purton, LS1 4AP → name: 1 Lodge Farm Cottages | locality: Purton
Cottage 1, Lodge Farm, Purton, LS1 4AP → sub: Cottage 1 | name: Lodge Farm | locality: Purton
Mrs A Stone, Lodge Farm, Purton, LS1 4AP → name: Lodge Farm | locality: Purton
Acme House, Acme Ltd, 12 Mill Lane, LS1 4AP → organisation: Acme Ltd | number: 12 | street: Mill Lane
Acme Ltd, Acme House, Mill Lane, LS1 4AP → organisation: Acme Ltd | name: Acme House | street: Mill Lane
St Mary Vicarage, Church Lane, LS1 4AP → name: The Vicarage | street: Church Lane
Shop Unit 3, Linden Centre, LS1 4AP → sub: Unit 3 | name: Linden Centre
Units 3-4, Linden Centre, LS1 4AP → sub: Units 3-4 | name: Linden Centre
The Coffee Shop, 17 Mill Lane, LS1 4AP → number: 17 | street: Mill Lane
Coffee Shop, 17 Mill Lane, LS1 4AP → organisation: Coffee Shop | number: 17 | street: Mill Lane
Garage, Mill Lane, LS1 4AP → organisation: Mill Garage | street: Mill Lane
Kiosk 3, Leeds Station, LS1 4AP → sub: Kiosk 3 | name: Leeds Station
Beach Hut 12, The Promenade, LS1 4AP → name: Beach Hut 12 | street: The Promenade
Hut 12, The Promenade, LS1 4AP → sub: Hut 12 | street: The Promenade
Rear Flat, 12 Mill Lane, LS1 4AP → sub: Rear Flat | number: 12 | street: Mill Lane
Studio Flat, 12 Mill Lane, LS1 4AP → sub: Studio Flat | number: 12 | street: Mill Lane
Flat Above 12 Mill Lane, LS1 4AP → sub: The Flat | number: 12 | street: Mill Lane
Penthouse Flat, Linden House, LS1 4AP → sub: Penthouse | name: Linden House
The Penthouse, Linden House, LS1 4AP → sub: Penthouse | name: Linden House
Garden Flat 12 Mill Lane, LS1 4AP → sub: Garden Flat | number: 12 | street: Mill Lane
Basement, 12 Mill Lane, LS1 4AP → sub: Basement Flat | number: 12 | street: Mill Lane
Lower Ground Floor Flat, 12 Mill Lane, LS1 4AP → sub: Lower Ground Floor | number: 12 | street: Mill Lane
12 Mill Lane, Basement, LS1 4AP → sub: Basement | number: 12 | street: Mill Lane
Flat 4, Church View, Park Road, LS1 4AP → sub: Flat 4 | name: Church View | street: Park Road
4 Church View, Park Road, LS1 4AP → number: 4 | street: Church View
4 Church View, Park Road, LS1 4AP → number: 4 | dependentStreet: Church View | street: Park Road
Ysgol Bach, Heol y Bont, LS1 4AP → name: Ysgol Bach | street: Heol y Bont
Tan y Bont, Purton, LS1 4AP → name: Tan-y-Bont | locality: Purton
2 Tan y Bont, Purton, LS1 4AP → number: 2 | street: Tan y Bont | locality: Purton
P.O.B. 12, LS1 4AP → box: 12
East Wing, The Manor, Purton, LS1 4AP → sub: East Wing | name: The Manor | locality: Purton
Block 2 Flat 4, Linden House, LS1 4AP → sub: Flat 4, Block 2 | name: Linden House
Flat 4 Block 2 Linden House, LS1 4AP → sub: Flat 4 | name: Block 2, Linden House
Building 3, Unit 4, Riverside Business Park, LS1 4AP → sub: Unit 4 | name: Building 3 | street: Riverside Business Park
Building 3, Riverside Business Park, LS1 4AP → name: Building 3 | street: Riverside Business Park
3 Riverside Business Park, LS1 4AP → name: Building 3 | street: Riverside Business Park
21st Century House, 4 Mill Lane, LS1 4AP → name: 21st Century House | number: 4 | street: Mill Lane
Twenty First Century House, 4 Mill Lane, LS1 4AP → name: 21st Century House | number: 4 | street: Mill Lane
Hundred House, Mill Lane, LS1 4AP → name: The Hundred House | street: Mill Lane
12 Hundred Acre Lane, LS1 4AP → number: 12 | street: Hundred Acre Lane
Nine Elms, 9 Nine Elms Lane, LS1 4AP → number: 9 | street: Nine Elms Lane
12 Twenty Row, LS1 4AP → number: 12 | street: Twenty Row
Two Ways, 14 Mill Lane, LS1 4AP → number: 14 | street: Mill Lane
House 3, The Mews, Mill Lane, LS1 4AP → number: 3 | dependentStreet: The Mews | street: Mill Lane
The Shop, The Square, Purton, LS1 4AP → organisation: The Shop | street: The Square | locality: Purton
Victoria House, Victoria, Mill Lane, LS1 4AP → name: Victoria House | street: Mill Lane
Over Farm, Mill Lane, LS1 4AP → name: Over Farm | street: Mill Lane
Upper Flat, 12 Mill Lane, LS1 4AP → sub: Upper Flat | number: 12 | street: Mill Lane
Warehouse 3, Riverside Trading Estate, LS1 4AP → sub: Warehouse 3 | street: Riverside Trading Estate
Unit 3, Warehouse 2, Riverside Trading Estate, LS1 4AP → sub: Unit 3, Warehouse 2 | street: Riverside Trading Estate
The Cottage, Mill Lane, LS1 4AP → name: The Cottage | street: Mill Lane
Smith, The Cottage, Mill Lane, LS1 4AP → name: The Cottage | street: Mill Lane
smith the cottage mill lane, LS1 4AP → name: The Cottage | street: Mill Lane
Cottage, Mill Lane, LS1 4AP → name: The Cottage | street: Mill Lane
Purton Cottage, Purton, LS1 4AP → name: The Cottage | locality: Purton
St Marys Vicarage, Mill Lane, LS1 4AP → name: The Vicarage | street: Mill Lane
Lower Mill, Mill Lane, LS1 4AP → name: Lower Mill | street: Mill Lane
Linden House East, Mill Lane, LS1 4AP → name: Linden House East | street: Mill Lane
Linden House, East Leeds, LS1 4AP → name: Linden House
Linden House West Bromwich, LS1 4AP → name: Linden House | town: WEST BROMWICH
Seven Stars, 7 Mill Lane, LS1 4AP → organisation: Seven Stars | number: 7 | street: Mill Lane
flat two twenty two mill lane, LS1 4AP → sub: Flat 2 | number: 22 | street: Mill Lane
twenty two mill lane, LS1 4AP → number: 22 | street: Mill Lane
Flat Twelve B, 3 Mill Lane, LS1 4AP → sub: Flat 12B | number: 3 | street: Mill Lane
Number Six, Mill Lane, LS1 4AP → number: 6 | street: Mill Lane
No Six Mill Lane, LS1 4AP → number: 6 | street: Mill Lane
Six, The Avenue, LS1 4AP → number: 6 | street: The Avenue
Six Acres, 6 Mill Lane, LS1 4AP → number: 6 | street: Mill Lane
Acme Twelve Mill Lane, LS1 4AP → number: 12 | street: Mill Lane
School Flat, Purton School, Mill Lane, LS1 4AP → sub: School Flat | name: Purton School | street: Mill Lane
Church Flat, Mill Lane, LS1 4AP → sub: The Flat | name: The Church | street: Mill Lane
The Old Flat, Mill Lane, LS1 4AP → name: The Old Flat | street: Mill Lane
Linden House Flat, Mill Lane, LS1 4AP → sub: Flat | name: Linden House | street: Mill Lane
12 Mill Lane Rear Flat, LS1 4AP → sub: Rear Flat | number: 12 | street: Mill Lane
12 Mill Lane Rear, LS1 4AP → sub: Rear | number: 12 | street: Mill Lane
Unit 4 Upper Floor, 12 Mill Lane, LS1 4AP → sub: Unit 4 | number: 12 | street: Mill Lane
Suite 2A, 1st Floor, Linden House, LS1 4AP → sub: Suite 2A | name: Linden House
5 The Mews, Royal Mews, LS1 4AP → number: 5 | dependentStreet: The Mews | street: Royal Mews
5 The Drive, Park Drive, LS1 4AP → number: 5 | street: Park Drive
5 The Hollies, LS1 4AP → number: 5 | street: Hollies
5 Hollies, LS1 4AP → number: 5 | street: The Hollies
5 The Hollies, Mill Lane, LS1 4AP → number: 5 | dependentStreet: The Hollies | street: Mill Lane
5 The Mill, Mill Lane, LS1 4AP → sub: 5 | name: The Mill | street: Mill Lane
Riverside Ind Est Unit 4, LS1 4AP → sub: Unit 4 | street: Riverside Industrial Estate
Shop 1-2, Linden Parade, LS1 4AP → sub: Shop 1-2 | street: Linden Parade
Shops 1 & 2, Linden Parade, LS1 4AP → sub: Units 1-2 | street: Linden Parade
Shop 1, Linden Parade, LS1 4AP → number: 1 | street: Linden Parade
The Barn House, Home Farm Lane, LS1 4AP → name: Barn House | street: Home Farm Lane
Home Farm, Home Farm Lane, LS1 4AP → name: Home Farm | street: Home Farm Lane
2 Manor Barns, Mill Lane, LS1 4AP → name: 2 Manor Barns | street: Mill Lane
Unit 2 Manor Barns, Mill Lane, LS1 4AP → sub: Unit 2 | name: Manor Barns | street: Mill Lane
1-2 Mill Cottages, Purton, LS1 4AP → name: 1-2 Mill Cottages | locality: Purton
1 and 2 Mill Cottages, Purton, LS1 4AP → name: 1-2 Mill Cottages | locality: Purton
1, 2 Mill Cottages, Purton, LS1 4AP → name: 1-2 Mill Cottages | locality: Purton
No 1 Mill Cottages, Purton, LS1 4AP → name: 1 Mill Cottages | locality: Purton
Mill Cottage, 1 Mill Lane, LS1 4AP → name: Mill Cottage | number: 1 | street: Mill Lane
Mill Cottage, Purton, LS1 4AP → name: Mill Cottage | number: 1 | street: Mill Lane | locality: Purton
The Almshouse, 3 Mill Lane, LS1 4AP → name: Almshouse | number: 3 | street: Mill Lane
Orchard End, Mill Lane, LS1 4AP → name: Orchards End | street: Mill Lane
Bryn y Mor, Purton, LS1 4AP → name: Bryn-y-Mor | locality: Purton
Pen y Cae, Pen y Bryn, Purton, LS1 4AP → name: Pen-y-Cae | street: Pen-y-Bryn | locality: Purton
Tyn y Coed, Purton, LS1 4AP → name: Ty'n-y-Coed | locality: Purton
Felin y Bont, Purton, LS1 4AP → name: Felin-y-Bont | locality: Purton
Flat 3, West Wing, The Manor, LS1 4AP → sub: Flat 3, West Wing | name: The Manor
3 West Wing, The Manor, LS1 4AP → sub: 3 West Wing | name: The Manor
Left Hand Flat, 12 Mill Lane, LS1 4AP → sub: Left Hand Flat | number: 12 | street: Mill Lane
Front Ground Floor, 12 Mill Lane, LS1 4AP → sub: Ground Floor Front | number: 12 | street: Mill Lane

further wrong doors
Manor Farm Barns, Home Farm, LS1 4AP → name: Manor Farm Barns | street: Mill Lane → streetDiffers
Flat Left, 12 Mill Lane, LS1 4AP → number: 12 | street: Mill Lane → numberLeftOut
Flat Left, 12 Mill Lane, LS1 4AP → sub: Right Flat | number: 12 | street: Mill Lane → numberDiffers
First and Second Floor Flat, 12 Mill Lane, LS1 4AP → sub: Second Floor Flat | number: 12 | street: Mill Lane → numberDiffers
Ground Floor Flat, 12 Mill Lane, LS1 4AP → sub: Ground and First Floor Flat | number: 12 | street: Mill Lane → numberDiffers
Flat 2 3 Mill Lane, LS1 4AP → number: 23 | street: Mill Lane → numberDiffers; numberLeftOut
2, 3 Mill Lane, LS1 4AP → number: 23 | street: Mill Lane → numberDiffers; numberLeftOut
Flat 2, 3 Mill Lane, LS1 4AP → sub: Flat 3 | number: 2 | street: Mill Lane → numberDiffers
Unit 1, Unit 2, Mill Lane, LS1 4AP → sub: Unit 12 | street: Mill Lane → numberDiffers; numberLeftOut
Flat A, B Block, Linden House, LS1 4AP → sub: Flat AB | name: Linden House → numberDiffers; numberLeftOut
Six Mill Lane, LS1 4AP → number: 16 | street: Mill Lane → numberDiffers
Ninety Mill Lane, LS1 4AP → number: 19 | street: Mill Lane → numberDiffers
Ninety Nine Mill Lane, LS1 4AP → number: 90 | street: Mill Lane → numberDiffers
Flat Two, 12 Mill Lane, LS1 4AP → sub: Flat 12 | number: 2 | street: Mill Lane → numberDiffers
Three Mill Lane, LS1 4AP → name: Three Oaks | street: Mill Lane → numberLeftOut; buildingAdded
Three Oaks, Mill Lane, LS1 4AP → name: Three Elms | street: Mill Lane → buildingDiffers
Three Oaks, Mill Lane, LS1 4AP → name: Two Oaks | street: Mill Lane → buildingDiffers
12 One Tree Lane, LS1 4AP → number: 12 | street: Tree Lane → numberLeftOut
Room 12, Second Floor, Linden House, LS1 4AP → sub: Room 12, Third Floor | name: Linden House → numberDiffers
Second Floor, Linden House, LS1 4AP → sub: Ground Floor | name: Linden House → numberDiffers
12 The Grove, LS1 4AP → number: 12 | street: Elm Grove → streetDiffers
Unit 19 Castle Business Park St Georges Road, LS1 4AP → sub: Unit 19 | name: Castle Business Park | street: Park Street → buildingDiffers
12 The Park, LS1 4AP → number: 12 | street: Park Road → streetDiffers
12 The Parade, High Street, LS1 4AP → number: 12 | street: High Street → partLeftOut
12 High Street, LS1 4AP → number: 12 | street: The Street → streetDiffers
Flat 1, 12 The Terrace, LS1 4AP → sub: Flat 1 | number: 12 | street: Park Terrace → streetDiffers
Almshouses, Mill Lane, LS1 4AP → name: 4 Almshouses | street: Mill Lane → numberAdded
1 The Cottages, Mill Lane, LS1 4AP → name: 2 The Cottages | street: Mill Lane → numberDiffers
Rose Villas, Mill Lane, LS1 4AP → sub: 3 | name: Rose Villas | street: Mill Lane → numberAdded
Shed 4, Mill Lane, LS1 4AP → number: 4 | street: Mill Lane → numberDiffers
Container 4, Riverside Industrial Estate, LS1 4AP → sub: Unit 4 | street: Riverside Industrial Estate → numberDiffers
Pitch 4, Riverside Park, LS1 4AP → sub: Pitch 5 | street: Riverside Park → numberDiffers
Downstairs, 12 Mill Lane, LS1 4AP → sub: Upstairs | number: 12 | street: Mill Lane → numberDiffers
Gate Lodge, Linden House, LS1 4AP → name: Linden House → partLeftOut
The Annexe, Linden House, LS1 4AP → name: Linden House → numberLeftOut
The Bothy, Linden House, LS1 4AP → name: Linden House → partLeftOut
The Orangery, Linden Hall, Purton, LS1 4AP → name: Linden Hall | locality: Purton → partLeftOut
Porters Lodge, Purton College, LS1 4AP → organisation: Purton College | locality: Purton → partLeftOut
Flat 2, Elm Court, 12 Mill Lane, LS1 4AP → sub: Flat 2 | name: Ash Court | number: 12 | street: Mill Lane → buildingDiffers
Flat 2, Elm Terrace, Mill Lane, LS1 4AP → sub: Flat 2 | name: Ash Terrace | street: Mill Lane → buildingDiffers
2 The Old Bakery, Mill Lane, LS1 4AP → number: 2 | street: Mill Lane → partLeftOut
2 The Old Post Office, Mill Lane, LS1 4AP → number: 2 | street: Mill Lane → partLeftOut
Elm Cottage, Mill Lane, LS1 4AP → name: Elm House | street: Mill Lane → buildingDiffers
Elm, Mill Lane, LS1 4AP → name: Elm Cottage | street: Mill Lane → buildingDiffers
Purton Lodge, Purton, LS1 4AP → name: Purton House | locality: Purton → buildingDiffers
East Block, Linden House, LS1 4AP → sub: East Wing | name: Linden House → numberDiffers
Lower Left, 12 Mill Lane, LS1 4AP → sub: Lower Right | number: 12 | street: Mill Lane → numberDiffers
12 Mill Lane Upstairs, LS1 4AP → number: 12 | street: Mill Lane → numberLeftOut
Garden Cottage, 12 Mill Lane, LS1 4AP → sub: Garden Flat | number: 12 | street: Mill Lane → numberAdded
12A Mill Lane, LS1 4AP → sub: Flat A | number: 12 | street: Mill Lane → numberDiffers; numberAdded
12 St Johns Road, LS1 4AP → number: 12 | street: St James Road → streetDiffers
12 North Road, LS1 4AP → number: 12 | street: Norton Road → streetDiffers
Hillside, Purton, LS1 4AP → name: Hillview | locality: Purton → buildingDiffers
1 & 2 Mill Cottages, Purton, LS1 4AP → name: 1 Mill Cottages | locality: Purton → numberDiffers
Mill Cottages, Purton, LS1 4AP → name: 1-2 Mill Cottages | locality: Purton → numberAdded
Ivy Cottage, Mill Lane, LS1 4AP → name: The Cottage | street: Mill Lane → buildingDiffers
Elm Lodge, Mill Lane, LS1 4AP → name: The Lodge | street: Mill Lane → buildingDiffers
Elm Bungalow, Mill Lane, LS1 4AP → name: Bungalow | street: Mill Lane → buildingDiffers
Linden House East, Mill Lane, LS1 4AP → name: Linden House | street: Mill Lane → buildingDiffers
Linden House East, Mill Lane, LS1 4AP → name: Linden House West | street: Mill Lane → buildingDiffers
Linden House, Mill Lane, LS1 4AP → name: Linden House East | street: Mill Lane → buildingDiffers
12½ Mill Lane, LS1 4AP → number: 12 | street: Mill Lane → numberDiffers
12 Heol Isaf, LS1 4AP → number: 12 | street: Heol Uchaf → streetDiffers
Ty Isaf, Purton, LS1 4AP → name: Ty Uchaf | locality: Purton → buildingDiffers
Lower Farm, Purton, LS1 4AP → name: Upper Farm | locality: Purton → buildingDiffers
North Lodge, Purton, LS1 4AP → name: The Lodge | locality: Purton → buildingDiffers
Little Acre, Purton, LS1 4AP → name: Long Acre | locality: Purton → buildingDiffers
Barn 2, Home Farm, LS1 4AP → name: Barn 3, Home Farm → numberDiffers
Home Farm Barn, Purton, LS1 4AP → name: Home Farm | locality: Purton → buildingDiffers
Home Farm, Purton, LS1 4AP → name: Home Farm Barn | locality: Purton → buildingDiffers
Linden, Mill Lane, LS1 4AP → name: Linden Court | street: Mill Lane → buildingDiffers
Flat Three, 12 Mill Lane, LS1 4AP → sub: Flat 2 | number: 12 | street: Mill Lane → numberDiffers
Twelve A Mill Lane, LS1 4AP → number: 12 | street: Mill Lane → numberAdded; streetDiffers
Flat Twelve B, 3 Mill Lane, LS1 4AP → sub: Flat 12 | number: 3 | street: Mill Lane → numberLeftOut
caretakers flat 12 mill lane, LS1 4AP → number: 12 | street: Mill Lane → numberDiffers
Upstairs Flat, 12 Mill Lane, LS1 4AP → number: 12 | street: Mill Lane → numberLeftOut
2nd Floor Flat, Linden House, LS1 4AP → sub: Flat 2 | name: Linden House → numberDiffers
Suite 2, First Floor, Linden House, LS1 4AP → sub: First Floor | name: Linden House → numberLeftOut
5 The Hollies, LS1 4AP → number: 5 | street: Hollies Lane → streetDiffers
5 Green Lane, LS1 4AP → number: 5 | street: The Green → streetDiffers
5 Avenue Road, LS1 4AP → number: 5 | street: The Avenue → streetDiffers
Flat 5, The Avenue, LS1 4AP → sub: Flat 5 | street: Park Avenue → streetDiffers
1 Mill Cottages, Purton, LS1 4AP → name: 1 Hill Cottages | locality: Purton → buildingDiffers
2 Rose Cottages, LS1 4AP → name: Rose Cottage | locality: Purton → numberLeftOut
1 Mill Villas, Mill Lane, LS1 4AP → number: 1 | street: Mill Lane → partLeftOut
Warehouse A, Mill Lane, LS1 4AP → sub: Warehouse B | street: Mill Lane → numberDiffers
Shop A, 12 Mill Lane, LS1 4AP → number: 12 | street: Mill Lane → numberLeftOut
Garage 4, rear of 12 Mill Lane, LS1 4AP → number: 12 | street: Mill Lane → numberLeftOut
Stables 2, Home Farm, LS1 4AP → name: Home Farm → numberLeftOut; partLeftOut
The Dairy, Home Farm, LS1 4AP → name: Home Farm → partLeftOut
Farm Cottage, Home Farm, LS1 4AP → name: Home Farm → partLeftOut
Home Farm Cottage, Home Farm, LS1 4AP → name: Home Farm → partLeftOut
Flat 6, The Barn, Home Farm, LS1 4AP → sub: Flat 6 | name: Home Farm → partLeftOut
West View, 12 Mill Lane, LS1 4AP → name: East View | number: 12 | street: Mill Lane → buildingDiffers
Old Bakery, Mill Lane, LS1 4AP → name: Old Chapel | street: Mill Lane → buildingDiffers
Pen y Bont, Purton, LS1 4AP → street: Pen y Bryn | number: 2 → numberAdded; streetDiffers
One Hundred and One Mill Lane, LS1 4AP → number: 100 | street: Mill Lane → numberDiffers
Fifty One Mill Lane, LS1 4AP → number: 15 | street: Mill Lane → numberDiffers
Flat One Two, Mill Lane, LS1 4AP → sub: Flat 12 | street: Mill Lane → numberDiffers; numberLeftOut
Building 4, Unit 2, Mill Lane, LS1 4AP → sub: Unit 4 | name: Building 2 | street: Mill Lane → numberDiffers
Tower 1 Flat 2, Mill Lane, LS1 4AP → sub: Flat 12 | street: Mill Lane → numberDiffers; numberLeftOut
Flat 1, Tower 2, Mill Lane, LS1 4AP → sub: Flat 2 | name: Tower 1 | street: Mill Lane → numberDiffers
Hillcrest, Purton, LS1 4AP → name: Hillcroft | locality: Purton → buildingDiffers
12 High Street, 12 Mill Lane, LS1 4AP → number: 12 | street: High Street → partLeftOut

wrong doors that no principle tells, accepted as lost: these alone are good
12 High Street, Weston, Bath, BA1 → number: 12 | street: High Street | town: BATH | postcode: BA1 1AA | locality: Swainswick
The Lodge Hill St Marys Lane, LS1 4AP → name: The Lodge | street: Hill Street
12 High Street, 12 High Street, LS1 4AP → sub: Flat 12 | number: 12 | street: High Street

true matches that no principle tells, accepted as lost: these alone are to review
Flat 3, Linden House, The Green, High Street, LS1 4AP → sub: Flat 3 | name: Linden House | street: High Street → partLeftOut
12 High Street, entrance at the rear, LS1 4AP → number: 12 | street: High Street → partLeftOut
Park Surgery, Linden House, LS1 4AP → organisation: Park Surgery | street: Mill Lane → streetDiffers
Park House, Park Surgery, LS1 4AP → organisation: Park Surgery | street: Mill Lane → partLeftOut
Unit 4 Old Bakery Ltd, Mill Lane, LS1 4AP → sub: Unit 4 | street: Mill Lane → partLeftOut
East Wing Surgery, High Street, LS1 4AP → street: High Street → numberLeftOut
One Hundred House, Mill Lane, LS1 4AP → name: 100 House | street: Mill Lane → numberAdded; buildingDiffers
Studio 54 Ltd, 12 High Street, LS1 4AP → number: 12 | street: High Street → numberLeftOut
12 Green, LS1 4AP → number: 12 | street: Green Lane → streetDiffers
Manor Cottages 3, Mill Lane, LS1 4AP → name: 3 Manor Cottages | street: Mill Lane → numberDiffers
Ann Hall, Home Farm, Purton, LS1 4AP → name: Home Farm | locality: Purton → partLeftOut
The Linden, High Street, LS1 4AP → name: Linden House | street: High Street → buildingDiffers
Orchard View, High Street, LS1 4AP → name: Orchard View House | street: High Street → buildingDiffers
12 Park St Mill Lane, LS1 4AP → number: 12 | street: Park Street → streetDiffers
David Castle, Lodge Farm, Purton, LS1 4AP → name: Lodge Farm | locality: Purton → partLeftOut
PO Box 12, 14 Otley Road, LS1 4AP → box: 12 → numberLeftOut; partLeftOut
Garage 17 High Street, LS1 4AP → number: 17 | street: High Street → numberDiffers
12 High Street, Leeds 1, LS1 4AP → number: 12 | street: High Street → numberLeftOut
21 Mill Street, Manchester 1, M1 2AB → number: 21 | street: Mill Street | town: MANCHESTER | postcode: M1 2AB → numberLeftOut
Twelve A Mill Lane, LS1 4AP → name: 12A | street: Mill Lane → numberAdded; streetDiffers
`)
