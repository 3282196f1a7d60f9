import { expect, test } from 'vitest'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { runBroke, runPaused, runStopped, stopAsked } from '../../../src/features/run/runSlice'
import { pressTellWhenDone } from '../../../src/features/run/tellListeners'
import { runCompleted, runStarted } from '../../../src/features/session/sessionEvents'
import { fileOf } from '../../support/builders'
import { runRoom } from '../../support/rooms/run'
import { pagesIn } from '../../support/testPage'

const { openTestPage } = pagesIn(runRoom)

const credits = { kind: 'credits', code: 4020, message: '' } as const

async function toldAfter(...presses: number[]) {
  const { store, world } = openTestPage()
  store.dispatch(fileLoaded(fileOf(2)))
  for (const _ of presses) await store.dispatch(pressTellWhenDone())
  return { store, world }
}

test.each([
  ['is completed', runCompleted({ at: 0 }), 'Completed: all 2 rows are done.'],
  ['breaks', runBroke({ at: 0 }), 'Stopped by an error. Nothing is lost.'],
] as const)('a notification says how a run ended that %s', async (_, end, words) => {
  const { store, world } = await toldAfter(1)
  store.dispatch(end)
  expect(world.notices).toEqual([`customers.csv: ${words}`])
})

test('a notification says that a run waits for credit', async () => {
  const { store, world } = await toldAfter(1)
  store.dispatch(runStarted())
  store.dispatch(runPaused(credits))
  expect(world.notices).toEqual([
    'customers.csv: Paused: your credit has run out, or the key has reached a limit.',
  ])
})

test('a run of some rows says how many are done, but not when it was stopped', async () => {
  const { store, world } = await toldAfter(1)
  store.dispatch(runStarted({ range: { from: 0, to: 1 } }))
  store.dispatch(runStopped({ at: 0 }))
  expect(world.notices).toEqual(['customers.csv: 0 of 2 rows are done.'])
  store.dispatch(runStarted())
  store.dispatch(stopAsked({ at: 0 }))
  store.dispatch(runStopped({ at: 0 }))
  expect(world.notices).toHaveLength(1)
})

test('nobody is notified unasked, or after a second press', async () => {
  for (const presses of [[], [1, 2]]) {
    const { store, world } = await toldAfter(...presses)
    store.dispatch(runCompleted({ at: 0 }))
    expect(world.notices).toEqual([])
  }
})

test('the page says that permission was refused', async () => {
  const { store } = openTestPage(undefined, {
    notifier: { isPossible: () => true, ask: async () => false, show: () => {} },
  })
  await store.dispatch(pressTellWhenDone())
  expect(store.getState().run.telling).toBe('refused')
})
