import { createAppSelector } from '../../base/store/types'
import { selectHeaders } from '../file/fileSlice'
import { selectMapping } from '../mapping/mappingSelectors'
import { isSameFile, selectTaken } from './earlierSlice'
import type { EarlierSource } from './matchRows'
import { hasAnswer, ownColumns, type EarlierKind } from './readDownload'

const countOf = ({ rows }: EarlierSource, kind: EarlierKind) => rows.filter((row) => row.kind === kind).length

/**
 * The downloads in use: which rows take their answers, whether they have any, how many of their rows are unusable, and which
 * chosen columns they lack.
 */
export const selectSources = createAppSelector(
  [(state) => state.earlier.sources, selectTaken, selectHeaders, selectMapping],
  (sources, taken, headers, mapping) =>
    sources.map((source) => {
      const { name, savedAt, isList, columns } = source
      return {
        name,
        savedAt,
        isList,
        rows: [...taken.keys()].filter((row) => {
          const from = taken[row]?.result.takenFrom
          return from !== undefined && isSameFile(from, source)
        }),
        isEmpty: !source.rows.some(hasAnswer),
        spoilt: countOf(source, 'spoilt'),
        madeUp: countOf(source, 'madeUp'),
        missing: columns.addressSent < 0 ? ownColumns(source, { headers, rows: [] }, mapping).missing : [],
      }
    }),
)
