import { expect, test, vi } from 'vitest'
import { keysOf } from '../../../src/domain/address/sameAddress'
import { selectAddressGroups } from '../../../src/features/review/resultsSelectors'
import { RECORD_STORAGE_KEY } from '../../../src/features/saved/recordPersistence'
import { encodeRecord } from '../../../src/features/saved/recordText'
import { selectFound } from '../../../src/features/saved/savedSelectors'
import { resumeAsked } from '../../../src/features/saved/savedSlice'
import { answered, finishedRecord } from '../../support/builders'
import { createTestWorld, openTestPage } from '../../support/testStore'
import { until } from '../../support/waiting'

vi.mock(import('../../../src/domain/address/sameAddress'), { spy: true })

test('the addresses of a session are found in pieces, before it is shown', async () => {
  const found = { 'Address Line 1': '1 High Street', 'Post Town': 'LEEDS', Postcode: 'LS1 4AB' }
  const record = finishedRecord({
    timestamp: createTestWorld().clock.now,
    resultRows: [answered(found), answered(found)],
    decisions: ['accepted', undefined],
  })
  const world = createTestWorld()
  world.storage.texts.set(RECORD_STORAGE_KEY, encodeRecord(record))
  const { store } = openTestPage(world)
  await until(store, (state) => selectFound(state) !== null)
  store.dispatch(resumeAsked())
  await until(store, ({ run }) => run.results.length > 0)
  expect(keysOf).toHaveBeenCalledTimes(2)
  selectAddressGroups(store.getState())
  expect(keysOf).toHaveBeenCalledTimes(2)
})
