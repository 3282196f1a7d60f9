import { createAppSelector } from '../../base/store/createAppSelector'
import type { RootState } from '../../base/store/types'
import type { Results } from '../../domain/cleanse/rowResult'
import { selectHeaders } from '../file/fileSelectors'
import { selectMapping } from '../mapping/mappingSelectors'
import { isTaken } from './earlierSlice'
import type { EarlierMatch, EarlierSource } from './matchRows'
import { ownColumns } from './ownColumns'
import type { EarlierKind } from './readDownload'

type Taken = readonly (EarlierMatch | null)[]

const NONE: Taken = []

/** Whether it is not known yet which answers rows take: Start waits. */
export const selectIsReadingEarlier = ({ earlier: { attempt, isMatching } }: RootState) =>
  isMatching || attempt.status === 'reading'

/** The answers that rows take at Start, by row index; empty if none does. */
export const selectTaken = createAppSelector(
  [
    (state) => state.earlier.matches,
    (state) => state.earlier.keepsList,
    (state) => state.earlier.leavesOutUnfound,
  ],
  (matches, keepsList, leavesOutUnfound): Taken => {
    const taken = matches.map((match) => (isTaken(match, { keepsList, leavesOutUnfound }) ? match : null))
    return taken.some((match) => match !== null) ? taken : NONE
  },
)

/** How many rows take an answer at Start. */
export const selectTakenCount = createAppSelector(
  [selectTaken],
  (taken) => taken.filter((match) => match !== null).length,
)

/** Results, with the answers that rows take at Start. */
export const withTaken = (results: Results, taken: Taken): Results =>
  taken.length === 0 ? results : results.map((result, row) => result ?? taken[row]?.result ?? null)

/** How many rows were not found then, whether they stay so or are looked up; those of a list that keeps no answers are. */
export const selectUnfoundCount = createAppSelector(
  [(state) => state.earlier.matches, (state) => state.earlier.keepsList],
  (matches, keepsList) =>
    matches.filter((match) => match?.isUnfound && isTaken(match, { keepsList, leavesOutUnfound: true }))
      .length,
)

/** How many rows of a list that is a download of ours keep their answers, or would. */
export const selectOwnCount = createAppSelector(
  [(state) => state.earlier.matches, (state) => state.earlier.leavesOutUnfound],
  (matches, leavesOutUnfound) =>
    matches.filter((match) => match?.isOwn && isTaken(match, { keepsList: true, leavesOutUnfound })).length,
)

const countOf = ({ rows }: EarlierSource, kind: EarlierKind) => rows.filter((row) => row.kind === kind).length

/**
 * The downloads in use: indexes of the rows that take an answer of each, whether none of its own rows has one, how many
 * have none that can be used, and the columns that are chosen for this list and missing there.
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
          return from?.name === name && from.savedAt === savedAt
        }),
        isEmpty: !source.rows.some(({ kind }) => kind === 'found' || kind === 'kept' || kind === 'notFound'),
        spoilt: countOf(source, 'spoilt'),
        madeUp: countOf(source, 'madeUp'),
        missing: columns.addressSent < 0 ? ownColumns(source, headers, mapping).missing : [],
      }
    }),
)
