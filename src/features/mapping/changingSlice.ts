import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { fileLoaded } from '../file/fileSlice'
import { sessionCleared, sessionResumed } from '../session/sessionEvents'
import { mappingChanged, type ColumnsChange } from './mappingSlice'

/** A change of columns that is under way: it is shown, and holds once all rows were read by it. */
interface Change {
  to: ColumnsChange
  /** Whether the results are cleared then. */
  startsOver: boolean
}

export const changingSlice = createSlice({
  name: 'changing',
  initialState: null as Change | null,
  reducers: {
    /** Other columns are chosen, beside those that were chosen just before. */
    changeBegan: (state, { payload }: PayloadAction<Change>): Change | null => ({
      to: { ...state?.to, ...payload.to },
      startsOver: payload.startsOver || state?.startsOver === true,
    }),
  },
  extraReducers: (builder) => {
    builder.addMatcher(isAnyOf(mappingChanged, fileLoaded, sessionResumed, sessionCleared), () => null)
  },
  selectors: {
    /** Whether a change of columns is under way. */
    selectIsChanging: (state) => state !== null,
  },
})

export const { changeBegan } = changingSlice.actions
export const { selectIsChanging } = changingSlice.selectors
