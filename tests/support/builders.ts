import * as v from 'valibot'
import type { ApiFailure } from '../../src/api/apiFailure'
import { cleanseAnswerSchema, type CleanseAnswer } from '../../src/api/schemas'
import type { CsvFile } from '../../src/base/csvFile'
import { proposalFor } from '../../src/domain/address/columns/proposals'
import type { RootState } from '../../src/base/store/types'
import type { FileRequest } from '../../src/features/file/fileSlice'
import type { SessionRecord } from '../../src/domain/cleanse/savedCleanse'
import type { Decision, RowResult } from '../../src/domain/cleanse/rowResult'
import { ADDED_HEADERS } from './addedHeaders'

/** A failed call, by default a 500. */
export function apiFailure(parts: Partial<ApiFailure> = {}): ApiFailure {
  return {
    status: 500,
    code: null,
    serverMessage: null,
    statusText: '',
    message: 'Failed',
    retryAfterMs: null,
    ...parts,
  }
}

const TWO_ROWS = [
  ['1 High Street', 'BA1 1AA'],
  ['2 Low Road', 'BA1 2BB'],
]

/** A file as the page loads it: with the columns that its names and contents propose. */
export const withProposal = (file: CsvFile): CsvFile => ({
  ...file,
  proposed: proposalFor(file),
})

/** A file of two rows with an address and a postcode. */
export function csvFile(parts: Partial<CsvFile> = {}): CsvFile {
  const { rows = TWO_ROWS } = parts
  return withProposal({
    name: 'customers.csv',
    headers: ['address', 'postcode'],
    rows,
    sheetRows: rows.map((_, at) => at + 2),
    encoding: 'UTF-8',
    delimiter: ',',
    warnings: [],
    ...parts,
  })
}

/** A request for a whole file, without the file itself. */
export function fileRequest(parts: Partial<FileRequest> = {}): FileRequest {
  return { id: 1, name: 'customers.csv', ignored: [], read: { header: 'found' }, ...parts }
}

/** An answer as the schema reads it. */
export function cleanseAnswer(body: Record<string, unknown> = {}): CleanseAnswer {
  return v.parse(cleanseAnswerSchema, { result: { match: null }, message: 'Success', code: 2000, ...body })
}

/** The added values of a row, blank except those given by header. */
export function cellsWith(values: Record<string, string> = {}): string[] {
  return ADDED_HEADERS.map((header) => values[header] ?? '')
}

const ADDRESS_HEADERS = ['Address Line 1', 'Address Line 2', 'Address Line 3', 'Post Town', 'Postcode']

/** An answered row; what was sent is the very address that was found, unless it is given. */
export function answered(
  values: Record<string, string> = {},
  query = ADDRESS_HEADERS.flatMap((header) => values[header] ?? []).join(', ') || 'a query',
): RowResult {
  return { kind: 'answered', query, cells: cellsWith(values) }
}

export function failed(error: string): RowResult {
  return { kind: 'failed', error }
}

/** A session saved after the first of its two rows was answered. */
export function sessionRecord(parts: Partial<SessionRecord> = {}): SessionRecord {
  return {
    id: 'cleanse-1',
    timestamp: Date.UTC(2024, 4, 1, 12),
    fileName: 'customers.csv',
    encoding: 'UTF-8',
    delimiter: ',',
    sendsDistinctOnce: false,
    leavesOutAbroad: false,
    decisions: [undefined, undefined],
    threshold: 0,
    csvHeaders: ['address', 'postcode'],
    line1Col: 0,
    postcodeCol: 1,
    moreAddressCols: [],
    originalRows: TWO_ROWS,
    sheetRows: [2, 3],
    resultRows: [answered({ 'Fit Score': '1.00' }), null],
    lookups: 1,
    elapsedMs: 1500,
    isDownloaded: false,
    ...parts,
  }
}

/** A session whose two rows were answered. */
export const finishedRecord = (parts: Partial<SessionRecord> = {}): SessionRecord =>
  sessionRecord({
    resultRows: [answered({ UPRN: '1' }), answered({ UPRN: '2' })],
    lookups: 2,
    ...parts,
  })

/** The query of the row at an index (from 0) of `fileOf`. */
export const queryOf = (index: number) => `${index + 1} High Street, B12 0XY`

export const queriesOf = (...indexes: number[]) => indexes.map(queryOf)

/** The numbers from `from` up to, but not including, `to`. */
export const range = (from: number, to: number) =>
  Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at)

/** A file of `count` rows whose queries are all different. */
export const fileOf = (count: number): CsvFile =>
  csvFile({ rows: range(0, count).map((at) => [`${at + 1} High Street`, 'B12 0XY']) })

/** For each row: its error if it failed, true if it was answered, null if it has no result. */
export const outcomesOf = ({ run }: RootState) =>
  run.results.map((result) => (result?.kind === 'failed' ? result.error : result && true))

/** Indexes of the rows that have a result. */
export const doneRows = ({ run }: { run: Pick<RootState['run'], 'results'> }) =>
  run.results.flatMap((result, index) => (result ? [index] : []))

/** What was decided, by row; undecided rows are left out. */
export const decisionsOf = ({ decisions }: RootState): Record<number, Decision> =>
  Object.fromEntries(
    decisions.present.flatMap((decision, row) => (decision ? [[row, decision] as const] : [])),
  )
