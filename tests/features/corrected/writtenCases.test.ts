import { expect, test } from 'vitest'
import type { ChosenKinds, ColumnKind, Kind } from '../../../src/domain/address/columns/kinds'
import { isOnlyWriting } from '../../../src/domain/address/cells/sameWords'
import { postcodeColumns } from '../../../src/domain/cleanse/query'
import { buildQuery } from '../../../src/domain/cleanse/sentText'
import type { Decision } from '../../../src/domain/cleanse/rowResult'
import { addressSlots, theirColumns } from '../../../src/features/mapping/addressSlots'
import { furtherColumns } from '../../../src/features/mapping/furtherColumns'
import { detectColumns } from '../../../src/domain/address/columns/proposals'
import { writeRow } from '../../../src/domain/cleanse/writtenRow'
import { answered } from '../../support/builders'
import { cellsSaid, inLines, inOneLine, pairsIn, readCases } from '../../support/caseTables'
import { cellsOf, typedCells, type Fields } from '../../domain/address/comparison/foundCells'

/** Addresses that are found, by the names that the table has for them. */
const FOUND: Record<string, Fields> = {
  HOUSE: { number: '12', street: 'High Street' },
  FLAT: { sub: 'Flat 3', number: '12', street: 'High Street' },
  LINDEN: { sub: 'Flat 3', name: 'Linden House', number: '12', street: 'High Street' },
  BATH: { town: 'BATH', postcode: 'BA1 3BB' },
  ROSE: { name: 'Rose Cottage', street: 'Mill Lane', town: 'BATH', postcode: 'BA1 3BB' },
  BOLT: {
    organisation: 'Bolt Engineering',
    sub: 'Unit 7',
    name: 'Kings Works',
    street: 'Dock Road',
    town: 'HULL',
    postcode: 'HU1 1AA',
  },
  PRACTICE: {
    organisation: 'Charnwood Surgery',
    number: '39',
    street: 'Linkfield Road',
    town: 'MOUNTSORREL',
    postcode: 'LE12 7DJ',
  },
}

/** Addresses that are more than their fields. */
const CELLS: Record<string, Record<string, string>> = {
  TYPED: typedCells(['The Byre', 'Mill End'], 'Bath', 'BA1 9ZZ'),
  WITH_UPRN: { ...cellsOf(FOUND['HOUSE']!), UPRN: '72000123' },
  LETTERED: {
    ...cellsOf({ sub: 'B', number: '18', street: 'Otley Road', ...FOUND['BATH'] }),
    'Address Line 1': '18B Otley Road',
    'Address Line 2': '',
  },
}

/**
 * Columns, and below them rows in them: the name of each, the row, and how a bookkeeper and a postman want it, in the post office's
 * capitals (`¶` is a line break); then what is said of it. `found` is the house unless it is said; `other` is a row that helps to
 * know the columns, where it is not Bob's in Elm Road; `in file` is how the file has it, where that is not each cell as it came
 * that says the same; `staying` names columns that repeat the address and stay as they were.
 */
