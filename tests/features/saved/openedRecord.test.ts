import { expect, test, vi } from 'vitest'
import { compareAddresses } from '../../../src/domain/address/comparison/compare'
import { doubtsOf } from '../../../src/domain/cleanse/doubts'
import { selectOutcomes } from '../../../src/features/results/resultsSelectors'
import { RECORD_STORAGE_KEY } from '../../../src/features/saved/recordPersistence'
import { encodeRecord } from '../../../src/features/saved/recordText'
import { selectFound } from '../../../src/features/saved/savedSelectors'
import { resumeAsked } from '../../../src/features/saved/savedSlice'
import { createTestWorld } from '../../support/testWorld'
import { answered, finishedRecord } from '../../support/builders'
import { openTestPage } from '../../support/testStore'
import { until } from '../../support/waiting'

vi.mock(import('../../../src/domain/address/comparison/compare'), { spy: true })
vi.mock(import('../../../src/domain/cleanse/doubts'), { spy: true })

test('the rows of a session are compared and judged in pieces, before it is shown', async () => {
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
  expect(compareAddresses).toHaveBeenCalledTimes(2)
  vi.mocked(doubtsOf).mockClear()
  selectOutcomes(store.getState())
  expect(doubtsOf).not.toHaveBeenCalled()
})
