import { createSelector } from '@reduxjs/toolkit'
import type { RootState } from './types'

/** Makes a selector that is computed again only when what it is made from changes; its inputs take the whole state. */
export const createAppSelector = createSelector.withTypes<RootState>()
