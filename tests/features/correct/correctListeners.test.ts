import { HttpResponse } from 'msw'
import type { UnknownAction } from '@reduxjs/toolkit'
import { describe, expect, test } from 'vitest'
import type { AppStore } from '../../../src/app/store'
import { addressText } from '../../../src/domain/cleanse/rowResult'
import { keyChecked, keyCheckStarted, keyEdited } from '../../../src/features/apiKey/apiKeySlice'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { giveToOthers, giveTyped, payFor } from '../../../src/features/correct/correctListeners'
import { acceptRow, openForm, takeBack } from '../../../src/features/review/rowSteps'
import { formClosed, textChanged } from '../../../src/features/correct/correctSlice'
import { rowOpened, rowReached } from '../../../src/features/review/viewSlice'
import { runStarted, sessionCleared } from '../../../src/features/session/sessionEvents'
import { answered, failed, decisionsOf, fileOf } from '../../support/builders'
import { createGate, passTime, playedTimers, settled, until } from '../../support/waiting'
import { listeningServer, providerError, spent, type Respond } from '../../support/provider'
import { correctRoom } from '../../support/rooms/correct'
import { resultPages } from '../../support/resultPages'
import { pagesIn } from '../../support/testPage'
import { retryFailed } from '../../../src/features/run/pressRunButton'
import { decideRows, redoStep, undoStep } from '../../../src/features/run/rows/changeRows'

const { pageWith } = resultPages(pagesIn(correctRoom))

const server = listeningServer()
const CHOSEN = { id: 'sandbox_12 High Street, Leeds, LS1 4AP', suggestion: '12 High Street, Leeds, LS1' }
const TYPED = { line1: ' 1 The Lane ', line2: '', line3: 'Back Yard', town: 'Leeds', postcode: 'ls14ap' }

/** Two matched rows, a failed one and one that was not found, all but the last with the same text; the first is corrected. */
function openPage(respond?: Respond) {
  server.answers(respond)
  server.suggests(respond)
  const found = (query: string) =>
    answered({ 'Address Line 1': '9 High Street', 'Post Town': 'LEEDS' }, query)
  const same = '1 High Street, B12 0XY'
  const page = pageWith([found(same), found('2'), failed('Out of order'), answered({}, same)])
  const { store } = page
  store.dispatch(keyCheckStarted())
  store.dispatch(keyChecked({ status: 'valid', lacksBritain: false }))
  store.dispatch(openForm(0))
  return { ...page }
}

const ended = (store: AppStore) => until(store, ({ run }) => run.request === null)

/** Addresses, origins and decisions of the rows. */
const rowsOf = (store: AppStore) => {
  const { run } = store.getState()
  return run.results.map((result, row) => [
    addressText(result),
    (result?.kind === 'answered' && result.origin) || '',
    decisionsOf(store.getState())[row] ?? '',
  ])
}

/** A paid call that is held until the gate opens. */
async function heldChoice(reply?: Response) {
  const [gate, sent] = [createGate(), createGate()]
  const page = openPage(async (id) => {
    if (id !== CHOSEN.id) return undefined
    sent.open()
    await gate.opened
    return reply
  })
  page.store.dispatch(payFor({ suggestion: CHOSEN }))
  await sent.opened
  return { ...page, gate }
}

