import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { exportFiles } from '../../support/exportFiles'
import { madeOf } from '../../support/madeOf'
import { otherColumns } from '../../support/otherColumns'
import { programColumns } from '../../support/programColumns'

const cells = (line: string) => line.replaceAll('\\n', '\n').split('|')

const FOUND = 'found: '

const cases = `${programColumns}\n${otherColumns}`
  .trim()
  .split(/\n{2,}/)
  .map((text) => {
    const [name = '', ...lines] = text.split('\n')
    const table = lines.slice(
      0,
      lines.findIndex((line) => line.startsWith('proposed: ')),
    )
    const said = lines.slice(table.length)
    return {
      name,
      csv: Papa.unparse(table.map(cells)),
      found: said.find((line) => line.startsWith(FOUND))?.slice(FOUND.length),
      expected: said.filter((line) => !line.startsWith(FOUND)),
    }
  })

test.each(cases)('$name', async ({ csv, found, expected }) => {
  expect(await madeOf(new File([csv], 'export.csv'), found)).toEqual(expected)
})

test.each(exportFiles)('$name, $from', async ({ name, bytes, expected }) => {
  expect(await madeOf(new File([bytes], name))).toEqual(expected)
})
