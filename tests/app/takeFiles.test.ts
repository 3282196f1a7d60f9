import { expect, test } from 'vitest'
import { requestFile } from '../../src/features/file/fileListeners'
import { offerFiles } from '../../src/app/takeFiles'
import { selectTakenCount } from '../../src/features/earlier/earlierSelectors'
import { ADDED_HEADERS } from '../support/addedHeaders'
import { cellsWith } from '../support/builders'
import { openTestPage } from '../support/testStore'
import { settled, until } from '../support/waiting'

const csv = (name: string, lines: string[]) => new File([`${lines.join('\n')}\n`], name, { type: 'text/csv' })

const july = csv('july.csv', ['address,postcode', '1 High Street,BA1 1AA', '2 High Street,BA1 1AA'])

const june = csv('june_cleansed.csv', [
  ['address', 'postcode', ...ADDED_HEADERS].join(),
  ['1 High Street', 'BA1 1AA', ...cellsWith({ 'Premise Match': 'FULL', 'Address Line 1': 'A' })].join(),
])

test.each([
  ['first', [june, july]],
  ['last', [july, june]],
])('a download of ours that is dropped %s beside a list is its earlier download', async (_, files) => {
  const { store } = openTestPage()
  await offerFiles(store, files)
  const state = await until(store, ({ earlier }) => earlier.sources.length > 0 && !earlier.isMatching)
  expect(state.file.source).toMatchObject({ name: 'july.csv', ignored: [] })
  expect(state.earlier.sources.map(({ name }) => name)).toEqual(['june_cleansed.csv'])
  expect(selectTakenCount(state)).toBe(1)
})

test('of two lists the second is named, and two downloads of ours are a list and another', async () => {
  const page = openTestPage()
  await offerFiles(page.store, [july, csv('august.csv', ['address', 'x'])])
  const { file } = await until(page.store, (state) => state.file.loaded !== null)
  expect(file.source).toMatchObject({ name: 'july.csv', ignored: ['august.csv'] })

  const other = openTestPage()
  await offerFiles(other.store, [june, csv('may_cleansed.csv', [await june.text()])])
  const state = await until(other.store, (each) => each.file.loaded !== null)
  expect(state.file.source).toMatchObject({ name: 'june_cleansed.csv', ignored: ['may_cleansed.csv'] })
})

test('a list that is refused takes its earlier download with it: another of that name begins without', async () => {
  const { store } = openTestPage()
  void offerFiles(store, [csv('july.csv', []), june])
  await until(store, ({ file }) => file.attempt.status === 'refused')
  store.dispatch(requestFile(july))
  await until(store, ({ file }) => file.loaded !== null)
  await settled()
  const { earlier } = store.getState()
  expect(earlier).toMatchObject({ sources: [], attempt: { status: 'none' } })
})
