// What the fixtures in `tests/fixtures/stored` say: a field that goes changes its own line.

/** A cleanse that was stopped, one that is finished with everything chosen, one of a workbook, one without a header, and one whose record is ahead of IndexedDB. */
export const DEVICES = ['stopped', 'finished', 'workbook', 'headerless', 'halves'] as const

const nothingChosen = { moreAddressColumns: [], kinds: {}, isOther: {}, dedupe: true, leftOut: [] }

const proposedLetters = {
  layout: 'word',
  alongColumns: [],
  rows: 'ready',
  noName: 'occupier',
  onePerAddress: false,
  nation: null,
}

const ofGiftAid = {
  moreAddressColumns: [3, 4],
  kinds: {
    0: 'stays',
    3: 'line',
    4: 'town',
    6: 'country',
    7: 'ward',
    8: 'district',
    9: 'latitude',
    10: 'longitude',
    11: 'udprn',
    12: 'uprn',
    13: 'copy',
  },
  isOther: {},
  dedupe: true,
  leftOut: ['leavesOutAbroad', 'leavesOutNoAddress', 'leavesOutParts', 'leavesOutShifted'],
  threshold: 0.5,
  format: 'xlsx',
  letters: proposedLetters,
  names: [1],
}

/** What a device remembers, as the next file with the same headers recalls it. */
export const REMEMBERED: Record<(typeof DEVICES)[number], object> = {
  stopped: { ...ofGiftAid, letters: { ...proposedLetters, noName: null } },
  finished: {
    ...ofGiftAid,
    letters: { ...proposedLetters, layout: 'notify', alongColumns: [0, 'uprn'] },
  },
  workbook: {
    ...nothingChosen,
    moreAddressColumns: [2, 4],
    kinds: { 3: 'copy' },
    threshold: 0.5,
    format: null,
    letters: {
      ...proposedLetters,
      layout: 'clickAndDrop',
      alongColumns: [7],
      noName: 'nothing',
      onePerAddress: true,
    },
    names: [0],
  },
  headerless: {
    ...nothingChosen,
    threshold: 0.5,
    format: null,
    letters: { ...proposedLetters, noName: null },
    names: [0],
  },
  halves: {
    ...nothingChosen,
    threshold: 0.5,
    format: null,
    letters: { ...proposedLetters, noName: null },
    names: [],
  },
}

/** The rows of devices: outcome, address, marks of the answer, decision. The third is to review by its threshold alone. */
export const ROWS = {
  stopped: [
    'good | 12 High Street, LEEDS, LS1 4AP | originalKept',
    'good | 14 High Street, LEEDS, LS1 4AP',
    'toReview | Flat 2, 7 Mill Lane, Lower Quay, YORK, YO1 7AA',
    'good | 12 High Street, LEEDS, LS1 4AP',
    ...Array<string>(9).fill('notRun'),
  ],
  finished: [
    'good | 12 High Street, LEEDS, LS1 4AP | originalKept',
    'good | 16 High Street, LEEDS, LS1 4AP | edited',
    'toReview | Flat 2, 7 Mill Lane, Lower Quay, YORK, YO1 7AA',
    'good | 12 High Street, LEEDS, LS1 4AP',
    'nothingToSend',
    'nothingToSend',
    'good | 3 Brokn Row, BATH, BA1 1AA',
    'toReview | 22 Mill Lane, YORK, YO1 7AA | accepted',
    'good | 5 Station Road, DURHAM, DH1 3AA | chosen | chosen',
    'nothingToSend',
    'toReview | 8 Church Street, ELY, CB6 1AA | judged other',
    'good | 1 Typed Lane, Leeds, LS9 9ZZ | typed | typed',
    'nothingToSend',
  ],
  workbook: [
    'good | 12 High Street, LEEDS, LS1 4AB | tenants_for_next_month.csv | accepted',
    'good | 7 Low Road, LEEDS & BRADFORD, LS1 4AC | tenants_for_next_month.csv | originalKept',
    'toReview | 42 Mill Lane, YORK, YO1 9AA | tenants_for_next_month.csv',
    'noMatch',
    'toReview | 3 Plain, Text, YORK, YO1 9AB | tenants_for_next_month.csv',
    'nothingToSend',
    'noMatch',
  ],
}
