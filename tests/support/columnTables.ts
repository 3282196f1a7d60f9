import Papa from 'papaparse'
import { fieldColumns } from './fieldColumns'
import { otherColumns } from './otherColumns'
import { programColumns } from './programColumns'

const cells = (line: string) => line.replaceAll('\\n', '\n').split('|')

const FOUND = 'found: '

/** What is on a letter to the first row's own address, and what the page says before Start. */
const TOLD = /^(?:posted|said): /

/**
 * Exports of known programs and of people: the name and the file of each, what the page makes of it in words, the address
 * that is found, where it is not what is sent, and what a person is told.
 */
export const columnTables = [programColumns, otherColumns, fieldColumns]
  .join('\n')
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
      expected: said.filter((line) => !line.startsWith(FOUND) && !TOLD.test(line)),
      told: said.filter((line) => TOLD.test(line)),
    }
  })
