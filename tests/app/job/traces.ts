import type { Holds } from './lists'
import type { Trace } from './play'

// Jobs that broke a promise once, each as short as it could be made.

const ADDRESS: Holds[] = ['address', 'address']

/** Rows that are good, and some to review: a street has its house, and another. */
const PLAIN = {
  headers: ['Address', 'Postcode'],
  rows: [
    ['8 High Street', 'LS9 1AB'],
    ['1 High Street', 'LS2 1AB'],
    ...[1, 2, 3, 4].map(() => ['Flat 3, 1 High Street', 'LS2 1AB']),
  ],
  holds: ADDRESS,
}

const columns = (line: string) => line.split('|')

/** An export of a program, with two addresses. */
const EXPORT: Trace['list'] = {
  headers: columns(
    '*ContactName|EmailAddress|POAttentionTo|POAddressLine1|POAddressLine2|POCity|PORegion|POPostalCode|POCountry|SAAddressLine1|SACity|SAPostalCode',
  ),
  rows: [
    'Acme|a@x.org|Ann|Flat 3|12 High St|Leeds|Yorks|LS1 4AB|United Kingdom|1 Dock Rd|Hull|HU1 1AA',
    'Bell|||1 Low Rd||Leeds||||||',
    'Cole|||2 Low Rd||Leeds||LS1 4AC||||',
    'Dent|||||||||3 Dock Rd|Hull|HU1 1AA',
    'Ede|||5 Low Rd||Leeds||||||',
    'Fay|||||||||||',
  ].map(columns),
  holds: columns(
    'others|others|others|address|address|address|address|address|others|others|others|others',
  ) as Holds[],
}

const BEGINS = [
  { act: 'drop', files: ['crm.csv'] },
  { act: 'start', goes: 'well' },
]

/** A job that begins with a run in which all goes well. */
const job = (list: Trace['list'], ...acts: Trace['acts']): Trace => ({ list, acts: [...BEGINS, ...acts] })

const savesFor = (choice: string) => ({ act: 'save', choice })

