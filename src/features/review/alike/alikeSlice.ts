import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { isSessionReplaced } from '../../run/runSlice'

/** What each row to review asks, by row index: equal for rows that are one decision; null for a row that asks alone. */
export type QuestionKeys = readonly (string | null)[]

/** All rows that are alike were decided at once, and are so many that the page asks first. */
export const manyDecided = createAction<{ rows: number[]; decision: 'accepted' | 'originalKept' }>(
  'alike/manyDecided',
)

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
