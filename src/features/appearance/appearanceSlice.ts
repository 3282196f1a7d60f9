import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The page's colours: as the system is set, or always the same. */
export type Appearance = 'system' | 'light' | 'dark'

export const APPEARANCES: readonly Appearance[] = ['system', 'light', 'dark']

export const appearanceSlice = createSlice({
  name: 'appearance',
  initialState: (): Appearance => 'system',
  reducers: {
    /** Now or in an earlier visit. */
    appearanceChosen: (_, action: PayloadAction<Appearance>) => action.payload,
  },
})

export const { appearanceChosen } = appearanceSlice.actions
