// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { DownloadButtons } from '../../../src/features/download/DownloadButtons'
import { namedColumnsChosen } from '../../../src/features/download/downloadSlice'
import { rowsDecided } from '../../../src/features/review/decisionsSlice'
import { TakingLine } from '../../../src/features/download/TakingLine'
import { sessionResumed } from '../../../src/features/session/sessionEvents'
import { answered, finishedRecord } from '../../support/builders'
import { renderPart } from '../../support/renderPart'
import { openTestPage } from '../../support/testStore'

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
  renderPart(
    store,
    <>
      <DownloadButtons purposes={[]} />
      <TakingLine />
    </>,
  )
  return store
}

const LOST = 'In 1 row words of yours are in no column of this file.'

test('columns that take the cleansed value: the line says in how many undecided rows, and offers no decision', () => {
  const store = takingPage()
  const takes = '“Address Line 1” takes the cleansed value, also in 1 row to review that is undecided.'
  expect(screen.getByText(takes)).toBeDefined()
  expect(screen.queryByRole('button', { name: /Keep mine/ })).toBeNull()
  act(() => {
    store.dispatch(rowsDecided({ rows: [2], decision: 'accepted' }))
  })
  expect(screen.getByText('“Address Line 1” takes the cleansed value.')).toBeDefined()
})

test('rows whose words are in no column of the file are counted and shown; another spelling loses nothing', async () => {
  const store = takingPage()
  await screen.findByText(LOST)
  fireEvent.click(screen.getByRole('button', { name: 'Show' }))
  expect(store.getState().view.filters.listed).toEqual({ label: 'Words in no column', rows: [0] })
})

test('the menu says the same under the choice', async () => {
  const store = takingPage()
  fireEvent.click(screen.getByRole('button', { name: 'More downloads' }))
  const show = await screen.findByRole('menuitem', { name: 'Show' })
  expect(show.getAttribute('aria-description')).toBe(LOST)
  fireEvent.click(show)
  expect(store.getState().view.filters.listed?.rows).toEqual([0])
})

test('choosing what the columns do decides no row', async () => {
  const store = takingPage()
  await screen.findByText(LOST)
  const { decisions } = store.getState()
  for (const name of ['Keep mine', 'They take the cleansed value']) {
    fireEvent.click(screen.getByRole('button', { name: 'More downloads' }))
    fireEvent.click(await screen.findByRole('menuitemradio', { name }))
    fireEvent.click(screen.getByRole('button', { name: 'More downloads' }))
  }
  expect(store.getState().decisions).toBe(decisions)
})

test('nothing is said where no column takes', async () => {
  const store = takingPage()
  await screen.findByText(LOST)
  act(() => {
    store.dispatch(namedColumnsChosen('keepMine'))
  })
  expect(screen.queryByText(/takes the cleansed value\./)).toBeNull()
  expect(screen.queryByText(LOST)).toBeNull()
})

test('nothing is said at first of a column that finds the door: it keeps theirs until somebody chooses', () => {
  takingPage('Address Line 1', null)
  expect(screen.queryByText(/the cleansed value/)).toBeNull()
})

test('nothing is said of a file without such a column', () => {
  takingPage('Address')
  expect(screen.queryByText(/the cleansed value/)).toBeNull()
})
