import { createAppSelector } from '../../../base/store/createAppSelector'
import { ticksNow } from '../../../domain/cleanse/columnValues'
import { selectHeaders, selectRows } from '../../file/fileSlice'
import { selectColumnsFor } from '../columnSelectors'

/** The values whose rows are not looked up, by column. */
export const selectLeftOutTicks = createAppSelector(
  [(state) => selectColumnsFor.forecast(state).leftOut, selectHeaders, selectRows],
  ticksNow,
)

/** The values whose rows get no letter, by column. */
export const selectNoLetter = createAppSelector(
  [(state) => selectColumnsFor.letters(state).noLetter, selectHeaders, selectRows],
  ticksNow,
)
