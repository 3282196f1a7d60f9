import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { questionAsked, type Question } from '../sessionEvents'

/** The question that is open, if any. */
export type ConfirmState = Question | null

/** How a question was answered: with Cancel, with its yes, or with the other thing that it offers, where it does. */
export type ConfirmAnswer = 'cancelled' | 'confirmed' | 'startOver' | 'download'

export const confirmSlice = createSlice({
  name: 'confirm',
  initialState: null as ConfirmState,
  reducers: {
    /** The user answered the open question. What follows from it is an event of its own. */
    answered: (_, _action: PayloadAction<ConfirmAnswer>): ConfirmState => null,
    /** The dialog is gone from the screen. */
    closed: (state) => state,
  },
  extraReducers: (builder) => {
    builder.addCase(questionAsked, (_, action): ConfirmState => action.payload)
  },
})

export const { answered: questionAnswered, closed: dialogClosed } = confirmSlice.actions
