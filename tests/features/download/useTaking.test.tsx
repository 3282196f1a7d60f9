// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DownloadButtons } from '../../../src/features/download/DownloadButtons'
import { rowsDecided } from '../../../src/features/review/decisionsSlice'
import { sessionResumed } from '../../../src/features/session/sessionEvents'
import { answered, finishedRecord } from '../../support/builders'
import { renderPart } from '../../support/renderPart'
import { downloadRoom } from '../../support/rooms/download'
import { pagesIn } from '../../support/testPage'

const { openTestPage } = pagesIn(downloadRoom)

const found = (confidence: string) =>
  answered(
    {
      'Address Line 1': '1 High Street',
      'Post Town': 'LEEDS',
      Postcode: 'LS1 4AB',
      'Building Number': '1',
      'Street Name': 'High Street',
      'Confidence Score': confidence,
    },
    '1 High Street, Leeds, LS1 4AB',
  )

/**
 * Three rows whose own column takes: one with words of theirs, one spelt in another way, one to review.
 *
 * @param named what the user chose
 */
function takingPage(line1 = 'Address Line 1', named: 'take' | null = 'take') {
  const { store } = openTestPage()
  store.dispatch(
    sessionResumed(
      finishedRecord({
        csvHeaders: ['Name', line1, 'Town', 'postcode'],
        line1Col: 1,
        postcodeCol: 3,
        originalRows: [
          ['Ann', 'Rear of shop, 1 High Street', 'Leeds', 'LS1 4AB'],
          ['Bob', '1 high st', 'leeds', 'ls14ab'],
          ['Cat', '1 High Street', 'Leeds', 'LS1 4AB'],
        ],
        sheetRows: [2, 3, 4],
        resultRows: [found('0.90'), found('0.90'), found('0.50')],
        threshold: 0.8,
        namedColumns: named ?? undefined,
      }),
    ),
  )
  renderPart(store, <DownloadButtons purposes={[]} />)
  fireEvent.click(screen.getByRole('button', { name: 'More downloads…' }))
  return store
}

const LOST = 'In 1 row words of yours are in no column of this file.'

const TAKES = '“Address Line 1” holds the cleansed one'

test('columns that take the cleansed value: it is said in how many undecided rows, and no decision is offered', async () => {
  const store = takingPage()
  await screen.findByText(`${TAKES}, also in 1 row to review. ${LOST}`)
  act(() => {
    store.dispatch(rowsDecided({ rows: [2], decision: 'accepted' }))
  })
  expect(screen.getByText(`${TAKES}. ${LOST}`)).toBeDefined()
})

test('choosing what the columns do decides no row; only those that take are spoken of', async () => {
  const store = takingPage()
  await screen.findByText(new RegExp(LOST))
  const { decisions } = store.getState()
  fireEvent.click(screen.getByRole('radio', { name: 'Keep mine' }))
  expect(screen.queryByText(/holds the cleansed one/)).toBeNull()
  fireEvent.click(screen.getByRole('radio', { name: 'They take the cleansed value' }))
  expect(screen.getByText(/holds the cleansed one/)).toBeDefined()
  expect(store.getState().decisions).toBe(decisions)
})

test('nothing is said at first of a column that finds the door: it keeps theirs until somebody chooses', () => {
  takingPage('Address Line 1', null)
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Keep mine' }).checked).toBe(true)
  expect(screen.queryByText(/holds the cleansed one/)).toBeNull()
})

test('nothing is asked of a file without such a column', () => {
  takingPage('Address')
  expect(screen.queryByRole('radio', { name: 'Keep mine' })).toBeNull()
})
