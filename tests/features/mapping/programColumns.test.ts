import { expect, test } from 'vitest'
import { columnTables } from '../../support/columnTables'
import { exportFiles } from '../../support/exportFiles'
import { madeOf } from '../../support/madeOf'

test.each(columnTables)('$name', async ({ csv, found, expected }) => {
  expect(await madeOf(new File([csv], 'export.csv'), found)).toEqual(expected)
})

test.each(exportFiles)('$name, $from', async ({ name, bytes, expected }) => {
  expect(await madeOf(new File([bytes], name))).toEqual(expected)
})
