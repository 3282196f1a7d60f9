import Papa from 'papaparse'
import { otherColumns } from './otherColumns'
import { programColumns } from './programColumns'

const cells = (line: string) => line.replaceAll('\\n', '\n').split('|')

const FOUND = 'found: '

/**
 * Exports of known programs and of people: the name and the file of each, what the page makes of it in words, and the address
 * that is found, where it is not what is sent.
 */
export const columnTables = `${programColumns}\n${otherColumns}`
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
