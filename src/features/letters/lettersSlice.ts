import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { outsideImmer } from '../../base/store/longLists'
import { fileLoaded } from '../file/fileSlice'
import { sessionCleared, sessionResumed } from '../session/sessionEvents'
import type { AskedColumn } from '../../domain/cleanse/noLetter'
import type { LetterChoices } from './layouts'
import type { LetterBook } from './letterBook'

export interface LettersPreview extends LetterBook {
  /** The columns that may say who gets no letter. */
  asked: AskedColumn[]
}

interface LettersState {
  /** Null until the dialog has been opened for this file. */
  choices: LetterChoices | null
  /** The preview of those choices, or of the previous ones; null until there is one. */
  preview: LettersPreview | null
}

const noLetters: LettersState = { choices: null, preview: null }

/** *Nobody is left out* was pressed, or *Nobody else*. */
export const nobodyElseChosen = createAction<readonly AskedColumn[]>('letters/nobodyElseChosen')

export const lettersSlice = createSlice({
  name: 'letters',
  initialState: noLetters,
  reducers: {
    /** The dialog starts with the user's earlier choices for these columns, or with proposals. */
    choicesProposed(state, action: PayloadAction<LetterChoices>) {
      state.choices = action.payload
    },
    choicesChanged(state, action: PayloadAction<Partial<LetterChoices>>) {
      if (state.choices) Object.assign(state.choices, action.payload)
    },
    lettersOpened(state) {
      state.preview = null
      // The filters may show other rows by now.
      if (state.choices?.rows === 'shown') state.choices.rows = 'ready'
    },
    // Outside Immer, which would walk all letters to freeze them.
    lettersPreviewed: (state, { payload }: PayloadAction<LettersPreview>) => ({
      ...outsideImmer(state),
      preview: payload,
    }),
  },
  extraReducers: (builder) => {
    for (const event of [fileLoaded, sessionCleared, sessionResumed]) builder.addCase(event, () => noLetters)
  },
})

export const { choicesProposed, choicesChanged, lettersOpened, lettersPreviewed } = lettersSlice.actions
