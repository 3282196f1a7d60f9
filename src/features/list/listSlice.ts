import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import type { ReadOptions } from '../../app/base/csvFile'
import { fileLoaded } from '../file/fileSlice'
import { partsOf } from '../file/fileNames'
import { mappingChanged } from '../mapping/mappingSlice'
import { storedSessionRemoved } from '../recovery/recoverySlice'
import { emptyPart, isPartDone, type PartSummary } from '../run/partSummary'
import { dedupeChanged, stopAsked } from '../run/runSlice'
import {
  rowsSentAgain,
  resultsCleared,
  runCompleted,
  runStarted,
  sessionCleared,
  sessionResumed,
} from '../sessionEvents'
import type { StoreOutcome, StoredList } from './listDatabase'

export interface ListState {
  /** Of the cleanse on the page; empty before there is one. */
  id: string
  /** Its parts: one for a file of up to 1,100 rows. The summary of the part on the page is from its last save. */
  parts: PartSummary[]
  /** The part on the page, from 0. */
  at: number
  /** How the file of a list is read; null for a file of one part. */
  read: ReadOptions | null
  /** Whether the run is of everything left, not of named rows or of the first few only. */
  sendsAll: boolean
  /** Whether a part was completed and the next is on its way. */
  isMovingOn: boolean
  /** Whether duplicates are now looked up once, and the answers of other parts are being read. */
  isReusingAnswers: boolean
  /** Why the list goes no further by itself. */
  halt: 'none' | 'fewMatches' | 'fileMissing'
  /** Whether IndexedDB has the list, though perhaps not as it is now. */
  isStored: boolean
  /** Result of the last attempt to store it. */
  storing: StoreOutcome
  /** The list in IndexedDB of the session that was found; null if there is none, undefined until that is known. */
  found: StoredList | null | undefined
}

const initialState: ListState = {
  id: '',
  parts: [],
  at: 0,
  read: null,
  sendsAll: true,
  isMovingOn: false,
  isReusingAnswers: false,
  halt: 'none',
  isStored: false,
  storing: 'stored',
  found: undefined,
}

const othersOf = ({ parts, at }: ListState) => parts.filter((_, place) => place !== at)

/** The cleanse on the page as a list of parts, one of which is in the other slices. */
export const listSlice = createSlice({
  name: 'list',
  initialState,
  reducers: {
    /** IndexedDB was given the list, or the part on the page. */
    storeAttempted(
      state,
      { payload: { outcome, summary } }: PayloadAction<{ outcome: StoreOutcome; summary: PartSummary }>,
    ) {
      state.storing = outcome
      if (outcome === 'stored') state.isStored = true
      const isChecked = state.parts[state.at]?.isChecked ?? false
      state.parts[state.at] = { ...summary, isChecked }
    },
    listFound(state, { payload }: PayloadAction<StoredList | null>) {
      state.found = payload
    },
    /** No part is left to send. */
    listEnded(state) {
      state.isMovingOn = false
    },
    /** The list goes no further: most rows of the part have no match, or its file is missing. */
    listHalted(state, { payload }: PayloadAction<Exclude<ListState['halt'], 'none'>>) {
      state.isMovingOn = false
      state.halt = payload
      const part = state.parts[state.at]
      if (payload === 'fewMatches' && part) part.isChecked = true
    },
    /** The user chose the missing file again. */
    listFileAdopted(state) {
      state.halt = 'none'
    },
    /** The rows of the part on the page have the answers of other parts. */
    answersReused(state) {
      state.isReusingAnswers = false
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(fileLoaded, (_, { payload, meta: { id, request } }) => {
        const isList = request?.isList === true && payload.part !== undefined
        return {
          ...initialState,
          id,
          parts: isList
            ? partsOf(payload.part!.of).map(({ first, last }) => emptyPart(last - first + 1))
            : [emptyPart(payload.rows.length)],
          read: isList ? request.read : null,
        }
      })
      .addCase(sessionResumed, (state, { payload: { id, part, originalRows }, meta }) => {
        if (meta.isPart) return { ...state, at: part!.at, isMovingOn: false, halt: 'none' }
        const found = state.found?.id === id ? state.found : null
        return {
          ...initialState,
          id,
          parts: found?.parts ?? [emptyPart(originalRows.length)],
          at: found?.read && part ? part.at : 0,
          read: found?.read ?? null,
          isStored: found !== null,
        }
      })
      .addCase(sessionCleared, () => initialState)
      .addCase(runStarted, (state, { payload }) => {
        state.halt = 'none'
        state.sendsAll = payload?.onlyFirst === undefined
      })
      .addCase(rowsSentAgain, (state, { payload }) => {
        state.halt = 'none'
        // Rows that are named are those of the part on the page.
        state.sendsAll = payload.rows === undefined
        if (!state.sendsAll) return
        for (const part of othersOf(state)) part.isRetried ||= part.failed > 0
      })
      .addCase(mappingChanged, (state) => {
        // With other columns they may have something to send.
        for (const part of othersOf(state)) part.nothingToSend = 0
      })
      .addCase(runCompleted, (state) => {
        state.isMovingOn = state.sendsAll && !othersOf(state).every(isPartDone)
      })
      .addCase(dedupeChanged, (state, { payload }) => {
        state.isReusingAnswers = payload && state.parts.length > 1
      })
      .addCase(stopAsked, (state) => {
        state.isMovingOn = false
      })
      .addMatcher(isAnyOf(storedSessionRemoved, resultsCleared), (state, action) => {
        state.isStored = false
        state.storing = 'stored'
        state.isMovingOn = false
        state.halt = 'none'
        if (!storedSessionRemoved.match(action)) state.parts = state.parts.map(({ rows }) => emptyPart(rows))
      })
  },
})

export const { storeAttempted, listFound, listEnded, listHalted, listFileAdopted, answersReused } =
  listSlice.actions

/** Resume Cleanse or Show Results was pressed. */
export const resumeAsked = createAction('list/resumeAsked')

/** Start Fresh or Discard was pressed; confirmed first if answers would be lost. */
export const discardAsked = createAction('list/discardAsked')

/** The results of the session that was found are to be downloaded before it is discarded. */
export const foundDownloadAsked = createAction('list/foundDownloadAsked')

/** Change the columns was pressed, after a part with few matches. */
export const columnsDoubted = createAction('list/columnsDoubted')

/** Another part of the list is to be shown, by its place from 0. */
export const partAsked = createAction<number>('list/partAsked')
