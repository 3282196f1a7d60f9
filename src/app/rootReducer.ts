import { combineReducers, type Reducer } from '@reduxjs/toolkit'
import { cleanseApi } from '../api/cleanseApi'
import type { RootState } from '../base/store/types'
import { apiKeySlice } from '../features/apiKey/apiKeySlice'
import { confirmSlice } from '../features/confirm/confirmSlice'
import { fileSlice } from '../features/file/fileSlice'
import { mappingSlice } from '../features/mapping/mappingSlice'
import { savedSlice } from '../features/saved/savedSlice'
import { downloadSlice } from '../features/download/downloadSlice'
import { correctedSlice } from '../features/corrected/correctedSlice'
import { lettersSlice } from '../features/letters/lettersSlice'
import { sampleSlice } from '../features/sample/sampleSlice'
import { earlierSlice } from '../features/earlier/earlierSlice'
import { alikeSlice } from '../features/results/alikeSlice'
import { thresholdSlice } from '../features/results/thresholdSlice'
import { decisionsSlice } from '../features/run/rows/decisionsSlice'
import { correctSlice } from '../features/correct/correctSlice'
import { viewSlice } from '../features/review/viewSlice'
import { runSlice } from '../features/run/runSlice'
import { slicesDeafToCalls } from './assembleStore'

/** The slices of the store, in the order of the flow. */
const combined = combineReducers({
  file: fileSlice.reducer,
  mapping: mappingSlice.reducer,
  apiKey: apiKeySlice.reducer,
  earlier: earlierSlice.reducer,
  run: runSlice.reducer,
  threshold: thresholdSlice.reducer,
  decisions: decisionsSlice.reducer,
  alike: alikeSlice.reducer,
  view: viewSlice.reducer,
  correct: correctSlice.reducer,
  download: downloadSlice.reducer,
  corrected: correctedSlice.reducer,
  letters: lettersSlice.reducer,
  sample: sampleSlice.reducer,
  saved: savedSlice.reducer,
  confirm: confirmSlice.reducer,
  [cleanseApi.reducerPath]: cleanseApi.reducer,
})

type Slices = ReturnType<typeof combined>

declare module '../base/store/types' {
  interface RootState extends Slices {}
}

export const rootReducer: Reducer<RootState> = slicesDeafToCalls(combined)
