// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ConfirmDialog } from '../../../src/features/confirm/ConfirmDialog'
import { cleanseAgainAsked, newCleanseAsked } from '../../../src/features/sessionEvents'
import { listeningServer } from '../../support/listeningServer'
import { cleanseHandler, emptyLog } from '../../support/provider'
import { renderPart } from '../../support/renderPart'
import { ended, startedPage } from '../../support/runs'

const server = listeningServer()

/** A completed run of three rows, with the dialog on the page. */
async function completedPage() {
  const log = emptyLog()
  server.use(cleanseHandler(log))
  const { store } = startedPage(3)
  await ended(store)
  renderPart(store, <ConfirmDialog />)
  return { store, log }
}

test('Start New Cleanse asks in the words of the product, and Cancel keeps the results', async () => {
  const { store } = await completedPage()
  act(() => void store.dispatch(newCleanseAsked()))
  await screen.findByRole('dialog', { name: 'Start a new cleanse?' })
  expect(
    screen.getByText('Have you downloaded your results? Starting a new cleanse will clear all current data.'),
  ).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(store.getState().run.results).toHaveLength(3)
})

test('a yes pressed twice is taken once: every row is looked up again, and once', async () => {
  const { store, log } = await completedPage()
  act(() => void store.dispatch(cleanseAgainAsked()))
  const yes = await screen.findByRole('button', { name: 'Yes, Cleanse Again' })
  fireEvent.click(yes)
  fireEvent.click(yes)
  await act(() => ended(store))
  expect(log.queries).toHaveLength(6)
  expect(store.getState().run.results.every((result) => result?.kind === 'answered')).toBe(true)
})
