import { expect, test } from 'vitest'
import type { Kind } from '../../../src/domain/address/columns/kinds'
import { isOnlyWriting } from '../../../src/domain/address/cells/sameWords'
import { postcodeColumns } from '../../../src/domain/cleanse/query'
import { buildQuery } from '../../../src/domain/cleanse/rowQuery'
import type { Decision } from '../../../src/domain/cleanse/rowResult'
import { addressSlots } from '../../../src/features/mapping/addressSlots'
import { theirColumns } from '../../../src/features/mapping/theirColumns'
import { furtherColumns } from '../../../src/features/mapping/furtherColumns'
import { detectColumns } from '../../../src/domain/address/columns/proposals'
import { writeRow } from '../../../src/domain/cleanse/writtenRow'
import { answered } from '../../support/builders'
import { cellsOf, typedCells } from '../../domain/address/comparison/foundCells'
import type { Fields } from '../../domain/address/comparison/foundCells'

interface Case {
  name: string
  /** Headers, the row, and another that helps to know the columns; a cell's line breaks as `¶`. */
  table: [headers: string, row: string, other?: string]
  found: Fields | Record<string, string>
  decision?: Decision
  /** The columns that are sent with the proposed ones, where that is not all that are offered. */
  sends?: string[]
  /** What a person chose that a column takes, by its header. */
  chosen?: Record<string, Kind | 'stays' | 'copy'>
  /** The row as a bookkeeper and a postman want it, in the post office's capitals. */
  written: string
  /** The same as the file has it, where that is not each cell as it came that says the same. */
  inFile?: string
  lost?: string
  /** The columns that repeat the address and stay as they were, by their headers. */
  staying?: string[]
}

const HOUSE: Fields = { number: '12', street: 'High Street' }
const FLAT: Fields = { sub: 'Flat 3', ...HOUSE }
const LINDEN: Fields = { ...FLAT, name: 'Linden House' }
const BATH = { town: 'BATH', postcode: 'BA1 3BB' }
const ROSE: Fields = { name: 'Rose Cottage', street: 'Mill Lane', ...BATH }
const BOLT: Fields = {
  organisation: 'Bolt Engineering',
  sub: 'Unit 7',
  name: 'Kings Works',
  street: 'Dock Road',
  town: 'HULL',
  postcode: 'HU1 1AA',
}

const PRACTICE: Fields = {
  organisation: 'Charnwood Surgery',
  number: '39',
  street: 'Linkfield Road',
  town: 'MOUNTSORREL',
  postcode: 'LE12 7DJ',
}

