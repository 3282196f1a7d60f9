import { expect, test } from 'vitest'
import { RECORD_STORAGE_KEY } from '../../../src/features/recovery/recordPersistence'
import { rowsSentAgain } from '../../../src/features/sessionEvents'
import { listeningServer } from '../../support/listeningServer'
import { passTime, playedTimers, settled } from '../../support/playedTimers'
import { cleanseHandler, emptyLog, providerError } from '../../support/provider'
import { outcomesOf, queryOf, startedPage } from '../../support/runs'
import { openTestPage } from '../../support/testStore'

const server = listeningServer()
playedTimers()

test('a reload while failed rows are sent again brings back the rows that were answered before', async () => {
  let isMended = false
  server.use(
    cleanseHandler(emptyLog(), (query) => {
      if (query !== queryOf(1)) return undefined
      return isMended ? new Promise(() => {}) : providerError(500, 5000, 'Server broke')
    }),
  )
  const { store, world } = startedPage(3)
  await settled()
  expect(outcomesOf(store.getState())).toEqual([true, 'Server broke', true])
  expect(world.storage.texts.has(RECORD_STORAGE_KEY)).toBe(false)

  isMended = true
  store.dispatch(rowsSentAgain({ at: world.clock.now }))
  await passTime(100)
  const next = openTestPage(world)
  await settled()
  expect(next.store.getState().recovery.session).toMatchObject({
    status: 'found',
    record: { progress: { done: 2, total: 3 } },
  })
})
