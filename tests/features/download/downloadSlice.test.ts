import { describe, expect, test, vi } from 'vitest'
import { usualChoices, type ExtraColumn } from '../../../src/features/download/downloadChoices'
import {
  columnsChosen,
  downloadAsked,
  ownColumnsChosen,
  rolesChanged,
} from '../../../src/features/download/downloadSlice'
import { selectHasUnsavedResults } from '../../../src/features/download/unsavedSelectors'
import { mappingChanged } from '../../../src/features/mapping/mappingSlice'
import { scoreKindChosen, thresholdMoved } from '../../../src/features/results/viewSlice'
import { sessionResumed } from '../../../src/features/sessionEvents'
import { finishedRecord } from '../../support/builders'
import { openTestPage } from '../../support/testStore'

/** A page whose finished results were downloaded with these further columns. */
async function downloaded(extras: ExtraColumn[] = []) {
  const { store } = openTestPage()
  store.dispatch(sessionResumed(finishedRecord()))
  store.dispatch(columnsChosen({ ...usualChoices, extras }))
  store.dispatch(downloadAsked('everything'))
  await vi.dynamicImportSettled()
  expect(selectHasUnsavedResults(store.getState())).toBe(false)
  return store
}

describe('a download no longer holds what there is', () => {
  test.each([
    ['when its columns are chosen', [], columnsChosen(usualChoices)],
    ['when my own columns are kept', [], ownColumnsChosen('keep')],
    ['when an address column has another role', [], rolesChanged({ line1: 1 })],
    [
      'when other columns are sent and it has the address to use',
      ['addressToUse'],
      mappingChanged({ addressColumn: 1 }),
    ],
    ['when the threshold moves and it has reasons', ['reasons'], thresholdMoved(0.9)],
    ['when the threshold moves and it has outcomes', ['outcome'], thresholdMoved(0.9)],
    ['when the other score is chosen and it has reasons', ['reasons'], scoreKindChosen('fit')],
  ] as const)('%s', async (_, extras, event) => {
    const store = await downloaded([...extras])
    store.dispatch(event)
    expect(selectHasUnsavedResults(store.getState())).toBe(true)
  })
})

test('a threshold that a download does not hold changes nothing about it', async () => {
  const store = await downloaded(['decision'])
  store.dispatch(thresholdMoved(0.9))
  expect(selectHasUnsavedResults(store.getState())).toBe(false)
})
