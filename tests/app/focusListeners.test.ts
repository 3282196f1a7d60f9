import { expect, test } from 'vitest'
import type { FocusId } from '../../src/base/focusIds'
import { keyRecheckAsked } from '../../src/features/apiKey/apiKeySlice'
import { dialogClosed } from '../../src/features/confirm/confirmSlice'
import { downloadsDropped, refusalDismissed } from '../../src/features/earlier/earlierSlice'
import { mappingChanged } from '../../src/features/mapping/mappingSlice'
import { storedSessionRemoved, foundSessionDiscarded } from '../../src/features/saved/savedSlice'
import {
  escaped,
  filesShown,
  paneLeft,
  rowOpened,
  rowsListed,
  type Listed,
} from '../../src/features/review/viewSlice'
import { runStopped, stopAsked } from '../../src/features/run/runSlice'
import { runCompleted, runResumed, sessionResumed } from '../../src/features/session/sessionEvents'
import { fileLoaded } from '../../src/features/file/fileSlice'
import { answered, csvFile, finishedRecord, range, sessionRecord } from '../support/builders'
import { openTestPage } from '../support/testStore'
import { settled } from '../support/waiting'
import type { Dispatched } from '../../src/base/store/types'
import { decideRows, giveAnswers } from '../../src/features/run/rows/changeRows'

const GROUP: Listed = { by: 'group', label: '', rows: [0], from: { by: 'all' } }

test.each<[string, Dispatched, string[]]>([
  ['Resume Cleanse: to the key, which was not kept', sessionResumed(sessionRecord()), ['api-key']],
  ['Remove now: to the downloads', storedSessionRemoved(), ['downloads']],
  ['Start Fresh or Discard: to the drop zone', foundSessionDiscarded(), ['drop-zone']],
  ['a dialog closed: to the drop zone, else to the downloads', dialogClosed(), ['drop-zone', 'downloads']],
  ['Check again: to the key', keyRecheckAsked(), ['api-key']],
  [
    'columns chosen: to the columns, below the question about one',
    mappingChanged({ addressColumn: 0 }),
    ['other-address', 'address-column', 'result-filters'],
  ],
  ['Do not use them: to Use an earlier download', downloadsDropped(), ['earlier-download']],
  ['a refused download dismissed: to the same', refusalDismissed(), ['earlier-download']],
  ['Resume: to Stop, which it becomes', runResumed(), ['run-button']],
  ['Stop while paused: to Start', stopAsked({ at: 0 }), ['run-button']],
  [
    'all shown accepted: to the panel of a row, else to the list, else to the filters',
    decideRows([0], 'accepted'),
    ['row-panel', 'result-rows', 'result-filters'],
  ],
  [
    'a row undone: to its panel, else to the list, else to the filters',
    decideRows([0], null),
    ['row-panel', 'result-rows', 'result-filters'],
  ],
  [
    'a row corrected: to the list, else to its panel, else to the filters',
    giveAnswers([]),
    ['result-rows', 'row-panel', 'result-filters'],
  ],
  ['a row opened that fills the screen: to it', rowOpened(0), ['result-rows', 'row-panel']],
  ['the files shown: to what comes next', filesShown(), ['next-step', 'pane']],
  ['a pile pressed: it stays there', rowsListed({ by: 'all' }), ['result-filters']],
  ['all rows of a group: to the list', rowsListed(GROUP), ['result-rows']],
  ['‹ Rows: to the list, else to the piles', paneLeft(), ['result-rows', 'result-filters']],
  [
    'Escape: to the files, else to the rows that they covered',
    escaped(),
    ['next-step', 'pane', 'result-rows', 'result-filters'],
  ],
  ['a file loaded: it stays', fileLoaded(csvFile()), []],
])('%s', (_, action, moves) => {
  const { store, world } = openTestPage()
  // Whose columns can be chosen.
  store.dispatch(fileLoaded(csvFile()))
  store.dispatch(action)
  expect(world.focusMoves).toEqual(moves)
})

const doubtful = answered({ 'Post Town': 'LEEDS', 'Premise Match': 'INCORRECT' })

test.each<[string, Dispatched[], FocusId[]]>([
  ['Show Results: to the rows to review', [], ['review']],
  ['a run finished: to the rows to review', [runCompleted({ at: 0 })], ['review', 'review']],
  [
    'the last row decided, or a run finished with nothing to review: to what comes next',
    [decideRows([0], 'accepted'), runCompleted({ at: 0 })],
    ['next-step', 'next-step', 'next-step'],
  ],
])('%s', async (_, actions, moves) => {
  const { store, world } = openTestPage()
  const record = { originalRows: [['1 High Street', 'B12 0XY']], sheetRows: [2], resultRows: [doubtful] }
  for (const action of [sessionResumed(finishedRecord(record)), ...actions]) store.dispatch(action)
  await settled()
  expect(world.focusMoves.filter((to) => to === 'review' || to === 'next-step')).toEqual(moves)
})

test('a trial that found nothing leads to the columns, not to a button that spends more', async () => {
  const { store, world } = openTestPage()
  const rows = range(0, 11)
  const record = {
    originalRows: rows.map((row) => [`${row} High Street`, 'B12 0XY']),
    sheetRows: rows,
    resultRows: rows.map((row) => (row < 10 ? answered({}, `${row} High Street, B12 0XY`) : null)),
  }
  store.dispatch(sessionResumed(sessionRecord(record)))
  store.dispatch(runStopped({ at: 0 }))
  await settled()
  expect(world.focusMoves.at(-1)).toBe('change-columns')
})
