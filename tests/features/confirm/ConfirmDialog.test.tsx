import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import type { UnknownAction } from '@reduxjs/toolkit'
import { expect, test } from 'vitest'
import type { AppStore } from '../../../src/app/store'
import { ConfirmDialog } from '../../../src/features/confirm/ConfirmDialog'
import { confirmMessages } from '../../../src/features/confirm/confirmMessages'
import type { Download } from '../../../src/domain/cleanse/downloads'
import { downloadWritten } from '../../../src/features/download/downloadSlice'
import { selectBasis, selectSavedFiles } from '../../../src/features/download/unsavedSelectors'
import type { Decision } from '../../../src/domain/cleanse/rowResult'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { kindsChosen, mappingChanged, mappingOffered } from '../../../src/features/mapping/mappingSlice'
import { removalAsked } from '../../../src/features/saved/savedSlice'
import { questionAsked } from '../../../src/features/session/sessionEvents'
import { answered, fileOf } from '../../support/builders'
import { listeningServer } from '../../support/provider'
import { renderPart } from '../../support/renderPart'
import { confirmRoom } from '../../support/rooms/confirm'
import { ended, pagesIn } from '../../support/testPage'
import { decideRows, settleRows } from '../../../src/features/run/rows/changeRows'

const { startedPage, openTestPage } = pagesIn(confirmRoom)

const server = listeningServer()

/** A completed run of three rows, with the dialog on the page. */
async function completedPage() {
  server.answers()
  const { store, world } = startedPage(3)
  await ended(store)
  renderPart(store, <ConfirmDialog />)
  return { store, world }
}

/** Waits for the dialog that an event opens, with the focus on Cancel. */
async function opened(store: AppStore, event: UnknownAction, name: string) {
  act(() => void store.dispatch(event))
  await screen.findByRole('dialog', { name })
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'))
}