const CASES: Case[] = [
  {
    name: 'one cell parted by two blanks, with a country at its end',
    table: [
      'Name|Address',
      'Ann|flat 3  12 high st  Leeds  LS1 4AP  United Kingdom',
      'Bob|3 Elm Road  Bath  BA1 3BB  United Kingdom',
    ],
    found: FLAT,
    written: 'Ann|Flat 3  12 High Street  LEEDS  LS1 4AP  United Kingdom',
  },
  {
    name: 'one cell parted by two blanks, with a comma in a line, and a country twice',
    table: [
      'Name|Address',
      'Ann|Flat 3, 12 high st  Leeds  England  LS1 4AP  GB',
      'Bob|3 Elm Road  Bath  BA1 3BB  GB',
    ],
    found: FLAT,
    written: 'Ann|Flat 3  12 High Street  LEEDS  LS1 4AP  England, GB',
  },
  {
    name: 'one cell parted by two blanks, of another house',
    table: [
      'Name|Address',
      'Ann|c/o Mrs Brown  The Old Forge  Norby  Thirsk  YO71BG  GB',
      'Bob|3 Elm Road  Bath  BA1 3BB  GB',
    ],
    found: HOUSE,
    decision: 'accepted',
    written: 'Ann|c/o Mrs Brown  12 High Street  LEEDS  LS1 4AP  GB',
    lost: 'The Old Forge; Norby; Thirsk',
  },
  {
    name: 'one cell parted by two blanks, without a country',
    table: ['Name|Address', 'Ann|12 high st  leeds  ls1 4ap', 'Bob|3 Elm Road  Bath  BA1 3BB'],
    found: HOUSE,
    written: 'Ann|12 High Street  LEEDS  LS1 4AP',
  },
  {
    name: 'one cell parted by semicolons',
    table: ['Name|Address', 'Ann|flat 3; 12 high st; Leeds; LS1 4AP', 'Bob|3 Elm Road; Bath; BA1 3BB'],
    found: FLAT,
    written: 'Ann|Flat 3; 12 High Street; LEEDS; LS1 4AP',
  },
  {
    name: 'one cell parted by line breaks, with a country at its end',
    table: ['Name|Address', 'Ann|12 high st¶leeds¶ls1 4ap¶UK', 'Bob|3 Elm Road¶Bath¶BA1 3BB¶UK'],
    found: HOUSE,
    written: 'Ann|12 High Street¶LEEDS¶LS1 4AP¶UK',
  },
  {
    name: 'one cell parted by commas without a blank',
    table: ['Name|Address', 'Ann|flat 3,12 high st,Leeds,LS1 4AP,UK', 'Bob|3 Elm Road,Bath,BA1 3BB,UK'],
    found: FLAT,
    written: 'Ann|Flat 3,12 High Street,LEEDS,LS1 4AP,UK',
  },
  {
    name: 'one cell parted by blanks and hyphens',
    table: [
      'Name|Address',
      'Ann|flat 3 - linden house - 12 high st - Leeds - LS1 4AP',
      'Bob|3 Elm Road - Bath - BA1 3BB',
    ],
    found: LINDEN,
    written: 'Ann|Flat 3 - Linden House - 12 High Street - LEEDS - LS1 4AP',
  },
  {
    name: 'one cell parted by two blanks in a place and by commas elsewhere',
    table: ['Name|Address', 'Ann|flat 3, 12 high st,  Leeds, LS1 4AP', 'Bob|3 Elm Road, Bath, BA1 3BB'],
    found: FLAT,
    written: 'Ann|Flat 3, 12 High Street, LEEDS, LS1 4AP',
  },
  {
    name: 'one cell parted by hyphens: a flat and a number are no range',
    table: ['Name|Address', 'Ann|flat 3, 12 high st - Leeds', 'Bob|Elm House - Elm Road - Bath - BA1 3BB'],
    found: FLAT,
    written: 'Ann|Flat 3, 12 High Street, LEEDS, LS1 4AP',
  },
  {
    name: 'a range is no separator',
    table: ['Name|Address', 'Ann|12 - 14 high st, leeds, ls1 4ap', 'Bob|3 Elm Road, Bath, BA1 3BB'],
    found: { number: '12-14', street: 'High Street' },
    written: 'Ann|12-14 High Street, LEEDS, LS1 4AP',
  },
  {
    name: 'a cell with line breaks',
    table: [
      'Name|Address|Postcode',
      'Ann|flat 3¶linden hse¶12 high st¶leeds|ls14ap',
      'Bob|3 Elm Road¶Bath|BA1 3BB',
    ],
    found: LINDEN,
    written: 'Ann|Flat 3¶Linden House¶12 High Street¶LEEDS|LS1 4AP',
  },
  {
    name: 'flat, building, number and road',
    table: [
      'Flat|Building|Number|Road|Town|Postcode',
      '3|linden hse|12|high st|leeds|ls14ap',
      '||3|Elm Road|Bath|BA1 3BB',
    ],
    found: LINDEN,
    written: '3|Linden House|12|High Street|LEEDS|LS1 4AP',
  },
  {
    name: 'five lines, the county last',
    table: [
      'Ref|Addr1|Addr2|Addr3|Addr4|Addr5|Postcode',
      '7|Flat 3|12 high st|headingly|leeds|W Yorks|ls14ap',
      '8|3 Elm Road|Weston|Bath|||BA1 3BB',
    ],
    found: { ...FLAT, locality: 'Headingley', county: 'West Yorkshire' },
    written: '7|Flat 3|12 High Street|Headingley|LEEDS||LS1 4AP',
    lost: '',
  },
  {
    name: 'town and county in one column',
    table: [
      'Street|Town and county|Postcode',
      '12 high st|leeds, w yorks|ls14ap',
      '3 Elm Road|Bath, Somerset|BA1 3BB',
    ],
    found: { ...HOUSE, county: 'West Yorkshire' },
    written: '12 High Street|LEEDS|LS1 4AP',
    lost: '',
  },
  {
    name: 'city and state in one column',
    table: ['Address|City, State|Zip', 'flat 3, 12 high st|leeds|ls14ap', '3 Elm Road|Bath|BA1 3BB'],
    found: FLAT,
    written: 'Flat 3, 12 High Street|LEEDS|LS1 4AP',
  },
  {
    name: 'an office of the forces',
    table: [
      'Name|Address 1|Address 2|Town|Postcode',
      'Cpl A Lee|Sgts Mess|bfpo 57||bf12at',
      'Bob|3 Elm Road||Bath|BA1 3BB',
    ],
    found: { locality: 'BFPO 57', town: 'BFPO', postcode: 'BF1 2AT' },
    decision: 'accepted',
    written: 'Cpl A Lee|Sgts Mess|BFPO 57|BFPO|BF1 2AT',
  },
  {
    name: 'a box in its own column',
    table: [
      'Company|PO Box|Address 1|Town|Postcode',
      'Dent|17||leeds|ls27xx',
      'Bell||3 Elm Road|Bath|BA1 3BB',
    ],
    found: { box: '17', organisation: 'Dent Ltd', postcode: 'LS2 7XX' },
    decision: 'accepted',
    written: 'Dent|17||LEEDS|LS2 7XX',
  },
  {
    name: 'a box in place of a street',
    table: [
      'Name|Number|Street|Town|Postcode',
      'Ann|14|High Street|leeds|ls14ap',
      'Bob|3|Elm Road|Bath|BA1 3BB',
    ],
    found: { box: '17', postcode: 'LS2 7XX' },
    decision: 'accepted',
    written: 'Ann||PO Box 17|LEEDS|LS2 7XX',
    lost: '',
  },
  {
    name: 'a column for a box, and a flat',
    table: [
      'Company|PO Box|Address 1|Address 2|Town|Postcode',
      'Acme||flat 3|12 high st|leeds|ls14ap',
      'Bell|17|||Bath|BA1 3BB',
    ],
    found: FLAT,
    written: 'Acme||Flat 3|12 High Street|LEEDS|LS1 4AP',
  },
  {
    name: 'a tenement flat before its number',
    table: ['Flat|Address|Town|Postcode', '2/1|45 byres rd|glasgow|g115rg', '|3 Elm Road|Bath|BA1 3BB'],
    found: { sub: 'Flat 2/1', number: '45', street: 'Byres Road', town: 'GLASGOW', postcode: 'G11 5RG' },
    written: '2/1|45 Byres Road|GLASGOW|G11 5RG',
  },
  {
    name: 'a tenement flat in the line',
    table: ['Address|Town|Postcode', '1f2, 45 byres rd|glasgow|g115rg', '3 Elm Road|Bath|BA1 3BB'],
    found: { sub: '1F2', number: '45', street: 'Byres Road', town: 'GLASGOW', postcode: 'G11 5RG' },
    written: '1F2, 45 Byres Road|GLASGOW|G11 5RG',
  },
  {
    name: 'the Channel Islands, no town column',
    table: [
      'Address 1|Address 2|Parish|Postcode',
      'Les Nicolles|la rue|st saviour|gy79xx',
      '3 Elm Road||Weston|BA1 3BB',
    ],
    found: {
      name: 'Les Nicolles',
      street: 'La Rue',
      locality: 'St Saviour',
      town: 'GUERNSEY',
      postcode: 'GY7 9XX',
    },
    written: 'Les Nicolles|La Rue, St Saviour|GUERNSEY|GY7 9XX',
  },
  {
    name: 'Welsh',
    table: [
      'Address 1|Address 2|Town|Postcode',
      'Tŷ Bach|3 stryd fawr|bala|ll237ab',
      '3 Elm Road||Bath|BA1 3BB',
    ],
    found: { name: 'Tŷ Bach', number: '3', street: 'Stryd Fawr', town: 'Y BALA', postcode: 'LL23 7AB' },
    written: 'Tŷ Bach|3 Stryd Fawr|Y BALA|LL23 7AB',
  },
  {
    name: 'care of somebody, in a line of its own',
    table: [
      'Name|Address 1|Address 2|Address 3|Town|Postcode',
      'Ann|c/o Mrs J Brown|14a high st||leeds|ls14ap',
      'Bob|3 Elm Road|||Bath|BA1 3BB',
    ],
    found: { name: '14A', street: 'High Street' },
    written: 'Ann|c/o Mrs J Brown|14A High Street||LEEDS|LS1 4AP',
  },
  {
    name: 'care of somebody, as one sign',
    table: [
      'Name|Address 1|Address 2|Town|Postcode',
      'Ann|℅ Jo Fox|12 high st|leeds|ls14ap',
      'Bob|3 Elm Road||Bath|BA1 3BB',
    ],
    found: HOUSE,
    written: 'Ann|℅ Jo Fox|12 High Street|LEEDS|LS1 4AP',
  },
  {
    name: 'care of somebody, in front of a flat that has a column',
    table: [
      'Flat|Address|Town|Postcode',
      '3|c/o Mrs J Brown, 12 high st|leeds|ls14ap',
      '|3 Elm Road|Bath|BA1 3BB',
    ],
    found: FLAT,
    written: '3|c/o Mrs J Brown, 12 High Street|LEEDS|LS1 4AP',
  },
  {
    name: 'a department that the answer lacks',
    table: [
      'Company|Department|Address 1|Address 2|Town|Postcode',
      'Bolt|Accounts|unit 7 kings works|dock rd|hull|hu11aa',
      'Bell||3 Elm Road||Bath|BA1 3BB',
    ],
    found: BOLT,
    written: 'Bolt|Accounts|Unit 7|Kings Works, Dock Road|HULL|HU1 1AA',
  },
  {
    name: 'another department',
    table: [
      'Company|Department|Address 1|Address 2|Town|Postcode',
      'Bolt|Accounts|unit 7 kings works|dock rd|hull|hu11aa',
      'Bell||3 Elm Road||Bath|BA1 3BB',
    ],
    found: { ...BOLT, department: 'Spares' },
    decision: 'accepted',
    written: 'Bolt|Accounts|Unit 7|Kings Works, Dock Road|HULL|HU1 1AA',
  },
  {
    name: 'unit and flat, of which the second is filled',
    table: ['Unit|Flat|Street|Town|Postcode', '|4|12 high st|leeds|ls14ap', '7||3 Elm Road|Bath|BA1 3BB'],
    found: { ...FLAT, sub: 'Flat 4' },
    written: '|4|12 High Street|LEEDS|LS1 4AP',
  },
  {
    name: 'a column whose part a person chose',
    table: [
      'Who|Residence|Street|Town|Postcode',
      'Ann|rose cott|mill ln|bath|ba13bb',
      'Bob||3 Elm Road|Bath|BA1 3BB',
    ],
    found: ROSE,
    chosen: { Residence: 'building' },
    written: 'Ann|Rose Cottage|Mill Lane|BATH|BA1 3BB',
  },
  {
    name: 'a town that does not change',
    table: ['Address|Town|Postcode', 'flat 3 12 high st|leeds|ls14ap', '3 Elm Road|Bath|BA1 3BB'],
    found: FLAT,
    chosen: { Town: 'stays' },
    written: 'Flat 3, 12 High Street|leeds|LS1 4AP',
  },
  {
    name: 'a blank UPRN',
    table: [
      'If known, provide this property’s UPRN|Address|Postcode',
      '|12 high st, leeds|ls14ap',
      '5|3 Elm Road, Bath|BA1 3BB',
    ],
    found: { ...cellsOf(HOUSE), UPRN: '72000123' },
    written: '72000123|12 High Street, LEEDS|LS1 4AP',
  },
  {
    name: 'no column for the town',
    table: ['Name|Address|Postcode', 'Ann|rose cott, mill ln|ba13bb', 'Bob|3 Elm Road, Bath|BA1 3BB'],
    found: ROSE,
    written: 'Ann|Rose Cottage, Mill Lane, BATH|BA1 3BB',
  },
  {
    name: 'a firm that stands in a column of its own and in a line',
    table: [
      'Company|Address 1|Address 2|Town|Postcode',
      'Acme Ltd|Acme Ltd|12 high st|leeds|ls14ap',
      'Bell||3 Elm Road|Bath|BA1 3BB',
    ],
    found: { organisation: 'Acme Ltd', ...HOUSE },
    written: 'Acme Ltd|12 High Street||LEEDS|LS1 4AP',
  },
  {
    name: 'a firm that is the name of the row',
    table: ['Name|Address|Town|Postcode', 'Acme Ltd|12 high st|leeds|ls14ap', 'Bell|3 Elm Road|Bath|BA1 3BB'],
    found: { organisation: 'Acme Ltd', ...HOUSE },
    written: 'Acme Ltd|12 High Street|LEEDS|LS1 4AP',
  },
  {
    name: 'a firm that only a line has',
    table: [
      'Ref|Address 1|Address 2|Address 3|Town|Postcode',
      '1|bolt engineering|unit 7 kings works|dock rd|hull|hu11aa',
      '2|3 Elm Road|||Bath|BA1 3BB',
    ],
    found: BOLT,
    written: '1|Bolt Engineering|Unit 7|Kings Works, Dock Road|HULL|HU1 1AA',
  },
  {
    name: 'another firm, beside the customer’s name',
    table: [
      'Company|Department|Address|Town|Postcode',
      'Acme Ltd|Sales|unit 7 kings works, dock rd|hull|hu11aa',
      'Bell||3 Elm Road|Bath|BA1 3BB',
    ],
    found: { ...BOLT, department: 'Spares' },
    decision: 'accepted',
    written: 'Acme Ltd|Sales|Unit 7, Kings Works, Dock Road|HULL|HU1 1AA',
  },
  {
    name: 'a customer’s name at another door',
    table: ['Company|Address|Town|Postcode', 'Acme Ltd.|14 high st|leeds|ls14ap', '|3 Elm Road|Bath|BA1 3BB'],
    found: HOUSE,
    decision: 'accepted',
    written: 'Acme Ltd.|12 High Street|LEEDS|LS1 4AP',
    lost: '',
  },
  {
    name: 'blank columns for a firm and a department',
    table: [
      'Company|Department|Address 1|Address 2|Town|Postcode',
      '||bolt engineering, unit 7|kings works, dock rd|hull|hu11aa',
      'Bell||3 Elm Road||Bath|BA1 3BB',
    ],
    found: { ...BOLT, department: 'Spares' },
    decision: 'accepted',
    written: 'Bolt Engineering|Spares|Unit 7|Kings Works, Dock Road|HULL|HU1 1AA',
  },
  {
    name: 'two columns of firms, of which one is filled',
    table: [
      'Company|Organisation|Address|Town|Postcode',
      '|Charnwood Surg.|39 linkfield rd|mountsorrel|le127dj',
      'Bell||3 Elm Road|Bath|BA1 3BB',
    ],
    found: PRACTICE,
    written: '|Charnwood Surg.|39 Linkfield Road|MOUNTSORREL|LE12 7DJ',
  },
  {
    name: 'a firm in a line, beside the customer’s other name',
    table: [
      'Company|Address 1|Address 2|Town|Postcode',
      'Densham Practice|charnwood surgery|39 linkfield rd|mountsorrel|le127dj',
      'Bell|3 Elm Road||Bath|BA1 3BB',
    ],
    found: PRACTICE,
    written: 'Densham Practice|Charnwood Surgery|39 Linkfield Road|MOUNTSORREL|LE12 7DJ',
  },
  {
    name: 'the customer’s name again in a line, where the answer has no firm',
    table: [
      'Company|Address 1|Address 2|Town|Postcode',
      'Acme Limited|Acme Ltd|12 high st|leeds|ls14ap',
      'Bell|3 Elm Road||Bath|BA1 3BB',
    ],
    found: HOUSE,
    written: 'Acme Limited|12 High Street||LEEDS|LS1 4AP',
  },
  {
    name: 'a firm in a line with more words than the answer’s',
    table: [
      'Address 1|Address 2|Town|Postcode',
      'Charnwood Surgery Ltd|39 linkfield rd|mountsorrel|le127dj',
      '3 Elm Road||Bath|BA1 3BB',
    ],
    found: PRACTICE,
    written: 'Charnwood Surgery|39 Linkfield Road|MOUNTSORREL|LE12 7DJ',
    lost: 'Ltd',
  },
  {
    name: 'a firm and its address in one cell',
    table: [
      'Address|Town|Postcode',
      'The Charnwood Surgery Ltd. 39 linkfield rd|mountsorrel|le127dj',
      '3 Elm Road|Bath|BA1 3BB',
    ],
    found: PRACTICE,
    written: 'Charnwood Surgery, 39 Linkfield Road|MOUNTSORREL|LE12 7DJ',
    lost: 'Ltd.',
  },
  {
    name: 'a firm of another kind in a line',
    table: [
      'Ref|Address 1|Address 2|Town|Postcode',
      '1|Charnwood Medical Centre|39 linkfield rd|mountsorrel|le127dj',
      '2|3 Elm Road||Bath|BA1 3BB',
    ],
    found: { ...PRACTICE, organisation: 'Charnwood Medical Group' },
    decision: 'accepted',
    written: '1|Charnwood Medical Group|39 Linkfield Road|MOUNTSORREL|LE12 7DJ',
    lost: 'Centre',
  },
  {
    name: 'a firm with more words in front',
    table: [
      'Address 1|Address 2|Town|Postcode',
      'Upper Charnwood Surgery|39 linkfield rd|mountsorrel|le127dj',
      '3 Elm Road||Bath|BA1 3BB',
    ],
    found: PRACTICE,
    decision: 'accepted',
    written: 'Charnwood Surgery|39 Linkfield Road|MOUNTSORREL|LE12 7DJ',
    lost: 'Upper',
  },
  {
    name: 'a firm that the answer lacks, with full stops',
    table: [
      'Address 1|Address 2|Town|Postcode',
      'J. Bell & Co. Ltd.|12 high st|leeds|ls14ap',
      '3 Elm Road||Bath|BA1 3BB',
    ],
    found: HOUSE,
    written: 'J. Bell & Co. Ltd.|12 High Street|LEEDS|LS1 4AP',
  },
  {
    name: 'a firm that the answer lacks, in brackets and before its door',
    table: ['Address|Town|Postcode', '(Bell & Co.) 12 high st|leeds|ls14ap', '3 Elm Road|Bath|BA1 3BB'],
    found: HOUSE,
    written: '(Bell & Co.), 12 High Street|LEEDS|LS1 4AP',
  },
  {
    name: 'in care of the firm that was found',
    table: [
      'Address 1|Address 2|Town|Postcode',
      'c/o Charnwood Surgery|39 linkfield rd|mountsorrel|le127dj',
      '3 Elm Road||Bath|BA1 3BB',
    ],
    found: PRACTICE,
    written: 'c/o Charnwood Surgery|39 Linkfield Road|MOUNTSORREL|LE12 7DJ',
  },
  {
    name: 'for somebody at the firm that was found, in one cell',
    table: [
      'Address|Town|Postcode',
      'FAO Jane Smith Charnwood Surgery, 39 linkfield rd|mountsorrel|le127dj',
      '3 Elm Road|Bath|BA1 3BB',
    ],
    found: PRACTICE,
    written: 'FAO Jane Smith Charnwood Surgery, 39 Linkfield Road|MOUNTSORREL|LE12 7DJ',
  },
  {
    name: 'a firm that is the name of the row, in fewer words',
    table: [
      'Name|Address|Town|Postcode',
      'Charnwood Surgery|39 linkfield rd|mountsorrel|le127dj',
      'Bell|3 Elm Road|Bath|BA1 3BB',
    ],
    found: { ...PRACTICE, organisation: 'Charnwood Surgery Ltd' },
    written: 'Charnwood Surgery|39 Linkfield Road|MOUNTSORREL|LE12 7DJ',
  },
  {
    name: 'a building with another word behind it',
    table: [
      'Address 1|Address 2|Town|Postcode',
      'Linden House Nursery|12 high st|leeds|ls14ap',
      '3 Elm Road||Bath|BA1 3BB',
    ],
    found: { name: 'Linden House', ...HOUSE },
    written: 'Linden House|12 High Street|LEEDS|LS1 4AP',
    lost: 'Nursery',
  },
  {
    name: 'a house with a name in a column of numbers',
    table: [
      'House name or number|Street|Town|Postcode',
      'rose cott|mill ln|bath|ba13bb',
      '3|Elm Road|Bath|BA1 3BB',
    ],
    found: ROSE,
    written: 'Rose Cottage|Mill Lane|BATH|BA1 3BB',
  },
  {
    name: 'a flat in a column of numbers',
    table: [
      'House name or number|Street|Town|Postcode',
      'flat 3 12|high st|leeds|ls14ap',
      '3|Elm Road|Bath|BA1 3BB',
    ],
    found: FLAT,
    written: 'Flat 3, 12|High Street|LEEDS|LS1 4AP',
  },
  {
    name: 'a dependent street',
    table: ['House Number|Street|Town|Postcode', '4|court mews|york|yo17hh', '3|Elm Road|Bath|BA1 3BB'],
    found: {
      number: '4',
      dependentStreet: 'Court Mews',
      street: 'Queen Street',
      town: 'YORK',
      postcode: 'YO1 7HH',
    },
    written: '4|Court Mews, Queen Street|YORK|YO1 7HH',
  },
  {
    name: 'a county of the same town',
    table: ['Address|Town|County|Postcode', '12 high st|leeds|W Yorks|ls14ap', '3 Elm Road|Bath||BA1 3BB'],
    found: HOUSE,
    written: '12 High Street|LEEDS|W Yorks|LS1 4AP',
  },
  {
    name: 'a county of another town',
    table: [
      'Address|Town|County|Postcode',
      '12 high st|harrogate|N Yorks|hg14ap',
      '3 Elm Road|Bath||BA1 3BB',
    ],
    found: HOUSE,
    decision: 'accepted',
    written: '12 High Street|LEEDS||LS1 4AP',
    lost: 'harrogate; N Yorks',
  },
  {
    name: 'a typed address in columns of parts',
    table: [
      'Flat|House Number|Street|Town|Postcode',
      '3|14|high st|leeds|ls14ap',
      '|3|Elm Road|Bath|BA1 3BB',
    ],
    found: typedCells(['The Byre', 'Mill End'], 'Bath', 'BA1 9ZZ'),
    decision: 'typed',
    written: '||The Byre, Mill End|Bath|BA1 9ZZ',
    lost: 'Flat 3; leeds',
  },
  {
    name: 'the postcode in two columns',
    table: ['Address|Town|Outcode|Incode', '12 high st|leeds|ls1|4ap', '3 Elm Road|Bath|BA1|3CC'],
    found: HOUSE,
    written: '12 High Street|LEEDS|LS1|4AP',
  },
  {
    name: 'town and postcode in one cell with a line break',
    table: ['Street and number|Town and postcode', '12 high st|leeds¶ls14ap', '3 Elm Road|Bath¶BA1 3BB'],
    found: HOUSE,
    written: '12 High Street|LEEDS¶LS1 4AP',
    inFile: '12 High Street|leeds¶LS1 4AP',
  },
  {
    name: 'all in one column',
    table: ['Ref|Full address', '1|12 high st, leeds ls14ap', '2|3 Elm Road, Bath BA1 3BB'],
    found: HOUSE,
    written: '1|12 High Street, LEEDS, LS1 4AP',
  },
  {
    name: 'a postcode in a line, its column blank',
    table: ['Address 1|Address 2|Address 3|Postcode', '12 high st|leeds|ls14ap|', '3 Elm Road|Bath||BA1 3BB'],
    found: HOUSE,
    written: '12 High Street|LEEDS||LS1 4AP',
  },
  {
    name: 'a telephone number in a line',
    table: [
      'Address 1|Address 2|Town|Postcode',
      '12 high st|Tel 0113 496 0000|leeds|ls14ap',
      '3 Elm Road||Bath|BA1 3BB',
    ],
    found: HOUSE,
    written: '12 High Street||LEEDS|LS1 4AP',
    lost: 'Tel 0113 496 0000',
  },
  {
    name: 'the rear of a house',
    table: [
      'Address 1|Address 2|Town|Postcode',
      'Rear of|12 high st|leeds|ls14ap',
      '3 Elm Road||Bath|BA1 3BB',
    ],
    found: HOUSE,
    written: 'Rear of 12 High Street||LEEDS|LS1 4AP',
  },
  {
    name: 'the rear of a house, in one cell',
    table: ['Address|Town|Postcode', 'Rear of 12 high st|leeds|ls14ap', '3 Elm Road|Bath|BA1 3BB'],
    found: HOUSE,
    written: 'Rear of 12 High Street|LEEDS|LS1 4AP',
  },
  {
    name: 'a shop below',
    table: ['Address|Town|Postcode', 'Flat above shop, 12 high st|leeds|ls14ap', '3 Elm Road|Bath|BA1 3BB'],
    found: HOUSE,
    decision: 'accepted',
    written: 'Flat above shop, 12 High Street|LEEDS|LS1 4AP',
  },
  {
    name: 'a misspelt town',
    table: ['Address|Town|Postcode', '12 high st|Lievrpool|l14ap', '3 Elm Road|Bath|BA1 3BB'],
    found: { ...HOUSE, town: 'LIVERPOOL', postcode: 'L1 4AP' },
    written: '12 High Street|LIVERPOOL|L1 4AP',
  },
  {
    name: 'a house in a range of numbers',
    table: ['No.|Street|Town|Postcode', '12-14|high st|leeds|ls14ap', '3|Elm Road|Bath|BA1 3BB'],
    found: { name: '12-14', street: 'High Street' },
    written: '12-14|High Street|LEEDS|LS1 4AP',
  },
  {
    name: 'the village in front of the town, twice',
    table: [
      'Address|Village|Town|Postcode',
      '12 high st, horsforth|horsforth|leeds|ls14ap',
      '3 Elm Road||Bath|BA1 3BB',
    ],
    found: { ...HOUSE, locality: 'Horsforth' },
    written: '12 High Street|Horsforth|LEEDS|LS1 4AP',
  },
  {
    name: 'two localities',
    table: [
      'Address|Village|Town|Postcode',
      '21 station rd|calverton|milton keynes|mk196eh',
      '3 Elm Road||Bath|BA1 3BB',
    ],
    found: {
      number: '21',
      street: 'Station Road',
      doubleLocality: 'Upper Weald',
      locality: 'Calverton',
      town: 'MILTON KEYNES',
      postcode: 'MK19 6EH',
    },
    written: '21 Station Road|Upper Weald, Calverton|MILTON KEYNES|MK19 6EH',
  },
  {
    name: 'two addresses, of which one was sent',
    table: [
      'Home Address|Home Town|Home Postcode|Work Address|Work Town|Work Postcode',
      '12 high st|leeds|ls14ap|1 dock rd|hull|hu11aa',
      '3 Elm Road|Bath|BA1 3BB|1 dock rd|hull|hu11aa',
    ],
    found: HOUSE,
    written: '12 High Street|LEEDS|LS1 4AP|1 dock rd|hull|hu11aa',
  },
  {
    name: 'a flat by its letter',
    table: ['Number|Street|Town|Postcode', '18b|otley rd|bath|ba13bb', '3|Elm Road|Bath|BA1 3BB'],
    found: {
      ...cellsOf({ sub: 'B', number: '18', street: 'Otley Road', ...BATH }),
      'Address Line 1': '18B Otley Road',
      'Address Line 2': '',
    },
    written: '18B|Otley Road|BATH|BA1 3BB',
  },
  {
    name: 'a home country in a line',
    table: [
      'Address 1|Address 2|Address 3|Postcode',
      '12 high st|leeds|United Kingdom|ls14ap',
      '3 Elm Road|Bath|United Kingdom|BA1 3BB',
    ],
    found: HOUSE,
    written: '12 High Street|LEEDS|United Kingdom|LS1 4AP',
  },
  {
    name: 'a building that only the row has, in its own column',
    table: [
      'Flat|Building|Number|Street|Town|Postcode',
      '3|Linden House|12|high st|leeds|ls14ap',
      '||3|Elm Road|Bath|BA1 3BB',
    ],
    found: FLAT,
    written: '3|Linden House|12|High Street|LEEDS|LS1 4AP',
  },
  {
    name: 'a building that only the row has, in its line',
    table: [
      'Address|Town|Postcode',
      'flat 3, Linden House, 12 high st|leeds|ls14ap',
      '3 Elm Road|Bath|BA1 3BB',
    ],
    found: FLAT,
    written: 'Flat 3, Linden House, 12 High Street|LEEDS|LS1 4AP',
  },
  {
    name: 'a flat that only the row has, in its own column',
    table: ['Flat|Number|Street|Town|Postcode', 'Flat 3|12|high st|leeds|ls14ap', '|3|Elm Road|Bath|BA1 3BB'],
    found: HOUSE,
    decision: 'accepted',
    written: 'Flat 3|12|High Street|LEEDS|LS1 4AP',
  },
  {
    name: 'a flat behind its street',
    table: [
      'Address 1|Address 2|Town|Postcode',
      '12 high st|flat 3|leeds|ls14ap',
      '3 Elm Road||Bath|BA1 3BB',
    ],
    found: HOUSE,
    decision: 'accepted',
    written: 'flat 3|12 High Street|LEEDS|LS1 4AP',
  },
  {
    name: 'a house with name and number, of which the answer has the number',
    table: ['Address|Town|Postcode', 'Rose Cottage, 4 mill ln|bath|ba13bb', '3 Elm Road|Bath|BA1 3BB'],
    found: { number: '4', street: 'Mill Lane', ...BATH },
    written: 'Rose Cottage, 4 Mill Lane|BATH|BA1 3BB',
  },
  {
    name: 'the postcode in the column of the town',
    table: ['Address|Town|Postcode', '12 high st|leeds ls14ap|', '3 Elm Road|Bath|BA1 3BB'],
    found: HOUSE,
    written: '12 High Street|LEEDS|LS1 4AP',
  },
  {
    name: 'half a postcode',
    table: ['Address|Town|Postcode', '12 high st|leeds|ls1', '3 Elm Road|Bath|BA1 3BB'],
    found: HOUSE,
    decision: 'accepted',
    written: '12 High Street|LEEDS|LS1 4AP',
  },
  {
    name: 'a locality without a column',
    table: ['Address|Town|Postcode', '12 high st|leeds|ls14ap', '3 Elm Road|Bath|BA1 3BB'],
    found: { ...HOUSE, locality: 'Horsforth' },
    written: '12 High Street, Horsforth|LEEDS|LS1 4AP',
  },
  {
    name: 'another door, with three columns',
    table: ['Name|Address|Postcode', 'Ann|14 High Street, Leeds|LS1 1AA', 'Bob|3 Elm Road, Bath|BA1 3BB'],
    found: { number: '9', street: 'Coney Street', town: 'YORK', postcode: 'YO1 7HH' },
    decision: 'accepted',
    written: 'Ann|9 Coney Street, YORK|YO1 7HH',
    lost: 'Leeds',
  },
  {
    name: 'a town like a street in a line',
    table: [
      'Ref|Address 1|Address 2|Address 3|Postcode',
      '1|8 front st|chester le street|co durham|dh33bd',
      '2|3 Elm Road|Bath||BA1 3BB',
    ],
    found: {
      number: '8',
      street: 'Front Street',
      town: 'CHESTER LE STREET',
      postcode: 'DH3 3BD',
      county: 'County Durham',
    },
    written: '1|8 Front Street|CHESTER LE STREET||DH3 3BD',
    lost: '',
  },
  {
    name: 'all parts in four lines',
    table: [
      'Ref|Address 1|Address 2|Address 3|Address 4|Town|Postcode',
      '1|bolt engineering|spares|unit 7 kings works|dock rd|hull|hu11aa',
      '2|3 Elm Road||||Bath|BA1 3BB',
    ],
    found: { ...BOLT, department: 'Spares' },
    written: '1|Bolt Engineering|Spares|Unit 7|Kings Works, Dock Road|HULL|HU1 1AA',
  },
  {
    name: 'a firm and its unit in one line',
    table: [
      'Company|Address|Town|Postcode',
      'Bolt Eng|Bolt Engineering, unit 7 kings works, dock rd|hull|hu11aa',
      'Bell|3 Elm Road|Bath|BA1 3BB',
    ],
    found: BOLT,
    written: 'Bolt Eng|Unit 7, Kings Works, Dock Road|HULL|HU1 1AA',
    lost: 'Bolt Engineering',
  },
  {
    name: 'a firm of the row where the answer has none',
    table: [
      'Company|Address|Town|Postcode',
      'Acme Ltd|12 high st|leeds|ls14ap',
      'Bell|3 Elm Road|Bath|BA1 3BB',
    ],
    found: HOUSE,
    written: 'Acme Ltd|12 High Street|LEEDS|LS1 4AP',
  },
  {
    name: 'a person in front of a firm’s address',
    table: [
      'Address 1|Address 2|Address 3|Town|Postcode',
      'FAO Jane Smith|bolt engineering, unit 7|kings works, dock rd|hull|hu11aa',
      '3 Elm Road|||Bath|BA1 3BB',
    ],
    found: BOLT,
    written: 'Bolt Engineering|FAO Jane Smith|Unit 7, Kings Works, Dock Road|HULL|HU1 1AA',
  },
  {
    name: 'a region of England beside the address',
    table: [
      'Address|Town|Region|Postcode',
      '12 high st|leeds|Yorkshire and The Humber|ls14ap',
      '3 Elm Road|Bath|South West|BA1 3BB',
    ],
    found: HOUSE,
    written: '12 High Street|LEEDS|Yorkshire and The Humber|LS1 4AP',
  },
  {
    name: 'three streets for two columns',
    table: [
      'Number|Street 1|Street 2|Town|Postcode',
      '4|court mews|queen st|york|yo17hh',
      '3|Elm Road||Bath|BA1 3BB',
    ],
    found: {
      number: '4',
      dependentStreet: 'Court Mews',
      street: 'Queen Street',
      locality: 'Clifton',
      town: 'YORK',
      postcode: 'YO1 7HH',
    },
    written: '4|Court Mews|Queen Street, Clifton|YORK|YO1 7HH',
  },
  {
    name: 'the same address again',
    table: ['Address|Town|Postcode', '12 High Street|LEEDS|LS1 4AP', '3 Elm Road|Bath|BA1 3BB'],
    found: HOUSE,
    written: 'same',
  },
  {
    name: 'a row that was kept',
    table: ['Address|Town|Postcode', '12 high st|leeds|ls14ap', '3 Elm Road|Bath|BA1 3BB'],
    found: HOUSE,
    decision: 'originalKept',
    written: 'keeps',
  },
  {
    name: 'another town beside one that does not change',
    table: ['Address|Town|Postcode', '12 high st|york|ls14ap', '3 Elm Road|Bath|BA1 3BB'],
    found: HOUSE,
    decision: 'accepted',
    chosen: { Town: 'stays' },
    written: 'doesNotFit',
  },
  {
    name: 'a number and nowhere to put its street',
    table: ['Number|Town|Postcode', '12|leeds|ls14ap', '3|Bath|BA1 3BB'],
    found: HOUSE,
    decision: 'accepted',
    written: 'doesNotFit',
  },
  {
    name: 'a full address beside its street, which stays',
    table: [
      'Full Address|Street|Postcode',
      '12 high st, leeds|high st|ls14ap',
      '3 Elm Road, Bath|Elm Road|BA1 3BB',
    ],
    found: HOUSE,
    chosen: { Street: 'stays' },
    written: '12 High Street, LEEDS|high st|LS1 4AP',
  },
  {
    name: 'a full address beside another street, which stays',
    table: [
      'Full Address|Street|Postcode',
      '12 mill ln, leeds|mill ln|ls14ap',
      '3 Elm Road, Bath|Elm Road|BA1 3BB',
    ],
    found: HOUSE,
    decision: 'accepted',
    chosen: { Street: 'stays' },
    written: 'doesNotFit',
  },
  {
    name: 'a line that stays and whose street is named like its town',
    table: ['Address 1|Address 2|Town|Postcode', '3 Leeds Road||Leeds|ls14ap', '3 Elm Road||Bath|BA1 3BB'],
    found: { number: '3', street: 'Leeds Road' },
    chosen: { 'Address 1': 'stays' },
    written: '3 Leeds Road||LEEDS|LS1 4AP',
  },
  {
    name: 'a line that stays and is a street named like its town',
    table: ['Address 1|Address 2|Town|Postcode', '12 Pentre||Pentre|ls14ap', '3 Elm Road||Bath|BA1 3BB'],
    found: { number: '12', street: 'Pentre', town: 'PENTRE' },
    chosen: { 'Address 1': 'stays' },
    written: '12 Pentre||PENTRE|LS1 4AP',
  },
  {
    name: 'a line that stays, and no other column for the town',
    table: ['Address 1|Address 2|Postcode', '3 leeds rd|leeds|ls14ap', '3 Elm Road|Bath|BA1 3BB'],
    found: { number: '3', street: 'Leeds Road' },
    chosen: { 'Address 1': 'stays' },
    written: '3 leeds rd|LEEDS|LS1 4AP',
  },
  {
    name: 'a line that stays and says its town, which has a column too',
    table: ['Address|Town|Postcode', '3 leeds rd, leeds|leeds|ls14ap', '3 Elm Road|Bath|BA1 3BB'],
    found: { number: '3', street: 'Leeds Road' },
    chosen: { Address: 'stays' },
    written: '3 leeds rd, leeds|LEEDS|LS1 4AP',
  },
  {
    name: 'a line that stays and whose street is named like its village',
    table: [
      'Address 1|Address 2|Village|Town|Postcode',
      '12 Weston Road||Weston|bath|ba13bb',
      '3 Elm Road|||Bath|BA1 3BB',
    ],
    found: { number: '12', street: 'Weston Road', locality: 'Weston', ...BATH },
    chosen: { 'Address 1': 'stays' },
    written: '12 Weston Road||Weston|BATH|BA1 3BB',
  },
  {
    name: 'a street that stays, spelt otherwise',
    table: ['Number|Street|Town|Postcode', '12|high st|leeds|ls14ap', '3|Elm Road|Bath|BA1 3BB'],
    found: HOUSE,
    chosen: { Street: 'stays' },
    written: '12|high st|LEEDS|LS1 4AP',
  },
  {
    name: 'a line that stays, with the county',
    table: [
      'Address 1|Address 2|Town|Postcode',
      '12 high st, W Yorks||leeds|ls14ap',
      '3 Elm Road||Bath|BA1 3BB',
    ],
    found: HOUSE,
    chosen: { 'Address 1': 'stays' },
    written: '12 high st, W Yorks||LEEDS|LS1 4AP',
  },
  {
    name: 'a line that stays and only speaks of the door',
    table: [
      'Address 1|Address 2|Town|Postcode',
      '12 high st|ring at 12 High Street|leeds|ls14ap',
      '3 Elm Road||Bath|BA1 3BB',
    ],
    found: HOUSE,
    chosen: { 'Address 2': 'stays' },
    written: '12 High Street|ring at 12 High Street|LEEDS|LS1 4AP',
  },
  {
    name: 'a line that stays, with another postcode',
    table: [
      'Address 1|Address 2|Town|Postcode',
      '12 high st, YO1 7HH||leeds|ls14ap',
      '3 Elm Road||Bath|BA1 3BB',
    ],
    found: HOUSE,
    chosen: { 'Address 1': 'stays' },
    written: 'doesNotFit',
  },
  {
    name: 'lines on both sides of the town, of which one was the postcode’s',
    table: [
      'Address|Unit|City|Postcode',
      'linden hse, 12 high st|3|leeds|ls14ap',
      '3 Elm Road|4|Bath|BA1 3BB',
    ],
    found: LINDEN,
    chosen: { Postcode: 'line' },
    written: 'Linden House, 12 High Street|Flat 3|LEEDS|LS1 4AP',
    inFile: 'Linden House, 12 High Street|Flat 3|leeds|LS1 4AP',
    lost: 'Unit 3',
  },
  {
    name: 'notes that were sent along',
    table: ['Address|Notes|Town|Postcode', '12 high st|ring twice|leeds|ls14ap', '3 Elm Road||Bath|BA1 3BB'],
    found: HOUSE,
    written: '12 High Street|ring twice|LEEDS|LS1 4AP',
  },
  {
    name: 'a county in the column of the town',
    table: [
      'Address 1|Address 2|City|Region|Postcode',
      '12 high st|leeds|West Yorkshire||ls14ap',
      '3 Elm Road||Bath|Somerset|BA1 3BB',
    ],
    found: HOUSE,
    written: '12 High Street||LEEDS|West Yorkshire|LS1 4AP',
  },
  {
    name: 'a firm that is the name of the row and stands, spelt otherwise, in its address',
    table: [
      'Name|Address 1|Address 2|Town|Postcode',
      'Lowdham Medical Centre|Lowdham Medical Ctre|southfield rd|hinckley|le101ua',
      'Bell|3 Elm Road||Bath|BA1 3BB',
    ],
    found: {
      organisation: 'Lowdham Medical Centre',
      street: 'Southfield Road',
      town: 'HINCKLEY',
      postcode: 'LE10 1UA',
    },
    written: 'Lowdham Medical Centre|Lowdham Medical Centre|Southfield Road|HINCKLEY|LE10 1UA',
  },
  {
    name: 'a flat that was not sent, behind its line',
    table: ['Address|Flat|Town|Postcode', '12 high st|3|leeds|ls14ap', '3 Elm Road||Bath|BA1 3BB'],
    sends: [],
    found: HOUSE,
    written: '12 High Street|3|LEEDS|LS1 4AP',
  },
  {
    name: 'a flat and a unit that were not sent, at the end',
    table: ['Address|Town|Postcode|Flat|Unit', '12 high st|leeds|ls14ap|B|7', '3 Elm Road|Bath|BA1 3BB||'],
    sends: [],
    found: HOUSE,
    written: '12 High Street|LEEDS|LS1 4AP|B|7',
  },
  {
    name: 'a flat that was not sent, with the number of its house',
    table: ['Flat|Address|Town|Postcode', '12|12 high st|leeds|ls14ap', '|3 Elm Road|Bath|BA1 3BB'],
    sends: [],
    found: HOUSE,
    written: '12|12 High Street|LEEDS|LS1 4AP',
  },
  {
    name: 'a flat that was not sent, in a line',
    table: [
      'Address 1|Address 2|Town|Postcode',
      '12 high st|Top Floor Flat|leeds|ls14ap',
      '3 Elm Road||Bath|BA1 3BB',
    ],
    sends: [],
    found: HOUSE,
    written: 'Top Floor Flat|12 High Street|LEEDS|LS1 4AP',
  },
  {
    name: 'a flat that was not sent, and another that was found',
    table: ['Flat|Address|Town|Postcode', '3|12 high st|leeds|ls14ap', '|3 Elm Road|Bath|BA1 3BB'],
    sends: [],
    found: { ...FLAT, sub: 'Flat 5' },
    decision: 'accepted',
    written: '5|12 High Street|LEEDS|LS1 4AP',
    lost: '',
  },
  {
    name: 'a flat that was not sent, beside another house',
    table: ['Flat|Address|Town|Postcode', '3|14 high st|leeds|ls14ap', '|3 Elm Road|Bath|BA1 3BB'],
    sends: [],
    found: HOUSE,
    decision: 'accepted',
    written: '|12 High Street|LEEDS|LS1 4AP',
    lost: '',
  },
  {
    name: 'a building that was not sent, without a word for one',
    table: ['Address|Town|Postcode|Building', '12 high st|leeds|ls14ap|Arundel', '3 Elm Road|Bath|BA1 3BB|'],
    sends: [],
    found: HOUSE,
    written: '12 High Street|LEEDS|LS1 4AP|Arundel',
  },
  {
    name: 'a building that was not sent, and another that was found',
    table: ['Building|Address|Town|Postcode', 'Arundel|12 high st|leeds|ls14ap', '|3 Elm Road|Bath|BA1 3BB'],
    sends: [],
    found: { ...HOUSE, name: 'Linden House' },
    decision: 'accepted',
    written: 'Linden House|12 High Street|LEEDS|LS1 4AP',
    lost: '',
  },
  {
    name: 'villages that were not sent, in a column and in a line',
    table: [
      'Address 1|Address 2|Village|Town|Postcode',
      '12 high st|Chapel Allerton|Moortown|leeds|ls14ap',
      '3 Elm Road||Weston|Bath|BA1 3BB',
    ],
    sends: [],
    found: HOUSE,
    written: '12 High Street|Chapel Allerton|Moortown|LEEDS|LS1 4AP',
  },
  {
    name: 'a village and a county that were not sent, in lines, before a flat that is new',
    table: [
      'Address 1|Address 2|Address 3|Address 4|Postcode',
      '12 high st|Chapel Allerton|leeds|W Yorks|ls14ap',
      '3 Elm Road|Weston|Bath||BA1 3BB',
    ],
    sends: [],
    found: FLAT,
    decision: 'accepted',
    written: 'Flat 3, 12 High Street|Chapel Allerton|LEEDS|W Yorks|LS1 4AP',
  },
  {
    name: 'another street that was not sent',
    table: [
      'Address 1|Address 2|Town|Postcode',
      '12 high st|Mill Lane|leeds|ls14ap',
      '3 Elm Road||Bath|BA1 3BB',
    ],
    sends: [],
    found: HOUSE,
    written: '12 High Street||LEEDS|LS1 4AP',
    lost: 'Mill Lane',
  },
  {
    name: 'a street that repeats two lines',
    table: [
      'Billing Name|Billing Street|Billing Address1|Billing Address2|Billing City|Billing Zip',
      'Ann|14 mill ln, flat 2|14 mill ln|flat 2|leeds|ls14ap',
      'Bob|3 Elm Road|3 Elm Road||Bath|BA1 3BB',
    ],
    found: FLAT,
    decision: 'accepted',
    written: 'Ann|Flat 3, 12 High Street|Flat 3|12 High Street|LEEDS|LS1 4AP',
    lost: '',
  },
  {
    name: 'a street that repeats one line, where the address needs two',
    table: [
      'Billing Name|Billing Street|Billing Address1|Billing Address2|Billing City|Billing Zip',
      'Ann|flat 3 12 high st|flat 3 12 high st||leeds|ls14ap',
      'Bob|3 Elm Road|3 Elm Road||Bath|BA1 3BB',
    ],
    found: FLAT,
    staying: ['Billing Street'],
    written: 'Ann|flat 3 12 high st|Flat 3|12 High Street|LEEDS|LS1 4AP',
  },
  {
    name: 'a street that should repeat a line and has words of its own',
    table: [
      'Billing Name|Billing Street|Billing Address1|Billing City|Billing Zip',
      'Ann|The Shed|12 high st|leeds|ls14ap',
      'Bob|3 Elm Road|3 Elm Road|Bath|BA1 3BB',
    ],
    found: HOUSE,
    staying: ['Billing Street'],
    written: 'Ann|The Shed|12 High Street|LEEDS|LS1 4AP',
  },
  {
    name: 'a formatted address with line breaks, the firm and the country',
    table: [
      'Company|Formatted Address|Flat|Number|Street|Town|Postcode',
      'Acme Ltd|ACME LTD¶3/14 mill ln¶Leeds ls14ap¶United Kingdom|3|14|mill ln|leeds|ls14ap',
      'Bell|Bell¶3 Elm Road¶Bath BA1 3BB||3|Elm Road|Bath|BA1 3BB',
    ],
    found: FLAT,
    decision: 'accepted',
    written: 'Acme Ltd|ACME LTD¶3/12 High Street¶LEEDS LS1 4AP¶United Kingdom|3|12|High Street|LEEDS|LS1 4AP',
    lost: '',
    inFile: 'Acme Ltd|ACME LTD¶3/12 High Street¶Leeds LS1 4AP¶United Kingdom|3|12|High Street|leeds|LS1 4AP',
  },
  {
    name: 'a formatted address of a house that has a name now',
    table: [
      'House Name|Number|Street|Town|Postcode|Full address',
      '|12|high st|leeds|ls14ap|12 high st, leeds, ls14ap',
      'Ivy House||Elm Road|Bath|BA1 3BB|Ivy House, Elm Road, Bath, BA1 3BB',
    ],
    found: { name: 'Linden House', street: 'High Street' },
    decision: 'accepted',
    staying: ['Full address'],
    written: 'Linden House||High Street|LEEDS|LS1 4AP|12 high st, leeds, ls14ap',
    lost: '',
    inFile: 'Linden House||High Street|leeds|LS1 4AP|12 high st, leeds, ls14ap',
  },
  {
    name: 'two columns of one postcode',
    table: ['Address|Town|Postcode|Zip', '12 high st|leeds|ls14aq|LS14AQ', '3 Elm Road|Bath|BA1 3BB|BA13BB'],
    found: HOUSE,
    decision: 'accepted',
    written: '12 High Street|LEEDS|LS1 4AP|LS1 4AP',
    lost: '',
  },
  {
    name: 'two columns of one town',
    table: ['Address|City|Town|Postcode', '12 high st|lieds|lieds|ls14ap', '3 Elm Road|Bath|Bath|BA1 3BB'],
    found: HOUSE,
    written: '12 High Street|LEEDS|LEEDS|LS1 4AP',
  },
  {
    name: 'a street of which a person said that it repeats the address',
    table: [
      'Full Address|Street|Postcode',
      '12 mill ln, leeds|mill ln|ls14ap',
      '3 Elm Road, Bath|Elm Road|BA1 3BB',
    ],
    found: HOUSE,
    decision: 'accepted',
    chosen: { Street: 'copy' },
    staying: ['Street'],
    written: '12 High Street, LEEDS|mill ln|LS1 4AP',
  },
  {
    name: 'a number with its letter in another column, which say the same',
    table: [
      'House No|House Letter|Street|Town|Postcode',
      '14|a|mill ln|leeds|ls14ap',
      '22|b|Elm Road|Bath|BA1 3BB',
    ],
    found: { number: '14A', street: 'Mill Lane' },
    written: '14|a|Mill Lane|LEEDS|LS1 4AP',
  },
  {
    name: 'a number with where it ends in another column, which say the same',
    table: [
      'House No From|House No To|Street|Town|Postcode',
      '22|26|mill ln|leeds|ls14ap',
      '22|24|Elm Road|Bath|BA1 3BB',
    ],
    found: { number: '22-26', street: 'Mill Lane' },
    written: '22|26|Mill Lane|LEEDS|LS1 4AP',
  },
  {
    name: 'a blank cell beside what differs in writing alone',
    table: ['Address|Town|Postcode', '12 high street||ls14ap', '3 Elm Road|Bath|BA1 3BB'],
    found: HOUSE,
    written: '12 High Street|LEEDS|LS1 4AP',
    inFile: '12 high street|LEEDS|LS1 4AP',
  },
  {
    name: 'a postcode that differs in writing alone, within a cell',
    table: ['Name|Address', 'Ann|12 high street, leeds, ls14ap', 'Bob|3 Elm Road, Bath, BA1 3BB'],
    found: HOUSE,
    written: 'Ann|12 High Street, LEEDS, LS1 4AP',
    inFile: 'Ann|12 high street, leeds, LS1 4AP',
  },
  {
    name: 'a town in a column whose name does not say so',
    table: ['Name|Address|Place|Postcode', 'Ann|12 high st|Birmingham|b11aa', 'Bob|3 Elm Road|Bath|BA1 3BB'],
    found: { ...HOUSE, town: 'BIRMINGHAM', postcode: 'B1 1AA' },
    written: 'Ann|12 High Street|Birmingham|B1 1AA',
  },
  {
    name: 'the same behind the postcode, misspelt',
    table: ['Straße|PLZ|Ort', '12 high st|b11aa|Birmingam', '3 Elm Road|BA1 3BB|Bath'],
    found: { ...HOUSE, town: 'BIRMINGHAM', postcode: 'B1 1AA' },
    written: '12 High Street|B1 1AA|Birmingam',
  },
  {
    name: 'a town that the address says, too',
    table: [
      'Name|Address|Office|Postcode',
      'Ann|12 high st, leeds|Leeds|ls14ap',
      'Bob|3 Elm Road, Bath|Bath|BA1 3BB',
    ],
    found: HOUSE,
    written: 'Ann|12 High Street, LEEDS|Leeds|LS1 4AP',
  },
]