describe('a row takes', () => {
  test.each<[string, (store: AppStore) => unknown, unknown[], number]>([
    [
      'a suggestion with every field, decided, and the next undecided row follows',
      (store) => store.dispatch(payFor({ suggestion: CHOSEN })),
      ['12 High Street, LEEDS, LS1 4AP', 'chosen', 'chosen'],
      1,
    ],
    [
      'the typed address, tidied, without a lookup',
      (store) => store.dispatch(giveTyped(0, TYPED)),
      ['1 The Lane, Back Yard, Leeds, LS1 4AP', 'typed', 'typed'],
      1,
    ],
    [
      'the answer to another text, undecided, and stays open',
      (store) => store.dispatch(payFor({ text: '12 High Street, Leeds, LS1 4AP' })),
      ['12 High Street, LEEDS, LS1 4AP', 'edited', ''],
      0,
    ],
  ])('%s; Undo, Redo and U take it back and bring it back', async (_, act, becomes, open) => {
    const { store } = openPage()
    store.dispatch(decideRows([0], 'originalKept'))
    store.dispatch(openForm(0))
    const before = rowsOf(store)
    act(store)
    const { correct, run } = await ended(store)
    const after = rowsOf(store)
    expect(after).toEqual([becomes, ...before.slice(1)])
    expect(run.lookups).toBe(server.queries.length + server.fetched.length)
    expect(correct.form).toBeNull()
    await until(store, ({ view }) => view.currentRow === open)
    store.dispatch(undoStep())
    expect(rowsOf(store)).toEqual(before)
    store.dispatch(redoStep())
    expect(rowsOf(store)).toEqual(after)
    if (becomes[2] === '') return
    store.dispatch(acceptRow(0))
    expect(rowsOf(store)).toEqual(after)
    store.dispatch(takeBack(0))
    expect(rowsOf(store)).toEqual(before)
    store.dispatch(undoStep())
    expect(rowsOf(store)).toEqual(after)
  })

  test('what a retry has paid for, and an address undone before is not redone over it', async () => {
    const { store } = openPage()
    store.dispatch(giveTyped(2, TYPED))
    store.dispatch(undoStep())
    store.dispatch(retryFailed())
    await until(store, ({ run }) => run.phase.status === 'idle')
    const paid = rowsOf(store)
    store.dispatch(redoStep())
    expect(rowsOf(store)).toEqual(paid)
  })

  test('its own text looked up again as the customer wrote it', async () => {
    const { store } = openPage()
    store.dispatch(payFor({ text: '1 High Street, B12 0XY' }))
    await ended(store)
    expect(rowsOf(store)[0]![1]).toBe('')
  })
})

describe('a paid call', () => {
  test('is made once for any number of presses, and no other paid call begins meanwhile', async () => {
    const { store, gate } = await heldChoice()
    const request = store.getState().run.request
    for (const press of [payFor({ suggestion: CHOSEN }), payFor({ text: 'another' })]) store.dispatch(press)
    for (const event of [runStarted(), retryFailed()]) store.dispatch(event)
    expect(store.getState().run).toMatchObject({ request, phase: { status: 'idle' } })
    gate.open()
    await ended(store)
    expect(server).toMatchObject({ fetched: [CHOSEN.id], queries: [] })
  })

  test('lands after the form was closed, and the person stays where they went', async () => {
    const { store, gate } = await heldChoice()
    store.dispatch(formClosed())
    store.dispatch(rowReached(3))
    store.dispatch(giveTyped(2, TYPED))
    gate.open()
    const after = await ended(store)
    expect(rowsOf(store).map(([, origin]) => origin)).toEqual(['chosen', '', 'typed', ''])
    expect(after.view.currentRow).toBe(3)
    expect(after.run.lookups).toBe(1)
  })

  test.each<[string, UnknownAction]>([
    ['another file', fileLoaded(fileOf(3))],
    ['Start New Cleanse', sessionCleared()],
  ])('is dropped with the rows: %s', async (_, event) => {
    const { store, gate } = await heldChoice()
    store.dispatch(event)
    gate.open()
    await until(store, ({ run }) => run.request === null)
    expect(rowsOf(store).every(([text]) => text === '')).toBe(true)
  })

  test.each<[string, Respond, string]>([
    ['no credit', spent, 'Insufficient API credits.'],
    ['a refused key', () => providerError(401, 4010, 'Invalid Key'), 'Invalid Key'],
    ['an address that is gone', () => providerError(404, 4044, 'Not found'), 'no longer has this address'],
    ['too many requests', () => providerError(429, 4299, 'Slow'), 'asked us to slow down'],
    ['a broken connection', () => HttpResponse.error(), 'The connection to the provider failed'],
    ['an answer that cannot be read', () => HttpResponse.json({ code: 2000 }), 'could not be read'],
  ])(
    'costs nothing and changes nothing after %s, which the form says; typing goes on',
    async (_, respond, says) => {
      const { store } = openPage(respond)
      const { results } = store.getState().run
      store.dispatch(payFor({ suggestion: CHOSEN }))
      const after = await ended(store)
      expect(after.run).toMatchObject({ results, lookups: 0 })
      expect(after.correct.form?.problem?.message).toContain(says)
      store.dispatch(giveTyped(0, TYPED))
      expect(rowsOf(store)[0]![1]).toBe('typed')
    },
  )

  test('fails offline, which the form says', async () => {
    const { store, world } = openPage()
    world.network.set(false)
    store.dispatch(payFor({ suggestion: CHOSEN }))
    expect((await ended(store)).correct.form?.problem?.message).toContain('You are offline.')
  })

  test('may fail after the form was closed, and the row is named', async () => {
    const { store, gate } = await heldChoice(providerError(500, 5000, 'Out of order'))
    store.dispatch(formClosed())
    gate.open()
    expect((await ended(store)).correct.failed).toMatchObject({ row: 0 })
  })

  test('is not sent without a valid key', () => {
    const { store } = openPage()
    store.dispatch(keyEdited({ isEmpty: false }))
    store.dispatch(payFor({ suggestion: CHOSEN }))
    expect(store.getState().run.request).toBeNull()
  })
})

