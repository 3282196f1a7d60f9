import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { fileLoaded } from '../file/fileSlice'
import { keptSessionRemoved, sessionFound } from '../recovery/recoverySlice'
import { resultsCleared, sessionCleared, sessionResumed } from '../sessionEvents'
import type { KeepOutcome } from './listDatabase'

export interface ListState {
  /** Of the cleanse on the page; empty before there is one. */
  id: string
  /** Whether IndexedDB has it, if perhaps not as it is now. */
  isKept: boolean
  /** What became of the last attempt to keep it there. */
  keeping: KeepOutcome
  /** Of the one that was found in IndexedDB. */
  foundId: string | null
}

const initialState: ListState = { id: '', isKept: false, keeping: 'kept', foundId: null }

/** The cleanse on the page as a list of parts; a file of up to 1,100 rows has one. */
export const listSlice = createSlice({
  name: 'list',
  initialState,
  reducers: {
    /** IndexedDB was given the list on the page. */
    keepingTried(state, { payload }: PayloadAction<KeepOutcome>) {
      state.keeping = payload
      if (payload === 'kept') state.isKept = true
    },
    /** The finished cleanse was taken out of IndexedDB: it goes on. */
    takenOut(state) {
      state.isKept = false
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(fileLoaded, (_, { meta }) => ({ ...initialState, id: meta.id }))
      .addCase(sessionFound, (state, { payload }) => {
        state.foundId = payload.id
      })
      .addCase(sessionResumed, ({ foundId }, { payload: { id } }) => ({
        ...initialState,
        id,
        isKept: id === foundId,
      }))
      .addMatcher(isAnyOf(keptSessionRemoved, resultsCleared, sessionCleared), ({ id }) => ({
        ...initialState,
        id,
      }))
  },
})

export const { keepingTried, takenOut: listTakenOut } = listSlice.actions

/** Resume Cleanse or Show Results was pressed. */
export const resumeAsked = createAction('list/resumeAsked')

/** Start Fresh or Discard was pressed; whether that is done may have to be asked first. */
export const discardAsked = createAction('list/discardAsked')

/** The results of the session that was found are to be downloaded before it is given up. */
export const foundDownloadAsked = createAction('list/foundDownloadAsked')
