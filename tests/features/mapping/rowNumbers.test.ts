import { expect, test } from 'vitest'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { furtherColumns } from '../../../src/features/mapping/furtherColumns'
import { selectMapping, selectSlots } from '../../../src/features/mapping/mappingSelectors'
import { mappingChanged } from '../../../src/features/mapping/mappingSlice'
import { runPlanned } from '../../../src/features/run/runSlice'
import { settleRows } from '../../../src/features/run/rows/changeRows'
import { answered, csvFile, range } from '../../support/builders'
import { sentOf } from '../../support/columnsOf'
import { openTestPage, resumedPage } from '../../support/testStore'
import { createTestWorld } from '../../support/testWorld'
import { until } from '../../support/waiting'

// A column called no more than *No*, which a long list shows to number the rows, and a short one does not.

const HEADERS = ['No', 'Street', 'Town', 'Postcode']

const listOf = (length: number) =>
  csvFile({
    headers: HEADERS,
    rows: range(0, length).map((at) => [
      String(at + 1),
      at % 2 ? 'Mill Lane' : 'Low Road',
      'Leeds',
      'LS6 1AB',
    ]),
  })

/** A page with a list of some rows. */
function pageOf(length: number, world = createTestWorld()) {
  const page = openTestPage(world)
  page.store.dispatch(fileLoaded(listOf(length)))
  return page
}

/** The columns that are sent, offered and written on a page. */
function columnsOn({ store }: ReturnType<typeof pageOf>) {
  const state = store.getState()
  const { addressColumn } = sentOf(state)
  return {
    addressColumn,
    offered: furtherColumns(HEADERS, listOf(3).rows, selectMapping(state)),
    written: selectSlots(state).slots.map(({ column }) => column),
  }
}

const OF_HOUSES = { addressColumn: 0, offered: [1, 2], written: [0, 1, 2, 3] }
const OF_ROWS = { addressColumn: 1, offered: [2], written: [1, 2, 3] }

test('next month it still numbers rows, however few the file has; once it is sent it is the house’s', () => {
  expect(columnsOn(pageOf(3))).toEqual(OF_HOUSES)
  const world = createTestWorld()
  expect(columnsOn(pageOf(30, world))).toEqual(OF_ROWS)
  const july = pageOf(3, world)
  expect(columnsOn(july)).toEqual(OF_ROWS)
  july.store.dispatch(mappingChanged({ moreAddressColumns: [0] }))
  expect(columnsOn(july)).toMatchObject({ offered: [0, 2], written: [0, 1, 2, 3] })
})

test('a resumed cleanse keeps it', async () => {
  const world = createTestWorld()
  pageOf(30, world)
  const { store } = pageOf(3, world)
  store.dispatch(runPlanned({ at: world.clock.now }))
  store.dispatch(settleRows([{ row: 0, result: answered() }]))
  await until(() => world.storage.getItem('cleansheet:recovery'))
  world.storage.removeItem('cleansheet:mappings')
  expect(columnsOn(await resumedPage(world))).toEqual(OF_ROWS)
})
