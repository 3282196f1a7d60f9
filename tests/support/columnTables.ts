import Papa from 'papaparse'
import { fieldColumns } from './fieldColumns'
import { otherColumns } from './otherColumns'
import { programColumns } from './programColumns'
import { readTables } from './readTables'

/** Exports of known programs and of people, as the page reads them from a file with commas. */
export const columnTables = readTables([programColumns, otherColumns, fieldColumns].join('\n')).map(
  (table) => ({
    ...table,
    csv: Papa.unparse(table.lines.map((line) => line.split('|'))),
  }),
)
