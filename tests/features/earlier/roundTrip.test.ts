import { describe, expect, test } from 'vitest'
import { kindsChosen, mappingChanged } from '../../../src/features/mapping/mappingSlice'
import { answerQuery } from '../../../src/features/sandbox/answerQuery'
import { decideRows } from '../../../src/features/run/rows/changeRows'
import { selectOutcomes } from '../../../src/features/results/resultsSelectors'
import { capitalsChosen } from '../../../src/features/corrected/correctedSlice'
import { selectHoldsNextMonth } from '../../../src/features/download/downloadSelectors'
import { selectSavedFiles } from '../../../src/features/download/unsavedSelectors'
import { columnTables } from '../../support/columnTables'
import { drawnOne, drawnSome, isDeep } from '../../support/drawing'
import {
  cleanse,
  monthOn,
  playedMonths,
  saved,
  textsOf,
  type Month,
  type MonthsPage,
} from '../../support/months'
import { listeningServer } from '../../support/provider'
import { createTestWorld } from '../../support/testWorld'
import { until } from '../../support/waiting'
import { columnsOf } from '../../support/columnsOf'

const server = listeningServer()

const WAYS: [string, Month][] = [
  ['with all columns, accepted', { sendsAll: true, isAccepted: true }],
  ['with all columns, undecided', { sendsAll: true, isAccepted: false }],
  ['with two columns, accepted', { sendsAll: false, isAccepted: true }],
]

/** A dozen exports, drawn, each in one way that is drawn; with `DEEP=1` all in all ways. */
const CASES = isDeep
  ? columnTables.flatMap((each) => WAYS.map(([sent, way]) => ({ ...each, sent, way })))
  : drawnSome('exports', columnTables, 12).map((each) => {
      const [sent, way] = drawnOne(each.name, WAYS)
      return { ...each, sent, way }
    })

describe('a list that went back into its program costs nothing next month', () => {
  test.each(CASES)('$name, $sent', async ({ csv, way }) => {
    const played = await playedMonths(server, new File([csv], 'crm.csv', { type: 'text/csv' }), way)
    expect(played.lookups).toBeGreaterThan(0)
    expect(Object.entries(played.costs).filter(([, cost]) => cost > 0)).toEqual([])
    expect(Object.entries(played.isSame).filter(([, isSame]) => !isSame)).toEqual([])
  })
})

test('a file for next month has the written address: it is out of date once that has other capitals', async () => {
  const way = { sendsAll: true, isAccepted: true }
  const list = new File(['Address,Town,Postcode\n14 a high street,Leeds,LS1 4AP\n'], 'crm.csv')
  const june = await monthOn(server, list, way)
  server.answers(() => Response.json(answerQuery('14A High Street, Leeds, LS1 4AP')))
  await cleanse(june, way)
  const before = await saved(june, 'nextMonth')
  june.store.dispatch(capitalsChosen(true))
  const forImport = await saved(june, 'program')
  expect((await monthOn(server, forImport, way, before)).lookups()).toBe(1)
  expect(selectSavedFiles(june.store.getState())[0]!.state).toBe('overtaken')

  june.world.clock.now += 1000
  const after = await saved(june, 'nextMonth')
  expect((await monthOn(server, forImport, way, after)).lookups()).toBe(0)
  expect(selectHoldsNextMonth(june.store.getState())).toBe(true)
})

test('a person’s choice of what columns take holds next month too, before anybody opens the dialog', async () => {
  const way = { sendsAll: true, isAccepted: true }
  const list = new File(['Address,Area,Town,Postcode\n1 high st,aston,birmingham,b12 0xy\n'], 'crm.csv')
  const { storage } = createTestWorld()
  const june = await monthOn(server, list, way, undefined, { ...createTestWorld(), storage })
  june.store.dispatch(kindsChosen({ 1: 'stays' }))
  await until(() => storage.texts.has('cleansheet:mappings'))
  await cleanse(june, way)
  const [forNextMonth, forImport] = [await saved(june, 'nextMonth'), await saved(june, 'program')]

  const july = await monthOn(server, forImport, way, forNextMonth, { ...createTestWorld(), storage })
  expect(july.lookups()).toBe(0)
  await cleanse(july, way)
  const julyForNextMonth = await saved(july, 'nextMonth')
  await until(july.store, ({ corrected }) => corrected.fates !== null)
  expect(columnsOf(july.store.getState()).kinds).toEqual({ 1: 'stays' })
  // No double click.
  july.world.clock.now += 1000
  expect(await julyForNextMonth.text()).toBe(await (await saved(july, 'nextMonth')).text())
})

test.each(['Ward', 'District', 'Country'])(
  'a column %s that was sent costs nothing next month',
  async (name) => {
    const way = { sendsAll: true, isAccepted: true }
    const list = new File([`Address,${name},Postcode\n1 high st,,b12 0xy\n2 high st,,b12 0xy\n`], 'crm.csv')
    const sendsIt = (page: MonthsPage) => page.store.dispatch(mappingChanged({ moreAddressColumns: [1] }))
    const june = await monthOn(server, list, way)
    sendsIt(june)
    await cleanse(june, way)
    const july = await monthOn(server, await saved(june, 'program'), way, await saved(june, 'nextMonth'))
    sendsIt(july)
    await until(july.store, ({ earlier: { isMatching } }) => !isMatching)
    expect(textsOf(july)[0]).toBe('1 High Street, BIRMINGHAM, B12 0XY')
    expect(july.lookups()).toBe(0)
  },
)

test('a list that is a download is judged as before: our columns say nothing about its rows', async () => {
  const way = { sendsAll: true, isAccepted: false }
  const answer = answerQuery('Hartwell Surgery, 31 Elm Road, Ely, CB6 1AB')
  const firmsWritten = async (page: MonthsPage) => {
    page.store.dispatch(decideRows([0], 'accepted'))
    return (await (await saved(page, 'program')).text()).split('\n')[1]!.split(',').slice(0, 3)
  }
  const june = await monthOn(
    server,
    new File(['Address,Town,Postcode\n31 elm rd,Ely,CB6 1AB\n'], 'crm.csv'),
    way,
  )
  server.answers(() => Response.json(answer))
  await cleanse(june, way)
  expect(selectOutcomes(june.store.getState())).toEqual(['toReview'])
  const july = await monthOn(server, await saved(june, 'nextMonth'), way)
  await until(july.store, ({ earlier: { matches } }) => matches.length > 0)
  await cleanse(july, way)
  expect(july.log.queries).toEqual([])
  expect(selectOutcomes(july.store.getState())).toEqual(['toReview'])
  expect(await firmsWritten(july)).toEqual(await firmsWritten(june))
})
