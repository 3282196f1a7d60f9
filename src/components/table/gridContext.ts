import { createContext } from 'react'

/** What the rows of a grid ask for themselves, so that moving from one to another renders no cell again. */
export interface GridState {
  /** Id of the element that hands the focus on to the row that Tab goes to. */
  entranceId: string | undefined
  /** The row that is selected. */
  currentKey: number | null
  /** The row that Tab goes to: the current one, or the first. */
  stopKey: number | null
  /** Whether that row is among those that are rendered. */
  isStopRendered: boolean
  setStopRendered: (isRendered: boolean) => void
  /** Brings the row that Tab goes to into view and focuses it. */
  enter: () => void
}

/** Null in a table that is no grid: its rows take no focus. */
export const GridContext = createContext<GridState | null>(null)
