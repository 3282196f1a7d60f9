import { createSelector } from '@reduxjs/toolkit'
import { PREVIEW_ROWS } from '../../base/constants'
import { buildQuery } from '../../domain/cleanse/rowQuery'
import { selectRows } from '../file/fileSlice'
import { selectMapping } from './mappingSelectors'
import { selectIsMapped } from './mappingSlice'

/** The texts that the rows of the preview will send; none until the columns are chosen. */
export const selectFirstQueries = createSelector(
  [selectRows, selectMapping, selectIsMapped],
  (rows, mapping, isMapped) =>
    isMapped ? rows.slice(0, PREVIEW_ROWS).map((row) => buildQuery(row, mapping)) : [],
)
