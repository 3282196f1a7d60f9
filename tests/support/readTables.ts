/** What is said of a table in a line that begins so, beside what the page makes of it. */
const saidAs = (lines: string[], name: string) =>
  lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2)

/** What is on a letter to the first row's own address, and what the page says before Start. */
const TOLD = /^(?:posted|said): /

/**
 * Reads tables of exports, with a blank line between them. Each has a name; its lines, where `\\n` is a line break in a cell; and
 * then what the page makes of it: what its first row sends; what each column takes when the address is written (`-` nothing,
 * `?` a person is asked), marked where it is proposed for the address (`*`) or the postcode (`#`) or offered besides (`+`); and
 * that row in the file for the program. The address that is found is said where it is not what is sent, and the file where its
 * name and its bytes matter.
 */
export const readTables = (text: string) =>
  text
    .trim()
    .split(/\n{2,}/)
    .map((table) => {
      const [name = '', ...all] = table.split('\n')
      const lines = all.slice(
        0,
        all.findIndex((line) => /^(?:file|sent): /.test(line)),
      )
      const said = all.slice(lines.length)
      return {
        name,
        lines: lines.map((line) => line.replaceAll('\\n', '\n')),
        file: saidAs(said, 'file'),
        found: saidAs(said, 'found'),
        expected: said.filter((line) => !/^(?:file|found): /.test(line) && !TOLD.test(line)),
        told: said.filter((line) => TOLD.test(line)),
      }
    })
