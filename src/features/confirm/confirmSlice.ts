import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { questionAsked, rowsChanged, type Question } from '../session/sessionEvents'

/** Questions whose yes sends, loads or clears. */
const BEGINS = new Set<Question['kind']>(['startNew', 'cleanseAgain', 'lookUpLeftOut', 'replaceFile'])

/** Whether an answer to the open question sends, loads or clears. */
export const beginsWith = (question: Question | null, answer: ConfirmAnswer): boolean =>
  question !== null && (answer === 'startOver' || (answer === 'confirmed' && BEGINS.has(question.kind)))

/** Cancel, the question's yes, or its other choice if it has one. */
export type ConfirmAnswer = 'cancelled' | 'confirmed' | 'startOver' | 'download' | 'fewer'

export const confirmSlice = createSlice({
  name: 'confirm',
  initialState: null as Question | null,
  reducers: {
    questionAnswered: (_, _action: PayloadAction<ConfirmAnswer>): Question | null => null,
  },
  extraReducers: (builder) => {
    builder
      .addCase(questionAsked, (_, { payload }) => payload)
      // The question was not about what a lookup brings meanwhile.
      .addCase(rowsChanged, (question, { payload: { changes } }) => {
        if (question?.kind !== 'decideMany') return
        const changed = new Set(changes.map(({ row }) => row))
        const isAsBefore = (row: number) => !changed.has(row)
        question.rows = question.rows.filter(isAsBefore)
        if (question.shown) question.shown.clear = question.shown.clear.filter(isAsBefore)
      })
  },
})

export const { questionAnswered } = confirmSlice.actions

/** The dialog is off the screen. */
export const dialogClosed = createAction('confirm/dialogClosed')
