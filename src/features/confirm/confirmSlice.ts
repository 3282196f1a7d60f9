import { createSlice } from '@reduxjs/toolkit'
import { questionAsked, type Question } from '../sessionEvents'

/** The question that is open, if any. */
export type ConfirmState = Question | null

export const confirmSlice = createSlice({
  name: 'confirm',
  initialState: null as ConfirmState,
  reducers: {
    /** The user answered: with yes, with one of the ways on, or with Cancel. What follows is its own event. */
    answered: () => null,
    /** The dialog is gone from the screen. */
    closed: (state) => state,
  },
  extraReducers: (builder) => {
    builder.addCase(questionAsked, (_, action): ConfirmState => action.payload)
  },
})

export const { answered: questionAnswered, closed: dialogClosed } = confirmSlice.actions
