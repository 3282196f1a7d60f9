import type { AppStore } from '../../../src/app/store'
import { drawMore, judgeOther, judgeSame } from '../../../src/features/sample/sampleListeners'
import { sampleOpened } from '../../../src/features/sample/sampleSlice'
import { sampleMessages } from '../../../src/features/sample/sampleMessages'
import { selectFigures, selectNextInSample } from '../../../src/features/sample/sampleSelectors'
import { answered, queryOf, range } from '../../support/builders'
import type { openTestPage } from '../../support/testStore'
import { pageWith } from '../review/pageWith'

/** The row at an index (from 0) of `fileOf`, found as it was sent. */
export const good = (row: number) =>
  answered(
    {
      'Address Line 1': `${row + 1} High Street`,
      Postcode: 'B12 0XY',
      'Building Number': `${row + 1}`,
      'Street Name': 'High Street',
    },
    queryOf(row),
  )

/** The same, with another street than was sent. */
export const doubtful = (row: number) =>
  answered(
    {
      'Address Line 1': `${row + 1} Low Road`,
      Postcode: 'B12 0XY',
      'Building Number': `${row + 1}`,
      'Street Name': 'Low Road',
    },
    queryOf(row),
  )

/** A finished page with good rows, and doubtful ones after them. */
export const finishedPage = (goods: number, doubtfuls = 0, ...page: Parameters<typeof openTestPage> | []) =>
  pageWith(
    [...range(0, goods).map(good), ...range(goods, goods + doubtfuls).map(doubtful)],
    ...(page as Parameters<typeof openTestPage>),
  )

/** Opens the sample and judges rows of it, and draws more where they are judged: for each a letter, `s` for the same, `n` for not the same. */
export function judge(store: AppStore, letters: string): number[] {
  store.dispatch(sampleOpened())
  return letters.split('').map((letter) => {
    if (selectNextInSample(store.getState()) === null) store.dispatch(drawMore())
    const row = selectNextInSample(store.getState())
    if (row === null) throw new Error('All rows are judged.')
    store.dispatch(letter === 's' ? judgeSame(row) : judgeOther(row))
    return row
  })
}

/** The rows of the sample, in the order in which they are shown. */
export const drawnRows = (store: AppStore) => store.getState().sample?.rows ?? []

/** What the sample says. */
export function said(store: AppStore): string {
  const figures = selectFigures(store.getState())
  return figures ? sampleMessages.says(figures) : ''
}