export const traces: { name: string; trace: Trace }[] = [
  {
    name: 'a row not found keeps that answer while credit has run out',
    trace: {
      list: {
        headers: null,
        rows: [
          ['', '1 High Street', 'LS2 1AB'],
          ['', '1 High Street', 'LS2 1AB'],
          ['Acme Tyres 2 Ltd.', '2 Canal Bank', 'LS3 2AB'],
          ['', '11 Canal Bank', 'LS3 4AB'],
          ['Acme Tyres 20 Ltd.', '20 Canal Bank', 'LS3 6AB'],
        ],
        holds: ['any', 'any', 'any'],
      },
      acts: [
        { act: 'drop', files: ['crm.csv'] },
        { act: 'header', header: 'none' },
        { act: 'twoColumns', addressColumn: 0, postcodeColumn: 'inAddress' },
        { act: 'start', goes: 'stopped' },
        { act: 'reload' },
        { act: 'found', does: 'resume' },
        { act: 'columns', addressColumn: 2 },
        { act: 'kind', column: 2, takes: 'line' },
        { act: 'start', from: 0, to: 3, goes: 'spent' },
      ],
    },
  },
  {
    name: 'a column that says nothing of an address is not its number',
    trace: job(
      {
        headers: ['Pupils', 'Address', 'Postcode'],
        rows: [1, 2].map(() => ['201', 'High Street', 'LS2 1AB']),
        holds: ['theirs', ...ADDRESS],
      },
      { act: 'choose', row: 0, nth: 0 },
    ),
  },
  {
    name: 'blank cells are not filled unasked',
    trace: job(
      {
        headers: ['Address', 'Ward', 'Postcode'],
        rows: [
          ['Flat 3, 12 High Street', 'Kirkstall', 'LS4 5AB'],
          ['Flat 3, 1 High Street', '', 'LS2 1AB'],
        ],
        holds: ['address', 'theirs', 'address'],
      },
      { act: 'choose', row: 1, nth: 0 },
    ),
  },
  {
    name: 'a question about columns counts the lookups of the new ones',
    trace: {
      list: {
        headers: ['Address', 'County', 'Postcode'],
        rows: [
          ['', 'W Yorks', ''],
          ['Flat 3, 1 High Street', '', 'LS2 1AB'],
          ['1 High Street', '', 'LS2 1AB'],
        ],
        holds: ['address', ...ADDRESS],
      },
      acts: [
        { act: 'drop', files: ['crm.csv'] },
        { act: 'start', goes: 'spent' },
        { act: 'columns', moreAddressColumns: [1] },
      ],
    },
  },
  {
    name: 'a file for next month is not what it was once a column takes something else',
    trace: job(EXPORT, savesFor('nextMonth'), { act: 'kind', column: 0, takes: 'number' }),
  },
  {
    name: 'a file for next month is not what it was once other columns are sent',
    trace: job(EXPORT, savesFor('nextMonth'), { act: 'columns', moreAddressColumns: [4, 5, 6] }),
  },
  {
    name: 'a file for next month is not what it was once a column is another address',
    trace: job(
      {
        headers: ['Address', 'Address 2', 'Postcode'],
        rows: [1, 2].map((house) => [`${house} High Street`, `${house + 40} Office Lane`, 'LS2 1AB']),
        holds: ['address', ...ADDRESS],
      },
      savesFor('nextMonth'),
      { act: 'another', column: 1, isOther: true },
    ),
  },
  {
    name: 'a download knows its rows wherever the postcode stands',
    trace: job(
      {
        headers: ['Postcode', 'Address'],
        rows: PLAIN.rows.map(([address = '', postcode = '']) => [postcode, address]),
        holds: ADDRESS,
      },
      savesFor('everything'),
    ),
  },
  {
    name: 'what is written into a column that is sent and filled is known next month',
    trace: job(
      {
        headers: ['Address', 'Ward', 'Postcode'],
        rows: [
          ['8 High Street', 'Kirkstall', 'LS9 1AB'],
          ['1 High Street', '', 'LS2 1AB'],
        ],
        holds: ['address', 'fill', 'address'],
      },
      { act: 'columns', moreAddressColumns: [1] },
      { act: 'kind', column: 1, takes: 'uprn' },
      { act: 'decideShown', as: 'accepted' },
      savesFor('nextMonth'),
    ),
  },
  {
    name: 'a text that ends like two texts is one',
    trace: job(
      {
        headers: ['Full address'],
        rows: [['8 High Street, Leeds, LS9 1AB (for: 8 Low Road)']],
        holds: ['address'],
      },
      savesFor('nextMonth'),
    ),
  },
  {
    name: 'a file that is pressed again in a hurry is handed over once',
    trace: job(PLAIN, { act: 'program', files: ['program', 'changes', 'program'] }),
  },
  {
    name: 'rows that are reviewed are not chosen for letters',
    trace: job(PLAIN, { act: 'review' }, { act: 'letters' }),
  },
  {
    name: 'nothing beside the downloads decides rows',
    trace: job(PLAIN, { act: 'beside', name: 'Keep mine in these rows' }),
  },
  {
    name: 'a list that is dropped behind two downloads is the list',
    trace: job(
      PLAIN,
      savesFor('nextMonth'),
      savesFor('nextMonth'),
      { act: 'reload' },
      { act: 'found', does: 'discard' },
      { act: 'drop', files: ['crm_for_next_month.csv', 'crm_for_next_month (1).csv', 'crm.csv'] },
    ),
  },
  {
    name: 'columns and kinds are recalled together',
    trace: job(
      {
        headers: ['Address', 'UPRN'],
        rows: [['8 High Street, LS9 1AB', '72000008']],
        holds: ['address', 'fill'],
      },
      { act: 'kind', column: 0, takes: 'firm' },
      { act: 'columns', addressColumn: 1 },
      savesFor('nextMonth'),
      { act: 'reload' },
      { act: 'found', does: 'discard' },
      { act: 'drop', files: ['july.csv'] },
    ),
  },
  {
    name: 'a file for next month that is cleansed again is worth the answers that it holds',
    trace: job(
      PLAIN,
      savesFor('nextMonth'),
      { act: 'nextMonth', files: ['crm_for_next_month.csv'] },
      { act: 'start', goes: 'well' },
      { act: 'type', row: 1 },
      savesFor('everything'),
      { act: 'nextMonth', files: ['crm_for_next_month_cleansed.csv'] },
    ),
  },
  {
    name: 'rows of one text and answer take one judgement',
    trace: job(
      {
        headers: ['Address', 'Postcode'],
        rows: [1, 2, 3].map(() => ['1 High Street', 'LS2 1AB']),
        holds: ADDRESS,
      },
      { act: 'sample', says: 'judgeOther' },
    ),
  },
]
