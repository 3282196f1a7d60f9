import type { RootState } from '../../../src/base/store/types'
import { offerFiles } from '../../../src/app/takeFiles'
import { OFFERED_KINDS } from '../../../src/domain/address/columns/kinds'
import { postcodePair } from '../../../src/domain/address/columns/columnKinds'
import { customerHeaders } from '../../../src/domain/address/columns/headers'
import { requestEarlier } from '../../../src/features/earlier/earlierListeners'
import {
  selectUnfoundCount,
  downloadsDropped,
  listKept,
  refusalDismissed,
  unfoundLeftOut,
} from '../../../src/features/earlier/earlierSlice'
import {
  attemptDismissed,
  fileOffered,
  selectHeaders,
  selectRows,
} from '../../../src/features/file/fileSlice'
import { furtherColumns } from '../../../src/features/mapping/furtherColumns'
import { selectMapping } from '../../../src/features/mapping/mappingSelectors'
import { columnAnswered, kindsChosen, mappingOffered } from '../../../src/features/mapping/mappingSlice'
import { selectContradiction } from '../../../src/features/results/resultsSelectors'
import { filesShown } from '../../../src/features/review/viewSlice'
import { selectThings } from '../../../src/features/run/beforeStart/things'
import { selectForecast } from '../../../src/features/run/forecastSelectors'
import { selectIsRunning } from '../../../src/features/run/runSelectors'
import { sendingChosen, selectHasResults } from '../../../src/features/run/runSlice'
import { until } from '../../support/waiting'
import { isOurs, type Desk } from './desk'
import { offer, press, type Offers } from './offer'
import { columnsOf } from '../../support/columnsOf'

/** Downloads that are dropped with others: the latest. */
const LATEST = 3

/** All choices of some of a few things. */
const someOf = <Item>([first, ...others]: Item[]): Item[][] =>
  first === undefined ? [[]] : someOf(others).flatMap((some) => [some, [first, ...some]])

/** Drops files on the page, by their names. */
export async function drop({ page, shelf }: Desk, names: string[]) {
  const { store } = page
  const { file } = store.getState()
  void offerFiles(
    store,
    names.map((name) => shelf.get(name)!.file),
  )
  await until(store, (state) => state.file !== file)
}

/** Files that are dropped together: a list, downloads of ours, or both, the list first or last. */
export function drops({ shelf }: Desk): string[][] {
  const files = [...shelf.values()]
  const ours = files.filter(isOurs).slice(-LATEST)
  const lists = files.filter((each) => !isOurs(each) && each.isList)
  const nameOf = ({ name }: { name: string }) => name
  const together = someOf(ours.map(nameOf)).filter(({ length }) => length > 0)
  return [
    ...lists.map(({ name }) => [name]),
    ...lists.flatMap(({ name }) =>
      together.flatMap((some) => [
        [name, ...some],
        [...some, name],
      ]),
    ),
    ...together,
  ]
}

/** The customer's columns: nobody chooses those that we have added. */
const ownColumns = (state: RootState) => [...customerHeaders(selectHeaders(state)).keys()]

const takesFiles = ({ state }: Desk) => !selectIsRunning(state())

