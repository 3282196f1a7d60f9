import { createAction, createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit'
import { FIRST_ADDED_COLUMN } from '../../base/constants'
import { outsideImmer, withFrozenRows } from '../../base/store/longLists'
import { createAppSelector, type RootState } from '../../base/store/types'
import type { Results, TakenFrom } from '../../domain/cleanse/rowResult'
import {
  resultsCleared,
  rowsChanged,
  runStarted,
  sessionCleared,
  sessionResumed,
} from '../session/sessionEvents'
import { fileLoaded } from '../file/fileSlice'
import { choicesRecalled, mappingChanged } from '../mapping/mappingSlice'
import type { EarlierMatch, EarlierSource } from './matchRows'

/** Why the page does not use a file chosen as an earlier download. */
export type EarlierRefusal =
  | { kind: 'notOurs' }
  /** It lacks added columns. */
  | { kind: 'incomplete'; missing: string[] }
  /** The reader's words. */
  | { kind: 'unreadable'; message: string; next?: string }

export interface RefusedDownload {
  /** Its inbox number: two refused files may have one name. */
  id: number
  name: string
  refusal: EarlierRefusal
}

interface EarlierState {
  /** The list itself if it is a download of ours, then the chosen downloads in order; none once a run has begun. */
  sources: readonly EarlierSource[]
  /** The answer that each row of the list can take; empty without a source. Start takes them. */
  matches: readonly (EarlierMatch | null)[]
  /** Whether the page is matching rows, or reading the list as a download: Start waits. */
  isMatching: boolean
  /** The name of the file being read. */
  reading: string | null
  /** The last refused files, until they are dismissed. */
  refused: RefusedDownload[]
  isDownload: boolean
  /** Whether a list that is a download of ours keeps its answers. */
  keepsList: boolean
  /** Whether rows that were not found then stay so, and are not looked up. */
  leavesOutUnfound: boolean
}

const nothingRead = { reading: null, refused: [] }

const initialEarlierState: EarlierState = {
  sources: [],
  matches: [],
  isMatching: false,
  ...nothingRead,
  isDownload: false,
  keepsList: true,
  leavesOutUnfound: false,
}

/** The state of a list before anything is read, except whether it is a download of ours. */
const unread = (isDownload: boolean): EarlierState => ({
  ...initialEarlierState,
  isDownload,
  isMatching: isDownload,
})

const isOurs = (headers: string[]) => headers.includes(FIRST_ADDED_COLUMN)

/** Whether an action makes the page find again which answers rows can take. */
export const changesMatches = (action: unknown) =>
  isAnyOf(sourceRead, downloadsDropped, mappingChanged, choicesRecalled)(action)

/** The user chose files as earlier downloads, by their inbox numbers. */
export const earlierOffered = createAction<{ id: number; name: string }[]>('earlier/earlierOffered')

export const earlierSlice = createSlice({
  name: 'earlier',
  initialState: initialEarlierState,
  reducers: {
    earlierReading(state, { payload: name }: PayloadAction<string>) {
      Object.assign(state, nothingRead, { reading: name })
    },
    /** A download was read, perhaps again, or the list turned out to be one. */
    sourceRead: {
      prepare: (source: EarlierSource) => ({ payload: withFrozenRows(source) }),
      reducer: (state, { payload: source }: PayloadAction<EarlierSource>) => {
        const now = outsideImmer(state)
        const before = source.isList ? now : { ...now, ...nothingRead }
        const isList = before.sources.some((other) => other.isList && isSameFile(other, source))
        if (isList) return { ...before, keepsList: true }
        const others = before.sources.filter((other) => other.isList || !isSameFile(other, source))
        const sources = source.isList ? [source, ...others] : [...others, source]
        return { ...before, sources }
      },
    },
    /** One or more of the files chosen together cannot be used. */
    earlierRefused(state, { payload }: PayloadAction<RefusedDownload[]>) {
      Object.assign(state, { reading: null, refused: payload })
    },
    refusalDismissed(state, { payload: gone = 0 }: PayloadAction<number | undefined>) {
      state.refused.splice(gone, 1)
    },
    /** *Do not use them* was pressed: the page drops all chosen downloads. */
    downloadsDropped(state) {
      state.sources = state.sources.filter(({ isList }) => isList)
      Object.assign(state, nothingRead, { isMatching: false, leavesOutUnfound: false })
    },
    listKept(state, { payload }: PayloadAction<boolean>) {
      state.keepsList = payload
    },
    unfoundLeftOut(state, { payload }: PayloadAction<boolean>) {
      state.leavesOutUnfound = payload
    },
    /** The page found the answers that the rows can take: none if that failed. */
    rowsMatched: {
      prepare: (matches: (EarlierMatch | null)[]) => ({ payload: Object.freeze(matches) }),
      reducer: (state, { payload }: PayloadAction<readonly (EarlierMatch | null)[]>) => ({
        ...outsideImmer(state),
        matches: payload,
        isMatching: false,
      }),
    },
  },
  extraReducers: (builder) => {
    builder
      // Start takes the answers, and no longer needs the downloads.
      .addCase(runStarted, (state) => {
        Object.assign(state, nothingRead, { sources: [], isMatching: false })
      })
      // Rows have taken the answers found for them.
      .addCase(rowsChanged, (state, { payload: { by, changes } }) => {
        if (by !== 'earlier') return
        const before = outsideImmer(state)
        const taken = new Set(changes.map(({ row }) => row))
        const matches = before.matches.map((match, row) => (taken.has(row) ? null : match))
        return { ...before, matches: Object.freeze(matches) }
      })
      .addCase(fileLoaded, (_, { payload: { headers } }) => unread(isOurs(headers)))
      .addCase(sessionResumed, (_, { payload: { csvHeaders } }) => ({
        ...initialEarlierState,
        isDownload: isOurs(csvHeaders),
      }))
      .addCase(sessionCleared, () => initialEarlierState)
      // Its answers are offered again.
      .addCase(resultsCleared, ({ isDownload }) => unread(isDownload))
      // Answers found with other columns no longer count.
      .addMatcher(changesMatches, (state) => {
        state.matches = []
        state.isMatching ||= state.sources.length > 0
      })
  },
})

/** Whether two downloads are the same file. */
export const isSameFile = (one: TakenFrom, other: TakenFrom) =>
  one.name === other.name && one.savedAt === other.savedAt

export const {
  earlierReading,
  sourceRead,
  earlierRefused,
  refusalDismissed,
  downloadsDropped,
  listKept,
  unfoundLeftOut,
  rowsMatched,
} = earlierSlice.actions

type Taken = readonly (EarlierMatch | null)[]

const NONE: Taken = []

/** Whether the page does not yet know which answers rows take: Start waits. */
export const selectIsReadingEarlier = ({ earlier: { reading, isMatching } }: RootState) =>
  isMatching || reading !== null

/** The answers that rows take at Start, by row index; empty if none do. */
export const selectTaken = createAppSelector(
  [
    (state) => state.earlier.matches,
    (state) => state.earlier.keepsList,
    (state) => state.earlier.leavesOutUnfound,
  ],
  (matches, keepsList, leavesOutUnfound): Taken => {
    const isTaken = ({ isOwn, isUnfound }: EarlierMatch) =>
      (keepsList || !isOwn) && (leavesOutUnfound || !isUnfound)
    const taken = matches.map((match) => (match && isTaken(match) ? match : null))
    return taken.some((match) => match !== null) ? taken : NONE
  },
)

export const selectTakenCount = createAppSelector(
  [selectTaken],
  (taken) => taken.filter((match) => match !== null).length,
)

/** Results, with the answers that rows take at Start. */
export const withTaken = (results: Results, taken: Taken): Results =>
  taken.length === 0 ? results : results.map((result, row) => result ?? taken[row]?.result ?? null)

/** How many rows were not found then, whether they stay so or not; a list that keeps no answers looks them up. */
export const selectUnfoundCount = createAppSelector(
  [(state) => state.earlier],
  ({ matches, keepsList }) =>
    matches.filter((match) => match?.isUnfound && (keepsList || !match.isOwn)).length,
)

/** If the list is a download of ours: how many of its rows keep their answers, or would. */
export const selectOwnCount = createAppSelector(
  [(state) => state.earlier],
  ({ matches, leavesOutUnfound }) =>
    matches.filter((match) => match?.isOwn && (leavesOutUnfound || !match.isUnfound)).length,
)