const HALVES_TOO = new Set<Kind>(['postcode', 'outwardCode', 'inwardCode'])

const cells = (line: string) => line.replaceAll('¶', '\n').split('|')

test.each(CASES)(
  '$name',
  ({ table, found, decision, sends, chosen = {}, written, inFile, lost = '', staying = [] }) => {
    const [headers, ...rows] = table.map((line) => cells(line!)) as [string[], ...string[][]]
    const proposed = { ...detectColumns(headers, rows), moreAddressColumns: [] as number[] }
    const sent = sends?.map((name) => headers.indexOf(name))
    const mapping = { ...proposed, moreAddressColumns: sent ?? furtherColumns(headers, rows, proposed) }
    const kinds = Object.fromEntries(
      Object.entries(chosen).map(([name, kind]) => [headers.indexOf(name), kind]),
    )
    const columns = addressSlots(headers, rows, mapping, kinds)
    expect(columns.unknown).toEqual([])
    expect(postcodeColumns(mapping).length > 0 || mapping.postcodeColumn === 'inAddress').toBe(true)
    const [row] = rows as [string[]]
    const values = 'Postcode' in found ? found : cellsOf(found)
    const result = answered({ ...values, 'Confidence Score': '0.90' }, buildQuery(row, mapping))
    const made = writeRow(
      { values: row, result, outcome: decision ? 'toReview' : 'good', decision },
      columns,
      theirColumns(headers, rows, mapping),
    )
    const textOf = (texts: string[]) => texts.join('|').replaceAll('\n', '¶')
    const inCapitals =
      made.kind === 'changes' ? made.inCapitals : made.kind === 'capitals' ? made.values : null
    expect([
      inCapitals ? textOf(inCapitals) : made.kind,
      made.kind === 'changes' ? made.lost.join('; ') : '',
    ]).toEqual([written, lost])
    expect(made.kind === 'changes' ? made.staying.map((column) => headers[column]) : []).toEqual(staying)
    if (made.kind !== 'changes') return
    const asCame = inCapitals!.map((text, column) =>
      isOnlyWriting(row[column]!, text) ? row[column]! : text,
    )
    const isPostcode = (column: number) =>
      columns.slots.some((slot) => slot.column === column && HALVES_TOO.has(slot.kind))
    const inPlace = asCame.map((text, column) => (isPostcode(column) ? inCapitals![column]! : text))
    expect(textOf(made.values)).toBe(inFile ?? textOf(inPlace))
  },
)
