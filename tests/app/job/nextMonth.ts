import { isDeepStrictEqual } from 'node:util'
import type { RootState } from '../../../src/base/store/types'
import { addressKey } from '../../../src/domain/address/cells/sameWords'
import { buildQuery } from '../../../src/domain/cleanse/sentText'
import { OUTCOME_VALUES } from '../../../src/domain/cleanse/downloadFormat'
import type { RowResult } from '../../../src/domain/cleanse/rowResult'
import { selectOutcomes } from '../../../src/features/results/resultsSelectors'
import type { SavedFile } from '../../../src/features/download/savedFiles'
import { selectSavedFiles } from '../../../src/features/download/unsavedSelectors'
import { requestEarlier } from '../../../src/features/earlier/earlierListeners'
import { selectTaken, unfoundLeftOut } from '../../../src/features/earlier/earlierSlice'
import { requestFile } from '../../../src/features/file/fileListeners'
import { fileLoaded, fileOffered } from '../../../src/features/file/fileSlice'
import { selectHasResults } from '../../../src/features/run/runSlice'
import { mappingChanged, selectIsMapped } from '../../../src/features/mapping/mappingSlice'
import { selectSlots } from '../../../src/features/mapping/mappingSelectors'
import { correctedContents } from '../../../src/features/corrected/correctedOf'
import { selectForecast } from '../../../src/features/run/forecastSelectors'
import { withProposal } from '../../support/builders'
import { openPlayedPage } from '../../support/playedPage'
import { createTestLocks } from '../../support/testWorld'
import { atRest, nextMonthOf, type Desk, type Shelved } from './desk'
import { belowTitles, bodyOf } from './tables'
import { sentOf } from '../../support/columnsOf'

// What is called saved costs nothing next month, and brings its answers and decisions along.

/** The customer's rows in their own file as it would be now; null where the page asks something first. */
export async function importedRows(state: RootState): Promise<string[][] | null> {
  if (selectSlots(state).unknown.length > 0) return null
  const file = state.file.loaded!
  const plain = { state, file, format: 'csv' as const, escape: (text: string) => text, rest: async () => {} }
  const { rows, rowOf } = await correctedContents(plain)
  return rows.map((row) => rowOf(row)!)
}

/** A list of next month. */
interface NextList {
  what: string
  rows: string[][]
  /** Null for the saved file itself. */
  isItself: boolean
}

/** The page of next month with a list and the saved file, by the columns of this month. */
async function pageOf(desk: Desk, state: RootState, saved: Shelved, { rows, isItself }: NextList) {
  const page = openPlayedPage(nextMonthOf(desk.world), createTestLocks(), () => true)
  const { store } = page
  const settle = () => atRest(page)
  await settle()
  store.dispatch(
    isItself ? requestFile(saved.file) : fileLoaded(withProposal({ ...state.file.loaded!, rows })),
  )
  await settle()
  const { attempt } = store.getState().file
  const [sheet] = (attempt.status === 'refused' && attempt.refusal.tables) || []
  if (sheet && attempt.status === 'refused') {
    const { table } = sheet
    store.dispatch(
      fileOffered({ ...attempt.request, read: { ...attempt.request.read, table, isWholeList: true } }),
    )
    await settle()
  }
  const mapping = sentOf(state)
  if (!isDeepStrictEqual(sentOf(store.getState()), mapping)) store.dispatch(mappingChanged(mapping))
  if (!isItself) store.dispatch(requestEarlier(saved.file))
  await settle()
  store.dispatch(unfoundLeftOut(true))
  await settle()
  page.kill()
  return store.getState()
}

/** Names of areas that a door is not found by. */
const AREA = /^(?:(?:traditional|administrative|postal) )?county$|^(?:district|ward|country)$/i

const DATE = /^\d\d\/\d\d\/\d{4}$/

const cellsOf = (result: RowResult | null | undefined) => (result?.kind === 'answered' ? result.cells : null)