test('Start New Cleanse asks in the words of the product, and Cancel keeps the results', async () => {
  const { store } = await completedPage()
  await opened(store, questionAsked({ kind: 'startNew' }), 'Start a new cleanse?')
  expect(
    screen.getByText('Have you downloaded your results? Starting a new cleanse will clear all current data.'),
  ).toBeTruthy()
  expect(screen.getByText('You have not downloaded anything.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(store.getState().run.results).toHaveLength(3)
})

/** What a download dispatches: of every answer if it is of everything or for next month. */
const download =
  (choice: Download, at: number, hasDecisions = choice === 'nextMonth') =>
  (store: AppStore) => {
    const { results, decisions, columns, judging } = selectBasis(store.getState())
    const from = { results, decisions, columns, hasDecisions }
    const isWhole = choice === 'everything' || choice === 'nextMonth'
    store.dispatch(
      downloadWritten({
        name: `${choice}.csv`,
        choice,
        format: 'csv',
        cut: [],
        at,
        from: isWhole ? { ...from, judging: choice === 'nextMonth' ? judging : undefined } : undefined,
      }),
    )
  }
const decide = (decision: Decision) => (store: AppStore) => store.dispatch(decideRows([0], decision))
const [noon, one] = [new Date(2026, 10, 23, 12), new Date(2026, 10, 23, 13)].map(Number) as [number, number]

const stays = (store: AppStore) => store.dispatch(kindsChosen({ 0: 'stays' }))
const otherColumns = (store: AppStore) => store.dispatch(mappingChanged({ postcodeColumn: 0 }))
const takeBack = (store: AppStore) => store.dispatch(decideRows([0], null))
const [all, month] = [download('everything', noon), download('nextMonth', noon)]
const isSame = 'You downloaded everything.csv (Monday 12:00), and nothing has changed since.'
const isChanged = 'You downloaded everything.csv (Monday 12:00), but something has changed since.'

test.each<[string, ((store: AppStore) => unknown)[], string]>([
  ['everything', [all], isSame],
  ['everything, then a section', [all, download('ready', one)], isSame],
  ['everything, then a decision', [all, decide('originalKept')], isChanged],
  [
    'a decision, then everything without its column',
    [decide('originalKept'), all],
    'You downloaded everything.csv (Monday 12:00). It does not say what you decided.',
  ],
  ['and with its column', [decide('originalKept'), download('everything', noon, true)], isSame],
  ['everything, then a decision that was undone', [all, decide('accepted'), takeBack], isSame],
  ['everything, then other columns', [all, otherColumns], isChanged],
  ['for next month, then what a column takes', [month, stays], isChanged.replace('everything', 'nextMonth')],
  [
    'for next month and everything, then what a column takes',
    [month, download('everything', one), stays],
    'You downloaded everything.csv (Monday 13:00), and nothing has changed since. But something has changed since you saved nextMonth.csv (Monday 12:00).',
  ],
  [
    'only a section',
    [download('ready', one)],
    'You downloaded only ready.csv (Monday 13:00), which is not everything.',
  ],
  ['their own file', [download('program', one)], 'You saved “My file, corrected”. It has no answers.'],
  ['a list of changes', [download('changes', one)], 'You saved a list of changes. It has no answers.'],
  ['letters', [download('letters', one)], 'You saved a file of letters. It has no answers.'],
])('Start New Cleanse says what was downloaded: %s', (_, acts, known) => {
  const { store } = openTestPage()
  store.dispatch(fileLoaded(fileOf(3)))
  store.dispatch(settleRows([0, 1, 2].map((row) => ({ row, result: answered() }))))
  for (const does of acts) does(store)
  expect(confirmMessages.downloaded(selectSavedFiles(store.getState()))).toBe(known)
})

test('if something was not downloaded, the filled button downloads it, and the question stays open', async () => {
  const { store, world } = await completedPage()
  store.dispatch(decideRows([0], 'originalKept'))
  await opened(store, questionAsked({ kind: 'startNew' }), 'Start a new cleanse?')
  const footer = screen.getByRole('dialog').querySelector('.ant-modal-footer')!
  expect([...footer.querySelectorAll('button')].map(({ textContent }) => textContent)).toEqual([
    'Cancel',
    'Download Results',
    'Yes, Start New',
  ])
  const offer = screen.getByRole('button', { name: 'Download Results' })
  expect([...footer.querySelectorAll('.ant-btn-primary')]).toEqual([offer])
  offer.focus()
  fireEvent.click(offer)
  await screen.findByText(/, and nothing has changed since\.$/)
  expect(world.downloads).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Download Results' })).toBeNull()
  expect(document.activeElement?.textContent).toBe('Cancel')
  expect(footer.querySelector('.ant-btn-primary')!.textContent).toBe('Yes, Start New')
  expect(screen.getByRole('dialog', { name: 'Start a new cleanse?' })).toBeTruthy()
})

test('Cleanse Again says what it uses and clears; a yes pressed twice looks up every row once more', async () => {
  const { store } = await completedPage()
  store.dispatch(decideRows([0, 2], 'accepted'))
  await opened(store, questionAsked({ kind: 'cleanseAgain' }), 'Look up every row again?')
  expect(
    screen.getByText('Cleansing again uses up to 3 lookups and clears the results and 2 decisions of yours.'),
  ).toBeTruthy()
  const yes = screen.getByRole('button', { name: 'Yes, Cleanse Again' })
  fireEvent.click(yes)
  fireEvent.click(yes)
  await act(() => ended(store))
  expect(server.queries).toHaveLength(6)
  expect(store.getState().run.results.every((result) => result?.kind === 'answered')).toBe(true)
})

test('Remove now asks while nothing was downloaded', async () => {
  const { store } = await completedPage()
  const session = () => store.getState().saved.session.status
  await opened(store, removalAsked(), 'Remove these results from this device?')
  expect(screen.getByText('You have not downloaded anything.')).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(session()).toBe('onPage')
  await opened(store, removalAsked(), 'Remove these results from this device?')
  fireEvent.click(screen.getByRole('button', { name: 'Yes, Remove' }))
  expect(session()).toBe('none')
  expect(store.getState().run.results).toHaveLength(3)
})

test('Remove now removes at once what was downloaded', async () => {
  const { store } = await completedPage()
  act(() => download('everything', noon)(store))
  act(() => void store.dispatch(removalAsked()))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(store.getState().saved.session.status).toBe('none')
})

test('a change of columns says how many rows are cleansed; Start Over is furthest from Cancel', async () => {
  const { store } = openTestPage()
  store.dispatch(fileLoaded(fileOf(3)))
  store.dispatch(settleRows([{ row: 1, result: answered() }]))
  renderPart(store, <ConfirmDialog />)
  await opened(store, mappingOffered({ postcodeColumn: 0 }), 'Change the columns?')
  expect(screen.getByText(/^1 row is already cleansed\..* uses up to 3 lookups\.$/)).toBeTruthy()
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent)
  expect(buttons.slice(-3)).toEqual(['Cancel', 'Continue with New Columns', 'Start Over'])
  expect(screen.getByRole('button', { name: 'Start Over' }).className).toContain('danger')
})
