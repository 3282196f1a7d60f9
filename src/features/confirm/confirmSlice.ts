import { createSlice, type PayloadAction } from '@reduxjs/toolkit'
import type { FileRequest } from '../file/fileSlice'
import type { Mapping } from '../mapping/buildQuery'

/** What the user is asked before something that cannot be undone. */
export type Question =
  | { kind: 'startNew' }
  | { kind: 'cleanseAgain' }
  | { kind: 'replaceFile'; request: FileRequest }
  | { kind: 'changeMapping'; change: Partial<Mapping> }
  | { kind: 'giveUp'; isFinished: boolean }

/** The open question, if any. */
export type ConfirmState = Question | null

/** How a question was answered: with Cancel, with its yes, or with its other choice, where it has one. */
export type ConfirmAnswer = 'cancelled' | 'confirmed' | 'startOver' | 'download'

export const confirmSlice = createSlice({
  name: 'confirm',
  initialState: null as ConfirmState,
  reducers: {
    /** A question is put to the user; one that is open already makes way for it. */
    asked: (_, action: PayloadAction<Question>): ConfirmState => action.payload,
    /** The user answered the open question. What follows from it is an event of its own. */
    answered: (_, _action: PayloadAction<ConfirmAnswer>): ConfirmState => null,
    /** The dialog has left the screen. */
    closed: (state) => state,
  },
})

export const { asked: questionAsked, answered: questionAnswered, closed: dialogClosed } = confirmSlice.actions