const TABLE = `
Name|Address
- one cell parted by two blanks, with a country at its end
  Ann|flat 3  12 high st  Leeds  LS1 4AP  United Kingdom
  Ann|Flat 3  12 High Street  LEEDS  LS1 4AP  United Kingdom
  · other: Bob|3 Elm Road  Bath  BA1 3BB  United Kingdom · found: FLAT
- one cell parted by two blanks, with a comma in a line, and a country twice
  Ann|Flat 3, 12 high st  Leeds  England  LS1 4AP  GB
  Ann|Flat 3  12 High Street  LEEDS  LS1 4AP  England, GB
  · other: Bob|3 Elm Road  Bath  BA1 3BB  GB · found: FLAT
- one cell parted by two blanks, of another house
  Ann|c/o Mrs Brown  The Old Forge  Norby  Thirsk  YO71BG  GB
  Ann|c/o Mrs Brown  12 High Street  LEEDS  LS1 4AP  GB
  · other: Bob|3 Elm Road  Bath  BA1 3BB  GB · decision: accepted · lost: The Old Forge; Norby; Thirsk
- one cell parted by two blanks, without a country
  Ann|12 high st  leeds  ls1 4ap
  Ann|12 High Street  LEEDS  LS1 4AP
  · other: Bob|3 Elm Road  Bath  BA1 3BB
- one cell parted by semicolons
  Ann|flat 3; 12 high st; Leeds; LS1 4AP
  Ann|Flat 3; 12 High Street; LEEDS; LS1 4AP
  · other: Bob|3 Elm Road; Bath; BA1 3BB · found: FLAT
- one cell parted by line breaks, with a country at its end
  Ann|12 high st¶leeds¶ls1 4ap¶UK
  Ann|12 High Street¶LEEDS¶LS1 4AP¶UK
  · other: Bob|3 Elm Road¶Bath¶BA1 3BB¶UK
- one cell that ends in a country with its short name
  Ann|12 high st, Leeds, LS1 4AP, United Kingdom (UK)
  Ann|12 High Street, LEEDS, LS1 4AP, United Kingdom (UK)
  · other: Bob|3 Elm Road, Bath, BA1 3BB, United Kingdom (UK)
- one cell parted by commas without a blank
  Ann|flat 3,12 high st,Leeds,LS1 4AP,UK
  Ann|Flat 3,12 High Street,LEEDS,LS1 4AP,UK
  · other: Bob|3 Elm Road,Bath,BA1 3BB,UK · found: FLAT
- one cell parted by blanks and hyphens
  Ann|flat 3 - linden house - 12 high st - Leeds - LS1 4AP
  Ann|Flat 3 - Linden House - 12 High Street - LEEDS - LS1 4AP
  · other: Bob|3 Elm Road - Bath - BA1 3BB · found: LINDEN
- one cell parted by bars
  Ann|flat 3 | linden house | 12 high st | Leeds | LS1 4AP
  Ann|Flat 3 | Linden House | 12 High Street | LEEDS | LS1 4AP
  · other: Bob|3 Elm Road | Bath | BA1 3BB · found: LINDEN
- one cell parted by two blanks in a place and by commas elsewhere
  Ann|flat 3, 12 high st,  Leeds, LS1 4AP
  Ann|Flat 3, 12 High Street, LEEDS, LS1 4AP
  · other: Bob|3 Elm Road, Bath, BA1 3BB · found: FLAT
- one cell parted by hyphens: a flat and a number are no range
  Ann|flat 3, 12 high st - Leeds
  Ann|Flat 3, 12 High Street, LEEDS, LS1 4AP
  · other: Bob|Elm House - Elm Road - Bath - BA1 3BB · found: FLAT
- a range is no separator
  Ann|12 - 14 high st, leeds, ls1 4ap
  Ann|12-14 High Street, LEEDS, LS1 4AP
  · other: Bob|3 Elm Road, Bath, BA1 3BB · found: number 12-14, street High Street
- a postcode that differs in writing alone, within a cell
  Ann|12 high street, leeds, ls14ap
  Ann|12 High Street, LEEDS, LS1 4AP
  · other: Bob|3 Elm Road, Bath, BA1 3BB · in file: Ann|12 high street, leeds, LS1 4AP
Name|Address|Postcode
- a cell with line breaks
  Ann|flat 3¶linden hse¶12 high st¶leeds|ls14ap
  Ann|Flat 3¶Linden House¶12 High Street¶LEEDS|LS1 4AP
  · other: Bob|3 Elm Road¶Bath|BA1 3BB · found: LINDEN
- no column for the town
  Ann|rose cott, mill ln|ba13bb
  Ann|Rose Cottage, Mill Lane, BATH|BA1 3BB
  · other: Bob|3 Elm Road, Bath|BA1 3BB · found: ROSE
- another door, with three columns
  Ann|14 High Street, Leeds|LS1 1AA
  Ann|9 Coney Street, YORK|YO1 7HH
  · other: Bob|3 Elm Road, Bath|BA1 3BB · found: number 9, street Coney Street, town YORK, postcode YO1 7HH
  · decision: accepted · lost: Leeds
Flat|Building|Number|Road|Town|Postcode
- flat, building, number and road
  3|linden hse|12|high st|leeds|ls14ap
  3|Linden House|12|High Street|LEEDS|LS1 4AP
  · other: ||3|Elm Road|Bath|BA1 3BB · found: LINDEN
Ref|Addr1|Addr2|Addr3|Addr4|Addr5|Postcode
- five lines, the county last
  7|Flat 3|12 high st|headingly|leeds|W Yorks|ls14ap
  7|Flat 3|12 High Street|Headingley|LEEDS||LS1 4AP
  · other: 8|3 Elm Road|Weston|Bath|||BA1 3BB · found: FLAT, locality Headingley, county West Yorkshire
Street|Town and county|Postcode
- town and county in one column
  12 high st|leeds, w yorks|ls14ap
  12 High Street|LEEDS|LS1 4AP
  · other: 3 Elm Road|Bath, Somerset|BA1 3BB · found: HOUSE, county West Yorkshire
Address|City, State|Zip
- city and state in one column
  flat 3, 12 high st|leeds|ls14ap
  Flat 3, 12 High Street|LEEDS|LS1 4AP
  · other: 3 Elm Road|Bath|BA1 3BB · found: FLAT
Name|Address 1|Address 2|Town|Postcode
- an office of the forces
  Cpl A Lee|Sgts Mess|bfpo 57||bf12at
  Cpl A Lee|Sgts Mess|BFPO 57|BFPO|BF1 2AT
  · found: locality BFPO 57, town BFPO, postcode BF1 2AT · decision: accepted
- care of somebody, as one sign
  Ann|℅ Jo Fox|12 high st|leeds|ls14ap
  Ann|℅ Jo Fox|12 High Street|LEEDS|LS1 4AP
- a firm that is the name of the row and stands, spelt otherwise, in its address
  Lowdham Medical Centre|Lowdham Medical Ctre|southfield rd|hinckley|le101ua
  Lowdham Medical Centre|Lowdham Medical Centre|Southfield Road|HINCKLEY|LE10 1UA
  · other: Bell|3 Elm Road||Bath|BA1 3BB
  · found: organisation Lowdham Medical Centre, street Southfield Road, town HINCKLEY, postcode LE10 1UA
Company|PO Box|Address 1|Town|Postcode
- a box in its own column
  Dent|17||leeds|ls27xx
  Dent|17||LEEDS|LS2 7XX
  · found: box 17, organisation Dent Ltd, postcode LS2 7XX · decision: accepted
Name|Address 1|Address 2|Address 3|Town|Postcode
- a flat that is only a number stands before its building, as on an envelope
  Ann|10b barry jackson twr|estone walk||birmingham|b65bn
  Ann|10B Barry Jackson Tower|Estone Walk||BIRMINGHAM|B6 5BN
  · found: sub 10B, name Barry Jackson Tower, street Estone Walk, town BIRMINGHAM, postcode B6 5BN
Name|Full address
- the same in one cell
  Ann|10b barry jackson twr, estone walk, birmingham b65bn
  Ann|10B Barry Jackson Tower, Estone Walk, BIRMINGHAM, B6 5BN
  · found: sub 10B, name Barry Jackson Tower, street Estone Walk, town BIRMINGHAM, postcode B6 5BN
Flat|Building|Street|Town|Postcode
- the same in its own columns
  10b|barry jackson twr|estone walk|birmingham|b65bn
  10B|Barry Jackson Tower|Estone Walk|BIRMINGHAM|B6 5BN
  · found: sub 10B, name Barry Jackson Tower, street Estone Walk, town BIRMINGHAM, postcode B6 5BN
Name|Number|Street|Town|Postcode
- a box in place of a street
  Ann|14|High Street|leeds|ls14ap
  Ann||PO Box 17|LEEDS|LS2 7XX
  · found: box 17, postcode LS2 7XX · decision: accepted
Company|PO Box|Address 1|Address 2|Town|Postcode
- a column for a box, and a flat
  Acme||flat 3|12 high st|leeds|ls14ap
  Acme||Flat 3|12 High Street|LEEDS|LS1 4AP
  · other: Bell|17|||Bath|BA1 3BB · found: FLAT
Flat|Address|Town|Postcode
- a tenement flat before its number
  2/1|45 byres rd|glasgow|g115rg
  2/1|45 Byres Road|GLASGOW|G11 5RG
  · found: sub Flat 2/1, number 45, street Byres Road, town GLASGOW, postcode G11 5RG
- care of somebody, in front of a flat that has a column
  3|c/o Mrs J Brown, 12 high st|leeds|ls14ap
  3|c/o Mrs J Brown, 12 High Street|LEEDS|LS1 4AP
  · found: FLAT
- a flat that was not sent, with the number of its house
  12|12 high st|leeds|ls14ap
  12|12 High Street|LEEDS|LS1 4AP
  · sends: nothing else
- a flat that was not sent, and another that was found
  3|12 high st|leeds|ls14ap
  5|12 High Street|LEEDS|LS1 4AP
  · found: HOUSE, sub Flat 5 · decision: accepted · sends: nothing else
- a flat that was not sent, beside another house
  3|14 high st|leeds|ls14ap
  |12 High Street|LEEDS|LS1 4AP
  · decision: accepted · sends: nothing else
Address|Town|Postcode
- a tenement flat in the line
  1f2, 45 byres rd|glasgow|g115rg
  1F2, 45 Byres Road|GLASGOW|G11 5RG
  · found: sub 1F2, number 45, street Byres Road, town GLASGOW, postcode G11 5RG
- a town that does not change
  flat 3 12 high st|leeds|ls14ap
  Flat 3, 12 High Street|leeds|LS1 4AP
  · found: FLAT · chosen: stays Town
- a firm and its address in one cell
  The Charnwood Surgery Ltd. 39 linkfield rd|mountsorrel|le127dj
  Charnwood Surgery, 39 Linkfield Road|MOUNTSORREL|LE12 7DJ
  · found: PRACTICE · lost: Ltd.
- a firm that the answer lacks, in brackets and before its door
  (Bell & Co.) 12 high st|leeds|ls14ap
  (Bell & Co.), 12 High Street|LEEDS|LS1 4AP
- for somebody at the firm that was found, in one cell
  FAO Jane Smith Charnwood Surgery, 39 linkfield rd|mountsorrel|le127dj
  FAO Jane Smith Charnwood Surgery, 39 Linkfield Road|MOUNTSORREL|LE12 7DJ
  · found: PRACTICE
- the rear of a house, in one cell
  Rear of 12 high st|leeds|ls14ap
  Rear of 12 High Street|LEEDS|LS1 4AP
- a shop below
  Flat above shop, 12 high st|leeds|ls14ap
  Flat above shop, 12 High Street|LEEDS|LS1 4AP
  · decision: accepted
- a misspelt town
  12 high st|Lievrpool|l14ap
  12 High Street|LIVERPOOL|L1 4AP
  · found: HOUSE, town LIVERPOOL, postcode L1 4AP
- a building that only the row has, in its line
  flat 3, Linden House, 12 high st|leeds|ls14ap
  Flat 3, Linden House, 12 High Street|LEEDS|LS1 4AP
  · found: FLAT
- a house with name and number, of which the answer has the number
  Rose Cottage, 4 mill ln|bath|ba13bb
  Rose Cottage, 4 Mill Lane|BATH|BA1 3BB
  · found: BATH, number 4, street Mill Lane
- the postcode in the column of the town
  12 high st|leeds ls14ap|
  12 High Street|LEEDS|LS1 4AP
- half a postcode
  12 high st|leeds|ls1
  12 High Street|LEEDS|LS1 4AP
  · decision: accepted
- a locality without a column
  12 high st|leeds|ls14ap
  12 High Street, Horsforth|LEEDS|LS1 4AP
  · found: HOUSE, locality Horsforth
- the same address again
  12 High Street|LEEDS|LS1 4AP
  same
- a row that was kept
  12 high st|leeds|ls14ap
  keeps
  · decision: originalKept
- another town beside one that does not change
  12 high st|york|ls14ap
  doesNotFit
  · decision: accepted · chosen: stays Town
- a line that stays and says its town, which has a column too
  3 leeds rd, leeds|leeds|ls14ap
  3 leeds rd, leeds|LEEDS|LS1 4AP
  · found: number 3, street Leeds Road · chosen: stays Address
- a blank cell beside what differs in writing alone
  12 high street||ls14ap
  12 High Street|LEEDS|LS1 4AP
  · in file: 12 high street|LEEDS|LS1 4AP
Address 1|Address 2|Parish|Postcode
- the Channel Islands, no town column
  Les Nicolles|la rue|st saviour|gy79xx
  Les Nicolles|La Rue|St Saviour, GUERNSEY|GY7 9XX
  · other: 3 Elm Road||Weston|BA1 3BB
  · found: name Les Nicolles, street La Rue, locality St Saviour, town GUERNSEY, postcode GY7 9XX
Address 1|Address 2|Town|Postcode
- Welsh
  Tŷ Bach|3 stryd fawr|bala|ll237ab
  Tŷ Bach|3 Stryd Fawr|Y BALA|LL23 7AB
  · found: name Tŷ Bach, number 3, street Stryd Fawr, town Y BALA, postcode LL23 7AB
- a firm in a line with more words than the answer’s
  Charnwood Surgery Ltd|39 linkfield rd|mountsorrel|le127dj
  Charnwood Surgery|39 Linkfield Road|MOUNTSORREL|LE12 7DJ
  · found: PRACTICE · lost: Ltd
- a firm with more words in front
  Upper Charnwood Surgery|39 linkfield rd|mountsorrel|le127dj
  Upper Charnwood Surgery|39 Linkfield Road|MOUNTSORREL|LE12 7DJ
  · found: PRACTICE · decision: accepted
- a firm that the answer lacks, with full stops
  J. Bell & Co. Ltd.|12 high st|leeds|ls14ap
  J. Bell & Co. Ltd.|12 High Street|LEEDS|LS1 4AP
- in care of the firm that was found
  c/o Charnwood Surgery|39 linkfield rd|mountsorrel|le127dj
  c/o Charnwood Surgery|39 Linkfield Road|MOUNTSORREL|LE12 7DJ
  · found: PRACTICE
- a building with another word behind it
  Linden House Nursery|12 high st|leeds|ls14ap
  Linden House Nursery|12 High Street|LEEDS|LS1 4AP
  · found: HOUSE, name Linden House
- a telephone number in a line
  12 high st|Tel 0113 496 0000|leeds|ls14ap
  12 High Street||LEEDS|LS1 4AP
  · lost: Tel 0113 496 0000
- the rear of a house
  Rear of|12 high st|leeds|ls14ap
  Rear of 12 High Street||LEEDS|LS1 4AP
- a flat behind its street
  12 high st|flat 3|leeds|ls14ap
  flat 3|12 High Street|LEEDS|LS1 4AP
  · decision: accepted
- a line that stays and whose street is named like its town
  3 Leeds Road||Leeds|ls14ap
  3 Leeds Road||LEEDS|LS1 4AP
  · found: number 3, street Leeds Road · chosen: stays Address 1
- a line that stays and is a street named like its town
  12 Pentre||Pentre|ls14ap
  12 Pentre||PENTRE|LS1 4AP
  · found: number 12, street Pentre, town PENTRE · chosen: stays Address 1
- a line that stays, with the county
  12 high st, W Yorks||leeds|ls14ap
  12 high st, W Yorks||LEEDS|LS1 4AP
  · chosen: stays Address 1
- a line that stays and only speaks of the door
  12 high st|ring at 12 High Street|leeds|ls14ap
  12 High Street|ring at 12 High Street|LEEDS|LS1 4AP
  · chosen: stays Address 2
- a line that stays, with another postcode
  12 high st, YO1 7HH||leeds|ls14ap
  doesNotFit
  · chosen: stays Address 1
- a flat that was not sent, in a line
  12 high st|Top Floor Flat|leeds|ls14ap
  Top Floor Flat|12 High Street|LEEDS|LS1 4AP
  · sends: nothing else
- another street that was not sent
  12 high st|Mill Lane|leeds|ls14ap
  12 High Street||LEEDS|LS1 4AP
  · sends: nothing else · lost: Mill Lane
Name|Address 1|Address 2|Address 3|Town|Postcode
- care of somebody, in a line of its own
  Ann|c/o Mrs J Brown|14a high st||leeds|ls14ap
  Ann|c/o Mrs J Brown|14A High Street||LEEDS|LS1 4AP
  · found: name 14A, street High Street
Company|Department|Address 1|Address 2|Town|Postcode
- a department that the answer lacks
  Bolt|Accounts|unit 7 kings works|dock rd|hull|hu11aa
  Bolt|Accounts|Unit 7|Kings Works, Dock Road|HULL|HU1 1AA
  · found: BOLT
- another department
  Bolt|Accounts|unit 7 kings works|dock rd|hull|hu11aa
  Bolt|Accounts|Unit 7|Kings Works, Dock Road|HULL|HU1 1AA
  · found: BOLT, department Spares · decision: accepted
- blank columns for a firm and a department
  ||bolt engineering, unit 7|kings works, dock rd|hull|hu11aa
  Bolt Engineering|Spares|Unit 7|Kings Works, Dock Road|HULL|HU1 1AA
  · found: BOLT, department Spares · decision: accepted
Unit|Flat|Street|Town|Postcode
- unit and flat, of which the second is filled
  |4|12 high st|leeds|ls14ap
  |4|12 High Street|LEEDS|LS1 4AP
  · other: 7||3 Elm Road|Bath|BA1 3BB · found: HOUSE, sub Flat 4
Who|Residence|Street|Town|Postcode
- a column whose part a person chose
  Ann|rose cott|mill ln|bath|ba13bb
  Ann|Rose Cottage|Mill Lane|BATH|BA1 3BB
  · other: Bob||3 Elm Road|Bath|BA1 3BB · found: ROSE · chosen: building Residence
If known, provide this property’s UPRN|Address|Postcode
- a blank UPRN
  |12 high st, leeds|ls14ap
  72000123|12 High Street, LEEDS|LS1 4AP
  · other: 5|3 Elm Road, Bath|BA1 3BB · found: WITH_UPRN
Company|Address 1|Address 2|Town|Postcode
- a firm in a column of its own and in a line
  Acme Ltd|Acme Ltd|12 high st|leeds|ls14ap
  Acme Ltd|12 High Street||LEEDS|LS1 4AP
  · other: Bell||3 Elm Road|Bath|BA1 3BB · found: HOUSE, organisation Acme Ltd
- a firm in a line, beside the customer’s other name
  Densham Practice|charnwood surgery|39 linkfield rd|mountsorrel|le127dj
  Densham Practice|Charnwood Surgery|39 Linkfield Road|MOUNTSORREL|LE12 7DJ
  · found: PRACTICE
- the customer’s name again in a line, where the answer has no firm
  Acme Limited|Acme Ltd|12 high st|leeds|ls14ap
  Acme Limited|12 High Street||LEEDS|LS1 4AP
Name|Address|Town|Postcode
- a firm that is the name of the row
  Acme Ltd|12 high st|leeds|ls14ap
  Acme Ltd|12 High Street|LEEDS|LS1 4AP
  · other: Bell|3 Elm Road|Bath|BA1 3BB · found: HOUSE, organisation Acme Ltd
- a firm that is the name of the row, in fewer words
  Charnwood Surgery|39 linkfield rd|mountsorrel|le127dj
  Charnwood Surgery|39 Linkfield Road|MOUNTSORREL|LE12 7DJ
  · other: Bell|3 Elm Road|Bath|BA1 3BB · found: PRACTICE, organisation Charnwood Surgery Ltd
Ref|Address 1|Address 2|Address 3|Town|Postcode
- a firm that only a line has
  1|bolt engineering|unit 7 kings works|dock rd|hull|hu11aa
  1|Bolt Engineering|Unit 7|Kings Works, Dock Road|HULL|HU1 1AA
  · other: 2|3 Elm Road|||Bath|BA1 3BB · found: BOLT
Company|Department|Address|Town|Postcode
- another firm, beside the customer’s name
  Acme Ltd|Sales|unit 7 kings works, dock rd|hull|hu11aa
  Acme Ltd|Sales|Unit 7, Kings Works, Dock Road|HULL|HU1 1AA
  · found: BOLT, department Spares · decision: accepted
Company|Address|Town|Postcode
- a customer’s name at another door
  Acme Ltd.|14 high st|leeds|ls14ap
  Acme Ltd.|12 High Street|LEEDS|LS1 4AP
  · other: |3 Elm Road|Bath|BA1 3BB · decision: accepted
- a firm and its unit in one line
  Bolt Eng|Bolt Engineering, unit 7 kings works, dock rd|hull|hu11aa
  Bolt Eng|Unit 7, Kings Works, Dock Road|HULL|HU1 1AA
  · found: BOLT · lost: Bolt Engineering
- a firm of the row where the answer has none
  Acme Ltd|12 high st|leeds|ls14ap
  Acme Ltd|12 High Street|LEEDS|LS1 4AP
Company|Organisation|Address|Town|Postcode
- two columns of firms, of which one is filled
  |Charnwood Surg.|39 linkfield rd|mountsorrel|le127dj
  |Charnwood Surg.|39 Linkfield Road|MOUNTSORREL|LE12 7DJ
  · found: PRACTICE
Ref|Address 1|Address 2|Town|Postcode
- a firm of another kind in a line
  1|Charnwood Medical Centre|39 linkfield rd|mountsorrel|le127dj
  1|Charnwood Medical Group|39 Linkfield Road|MOUNTSORREL|LE12 7DJ
  · other: 2|3 Elm Road||Bath|BA1 3BB · found: PRACTICE, organisation Charnwood Medical Group
  · decision: accepted · lost: Centre
House name or number|Street|Town|Postcode
- a house with a name in a column of numbers
  rose cott|mill ln|bath|ba13bb
  Rose Cottage|Mill Lane|BATH|BA1 3BB
  · other: 3|Elm Road|Bath|BA1 3BB · found: ROSE
- a flat in a column of numbers
  flat 3 12|high st|leeds|ls14ap
  Flat 3, 12|High Street|LEEDS|LS1 4AP
  · other: 3|Elm Road|Bath|BA1 3BB · found: FLAT
House Number|Street|Town|Postcode
- a dependent street
  4|court mews|york|yo17hh
  4|Court Mews, Queen Street|YORK|YO1 7HH
  · other: 3|Elm Road|Bath|BA1 3BB
  · found: number 4, dependentStreet Court Mews, street Queen Street, town YORK, postcode YO1 7HH
Address|Town|County|Postcode
- a county of the same town
  12 high st|leeds|W Yorks|ls14ap
  12 High Street|LEEDS|W Yorks|LS1 4AP
- a county of another town
  12 high st|harrogate|N Yorks|hg14ap
  12 High Street|LEEDS||LS1 4AP
  · decision: accepted · lost: harrogate; N Yorks
Flat|House Number|Street|Town|Postcode
- a typed address in columns of parts
  3|14|high st|leeds|ls14ap
  ||The Byre, Mill End|Bath|BA1 9ZZ
  · other: |3|Elm Road|Bath|BA1 3BB · found: TYPED · decision: typed · lost: Flat 3; leeds
Address|Town|Outcode|Incode
- the postcode in two columns
  12 high st|leeds|ls1|4ap
  12 High Street|LEEDS|LS1|4AP
  · other: 3 Elm Road|Bath|BA1|3CC
Street and number|Town and postcode
- town and postcode in one cell with a line break
  12 high st|leeds¶ls14ap
  12 High Street|LEEDS¶LS1 4AP
  · other: 3 Elm Road|Bath¶BA1 3BB · in file: 12 High Street|leeds¶LS1 4AP
Ref|Full address
- all in one column
  1|12 high st, leeds ls14ap
  1|12 High Street, LEEDS, LS1 4AP
  · other: 2|3 Elm Road, Bath BA1 3BB
Address 1|Address 2|Address 3|Postcode
- a line that stays and is a firm named like its town
  Leeds Health Centre|12 high st|leeds|ls14ap
  Leeds Health Centre|12 High Street|LEEDS|LS1 4AP
  · found: HOUSE, organisation Leeds Health Centre · chosen: stays Address 1
- a line that stays and says its town in one with its street
  12 high st leeds|||ls14ap
  12 high st leeds|||LS1 4AP
  · chosen: stays Address 1
- a postcode in a line, its column blank
  12 high st|leeds|ls14ap|
  12 High Street|LEEDS||LS1 4AP
  · other: 3 Elm Road|Bath||BA1 3BB
- a home country in a line
  12 high st|leeds|United Kingdom|ls14ap
  12 High Street|LEEDS|United Kingdom|LS1 4AP
  · other: 3 Elm Road|Bath|United Kingdom|BA1 3BB
No.|Street|Town|Postcode
- a house in a range of numbers
  12-14|high st|leeds|ls14ap
  12-14|High Street|LEEDS|LS1 4AP
  · other: 3|Elm Road|Bath|BA1 3BB · found: name 12-14, street High Street
Address|Village|Town|Postcode
- the village in front of the town, twice
  12 high st, horsforth|horsforth|leeds|ls14ap
  12 High Street|Horsforth|LEEDS|LS1 4AP
  · found: HOUSE, locality Horsforth
- two localities
  21 station rd|calverton|milton keynes|mk196eh
  21 Station Road|Upper Weald, Calverton|MILTON KEYNES|MK19 6EH
  · found: number 21, street Station Road, doubleLocality Upper Weald, locality Calverton, town MILTON KEYNES, postcode MK19 6EH
Home Address|Home Town|Home Postcode|Work Address|Work Town|Work Postcode
- two addresses, of which one was sent
  12 high st|leeds|ls14ap|1 dock rd|hull|hu11aa
  12 High Street|LEEDS|LS1 4AP|1 dock rd|hull|hu11aa
  · other: 3 Elm Road|Bath|BA1 3BB|1 dock rd|hull|hu11aa
Number|Street|Town|Postcode
- a flat by its letter
  18b|otley rd|bath|ba13bb
  18B|Otley Road|BATH|BA1 3BB
  · found: LETTERED
- a street that stays, spelt otherwise
  12|high st|leeds|ls14ap
  12|high st|LEEDS|LS1 4AP
  · chosen: stays Street
Flat|Building|Number|Street|Town|Postcode
- a building that only the row has, in its own column
  3|Linden House|12|high st|leeds|ls14ap
  3|Linden House|12|High Street|LEEDS|LS1 4AP
  · found: FLAT
Flat|Number|Street|Town|Postcode
- a flat that only the row has, in its own column
  Flat 3|12|high st|leeds|ls14ap
  Flat 3|12|High Street|LEEDS|LS1 4AP
  · decision: accepted
Ref|Address 1|Address 2|Address 3|Postcode
- a town like a street in a line
  1|8 front st|chester le street|co durham|dh33bd
  1|8 Front Street|CHESTER LE STREET||DH3 3BD
  · other: 2|3 Elm Road|Bath||BA1 3BB
  · found: number 8, street Front Street, town CHESTER LE STREET, postcode DH3 3BD, county County Durham
Ref|Address 1|Address 2|Address 3|Address 4|Town|Postcode
- all parts in four lines
  1|bolt engineering|spares|unit 7 kings works|dock rd|hull|hu11aa
  1|Bolt Engineering|Spares|Unit 7|Kings Works, Dock Road|HULL|HU1 1AA
  · other: 2|3 Elm Road||||Bath|BA1 3BB · found: BOLT, department Spares
Address 1|Address 2|Address 3|Town|Postcode
- a person in front of a firm’s address
  FAO Jane Smith|bolt engineering, unit 7|kings works, dock rd|hull|hu11aa
  FAO Jane Smith|Bolt Engineering|Unit 7, Kings Works, Dock Road|HULL|HU1 1AA
  · found: BOLT
- a person behind a firm
  bolt engineering|FAO Jane Smith, unit 7|kings works, dock rd|hull|hu11aa
  Bolt Engineering|FAO Jane Smith|Unit 7, Kings Works, Dock Road|HULL|HU1 1AA
  · found: BOLT
- a person in front of a firm, all in one line
  Jane Smith, bolt engineering, unit 7 kings works, dock rd|||hull|hu11aa
  Jane Smith|Bolt Engineering|Unit 7, Kings Works, Dock Road|HULL|HU1 1AA
  · found: BOLT
Address|Town|Region|Postcode
- a region of England beside the address
  12 high st|leeds|Yorkshire and The Humber|ls14ap
  12 High Street|LEEDS|Yorkshire and The Humber|LS1 4AP
  · other: 3 Elm Road|Bath|South West|BA1 3BB
Number|Street 1|Street 2|Town|Postcode
- three streets for two columns
  4|court mews|queen st|york|yo17hh
  4|Court Mews|Queen Street, Clifton|YORK|YO1 7HH
  · other: 3|Elm Road||Bath|BA1 3BB
  · found: number 4, dependentStreet Court Mews, street Queen Street, locality Clifton, town YORK, postcode YO1 7HH
Number|Town|Postcode
- a number and nowhere to put its street
  12|leeds|ls14ap
  doesNotFit
  · decision: accepted
Full Address|Street|Postcode
- a full address beside its street, which stays
  12 high st, leeds|high st|ls14ap
  12 High Street, LEEDS|high st|LS1 4AP
  · other: 3 Elm Road, Bath|Elm Road|BA1 3BB · chosen: stays Street
- a full address beside another street, which stays
  12 mill ln, leeds|mill ln|ls14ap
  doesNotFit
  · other: 3 Elm Road, Bath|Elm Road|BA1 3BB · decision: accepted · chosen: stays Street
- a street of which a person said that it repeats the address
  12 mill ln, leeds|mill ln|ls14ap
  12 High Street, LEEDS|mill ln|LS1 4AP
  · other: 3 Elm Road, Bath|Elm Road|BA1 3BB · decision: accepted · chosen: copy Street · staying: Street
Address 1|Address 2|Postcode
- a line that stays, and no other column for the town
  3 leeds rd|leeds|ls14ap
  3 leeds rd|LEEDS|LS1 4AP
  · other: 3 Elm Road|Bath|BA1 3BB · found: number 3, street Leeds Road · chosen: stays Address 1
Address 1|Address 2|Village|Town|Postcode
- a line that stays and whose street is named like its village
  12 Weston Road||Weston|bath|ba13bb
  12 Weston Road||Weston|BATH|BA1 3BB
  · found: BATH, number 12, street Weston Road, locality Weston · chosen: stays Address 1
- villages that were not sent, in a column and in a line
  12 high st|Chapel Allerton|Moortown|leeds|ls14ap
  12 High Street|Chapel Allerton|Moortown|LEEDS|LS1 4AP
  · other: 3 Elm Road||Weston|Bath|BA1 3BB · sends: nothing else
Address|Unit|City|Postcode
- lines on both sides of the town, of which one was the postcode’s
  linden hse, 12 high st|3|leeds|ls14ap
  Linden House, 12 High Street|Flat 3|LEEDS|LS1 4AP
  · other: 3 Elm Road|4|Bath|BA1 3BB · found: LINDEN · chosen: line Postcode
  · in file: Linden House, 12 High Street|Flat 3|leeds|LS1 4AP · lost: Unit 3
Address|Notes|Town|Postcode
- notes that were sent along
  12 high st|ring twice|leeds|ls14ap
  12 High Street|ring twice|LEEDS|LS1 4AP
Address 1|Address 2|City|Region|Postcode
- a county in the column of the town
  12 high st|leeds|West Yorkshire||ls14ap
  12 High Street||LEEDS|West Yorkshire|LS1 4AP
  · other: 3 Elm Road||Bath|Somerset|BA1 3BB
Address|Flat|Town|Postcode
- a flat that was not sent, behind its line
  12 high st|3|leeds|ls14ap
  12 High Street|3|LEEDS|LS1 4AP
  · sends: nothing else
Address|Town|Postcode|Flat|Unit
- a flat and a unit that were not sent, at the end
  12 high st|leeds|ls14ap|B|7
  12 High Street|LEEDS|LS1 4AP|B|7
  · sends: nothing else
Address|Town|Postcode|Building
- a building that was not sent, without a word for one
  12 high st|leeds|ls14ap|Arundel
  12 High Street|LEEDS|LS1 4AP|Arundel
  · sends: nothing else
Building|Address|Town|Postcode
- a building that was not sent, and another that was found
  Arundel|12 high st|leeds|ls14ap
  Linden House|12 High Street|LEEDS|LS1 4AP
  · found: HOUSE, name Linden House · decision: accepted · sends: nothing else
Address 1|Address 2|Address 3|Address 4|Postcode
- a village and a county that were not sent, in lines, before a flat that is new
  12 high st|Chapel Allerton|leeds|W Yorks|ls14ap
  Flat 3, 12 High Street|Chapel Allerton|LEEDS|W Yorks|LS1 4AP
  · other: 3 Elm Road|Weston|Bath||BA1 3BB · found: FLAT · decision: accepted · sends: nothing else
Billing Name|Billing Street|Billing Address1|Billing Address2|Billing City|Billing Zip
- a street that repeats two lines
  Ann|14 mill ln, flat 2|14 mill ln|flat 2|leeds|ls14ap
  Ann|Flat 3, 12 High Street|Flat 3|12 High Street|LEEDS|LS1 4AP
  · other: Bob|3 Elm Road|3 Elm Road||Bath|BA1 3BB · found: FLAT · decision: accepted
- a street that repeats one line, where the address needs two
  Ann|flat 3 12 high st|flat 3 12 high st||leeds|ls14ap
  Ann|flat 3 12 high st|Flat 3|12 High Street|LEEDS|LS1 4AP
  · other: Bob|3 Elm Road|3 Elm Road||Bath|BA1 3BB · found: FLAT · staying: Billing Street
Billing Name|Billing Street|Billing Address1|Billing City|Billing Zip
- a street that should repeat a line and has words of its own
  Ann|The Shed|12 high st|leeds|ls14ap
  Ann|The Shed|12 High Street|LEEDS|LS1 4AP
  · other: Bob|3 Elm Road|3 Elm Road|Bath|BA1 3BB · staying: Billing Street
Company|Formatted Address|Flat|Number|Street|Town|Postcode
- a formatted address with line breaks, the firm and the country
  Acme Ltd|ACME LTD¶3/14 mill ln¶Leeds ls14ap¶United Kingdom|3|14|mill ln|leeds|ls14ap
  Acme Ltd|ACME LTD¶3/12 High Street¶LEEDS LS1 4AP¶United Kingdom|3|12|High Street|LEEDS|LS1 4AP
  · other: Bell|Bell¶3 Elm Road¶Bath BA1 3BB||3|Elm Road|Bath|BA1 3BB · found: FLAT · decision: accepted
  · in file: Acme Ltd|ACME LTD¶3/12 High Street¶Leeds LS1 4AP¶United Kingdom|3|12|High Street|leeds|LS1 4AP
House Name|Number|Street|Town|Postcode|Full address
- a formatted address of a house that has a name now
  |12|high st|leeds|ls14ap|12 high st, leeds, ls14ap
  Linden House||High Street|LEEDS|LS1 4AP|12 high st, leeds, ls14ap
  · other: Ivy House||Elm Road|Bath|BA1 3BB|Ivy House, Elm Road, Bath, BA1 3BB
  · found: name Linden House, street High Street · decision: accepted · staying: Full address
  · in file: Linden House||High Street|leeds|LS1 4AP|12 high st, leeds, ls14ap
Address|Town|Postcode|Zip
- two columns of one postcode
  12 high st|leeds|ls14aq|LS14AQ
  12 High Street|LEEDS|LS1 4AP|LS1 4AP
  · other: 3 Elm Road|Bath|BA1 3BB|BA13BB · decision: accepted
Address|City|Town|Postcode
- two columns of one town
  12 high st|lieds|lieds|ls14ap
  12 High Street|LEEDS|LEEDS|LS1 4AP
House No|House Letter|Street|Town|Postcode
- a number with its letter in another column, which say the same
  14|a|mill ln|leeds|ls14ap
  14|a|Mill Lane|LEEDS|LS1 4AP
  · other: 22|b|Elm Road|Bath|BA1 3BB · found: number 14A, street Mill Lane
House No From|House No To|Street|Town|Postcode
- a number with where it ends in another column, which say the same
  22|26|mill ln|leeds|ls14ap
  22|26|Mill Lane|LEEDS|LS1 4AP
  · other: 22|24|Elm Road|Bath|BA1 3BB · found: number 22-26, street Mill Lane
Name|Address|Place|Postcode
- a town in a column whose name does not say so
  Ann|12 high st|Birmingham|b11aa
  Ann|12 High Street|Birmingham|B1 1AA
  · other: Bob|3 Elm Road|Bath|BA1 3BB · found: HOUSE, town BIRMINGHAM, postcode B1 1AA
- a village in such a column
  Ann|12 high st, leeds|Horsforth|ls14ap
  Ann|12 High Street, LEEDS|Horsforth|LS1 4AP
  · other: Bob|3 Elm Road, Bath|Weston|BA1 3BB · found: HOUSE, locality Horsforth
Straße|PLZ|Ort
- the same behind the postcode, misspelt
  12 high st|b11aa|Birmingam
  12 High Street|B1 1AA|Birmingam
  · other: 3 Elm Road|BA1 3BB|Bath · found: HOUSE, town BIRMINGHAM, postcode B1 1AA
Name|Address|Office|Postcode
- a town that the address says, too
  Ann|12 high st, leeds|Leeds|ls14ap
  Ann|12 High Street, LEEDS|Leeds|LS1 4AP
  · other: Bob|3 Elm Road, Bath|Bath|BA1 3BB
`

