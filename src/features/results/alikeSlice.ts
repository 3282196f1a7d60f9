import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { Reason } from '../../domain/cleanse/outcomes'
import { isSessionReplaced } from '../run/runSlice'

/** What each row to review asks, by row index: equal for rows that are one decision; null for a row that asks alone. */
export type QuestionKeys = readonly (string | null)[]

/** With more rows than this, the page asks before it decides them. */
export const ASKED_BEYOND = 20

/** More rows decided together than the page takes without asking. */
export interface ManyRows {
  rows: number[]
  decision: 'accepted' | 'originalKept'
  /** Of the rows shown: the reason that is pressed, how many rows have which others, and which rows none. */
  shown?: { reason: Reason | null; others: { reason: Reason; rows: number }[]; clear: number[] }
}

/** All rows that are alike, or all that are shown, were decided at once. */
export const manyDecided = createAction<ManyRows>('alike/manyDecided')

interface AlikeState {
  /** Empty until they are found, and those of just before while they are found again. */
  keys: QuestionKeys
}

const initialState: AlikeState = { keys: [] }

/** Which rows to review ask the same. */
export const alikeSlice = createSlice({
  name: 'alike',
  initialState,
  reducers: {
    questionsFound: (_, { payload }: PayloadAction<AlikeState>) => payload,
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionReplaced, () => initialState)
  },
})

export const { questionsFound } = alikeSlice.actions
