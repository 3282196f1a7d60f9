import { createAppSelector, type RootState } from '../../base/store/types'
import type { Results } from '../../domain/cleanse/rowResult'
import { isTaken } from './earlierSlice'
import type { EarlierMatch } from './matchRows'

type Taken = readonly (EarlierMatch | null)[]

const NONE: Taken = []

/** Whether it is not known yet which answers rows take: Start waits. */
export const selectIsReadingEarlier = ({ earlier: { reading, isMatching } }: RootState) =>
  isMatching || reading !== null

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
