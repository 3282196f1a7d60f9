import type { RootState } from '../../app/base/types'

const NO_ROWS: string[][] = []
const NO_NUMBERS: number[] = []
const NO_HEADERS: string[] = []

export const selectFile = (state: RootState) => state.file.loaded
export const selectAttempt = (state: RootState) => state.file.attempt
export const selectRows = (state: RootState) => state.file.loaded?.rows ?? NO_ROWS
/** The number of each row in a spreadsheet. */
export const selectSheetRows = (state: RootState) => state.file.loaded?.sheetRows ?? NO_NUMBERS
export const selectHeaders = (state: RootState) => state.file.loaded?.headers ?? NO_HEADERS
