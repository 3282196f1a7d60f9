import { alikeMessages } from './alike/alikeMessages'
import { resultsMessages } from './resultsMessages'
import type { ViewState } from './viewSlice'

/** Why a key did nothing, in words: seen below the rows, and heard. */
export const saidText = (said: NonNullable<ViewState['said']>): string =>
  'rows' in said ? alikeMessages.withShift(said) : resultsMessages.undecidedSaid(said.row + 1)
