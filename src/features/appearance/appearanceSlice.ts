import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** The colours of the page: those of the system's setting, or always the same. */
export type Appearance = 'system' | 'light' | 'dark'

export const APPEARANCES: readonly Appearance[] = ['system', 'light', 'dark']

export const appearanceSlice = createSlice({
  name: 'appearance',
  initialState: (): Appearance => 'system',
  reducers: {
    /** An appearance was chosen, now or in an earlier visit. */
    chosen: (_, action: PayloadAction<Appearance>) => action.payload,
  },
})

export const { chosen: appearanceChosen } = appearanceSlice.actions
