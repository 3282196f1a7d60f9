import { cellsOf, type Fields } from '../domain/address/comparison/foundCells'

/** A case of a table. */
export interface Case {
  name: string
  /** The line above it that it shares with others. */
  shared: string
  lines: string[]
  /** What is said of it, by name. */
  said: Map<string, string>
}

/**
 * Reads a table of cases. A line that is not indented holds for those below it; `- ` begins one with its name; below stand its
 * lines, and what is said of it: `· lost: Leeds · another door`.
 */
export function readCases(table: string): Case[] {
  let shared = ''
  return table
    .trim()
    .split(/\n(?! )/)
    .flatMap((text): Case[] => {
      const [first = '', ...below] = text.split('\n')
      if (!first.startsWith('- ')) {
        shared = first
        return []
      }
      const [lines, said] = [false, true].map((isSaid) =>
        below.map((line) => line.trimStart()).filter((line) => line.startsWith('· ') === isSaid),
      ) as [string[], string[]]
      const pairs = said
        .flatMap((line) => line.split(/(?:^| )· /).slice(1))
        .map((each) => each.split(/: (.*)/))
      return [
        {
          name: first.slice(2),
          shared,
          lines,
          said: new Map(pairs.map(([key, value = '']) => [key!, value])),
        },
      ]
    })
}

/** A text with its line breaks as one sign, and back. */
export const inOneLine = (text: string) => text.replaceAll('\n', '¶')
export const inLines = (text: string) => text.replaceAll('¶', '\n')

/** Names and values in a text: `sub Flat 5, number 12`. Throws for anything else. */
export const pairsIn = (text = '') =>
  text
    .split(', ')
    .filter(Boolean)
    .map((pair): [string, string] => {
      const [, name, value] = /^(\S+) (.+)$/.exec(pair) ?? []
      if (name === undefined) throw new Error(`No name and value: ${pair}`)
      return [name, value!]
    })

/** The cells of an address that was found, by its fields, some of which have a name together: `HOUSE, sub Flat 5`. */
export function cellsSaid(text: string, named: Record<string, Fields>): Record<string, string> {
  const parts = text.split(', ')
  const others = parts.filter((part) => !(part in named)).join(', ')
  return cellsOf(
    Object.assign({}, ...parts.map((part) => named[part]), Object.fromEntries(pairsIn(others))) as Fields,
  )
}
