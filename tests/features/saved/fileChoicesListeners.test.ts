import { expect, test } from 'vitest'
import { fileLoaded } from '../../../src/features/file/fileSlice'
import { mappingOffered } from '../../../src/features/mapping/mappingSlice'
import { sendingChosen } from '../../../src/features/run/runSlice'
import { csvFile } from '../../support/builders'
import { settled, until } from '../../support/waiting'
import { openTestPage } from '../../support/testStore'

const file = (isHeaderless = false) =>
  csvFile({ headers: ['Ann', '1 High Street'], rows: [['Bob', '2 High Street']], isHeaderless })

/** What is remembered needs one digest; ten take longer. */
async function longEnough() {
  for (let digests = 0; digests < 10; digests += 1) await crypto.subtle.digest('SHA-256', new Uint8Array())
  await settled()
}

/** Chooses the columns of a file on a page. */
function chosenOn(page: ReturnType<typeof openTestPage>, isHeaderless?: boolean) {
  page.store.dispatch(fileLoaded(file(isHeaderless)))
  page.store.dispatch(mappingOffered({ addressColumn: 1, postcodeColumn: 'inAddress' }))
  return () => page.world.storage.getItem('cleansheet:mappings')
}

test('the columns chosen for a file are chosen again for the next one like it, and no name is stored', async () => {
  const page = openTestPage()
  const stored = chosenOn(page)
  await until(() => stored() !== null)
  expect(stored()).not.toMatch(/Ann|High/)
  const next = openTestPage(page.world)
  next.store.dispatch(fileLoaded(file()))
  const { mapping } = await until(next.store, (state) => state.mapping.isRecalled === true)
  expect(mapping).toMatchObject({ addressColumn: 1, postcodeColumn: 'inAddress' })
})

test('nothing is remembered of a file without a header', async () => {
  const stored = chosenOn(openTestPage(), true)
  await longEnough()
  expect(stored()).toBeNull()
})

test('what else is chosen for a file is chosen again for the next one like it', async () => {
  const page = openTestPage()
  const stored = chosenOn(page)
  page.store.dispatch(sendingChosen({ dedupe: true }))
  page.store.dispatch(sendingChosen({ leavesOutNoAddress: true }))
  await until(() => stored()?.includes('"leavesOutNoAddress":true'))
  const next = openTestPage(page.world)
  next.store.dispatch(fileLoaded(file()))
  const { run } = await until(next.store, (state) => state.run.isRecalled)
  expect(run.choices).toEqual({ dedupe: true, leavesOutNoAddress: true, leavesOutAbroad: false })
})

test('columns that the file lacks are not chosen', async () => {
  const page = openTestPage()
  const stored = chosenOn(page)
  await until(() => stored() !== null)
  page.world.storage.setItem(
    'cleansheet:mappings',
    stored()!.replace('"addressColumn":1', '"addressColumn":2'),
  )
  const next = openTestPage(page.world)
  const before = next.store.getState().mapping
  next.store.dispatch(fileLoaded(file()))
  await longEnough()
  expect(next.store.getState().mapping.addressColumn).not.toBe(2)
  expect(before.addressColumn).toBeNull()
})
