import { expect, test } from 'vitest'
import { linesOf } from '../../../src/domain/address/writing/pieces'
import { ownEnvelope } from '../../../src/domain/address/writing/ownAddress'
import { selectHeaders, selectRows } from '../../../src/features/file/fileSlice'
import { requestFile } from '../../../src/features/file/fileListeners'
import { furtherColumns } from '../../../src/features/mapping/furtherColumns'
import { selectMapping, selectSlots } from '../../../src/features/mapping/mappingSelectors'
import { mappingChanged } from '../../../src/features/mapping/mappingSlice'
import { selectThings } from '../../../src/features/run/beforeStart/things'
import { columnTables } from '../../support/columnTables'
import { fieldColumns } from '../../support/fieldColumns'
import { openTestPage } from '../../support/testStore'
import { until } from '../../support/waiting'

const isOfField = ({ name }: { name: string }) => fieldColumns.includes(`\n${name}\n`)

/** What a person is told of a file with all its columns sent: on a letter to the first row as it came, sent or not, and before Start. */
async function toldOf(csv: string) {
  const { store } = openTestPage()
  store.dispatch(requestFile(new File([csv], 'export.csv')))
  await until(store, ({ file }) => file.loaded !== null)
  const [headers, rows] = [selectHeaders(store.getState()), selectRows(store.getState())]
  const posted = () => {
    const own = ownEnvelope(rows[0]!, selectSlots(store.getState()).onEnvelope)
    return [...linesOf(own), own.town.toUpperCase(), own.postcode].filter((line) => line !== '').join(' · ')
  }
  const before = posted()
  const offered = furtherColumns(headers, rows, selectMapping(store.getState()))
  store.dispatch(mappingChanged({ moreAddressColumns: offered }))
  const state = store.getState()
  expect(before).toBe(posted())
  return [`posted: ${posted()}`, ...selectThings(state).map(({ words }) => `said: ${words}`)]
}

test.each(columnTables.filter(isOfField))('$name', async ({ csv, told }) => {
  const made = await toldOf(csv)
  const isAsked = (line: string) =>
    line.startsWith('said: ') || told.some((each) => each.startsWith('posted: '))
  expect(made.filter(isAsked)).toEqual(told)
})
