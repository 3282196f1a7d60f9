import fc from 'fast-check'
import { LINE_ENDS, NEW_CAUSES } from '../../src/base/csvFile'
import { COLUMN_KINDS } from '../../src/domain/address/columns/kinds'
import type { SessionRecord } from '../../src/domain/cleanse/savedCleanse'
import { ORIGINS, type RowResult, DECISIONS } from '../../src/domain/cleanse/rowResult'
import { FILE_ENDINGS, FORMATS, type Download } from '../../src/domain/cleanse/downloads'
import { ADDED_HEADERS } from './addedHeaders'
import { LEAVES_OUT } from '../../src/domain/cleanse/columnChoices'
import { delimiters, drawnTable } from './drawn'

/** Ticks of some columns. */
const drawnTicks = (column: fc.Arbitrary<number>) =>
  fc.dictionary(
    column.map(String),
    fc.record(
      {
        values: fc.array(fc.string(), { maxLength: 5 }),
        isFilled: fc.boolean(),
        isOfNames: fc.boolean(),
        known: fc.array(fc.string(), { maxLength: 5 }),
      },
      { requiredKeys: ['values'] },
    ),
  )

/** Whether each kind of rows is left out. */
const drawnLeftOut = Object.fromEntries(LEAVES_OUT.map((name) => [name, fc.boolean()]))

const anyText = fc.string({ unit: 'binary', maxLength: 12 })

const result: fc.Arbitrary<RowResult> = fc.oneof(
  fc.array(anyText, { minLength: ADDED_HEADERS.length, maxLength: ADDED_HEADERS.length }).chain((cells) =>
    fc
      .tuple(anyText, fc.option(fc.constantFrom(...ORIGINS)), fc.boolean())
      .map(([query, origin, isOther]) => ({
        kind: 'answered' as const,
        query,
        cells,
        ...(origin ? { origin } : {}),
        ...(isOther ? { isJudgedOther: true as const } : {}),
      })),
  ),
  anyText.map((error) => ({ kind: 'failed' as const, error })),
)

const savedFile = fc
  .record({
    // Files that earlier versions do not know are not saved with their cleanse.
    choice: fc.constantFrom(
      ...Object.keys(FILE_ENDINGS).filter((choice) => choice !== 'sample' && choice !== 'sameAddress'),
    ) as fc.Arbitrary<Download>,
    format: fc.constantFrom(...FORMATS),
    name: anyText,
    at: fc.nat(),
    from: fc.option(
      fc.record({
        hasDecisions: fc.boolean(),
        isOfRows: fc.boolean(),
        columns: anyText,
        judging: fc.option(anyText, { nil: undefined }),
      }),
      { nil: undefined },
    ),
  })
  .map(({ from, ...file }) => (from ? { ...file, from } : file))

/** A record in which each column is sent once, the further ones in the file's order. */
function withUsesOnce(record: SessionRecord): SessionRecord {
  const { line1Col, postcodeCol, moreAddressCols } = record
  return {
    ...record,
    postcodeCol: postcodeCol !== null && postcodeCol === line1Col ? 'inAddress' : postcodeCol,
    moreAddressCols: moreAddressCols
      .filter((each) => each !== line1Col && each !== postcodeCol)
      .toSorted((a, b) => a - b),
  }
}

/** A record of an unfinished session over any table, saved at `timestamp`. */
export function drawnRecord(timestamp: number): fc.Arbitrary<SessionRecord> {
  return drawnTable(fc.oneof(anyText, fc.constant('__proto__'))).chain(({ headers, rows }) => {
    const column = fc.nat({ max: headers.length - 1 })
    const others = fc.array(fc.option(result), { minLength: rows.length - 1, maxLength: rows.length - 1 })
    const record: fc.Arbitrary<SessionRecord> = fc.record({
      id: anyText,
      timestamp: fc.constant(timestamp),
      fileName: anyText,
      encoding: fc.constantFrom('UTF-8', 'UTF-16LE', 'UTF-16BE', 'Windows-1252'),
      delimiter: fc.constantFrom(...delimiters),
      sendsDistinctOnce: fc.boolean(),
      ...drawnLeftOut,
      isChecked: fc.boolean(),
      inCapitals: fc.boolean(),
      decisions: fc.array(fc.constantFrom(...DECISIONS, undefined), {
        minLength: rows.length,
        maxLength: rows.length,
      }),
      threshold: fc.integer({ min: 0, max: 100 }).map((hundredths) => hundredths / 100),
      csvHeaders: fc.constant(headers),
      line1Col: fc.option(column),
      postcodeCol: fc.option(column),
      moreAddressCols: fc.uniqueArray(column),
      kinds: fc.dictionary(column.map(String), fc.constantFrom(...COLUMN_KINDS)),
      isOther: fc.dictionary(column.map(String), fc.boolean()),
      rowNumbers: fc.dictionary(column.map(String), fc.constant(true)),
      leftOut: drawnTicks(column),
      noLetter: drawnTicks(column),
      nothing: drawnTicks(column),
      names: fc.dictionary(column.map(String), fc.integer({ min: -1, max: 9 })),
      originalRows: fc.constant(rows),
      sheetRows: fc.constant(rows.map((_, at) => at + 2)),
      lookups: fc.nat(),
      unfound: fc.nat(),
      repeats: fc.nat(),
      elapsedMs: fc.nat(),
      // None of the drawn files was written from the columns of the record.
      isDownloaded: fc.constant(false),
      asNew: fc.constantFrom(...NEW_CAUSES, undefined),
      lineEnd: fc.constantFrom(...LINE_ENDS, undefined),
      savedFiles: fc.array(savedFile, { maxLength: 3 }),
      resultRows: fc
        .tuple(others, fc.nat({ max: rows.length - 1 }))
        .map(([each, unsent]) => each.toSpliced(unsent, 0, null)),
    })
    return record.map(withUsesOnce)
  })
}
