import { expect, test } from 'vitest'
import { rootReducer } from '../../src/app/store'
import { selectStepState } from '../../src/app/steps'
import type { RootState } from '../../src/base/store/types'
import { keyChecked, keyCheckStarted } from '../../src/features/apiKey/apiKeySlice'
import { sessionCleared } from '../../src/features/session/sessionEvents'
import { fileLoaded } from '../../src/features/file/fileSlice'
import { csvFile } from '../support/builders'

const file = fileLoaded(csvFile())
const unmapped = fileLoaded(csvFile({ headers: ['person', 'place'], rows: [['Hannah', 'North']] }))
const valid = [keyCheckStarted(), keyChecked({ status: 'valid', lacksBritain: false })]

test.each([
  ['an empty page', [], ['next', 'later', 'later']],
  ['a file whose columns were found', [file], ['done', 'done', 'next']],
  ['a file whose columns have to be chosen', [unmapped], ['done', 'next', 'later']],
  ['a key before the file', valid, ['next', 'later', 'done']],
  ['all three', [file, ...valid], ['done', 'done', 'done']],
  ['a new cleanse with the same key', [file, ...valid, sessionCleared()], ['next', 'later', 'done']],
])('%s: the page shows the next step', (_, actions, states) => {
  const state =
    actions.reduce<RootState | undefined>(rootReducer, undefined) ?? rootReducer(undefined, { type: '' })
  expect((['file', 'mapping', 'key'] as const).map((step) => selectStepState(state, step))).toEqual(states)
})
