import { FIRST_ADDED_COLUMN } from '../../../src/base/constants'
import type { RootState } from '../../../src/base/store/types'
import { isBeside } from '../../../src/domain/address/columns/kinds'
import { isMatched } from '../../../src/domain/cleanse/outcomes'
import { postcodeColumns, queryColumns } from '../../../src/domain/cleanse/query'
import { isWhole } from '../../../src/domain/cleanse/downloads'
import type { DownloadChoice } from '../../../src/features/download/content/rows'
import { selectDownloadCounts } from '../../../src/features/download/downloadSelectors'
import { selectWrittenCount } from '../../../src/features/corrected/correctedSelectors'
import { selectOutcomes } from '../../../src/features/results/resultsSelectors'
import { selectHasResults } from '../../../src/features/run/runSlice'
import type { Holds } from './lists'
import { importedRows } from './nextMonth'
import type { Seen } from './seen'
import { belowTitles, bodyOf, filledColumns, isBlank } from './tables'
import { columnsOf } from '../../support/columnsOf'

// No cell is changed that is not the address's.

/** What a column holds, by the test's knowledge of the list and by what the person chose. */
function holdsOf(state: RootState, holds: Holds[], column: number): Holds {
  const mapping = columnsOf(state)
  if (mapping.isOther[column] && !queryColumns(mapping).includes(column)) return 'theirs'
  const kind = mapping.kinds[column]
  if (kind === 'stays') return 'theirs'
  if (kind === 'firm' || kind === 'department') return 'firm'
  if (kind !== undefined) return isBeside(kind) ? 'fill' : 'address'
  if (column === mapping.addressColumn || postcodeColumns(mapping).includes(column)) return 'any'
  const what = holds[column] ?? 'any'
  const isOthers = what === 'others' && queryColumns(mapping).some((sent) => holds[sent] === 'others')
  return isOthers ? 'any' : what
}

/** Whether a row's address is written: it was found, and is good or somebody has decided for it. */
function isWritten(state: RootState, row: number): boolean {
  const outcome = selectOutcomes(state)[row]
  const decision = state.decisions.present[row]
  return isMatched(outcome) && (decision === undefined ? outcome === 'good' : decision !== 'originalKept')
}

/** The cells that the customer's own file changes, and may not. */
function wrongCells(state: RootState, holds: Holds[], after: string[][]): string[] {
  const { headers, rows } = state.file.loaded!
  if (after.length !== rows.length)
    return [`of ${rows.length} rows the customer’s own file has ${after.length}`]
  return rows.flatMap((before, row) =>
    headers.flatMap((header, column) => {
      const [was, is] = [before[column]!, after[row]![column] ?? '']
      if (was === is) return []
      const what = holdsOf(state, holds, column)
      const isOfAddress = what === 'address' || what === 'any'
      const isFilled = isBlank(was) && (what === 'firm' || what === 'fill')
      return isWritten(state, row) && (isOfAddress || isFilled)
        ? []
        : [`row ${row}, “${header}” (${what}): “${was}” became “${is}” in the customer’s own file`]
    }),
  )
}

/** Columns of our names that take the cleansed value, unless one that finds the door is among a list's columns. */
const PLACE = /^(?:Post Town|Postcode|(?:(?:Traditional|Administrative|Postal) )?County)$/
const DOOR =
  /^(?:Address Line [123]|(?:Sub )?Building Name|Building Number|Street Name|Dependant Street|(?:Double )?Dependant Locality)$/

/** The customer's cells that a file with answers changes, and may not. */
function changedBeside(state: RootState, body: string[][], choice: DownloadChoice): string[] {
  const { headers, rows } = state.file.loaded!
  if (headers.includes(FIRST_ADDED_COLUMN)) return []
  const done = rows.filter((_, row) => state.run.results[row] !== null)
  const isTaken = (column: number) =>
    choice !== 'nextMonth' &&
    (rows.every((row) => isBlank(row[column])) ||
      (PLACE.test(headers[column]!) && !headers.some((header) => DOOR.test(header))))
  return done.flatMap((own, at) =>
    headers.flatMap((header, column) => {
      const is = body[at]?.[column] ?? ''
      return is === own[column] || isTaken(column)
        ? []
        : [`row ${at}, “${header}”: “${own[column]}” became “${is}” in ${choice}`]
    }),
  )
}

/** The lines of a list of changes that change nothing. */
function emptyChanges([head = [], ...lines]: string[][]): string[] {
  const [was, is] = [head.indexOf('Before'), head.indexOf('After')]
  return lines.flatMap((line) =>
    line[was] === line[is] ? [`the list of changes has a line that changes nothing: ${line[was]}`] : [],
  )
}

/** Asks what is in the files: in those that were handed over, and in the customer's own as it would be. */
export async function filesAreTrue({ desk, kind, act, now, files }: Seen): Promise<string[]> {
  const { loaded } = now.file
  if (!loaded || !selectHasResults(now)) return []
  const holds = desk.shown?.holds ?? []
  const imported = await importedRows(now)
  const broken = imported ? wrongCells(now, holds, imported) : []
  for (const { name, table } of files) {
    if (/_changes(?: \(\d+\))?\.\w+$/.test(name)) {
      broken.push(...emptyChanges(table))
      const [said, lines] = [selectWrittenCount(now), table.length - 1]
      if (said !== lines) broken.push(`the list of changes has ${lines} lines, and its button says ${said}`)
    }
    if (/_corrected(?: \(\d+\))?\.\w+$/.test(name)) {
      const own = /\.xls[xm]$/.test(name) ? filledColumns(table) : table
      // It comes as it came: without names of columns where it had none.
      broken.push(...wrongCells(now, holds, belowTitles(own, loaded).slice(loaded.isHeaderless ? 0 : 1)))
    }
    if (kind !== 'save') continue
    const choice = act['choice'] as DownloadChoice
    const rows = selectDownloadCounts(now)[choice]
    const body = isWhole(choice) ? bodyOf(table, loaded) : table.slice(1)
    if (body.length !== rows) broken.push(`${name} has ${body.length} rows, and its entry says ${rows}`)
    if (isWhole(choice)) broken.push(...changedBeside(now, body, choice))
  }
  return broken
}
