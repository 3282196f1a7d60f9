import fc from 'fast-check'
import { expect, test } from 'vitest'
import { rootReducer } from '../../../src/app/rootReducer'
import {
  selectFilteredRows,
  selectHistogram,
  selectReasonCounts,
  selectSameAddressCount,
} from '../../../src/features/results/filterSelectors'
import { OUTCOMES, REASONS } from '../../../src/features/results/outcomes'
import {
  areaChosen,
  binToggled,
  initialViewState,
  noFilters,
  outcomeChosen,
  reasonToggled,
  sameAddressToggled,
  searchChanged,
  thresholdMoved,
  type Filters,
} from '../../../src/features/results/viewSlice'
import { sessionResumed } from '../../../src/features/sessionEvents'
import { answered, failed, sessionRecord } from '../../support/builders'
import { DRAWS } from '../../support/drawn'

const towns = [
  { 'Post Town': 'LEEDS', UPRN: '1', Longitude: '-1.55', Latitude: '53.8' },
  { 'Post Town': 'YORK', UPRN: '2', Longitude: '-1.08', Latitude: '53.96' },
  { 'Post Town': 'TRURO', UPRN: '3', Longitude: '-5.05', Latitude: '50.26' },
]
const results = [
  ...Array.from({ length: 24 }, (_, row) =>
    answered(
      {
        ...towns[row % 3],
        'Confidence Score': (row / 24).toFixed(2),
        'Premise Match': row % 2 === 0 ? 'INCORRECT' : 'FULL',
        'Street Match': row % 4 === 1 ? 'INCORRECT' : 'FULL',
      },
      `${row} High Street`,
    ),
  ),
  answered({ 'Confidence Score': '0.00' }),
  failed('Out of order'),
  { kind: 'nothingToSend' as const },
  null,
]
const record = sessionRecord({
  originalRows: results.map((_, row) => [`${row} High Street`, '']),
  resultRows: results,
  progress: { done: results.length - 1, total: results.length },
})
const start = rootReducer(rootReducer(undefined, { type: 'start' }), sessionResumed(record))
const north = { left: 0, top: 0, right: 656, bottom: 900 }

const press = fc.oneof(
  fc.constantFrom(...OUTCOMES).map(outcomeChosen),
  fc.constantFrom(...REASONS).map(reasonToggled),
  fc.nat(19).map(binToggled),
  fc.constantFrom('', 'leeds', '1 high', 'nowhere').map(searchChanged),
  fc.constantFrom(0, 0.5, 0.9).map(thresholdMoved),
  fc.constant(sameAddressToggled()),
  fc.constantFrom(null, north).map(areaChosen),
)

test('whatever shows a number leads to that many rows, whatever the other filters', () => {
  fc.assert(
    fc.property(fc.array(press, { maxLength: 6 }), (presses) => {
      const state = presses.reduce(rootReducer, start)
      const rowsWith = (filter: Partial<Filters>) =>
        selectFilteredRows({
          ...state,
          view: { ...state.view, filters: { ...state.view.filters, ...filter } },
        })
      for (const [reason, count] of Object.entries(selectReasonCounts(state))) {
        // At 0 the score is no reason, and the page does not offer it.
        if (reason === 'score' && state.view.threshold === 0) continue
        expect(rowsWith({ reasons: [reason as (typeof REASONS)[number]] })).toHaveLength(count)
      }
      for (const [bin, { count }] of selectHistogram(state).entries()) {
        expect(rowsWith({ bin })).toHaveLength(count)
      }
      expect(rowsWith({ sameAddress: true })).toHaveLength(selectSameAddressCount(state))
    }),
    DRAWS,
  )
})

test('a reason is counted among the rows that pass the other filters, whichever reasons are chosen', () => {
  const counts = (filters: Partial<Filters>) => {
    const view = { ...initialViewState, filters: { ...noFilters, ...filters } }
    return selectReasonCounts({ ...start, view }).building
  }
  expect(counts({})).toBe(12)
  expect(counts({ text: 'leeds' })).toBe(4)
  expect(counts({ reasons: ['street'] })).toBe(12)
  expect(counts({ outcome: 'failed' })).toBe(0)
})
