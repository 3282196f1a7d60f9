import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { InUtf8, NewCause } from '../../base/csvFile'
import { outsideImmer } from '../../base/store/longLists'
import { fileLoaded } from '../file/fileSlice'
import { sessionCleared, sessionResumed } from '../session/sessionEvents'
import type { RowFates, Fates } from './fates'

/** Whether the file has to be chosen first. */
export const isAsked = ({ kind }: Comes) =>
  kind === 'missing' || kind === 'isAnother' || kind === 'differs' || kind === 'codeMissing'

/** How the file will come, known before the download; or why the page has to ask for it. */
export type Comes =
  | { kind: 'unknown' }
  /** As it came, with changed cells. */
  | { kind: 'inPlace'; ending?: 'xlsx' | 'xlsm'; inUtf8?: InUtf8 }
  | { kind: 'newCsv'; why: NewCause | 'tooLong'; inUtf8?: InUtf8 }
  /** The user has to choose it: the page does not have it, or the chosen one was wrong. */
  | { kind: 'missing' }
  | { kind: 'isAnother' }
  | { kind: 'differs'; row: number }
  /** The code that writes into files could not be loaded: choosing the file again tries again. */
  | { kind: 'codeMissing' }

interface CorrectedState extends Omit<RowFates, 'fates'> {
  /** The list of changes, for the present choices or those just before; null until there is one. */
  fates: Fates | null
  /** Whether to write cells that would change only in capitals, blanks or punctuation. */
  changesCapitals: boolean
  comes: Comes
}

const noneAsked: CorrectedState = {
  fates: null,
  inCapitals: 0,
  uprnsAlone: 0,
  changesCapitals: false,
  copiesStay: [],
  comes: { kind: 'unknown' },
}

export const correctedSlice = createSlice({
  name: 'corrected',
  initialState: noneAsked,
  reducers: {
    fatesFound: {
      // Frozen here, so that Immer does not walk a long list.
      prepare: (payload: RowFates) => {
        for (const rows of [...Object.values(payload.fates), payload.copiesStay]) Object.freeze(rows)
        return { payload: Object.freeze(payload) }
      },
      reducer: (state, { payload }: PayloadAction<RowFates>) => ({ ...outsideImmer(state), ...payload }),
    },
    capitalsChosen(state, { payload }: PayloadAction<boolean>) {
      state.changesCapitals = payload
    },
    comesFound(state, { payload }: PayloadAction<Comes>) {
      state.comes = payload
    },
    /** The user chose the rows' file again; the payload is its inbox number. */
    fileGiven(state, _: PayloadAction<number>) {
      state.comes = { kind: 'unknown' }
    },
  },
  extraReducers: (builder) => {
    for (const event of [fileLoaded, sessionCleared]) builder.addCase(event, () => noneAsked)
    builder.addCase(sessionResumed, (_, { payload: { inCapitals = false } }) => ({
      ...noneAsked,
      changesCapitals: inCapitals,
    }))
  },
})

export const { fatesFound, capitalsChosen, comesFound, fileGiven } = correctedSlice.actions

/** The file's dialog, which says how the file will come, shows this list of changes. */
export const fileShown = createAction('corrected/fileShown')