/** What a list costs next month with the saved file, and what is lost. */
async function lossesOf(desk: Desk, state: RootState, saved: Shelved, next: NextList): Promise<string[]> {
  const july = await pageOf(desk, state, saved, next)
  const says = (text: string) => `${next.what}, with ${saved.name}: ${text}`
  // A workbook leaves out a column without a name and a cell.
  const { headers } = state.file.loaded!
  if (!isDeepStrictEqual(july.file.loaded!.headers.slice(0, headers.length), headers)) return []
  const [refused] = july.earlier.refused
  if (refused) return [says(`it is refused (${refused.refusal.kind})`)]

  const mapping = sentOf(state)
  const { results } = state.run
  const decisions = state.decisions.present
  const keyOf = (cells: string[]) => addressKey(buildQuery(cells, mapping))
  const own = state.file.loaded!.rows
  const savedTexts = textsWithout(saved)
  const isNowhere = (header: string) => header.trim() === '' || (savedTexts !== null && AREA.test(header))
  /** The texts that the file may know a row by: without areas where ours may have taken their place, and columns without a name. */
  const known = own.map((cells, row) => {
    const result = results[row]
    const query = result?.kind === 'answered' ? addressKey(result.query) : ''
    const elsewhere = cells.map((cell, column) => (isNowhere(headers[column]!) ? '' : cell))
    return { query, own: keyOf(cells), next: keyOf(next.rows[row]!), elsewhere: keyOf(elsewhere) }
  })
  const mayCost = (row: number) => {
    const { query, own: text, next: key, elsewhere } = known[row]!
    if (cellsOf(results[row]) === null || key === '' || elsewhere === '') return true
    // A date that was sent comes back as a street, and looks like one that a spreadsheet has made of a number.
    if (cellsOf(results[row])!.some((cell) => DATE.test(cell))) return true
    // It does not say what was looked up, and its own columns say something else.
    if (savedTexts && !next.isItself && keyOf(savedTexts[row] ?? []) !== key) return true
    // It was looked up by other columns, and may have been edited since.
    if (next.isItself && !savedTexts && query !== text) return true
    // Another row says the same, and has another answer or decision.
    return known.some(
      (other, at) =>
        at !== row &&
        cellsOf(results[at]) !== null &&
        (Object.values(other).includes(key) || other.elsewhere === elsewhere) &&
        !(isDeepStrictEqual(cellsOf(results[at]), cellsOf(results[row])) && decisions[at] === decisions[row]),
    )
  }
  const sends = new Set(selectForecast(july)?.rows)
  const taken = selectTaken(july)
  return [...own.keys()].flatMap((row) => {
    if (mayCost(row)) return []
    if (sends.has(row)) return [says(`row ${row} is looked up again`)]
    const match = taken[row]
    if (!match) return [says(`row ${row} takes no answer`)]
    if (match.decision !== decisions[row])
      return [says(`row ${row} was ${decisions[row] ?? 'undecided'} and is ${match.decision ?? 'undecided'}`)]
    const isSame =
      decisions[row] === 'originalKept' || isDeepStrictEqual(match.result.cells, cellsOf(results[row]))
    return isSame ? [] : [says(`row ${row} has another answer`)]
  })
}

/** The rows of a saved file that does not say what was looked up, as its own columns have them; null of one that does. */
function textsWithout({ table, from, holds }: Shelved): (string[] | undefined)[] | null {
  if (table.some((row) => row.includes('Address sent'))) return null
  const left = bodyOf(table, from!.file.loaded!)
  return from!.run.results.map((result) => (result ? left.shift()?.slice(0, holds.length) : undefined))
}

/** The lists of next month that a saved file is for. */
async function listsFor(state: RootState, { choice }: SavedFile, shelved: Shelved): Promise<NextList[]> {
  const { rows } = state.file.loaded!
  const imported = choice === 'nextMonth' ? await importedRows(state) : null
  const own = bodyOf(shelved.table, state.file.loaded!)
  return [
    { what: 'the same list', rows, isItself: false },
    ...(imported ? [{ what: 'the customer’s own file', rows: imported, isItself: false }] : []),
    // A file of some rows is another list.
    ...(own.length === rows.length ? [{ what: 'the saved file', rows: own, isItself: true }] : []),
  ]
}

/** Where a file that holds the results says another outcome of a row than the page. */
function otherOutcomes(state: RootState, { name, table }: Shelved): string[] {
  const list = state.file.loaded!
  const at = belowTitles(table, list)[0]!.lastIndexOf('Outcome')
  const are = selectOutcomes(state).flatMap((outcome) =>
    outcome === 'notRun' ? [] : OUTCOME_VALUES[outcome],
  )
  const said = bodyOf(table, list).map((row) => row[at])
  return at < 0 || said.length !== are.length || isDeepStrictEqual(said, are)
    ? []
    : [`${name} is called saved, and says other outcomes than the page`]
}

/** Asks it of each file that the page says holds the results as they are. */
export async function savedIsFree(desk: Desk, state: RootState): Promise<string[]> {
  const { run, decisions, mapping, download } = state
  const parts = [run.results, decisions.present, mapping, download.saved]
  const isAsked = parts.every((part, at) => part === desk.askedOf[at])
  desk.askedOf = parts
  if (isAsked || !selectHasResults(state) || !selectIsMapped(state)) return []
  const losses: string[] = []
  for (const file of selectSavedFiles(state).filter((each) => each.state === 'holds')) {
    const shelved = desk.handed(state.file.id, file.name)
    losses.push(...otherOutcomes(state, shelved))
    for (const list of await listsFor(state, file, shelved))
      losses.push(...(await lossesOf(desk, state, shelved, list)))
  }
  return losses
}