describe('rows with the same text', () => {
  test('are offered the answer, never given it unasked, and take it in one step', async () => {
    const { store } = openPage()
    const before = rowsOf(store)
    store.dispatch(giveTyped(0, TYPED))
    const once = rowsOf(store)
    expect(once.slice(1)).toEqual(before.slice(1))
    await settled()
    expect(store.getState().correct.sameText).toEqual({ row: 0, rows: [3] })
    store.dispatch(giveToOthers(0, [3]))
    expect(rowsOf(store)[3]).toEqual(once[0])
    expect(store.getState().correct.sameText).toBeNull()
    store.dispatch(undoStep())
    expect(rowsOf(store)).toEqual(once)
  })
})

describe('suggestions', () => {
  playedTimers()
  const quiet = () => passTime(300)

  test('are asked for 300 ms after the form opened or its text changed, each text once; older answers never win', async () => {
    const slow = createGate()
    const { store } = openPage(async (text) => {
      if (text === 'slow street') await slow.opened
      return undefined
    })
    await passTime(299)
    expect(server.texts).toEqual([])
    await passTime(1)
    await until(store, ({ correct }) => Boolean(correct.form?.listed))
    const listed = () => {
      const list = store.getState().correct.form?.listed
      return list && list !== 'refused' ? list.text : list
    }
    store.dispatch(textChanged('slow street'))
    await quiet()
    for (const text of ['12 High Street, Leeds', '1 High Street, B12 0XY']) {
      store.dispatch(textChanged(text))
      await quiet()
      await until(store, () => listed() === text)
    }
    slow.open()
    await quiet()
    expect(server.texts).toEqual(['1 High Street, B12 0XY', 'slow street', '12 High Street, Leeds'])
    expect(listed()).toBe('1 High Street, B12 0XY')
  })

  test.each([401, 403, 404])('that the provider refuses with %d are not asked for again', async (status) => {
    const { store } = openPage(() => providerError(status, 4010, 'No'))
    await quiet()
    await until(store, ({ correct }) => correct.form?.listed === 'refused')
    expect(store.getState().correct.form?.problem).toBeNull()
    store.dispatch(textChanged('slow street'))
    await quiet()
    expect(store.getState().correct.form?.listed).toBe('refused')
    expect(server.texts).toHaveLength(1)
  })

  test('that failed say why until the text changes, and are then asked for again', async () => {
    const { store } = openPage((text) =>
      text === 'slow street' ? undefined : providerError(500, 5000, 'Out of order'),
    )
    await quiet()
    await until(store, ({ correct }) => Boolean(correct.form?.problem))
    store.dispatch(textChanged('slow street'))
    expect(store.getState().correct.form?.problem).toBeNull()
    await quiet()
    await until(store, ({ correct }) => Boolean(correct.form?.listed))
    expect(server.texts).toHaveLength(2)
  })

  test('are not requested while the user steps through rows, or once the form is closed', async () => {
    const { store } = openPage()
    store.dispatch(formClosed())
    for (const row of [1, 2, 3]) {
      store.dispatch(rowOpened(row))
      await quiet()
    }
    expect(server.texts).toEqual([])
  })
})
