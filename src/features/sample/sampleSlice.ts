import { createAction, createSlice, type PayloadAction } from '@reduxjs/toolkit'
import { isSessionReplaced } from '../run/runSlice'
import type { Judgement, Sample } from './sample'

/** *Check a sample* was pressed. */
export const sampleOpened = createAction('sample/sampleOpened')

const none = (): Sample | null => null

/** The sample on the page. It is not saved, but what judgements did to rows is. */
export const sampleSlice = createSlice({
  name: 'sample',
  initialState: none,
  reducers: {
    /** A sample was drawn, the first one or another. Earlier judgements stay. */
    sampleDrawn: (before, { payload }: PayloadAction<Omit<Sample, 'judged'>>) => ({
      ...payload,
      judged: before?.judged ?? [],
    }),
    rowsDrawn: (sample, { payload }: PayloadAction<number[]>) =>
      sample && { ...sample, rows: [...sample.rows, ...payload] },
    /** A row of the sample, and with it its equals, was judged: it replaces an earlier judgement. */
    rowJudged: (sample, { payload }: PayloadAction<Judgement>) =>
      sample && {
        ...sample,
        judged: [...sample.judged.filter(({ pair }) => pair !== payload.pair), payload],
      },
    judgementTakenBack: (sample, { payload: at }: PayloadAction<number>) => void sample?.judged.splice(at, 1),
  },
  extraReducers: (builder) => {
    builder.addMatcher(isSessionReplaced, none)
  },
})

export const { sampleDrawn, rowsDrawn, rowJudged, judgementTakenBack } = sampleSlice.actions
