import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useAwake } from '../../src/app/useAwake'
import { fileLoaded } from '../../src/features/file/fileSlice'
import { runStopped, stopAsked } from '../../src/features/run/runSlice'
import { runStarted } from '../../src/features/session/sessionEvents'
import { fileOf } from '../support/builders'
import { renderPart } from '../support/renderPart'
import { runRoom } from '../support/rooms/run'
import { pagesIn } from '../support/testPage'

const { openTestPage } = pagesIn(runRoom)

function Awake() {
  useAwake()
  return null
}

/** A run of a list on a page whose browser can keep the screen awake; how many times it was asked to, and let go of. */
function runOf(rows: number) {
  const release = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const request = vi.fn<WakeLock['request']>(() =>
    Promise.resolve({ release } as unknown as WakeLockSentinel),
  )
  Object.assign(navigator, { wakeLock: { request } })
  const { store } = openTestPage()
  store.dispatch(fileLoaded(fileOf(rows)))
  renderPart(store, <Awake />)
  return { store, request, release }
}

function show(visibilityState: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState)
  document.dispatchEvent(new Event('visibilitychange'))
}

test('the screen stays awake during a run of over a minute', async () => {
  const { store, request, release } = runOf(2000)
  expect(request).not.toHaveBeenCalled()
  await act(() => store.dispatch(runStarted()))
  expect(request).toHaveBeenCalledOnce()
  store.dispatch(stopAsked({ at: 0 }))
  await act(() => store.dispatch(runStopped({ at: 0 })))
  expect(release).toHaveBeenCalledOnce()
})

test('a hidden page lets the screen sleep, and asks again once it is visible', async () => {
  const { store, request, release } = runOf(2000)
  await act(() => store.dispatch(runStarted()))
  await act(async () => show('hidden'))
  expect(release).toHaveBeenCalledOnce()
  await act(async () => show('visible'))
  expect(request).toHaveBeenCalledTimes(2)
})

test('a run of less than a minute lets the screen sleep', async () => {
  const { store, request } = runOf(20)
  await act(() => store.dispatch(runStarted()))
  expect(request).not.toHaveBeenCalled()
})
