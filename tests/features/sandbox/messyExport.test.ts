import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { expect, test } from 'vitest'
import { cleanseAnswerSchema } from '../../../src/api/schemas'
import { doubtsOf } from '../../../src/domain/cleanse/rowReading'
import { outputCells } from '../../../src/domain/cleanse/outputColumns'
import { type RowResult, readAnswer } from '../../../src/domain/cleanse/rowResult'
import { readFile } from '../../../src/features/file/reader/readFile'
import { buildQuery } from '../../../src/domain/cleanse/sentText'
import { furtherColumns } from '../../../src/features/mapping/furtherColumns'
import { theirColumns } from '../../../src/features/mapping/addressSlots'
import { detectColumns } from '../../../src/domain/address/columns/proposals'
import { outcomeWith, REASONS, reasonsOf } from '../../../src/domain/cleanse/outcomes'
import { addressGroups, addressKeys } from '../../../src/domain/address/writing/sameAddress'
import { envelopeOf } from '../../../src/domain/address/writing/pieces'
import { answerQuery } from '../../../src/features/sandbox/answerQuery'
import { sampleCsv } from '../../support/sampleCsv'

const messyExport = readFileSync('tests/fixtures/messy-customers.csv')

/** The rows of a file with what the sandbox answers, by the columns that the page proposes. */
async function cleansedRows(bytes: BlobPart, { withFurther = true } = {}) {
  const outcome = await readFile(new File([bytes], 'customers.csv'), { header: 'found' })
  if (outcome.kind !== 'read') throw new Error(outcome.message)
  const { headers, rows } = outcome.file
  const first = { ...detectColumns(headers, rows), moreAddressColumns: [] }
  const mapping = withFurther ? { ...first, moreAddressColumns: furtherColumns(headers, rows, first) } : first
  const columns = theirColumns(headers, rows, mapping)
  return rows.map((row) => {
    const query = buildQuery(row, mapping)
    const cells = outputCells(v.parse(cleanseAnswerSchema, answerQuery(query)))
    const result: RowResult = query ? { kind: 'answered', query, cells } : { kind: 'nothingToSend' }
    const reasons = reasonsOf(result, doubtsOf(result, row, columns), 0.5, false)
    return {
      country: row[headers.indexOf('Country')]!,
      result,
      reasons,
      outcome: outcomeWith(result, reasons),
    }
  })
}

const messyRows = cleansedRows(messyExport)

test('most rows of a messy export are good; those with a fault are to review for it', async () => {
  const rows = await messyRows
  const countOf = (outcome: string) => rows.filter((row) => row.outcome === outcome).length
  expect(countOf('good')).toBeGreaterThan(70)
  expect(countOf('toReview')).toBeGreaterThan(15)
  expect(countOf('noMatch')).toBeGreaterThan(5)
  expect(countOf('nothingToSend')).toBe(5)
})

// No customer's address is too long to compare.
test.each([
  ['the columns that are found by themselves', false],
  ['all columns of the address', true],
])('the sample has rows for every reason to review with %s', async (_, withFurther) => {
  const rows = await cleansedRows(sampleCsv, { withFurther })
  expect(new Set(rows.flatMap(({ reasons }) => reasons))).toEqual(
    new Set(REASONS.filter((reason) => reason !== 'tooLong' && reason !== 'judgedOther')),
  )
})

test('no row abroad is good', async () => {
  const abroad = new Set(['Germany', 'France', 'USA', 'Ireland', 'Spain'])
  const rows = (await messyRows).filter(({ country }) => abroad.has(country))
  expect(rows.map(({ outcome }) => outcome)).toEqual(Array(5).fill('noMatch'))
})

test('the flats behind one door are different addresses', async () => {
  const rows = await messyRows
  const groups = await addressGroups(
    rows.map(({ result }) => {
      const address = readAnswer(result)?.address
      return address ? addressKeys(envelopeOf(address), address.uprn, address.umprn) : null
    }),
    () => Promise.resolve(),
  )
  const flats = rows.flatMap(({ result }, row) =>
    result.kind === 'answered' && /^Flat \d, 20 Chapel/.test(result.query) ? [row] : [],
  )
  expect(flats).toHaveLength(6)
  for (const flat of flats) expect(groups[flat]).toBeNull()
})
