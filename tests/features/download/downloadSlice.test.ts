import { describe, expect, test } from 'vitest'
import { usualChoices } from '../../../src/features/download/downloadChoices'
import { columnsChosen, downloadAsked } from '../../../src/features/download/downloadSlice'
import { selectHasUnsavedResults } from '../../../src/features/download/downloadSelectors'
import { ownColumnsChoiceChanged } from '../../../src/features/file/fileSlice'
import { scoreKindChosen, thresholdMoved } from '../../../src/features/results/viewSlice'
import { sessionResumed } from '../../../src/features/sessionEvents'
import { finishedRecord } from '../../support/builders'
import { openTestPage } from '../../support/testStore'

/** A page whose finished results were downloaded with these further columns. */
function downloaded(extras: ('outcome' | 'reasons' | 'decision')[] = []) {
  const { store } = openTestPage()
  store.dispatch(sessionResumed(finishedRecord()))
  store.dispatch(columnsChosen({ ...usualChoices, extras }))
  store.dispatch(downloadAsked('everything'))
  expect(selectHasUnsavedResults(store.getState())).toBe(false)
  return store
}

describe('a download no longer holds what there is', () => {
  test.each([
    ['when its columns are chosen', [], columnsChosen(usualChoices)],
    ['when my own columns are kept', [], ownColumnsChoiceChanged(true)],
    ['when the threshold moves and it has reasons', ['reasons'], thresholdMoved(0.9)],
    ['when the threshold moves and it has outcomes', ['outcome'], thresholdMoved(0.9)],
    ['when the other score is chosen and it has reasons', ['reasons'], scoreKindChosen('fit')],
  ] as const)('%s', (_, extras, event) => {
    const store = downloaded([...extras])
    store.dispatch(event)
    expect(selectHasUnsavedResults(store.getState())).toBe(true)
  })
})

test('a threshold that a download does not hold changes nothing about it', () => {
  const store = downloaded(['decision'])
  store.dispatch(thresholdMoved(0.9))
  expect(selectHasUnsavedResults(store.getState())).toBe(false)
})
