import { expect, test } from 'vitest'
import { fileLoaded } from '../../../../src/features/file/fileSlice'
import type { RowResult } from '../../../../src/domain/cleanse/rowResult'
import { selectDoubt } from '../../../../src/features/run/comingSelectors'
import { selectStatus } from '../../../../src/features/run/progress/progressSelectors'
import { runResumed, runStarted } from '../../../../src/features/session/sessionEvents'
import { answered, fileOf, queriesOf, range } from '../../../support/builders'
import { listeningServer, notFound } from '../../../support/provider'
import { storedSession } from '../../../support/storedSessions'
import { ended, paused, openTestPage } from '../../../support/testStore'
import { until } from '../../../support/waiting'
import { pageWith } from '../../review/pageWith'
import { settleRows } from '../../../../src/features/run/rows/changeRows'

const server = listeningServer()

const unfound = answered()
const settled = (rows: number[]) => settleRows(rows.map((row) => ({ row, result: unfound })))

test.each([
  ['more than half of 500 answers found nothing', 1101, 251, 249, true],
  ['half of them found nothing', 1101, 250, 250, false],
  ['there are fewer than 500 answers', 1101, 499, 0, false],
  ['the file is of the usual length', 1100, 600, 0, false],
])('whether the columns are doubted when %s', (_, rows, noMatch, matched, isDoubted) => {
  const results = Array<RowResult | null>(rows).fill(null)
  results.fill(unfound, 0, noMatch)
  results.fill(answered({ UPRN: '1' }), noMatch, noMatch + matched)
  const doubt = selectDoubt(pageWith(results).store.getState())
  expect(doubt).toEqual(isDoubted ? { kind: 'fewMatches', noMatch, answered: 500 } : null)
})

test('a long list of which most is not found pauses and asks, once, without an error', async () => {
  server.answers(notFound)
  const { store, world } = openTestPage()
  store.dispatch(fileLoaded(fileOf(1101)))
  store.dispatch(settled(range(0, 495)))
  store.dispatch(runStarted())
  const { run } = await paused(store)
  expect(run.phase).toMatchObject({ reason: { kind: 'fewMatches', noMatch: 500, answered: 500 } })
  expect(server.queries).toEqual(queriesOf(...range(495, 500)))
  expect(selectStatus(store.getState())).toBe('ready')
  // The page after a crash does not ask a second time.
  await until(async () => (await storedSession(world))?.isChecked)

  store.dispatch(settled(range(500, 1090)))
  store.dispatch(runResumed())
  await ended(store)
  expect(server.queries.slice(5)).toEqual(queriesOf(...range(1090, 1101)))
})
