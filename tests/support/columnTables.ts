import { otherColumns } from './otherColumns'
import { programColumns } from './programColumns'

const cells = (line: string) => line.replaceAll('\\n', '\n').split('|')

/** Exports of known programs and of people: the name, header and rows of each, and what the page makes of it in words. */
export const columnTables = `${programColumns}\n${otherColumns}`
  .trim()
  .split(/\n{2,}/)
  .map((text) => {
    const [name, header, first, second, ...expected] = text.split('\n') as [string, string, string, string]
    return {
      name,
      headers: cells(header),
      rows: [cells(first), cells(second)],
      expected,
    }
  })