/** Another customer, by the names of columns. */
const OTHER: Record<string, string> = {
  Name: 'Bob',
  Company: 'Bell',
  Address: '3 Elm Road',
  'Address 1': '3 Elm Road',
  Number: '3',
  Street: 'Elm Road',
  Town: 'Bath',
  City: 'Bath',
  Postcode: 'BA1 3BB',
}

const cells = (line: string) => inLines(line).split(/\|(?! )/)

const HALVES_TOO = new Set<Kind>(['postcode', 'outwardCode', 'inwardCode'])

test.each(readCases(TABLE))('$name', ({ shared, lines: [own = '', written = ''], said }) => {
  const [names, row] = [cells(shared), cells(own)]
  const other = said.has('other') ? cells(said.get('other')!) : names.map((name) => OTHER[name] ?? '')
  const rows = [row, other]
  const decision = said.get('decision') as Decision | undefined
  const proposed = { ...detectColumns(names, rows), moreAddressColumns: [] as number[] }
  const mapping = said.has('sends')
    ? proposed
    : { ...proposed, moreAddressColumns: furtherColumns(names, rows, proposed) }
  const kinds: ChosenKinds = Object.fromEntries(
    pairsIn(said.get('chosen')).map(([kind, name]) => [names.indexOf(name), kind as ColumnKind]),
  )
  const columns = addressSlots(names, rows, mapping, kinds)
  expect(columns.unknown).toEqual([])
  expect(postcodeColumns(mapping).length > 0 || mapping.postcodeColumn === 'inAddress').toBe(true)
  const found = said.get('found') ?? 'HOUSE'
  const values = { ...(CELLS[found] ?? cellsSaid(found, FOUND)), 'Confidence Score': '0.90' }
  const result = answered(values, buildQuery(row, mapping))
  const made = writeRow(
    { values: row, result, outcome: decision ? 'toReview' : 'good', decision },
    columns,
    theirColumns(names, rows, mapping),
  )
  const textOf = (texts: string[]) => inOneLine(texts.join('|'))
  const { kind, inCapitals, lost, staying } = made
  expect([
    kind === 'changes' || kind === 'capitals' ? textOf(inCapitals) : kind,
    lost.join('; '),
    staying.map((column) => names[column]).join(', '),
  ]).toEqual([written, said.get('lost') ?? '', said.get('staying') ?? ''])
  if (kind !== 'changes') return
  const asCame = inCapitals.map((text, column) => (isOnlyWriting(row[column]!, text) ? row[column]! : text))
  const isPostcode = (column: number) =>
    columns.slots.some((slot) => slot.column === column && HALVES_TOO.has(slot.kind))
  const inPlace = asCame.map((text, column) => (isPostcode(column) ? inCapitals[column]! : text))
  expect(textOf(made.values)).toBe(said.get('in file') ?? textOf(inPlace))
})
