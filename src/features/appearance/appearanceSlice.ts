import { createSlice, type PayloadAction } from '@reduxjs/toolkit'

/** Which colours the page has: those of the system's setting, or always the one or the other. */
export type Appearance = 'system' | 'light' | 'dark'

export const APPEARANCES: readonly Appearance[] = ['system', 'light', 'dark']

export const appearanceSlice = createSlice({
  name: 'appearance',
  initialState: (): Appearance => 'system',
  reducers: {
    /** The user chose an appearance. */
    chosen: (_, action: PayloadAction<Appearance>) => action.payload,
    /** The choice of an earlier visit was found. */
    recalled: (_, action: PayloadAction<Appearance>) => action.payload,
  },
})

export const { chosen: appearanceChosen, recalled: appearanceRecalled } = appearanceSlice.actions
