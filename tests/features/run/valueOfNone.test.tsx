import { fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { selectMapping, selectSlots } from '../../../src/features/mapping/mappingSelectors'
import { mappingChanged } from '../../../src/features/mapping/mappingSlice'
import { Forecast } from '../../../src/features/run/Forecast'
import { selectIsRecalled } from '../../../src/features/run/forecastSelectors'
import { buildQuery } from '../../../src/domain/cleanse/sentText'
import { readSaid } from '../../../src/domain/address/columns/theirs'
import { csvFile, range } from '../../support/builders'
import { renderPart } from '../../support/renderPart'
import { openTestPage } from '../../support/testStore'
import { createTestWorld } from '../../support/testWorld'
import { until } from '../../support/waiting'

const FILE = csvFile({
  headers: ['Address 1', 'Address 2', 'Town', 'Postcode'],
  rows: range(0, 60).map((at) => [
    `${at + 1} Mill Lane`,
    at < 45 ? 'Not applicable' : '',
    'Bath',
    at % 2 ? 'BA1 1AA' : 'BA1 1AB',
  ]),
})

const QUESTION = /^“Not applicable” stands in 45 cells of Address 2: send it\?/

/** A page with the list, all of its address sent, and its ticks in sight. */
async function pageOf(world = createTestWorld()) {
  const { store } = openTestPage(world)
  store.dispatch(fileLoaded(FILE))
  store.dispatch(mappingChanged({ moreAddressColumns: [1, 2] }))
  const { container } = renderPart(store, <Forecast />)
  const tick = await within(container).findByRole<HTMLInputElement>('checkbox', { name: QUESTION })
  const [row] = FILE.rows as [string[]]
  const sent = () => buildQuery(row, selectMapping(store.getState()))
  const onEnvelope = () => readSaid(row, selectSlots(store.getState()).onEnvelope).map(({ text }) => text)
  return { store, tick, sent, onEnvelope }
}

test('a value that may mean nothing is sent until it is ticked; then it is blank for all, next month too', async () => {
  const world = createTestWorld()
  const { store, tick, sent, onEnvelope } = await pageOf(world)
  const [whole, without] = [
    ['1 Mill Lane', 'Not applicable', 'Bath', 'BA1 1AB'],
    ['1 Mill Lane', 'Bath', 'BA1 1AB'],
  ]
  expect(tick.checked).toBe(false)
  expect([sent(), onEnvelope()]).toEqual([whole.join(', '), whole])
  fireEvent.click(tick)
  await until(store, () => sent() === without.join(', '))
  expect(onEnvelope()).toEqual(without)
  expect(tick.checked).toBe(true)
  expect(world.storage.getItem('cleansheet:mappings')).not.toMatch(/not applicable/i)

  const july = await pageOf(world)
  expect([july.tick.checked, july.sent()]).toEqual([true, without.join(', ')])
  expect(selectIsRecalled(july.store.getState())).toBe(true)
  fireEvent.click(july.tick)
  await until(july.store, () => july.sent() === whole.join(', '))
  expect(july.tick.checked).toBe(false)
  expect(screen.getAllByText('Leave out:')).toHaveLength(2)
})