export const FILE_ACTS: Record<string, Offers> = {
  drop: (desk) =>
    takesFiles(desk) ? drops(desk).map((files) => offer({ files }, () => drop(desk, files))) : [],

  /** A button below a refusal. */
  wayOn(desk) {
    const { attempt } = desk.state().file
    if (attempt.status !== 'refused' || !takesFiles(desk)) return []
    const { request, refusal } = attempt
    return (refusal.tables ?? []).map(({ table }) =>
      press(
        desk,
        { table },
        fileOffered({ ...request, read: { ...request.read, table, isWholeList: true } }),
      ),
    )
  },

  dismiss: (desk) =>
    desk.state().file.attempt.status === 'refused' ? [press(desk, {}, attemptDismissed())] : [],

  /** Another line is the header; a first line that looks like a row most often is none. */
  header(desk) {
    const { source, loaded } = desk.state().file
    if (!source || !loaded?.headerLine || !takesFiles(desk) || !desk.shown || isOurs(desk.shown)) return []
    const { line, looksLikeData, choices } = loaded.headerLine
    const offered = choices.map((choice) => choice.line).filter((each) => each <= 2)
    const lines = looksLikeData ? (['none', 'none', 'none', ...offered] as const) : offered
    return lines
      .filter((header) => header !== line)
      .map((header) => press(desk, { header }, fileOffered({ ...source, read: { ...source.read, header } })))
  },

  /** *Use an earlier download…* */
  use(desk) {
    const state = desk.state()
    if (!selectForecast(state) || selectHasResults(state)) return []
    const latest = [...desk.shelf.values()].slice(-LATEST)
    return [...latest.map((each) => [each]), latest].map((chosen) =>
      press(
        desk,
        { files: chosen.map(({ name }) => name) },
        requestEarlier(...chosen.map(({ file }) => file)),
      ),
    )
  },

  /** The words about a file that is no earlier download are closed: those about others stay. */
  closeRefusal(desk) {
    return desk.state().earlier.refused.map((_, at) => press(desk, { at }, refusalDismissed(at)))
  },

  /** What becomes of the answers of earlier downloads. */
  earlier(desk) {
    const state = desk.state()
    if (!selectForecast(state) || selectHasResults(state)) return []
    const { keepsList, leavesOutUnfound, sources } = state.earlier
    return [
      ...(sources.some(({ isList }) => isList)
        ? [press(desk, { keeps: !keepsList }, listKept(!keepsList))]
        : []),
      ...(sources.some(({ isList }) => !isList) ? [press(desk, { keeps: 'none' }, downloadsDropped())] : []),
      ...(selectUnfoundCount(state) > 0
        ? [press(desk, { leavesOut: !leavesOutUnfound }, unfoundLeftOut(!leavesOutUnfound))]
        : []),
    ]
  },

  columns(desk) {
    const state = desk.state()
    const headers = selectHeaders(state)
    if (headers.length === 0 || selectIsRunning(state)) return []
    const { addressColumn, postcodeColumn, moreAddressColumns: more } = selectMapping(state)
    const columns = ownColumns(state)
    const pair = postcodePair(headers, selectRows(state))
    const further = furtherColumns(headers, selectRows(state), selectMapping(state))
    return [
      ...selectThings(state).flatMap(({ ways = [] }) => ways.map(({ columns: other }) => ({ ...other }))),
      { moreAddressColumns: further },
      ...columns.map((column) => ({
        moreAddressColumns: more.includes(column)
          ? more.filter((each) => each !== column)
          : [...more, column],
      })),
      ...columns.filter((column) => column !== addressColumn).map((column) => ({ addressColumn: column })),
      ...[...columns, 'inAddress' as const, ...(pair ? [pair] : [])]
        .filter((column) => column !== postcodeColumn)
        .map((column) => ({ postcodeColumn: column })),
    ].map((change) => press(desk, change, mappingOffered(change)))
  },

  /** Two columns, one right after the other. */
  twoColumns(desk) {
    const state = desk.state()
    if (selectHeaders(state).length === 0 || selectIsRunning(state)) return []
    const postcodeColumn = 'inAddress'
    return ownColumns(state).map((addressColumn) =>
      press(
        desk,
        { addressColumn, postcodeColumn },
        mappingOffered({ addressColumn }),
        mappingOffered({ postcodeColumn }),
      ),
    )
  },

  /** Whether a column is another address, and that it is asked again. */
  another(desk) {
    const state = desk.state()
    if (!selectHasResults(state) || selectIsRunning(state)) return []
    const asked = selectContradiction(state)?.column
    const answers = [
      ...(asked === undefined ? [] : [true, true, false].map((isOther) => ({ column: asked, isOther }))),
      ...Object.keys(columnsOf(state).isOther).map((column) => ({ column: Number(column), isOther: null })),
    ]
    return answers.map((answer) => press(desk, answer, columnAnswered(answer)))
  },

  /** What the columns take: chosen in the dialog, which is closed again. */
  kind(desk) {
    const state = desk.state()
    if (!selectHasResults(state) || selectIsRunning(state)) return []
    return ownColumns(state).flatMap((column) =>
      OFFERED_KINDS.map((kind) =>
        press(desk, { column, takes: kind }, filesShown(), kindsChosen({ [column]: kind })),
      ),
    )
  },

  /** Which rows are sent. */
  sending(desk) {
    const state = desk.state()
    if (!selectForecast(state)) return []
    const { choices } = state.run
    const offered = ['dedupe' as const, ...selectThings(state).flatMap(({ choice }) => choice ?? [])]
    return offered.map((choice) =>
      press(desk, { [choice]: !choices[choice] }, sendingChosen({ [choice]: !choices[choice] })),
    )
  },
}
