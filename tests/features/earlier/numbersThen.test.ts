import { expect, test } from 'vitest'
import { selectTaken, unfoundLeftOut } from '../../../src/features/earlier/earlierSlice'
import { selectOutcomes } from '../../../src/features/results/resultsSelectors'
import { RECORD_STORAGE_KEY } from '../../../src/features/saved/recordPersistence'
import { encodeRecord } from '../../../src/features/saved/recordText'
import { selectFound } from '../../../src/features/saved/savedSelectors'
import { resumeAsked } from '../../../src/features/saved/savedSlice'
import { mappingChanged } from '../../../src/features/mapping/mappingSlice'
import { selectForecast } from '../../../src/features/run/forecastSelectors'
import { ADDED_HEADERS } from '../../support/addedHeaders'
import { answered, cellsWith, sessionRecord } from '../../support/builders'
import { listeningServer } from '../../support/provider'
import { cleanse, monthOn, textsOf } from '../../support/months'
import { openTestPage } from '../../support/testStore'
import { createTestWorld } from '../../support/testWorld'
import { until } from '../../support/waiting'

// What was looked up when a number alone was sent without the word of its column, in the order of the file.

const server = listeningServer()

const HEADERS = ['House No', 'Flat No', 'Street', 'Town', 'Post Code']
const ROWS = [
  ['4', '2', 'Mill Lane', 'Bath', 'BA1 1AA'],
  ['6', '3', 'Mill Lane', 'Bath', 'BA1 1AA'],
  ['8', '', 'Mill Lane', 'Bath', 'BA1 1AA'],
  ['10', '5', 'Mill Lane', 'Bath', 'BA1 1AA'],
]
const SENT = ['4, 2', '6, 3', '8', '10, 5'].map((numbers) => `${numbers}, Mill Lane, Bath, BA1 1AA`)

const LEVELS = { 'Fit Score': '0.90', 'Confidence Score': '0.90', 'Premise Match': 'FULL', UDPRN: '1' }
const found = (flat: string, house: string) => ({
  ...LEVELS,
  'Address Line 1': [flat, `${house} Mill Lane`].filter((text) => text !== '').join(', '),
  'Sub Building Name': flat,
  'Building Number': house,
  'Street Name': 'Mill Lane',
  'Post Town': 'BATH',
  Postcode: 'BA1 1AA',
})
/** The row's own door, the door the other way round, a house, and nothing. */
const ANSWERS = [
  found('Flat 2', '4'),
  found('Flat 6', '3'),
  found('', '8'),
  { 'Fit Score': '0.00', 'Premise Match': 'NO_MATCH' },
]
const OUTCOMES = ['good', 'toReview', 'good', 'noMatch']
const TEXTS = ['Flat 2, 4', 'Flat 3, 6', '8', 'Flat 5, 10'].map(
  (numbers) => `${numbers}, Mill Lane, Bath, BA1 1AA`,
)

const csvOf = (lines: string[][]) =>
  lines.map((line) => line.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n')

const list = () => new File([csvOf([HEADERS, ...ROWS])], 'list.csv')

/** The download of then: the columns as they were, or with the cleansed town in them. */
const downloadOf = (town: string) =>
  new File(
    [
      csvOf([
        [...HEADERS, ...ADDED_HEADERS, 'Address sent'],
        ...ROWS.map((row, at) => [...row.with(3, town), ...cellsWith(ANSWERS[at]), SENT[at]!]),
      ]),
    ],
    'list_cleansed.csv',
  )

const WHOLE = { sendsAll: true, isAccepted: false }

test.each([
  ['its columns as they were', 'Bath'],
  ['the cleansed town in its column', 'BATHWICK'],
])('an earlier download answers the rows of the same columns: %s', async (_, town) => {
  const page = await monthOn(server, list(), WHOLE, downloadOf(town))
  expect(textsOf(page)).toEqual(TEXTS)
  expect(page.lookups()).toBe(0)
  await cleanse(page, WHOLE)
  expect(page.log.queries).toEqual([])
  expect(selectOutcomes(page.store.getState())).toEqual(OUTCOMES)
})

test('a download of other columns answers no row by its numbers alone', async () => {
  const headers = ['Flat No', 'House No', 'Street', 'Town', 'Post Code']
  const other = new File([csvOf([headers, ...ROWS])], 'list.csv')
  const earlier = new File(
    [
      csvOf([
        ['Whole address', ...ADDED_HEADERS, 'Address sent'],
        ...ROWS.map((_, at) => [SENT[at]!, ...cellsWith(ANSWERS[at]), SENT[at]!]),
      ]),
    ],
    'list_cleansed.csv',
  )
  const page = await monthOn(server, other, WHOLE, earlier)
  expect(page.lookups()).toBe(ROWS.length)
})

test('the list itself, saved with its answers, costs nothing', async () => {
  const page = await monthOn(server, downloadOf('Bath'), WHOLE)
  page.store.dispatch(unfoundLeftOut(true))
  await until(page.store, ({ earlier: { isMatching } }) => !isMatching)
  expect(page.lookups()).toBe(0)
})

test('an unfinished cleanse goes on with its answers, judged by what the numbers mean', async () => {
  const world = createTestWorld()
  const record = sessionRecord({
    timestamp: world.clock.now,
    csvHeaders: HEADERS,
    line1Col: 0,
    postcodeCol: 4,
    moreAddressCols: [1, 2, 3],
    originalRows: [...ROWS, ['12', '7', 'Mill Lane', 'Bath', 'BA1 1AA']],
    sheetRows: [2, 3, 4, 5, 6],
    decisions: ROWS.map(() => undefined).concat(undefined),
    resultRows: [...ANSWERS.map((cells, at) => answered(cells, SENT[at])), null],
  })
  world.storage.texts.set(RECORD_STORAGE_KEY, encodeRecord(record))
  const { store } = openTestPage(world)
  await until(store, (state) => selectFound(state) !== null)
  store.dispatch(resumeAsked())
  await until(store, ({ run }) => run.results.length > 0)
  expect(selectOutcomes(store.getState())).toEqual([...OUTCOMES, 'notRun'])
  // The one that has no answer yet: not the one that was not found.
  expect(selectForecast(store.getState())?.lookups).toBe(1)
  expect(store.getState().run.results[0]).toMatchObject({ query: TEXTS[0] })
})

test('the list itself, saved with its answers, costs nothing where fewer columns are chosen than were sent', async () => {
  const [first, second] = ROWS as [string[], string[]]
  const edited = second.with(3, 'York')
  const lines = [first, edited].map((row, at) => [...row, ...cellsWith(ANSWERS[at]), TEXTS[at]!])
  const saved = new File(
    [csvOf([[...HEADERS, ...ADDED_HEADERS, 'Address sent'], ...lines])],
    'list_cleansed.csv',
  )
  const page = await monthOn(server, saved, { ...WHOLE, sendsAll: false })
  page.store.dispatch(mappingChanged({ addressColumn: 2 }))
  await until(page.store, ({ earlier: { sources, isMatching } }) => sources.length > 0 && !isMatching)
  expect(textsOf(page)).toEqual(['Mill Lane, BA1 1AA', 'Mill Lane, BA1 1AA'])
  expect(selectTaken(page.store.getState()).map((taken) => taken !== null)).toEqual([true, false])
})
