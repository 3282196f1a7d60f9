import type { RootState } from '../../app/base/types'

const NO_ROWS: string[][] = []
const NO_HEADERS: string[] = []

export const selectFile = (state: RootState) => state.file.loaded
export const selectAttempt = (state: RootState) => state.file.attempt
export const selectRows = (state: RootState) => state.file.loaded?.rows ?? NO_ROWS
export const selectHeaders = (state: RootState) => state.file.loaded?.headers ?? NO_HEADERS
