import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { InWorkbook } from '../../base/csvFile'
import { fileLoaded } from '../file/fileSlice'
import { sessionCleared, sessionResumed } from '../session/sessionEvents'
import type { RowFates, Fates } from './fates'

/** Whether the workbook that the rows came from is at hand, and in which format it can be written in place; or why the chosen one will not do. */
export type WorkbookAtHand =
  | { kind: 'unknown' }
  | { kind: 'atHand'; inPlace: InWorkbook['inPlace'] }
  | { kind: 'missing' }
  | { kind: 'isAnother' }
  | { kind: 'differs'; row: number }

interface CorrectedState {
  /** Whether the list of changes was asked for in this file. */
  isOpened: boolean
  /** The list of changes, of what is chosen, or of what was just before; null until there is one. */
  fates: Fates | null
  /** How many rows have cells that would change in capitals, blanks or punctuation alone, and whether these are written too. */
  inCapitals: number
  changesCapitals: boolean
  /** The rows that are written and have a column that repeats their address and stays as it was. */
  copiesStay: readonly number[]
  workbook: WorkbookAtHand
  /** The number of the workbook in the inbox, if it was chosen again. */
  given: number | null
}

const noneAsked: CorrectedState = {
  isOpened: false,
  fates: null,
  inCapitals: 0,
  changesCapitals: false,
  copiesStay: [],
  workbook: { kind: 'unknown' },
  given: null,
}

/** What a file changes is to be shown: its dialog was opened, or the files of which it is one. */
export const correctedOpened = createAction('corrected/correctedOpened')

/** A download was pressed: of the whole file, or of what changes. */
export const correctedAsked = createAction<'program' | 'changes'>('corrected/correctedAsked')

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
      reducer(state, { payload: { fates, inCapitals, copiesStay } }: PayloadAction<RowFates>) {
        state.fates = fates as { [Fate in keyof Fates]: number[] }
        state.inCapitals = inCapitals
        state.copiesStay = copiesStay as number[]
      },
    },
    capitalsChosen(state, { payload }: PayloadAction<boolean>) {
      state.changesCapitals = payload
    },
    /** The workbook was chosen again: its number in the inbox. */
    workbookGiven(state, { payload }: PayloadAction<number>) {
      state.given = payload
      state.workbook = { kind: 'unknown' }
    },
    workbookSeen(state, { payload }: PayloadAction<WorkbookAtHand>) {
      state.workbook = payload
      if (payload.kind !== 'atHand') state.given = null
    },
  },
  extraReducers: (builder) => {
    builder.addCase(correctedOpened, (state) => {
      state.isOpened = true
      state.fates = null
    })
    for (const event of [fileLoaded, sessionCleared, sessionResumed]) builder.addCase(event, () => noneAsked)
  },
})

export const { fatesFound, capitalsChosen, workbookGiven, workbookSeen } = correctedSlice.actions
