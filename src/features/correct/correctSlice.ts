import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import type { CallProblem } from '../../api/apiFailure'
import { suggestionText } from '../../api/cleanseApi'
import type { Suggestion } from '../../api/schemas'
import { isSessionReplaced, rowRequested, rowRequestFailed } from '../run/runSlice'
import { correctionAsked, isPersons, runResumed, runStarted } from '../session/sessionEvents'
import { filesShown, rowFocused, rowOpened, rowReached } from '../review/viewSlice'

export interface CorrectForm {
  row: number
  way: 'find' | 'type'
  /** The text in the field of *Find*. */
  text: string
  /** The provider's suggestions for the text; null until they arrive. A provider may refuse to list any. */
  listed: { text: string; hits: Suggestion[] } | 'refused' | null
  /** Why the last call got no answer. */
  problem: CallProblem | null
}

interface CorrectState {
  form: CorrectForm | null
  /** The last corrected row, and undecided rows with the same text. */
  sameText: { row: number; rows: number[] } | null
  /** A paid call that failed after its form was closed. */
  failed: { row: number; problem: CallProblem } | null
}

/** The shortest text that means an address. */
const SHORTEST_TEXT = 3

/** The text to ask suggestions for, from the field's text; null if it is too short. */
export function askedOf(text: string): string | null {
  const asked = suggestionText(text)
  return asked.length < SHORTEST_TEXT ? null : asked
}

const initialState: CorrectState = { form: null, sameText: null, failed: null }

/** Rows change in other ways, or a run begins. */
const isOvertaken = isAnyOf(isSessionReplaced, runStarted, runResumed)

export const correctSlice = createSlice({
  name: 'correct',
  initialState,
  reducers: {
    /** A call in flight continues. */
    formClosed(state) {
      state.form = null
    },
    textChanged({ form }, { payload }: PayloadAction<string>) {
      if (!form) return
      Object.assign(form, { text: payload, problem: null })
      // Enter must not pay for an address of another text.
      if (form.listed !== 'refused' && form.listed?.text !== askedOf(payload)) form.listed = null
    },
    wayChosen({ form }, { payload }: PayloadAction<CorrectForm['way']>) {
      if (form) Object.assign(form, { way: payload, problem: null })
    },
    suggestionsListed({ form }, { payload }: PayloadAction<NonNullable<CorrectForm['listed']>>) {
      if (form) form.listed = payload
    },
    listingFailed({ form }, { payload }: PayloadAction<CallProblem>) {
      if (form) form.problem = payload
    },
    sameTextFound(state, { payload }: PayloadAction<CorrectState['sameText']>) {
      state.sameText = payload
    },
    noticeClosed(state) {
      state.sameText = null
      state.failed = null
    },
  },
  extraReducers: (builder) => {
    builder
      .addCase(correctionAsked, (state, { payload: { row, text, way } }) => {
        state.form = { row, way, text, listed: null, problem: null }
        state.failed = null
      })
      .addCase(rowRequested, ({ form }) => {
        if (form) form.problem = null
      })
      .addCase(rowRequestFailed, (state, { payload }) => {
        if (state.form?.row === payload.row) state.form.problem = payload.problem
        else state.failed = payload
      })
      .addMatcher(isPersons('answered', 'undone', 'redone'), (state, { payload: { act, changes } }) => {
        state.sameText = null
        if (act !== 'answered') return
        state.failed = null
        if (changes.some(({ row }) => row === state.form?.row)) state.form = null
      })
      .addMatcher(isAnyOf(rowFocused, rowReached, rowOpened, filesShown), (state, { payload: row }) => {
        if (state.form?.row !== row) state.form = null
      })
      .addMatcher(isOvertaken, () => initialState)
  },
})

export const {
  formClosed,
  textChanged,
  wayChosen,
  suggestionsListed,
  listingFailed,
  sameTextFound,
  noticeClosed,
} = correctSlice.actions
