import { utils } from '@e965/xlsx'
import { expect, test } from 'vitest'
import { lockedAreas, locksOf, mergedArea } from '../../../../src/features/file/reader/inWorkbook'
import { openPackage } from '../../../../src/features/file/rewriter/package'
import { areaOf, placeOf } from '../../../../src/features/file/rewriter/walkSheet'
import { officeWorkbook, TENANTS } from '../../../support/officeWorkbook'

test.each([
  ['as Excel writes it', {}],
  ['with a prefix', { prefix: 'x' }],
  ['of the strict standard', { isStrict: true }],
  ['without numbers of rows', { hasNoReferences: true }],
])('a workbook %s locks formulas, merges, rich cells, tables’ edges and pivots', async (_, kind) => {
  const areas = await lockedAreas(await openPackage(officeWorkbook(kind), 'Tenants'))
  expect(locksOf(areas, TENANTS.columns, TENANTS.firstRow)).toEqual(
    expect.arrayContaining([
      { column: 3, rows: [4, 8, 10, 12] },
      { column: 7, rows: [9, 10] },
      { column: 4, rows: [7, 8, 10, 10] },
      { column: 5, rows: [7, 8, 10, 10] },
      { column: 0, rows: [10, 10] },
      { column: 2, rows: [10, 12] },
    ]),
  )
})

test('an array’s and a data table’s whole area is locked', async () => {
  const sheet = (xml: string) =>
    xml
      .replace('<f>C4&amp;" "&amp;D4</f>', '<f t="array" ref="E4:F5">1</f>')
      .replace('<f>SUM(I4:I8)</f>', '<f t="dataTable" ref="G4:G6" r1="A1"/>')
  const areas = await lockedAreas(await openPackage(officeWorkbook({ sheet }), 'Tenants'))
  const locks = locksOf(areas, [5, 6], 3)
  expect(locks).toContainEqual({ column: 0, rows: [4, 5, 7, 8, 10, 10] })
  expect(locks).toContainEqual({ column: 1, rows: [4, 8, 10, 10] })
})

test('a pivot’s filters, above it, are locked with it', async () => {
  const files = {
    'xl/pivotTables/pivotTable1.xml':
      '<pivotTableDefinition><location ref="D10:D12" rowPageCount="2" colPageCount="1"/></pivotTableDefinition>',
  }
  const areas = await lockedAreas(await openPackage(officeWorkbook({ files }), 'Tenants'))
  expect(locksOf(areas, [3], 3)).toEqual([{ column: 0, rows: [7, 12] }])
})

test.each([
  ['B4:D4', 'C4:D4'],
  ['B4:D5', 'B4:D5'],
  ['B4:B6', 'B4:B6'],
  ['B4', null],
])('of the merge %s what is not written is %s', (merge, locked) => {
  const area = mergedArea(areaOf(merge)!)
  const name =
    area && [area.from, area.to].map(({ row, column }) => utils.encode_cell({ r: row, c: column })).join(':')
  expect(name ?? null).toBe(locked)
})

test('places have the names that spreadsheets give them', () => {
  for (const [name, column] of [
    ['A', 0],
    ['Z', 25],
    ['AA', 26],
    ['AZ', 51],
    ['BA', 52],
    ['XFD', 16383],
  ] as const) {
    expect(placeOf(`$${name}$7`)).toEqual({ row: 6, column })
  }
  for (const odd of ['', '7', 'A', 'A0', 'ABCD1', 'A1:']) expect(placeOf(odd)).toBeNull()
})
