import { readdirSync, readFileSync } from 'node:fs'
import { parseAst } from 'vite'
import { expect, test, vi } from 'vitest'
import { growthOf, LINEAR } from '../support/doubling'

/** The patterns that modules put together while they are loaded. */
async function madePatterns(): Promise<RegExp[]> {
  const made: RegExp[] = []
  class Recorded extends RegExp {
    constructor(pattern: string | RegExp, flags?: string) {
      super(pattern, flags)
      if (new Error('for its stack').stack?.split('\n')[2]?.includes('/src/')) made.push(this)
    }
  }
  vi.stubGlobal('RegExp', Recorded)
  const modules = import.meta.glob('../../src/{domain,features}/**/*.ts')
  for (const [path, load] of Object.entries(modules)) if (!/sandbox|worker\.ts/.test(path)) await load()
  vi.unstubAllGlobals()
  return made
}

/** The patterns that are written in the source. */
function writtenPatterns(): RegExp[] {
  const written: RegExp[] = []
  const read = (node: unknown) => {
    if (typeof node !== 'object' || node === null) return
    const { regex } = node as { regex?: { pattern: string; flags: string } }
    if (regex) written.push(new RegExp(regex.pattern, regex.flags))
    else for (const child of Object.values(node)) read(child)
  }
  for (const name of readdirSync('src', { recursive: true, encoding: 'utf8' })) {
    const lang = /\.(tsx?)$/.exec(name)?.[1] as 'ts' | 'tsx' | undefined
    if (lang) read(parseAst(readFileSync(`src/${name}`, 'utf8'), { lang }))
  }
  return written
}

/** What a text begins with, repeats, and ends with. */
type Cell = [beginning: string, unit: string, end: string]

/**
 * Cells for a pattern: its signs, a blank, a letter and a digit, and any two of them, again and again; its words; each alone, and
 * with something before and after that it may stumble over.
 */
function cellsFor(source: string): Cell[] {
  const signs = [...new Set([' a1', ...(source.match(/[^\p{L}\p{N}\\^$*]/gu) ?? [])].join(''))].slice(0, 16)
  if (/Lu|A-Z/.test(source)) signs.push('A')
  const words = [...new Set(source.match(/(?:<[!?/]?)?[a-z:-]{2,}/gi))].slice(0, 40)
  const units = [
    ...signs,
    ...signs.flatMap((a) => signs.map((b) => a + b)),
    ...words,
    ...words.map((word) => `${word} `),
  ]
  return units.flatMap((unit): Cell[] => [
    ['', unit, ''],
    ['a', unit, '\0'],
    ['1', unit, 'a'],
  ])
}

/** Cells that patterns were slow on once. */
const KNOWN: Cell[] = [
  ['page 0 / 0', '0', 'e'],
  ['end', '>', 'e'],
  ['p', 'safe#uu', '\0'],
  ['code', '-', 'x'],
  ['opposite', ' ', 'x'],
  ['0()', '\t', '0'],
  ['', ' (for: ', ':'],
  ['', '\t', '1\t\t1'],
  ['', '<meta="C charset', '\t=H'],
  ['', '[$-', ''],
]

const cellOf = ([start, unit, end]: Cell, size: number) =>
  start + unit.repeat(Math.ceil(size / unit.length)) + end

function timeOf(task: () => unknown): number {
  const start = performance.now()
  task()
  return performance.now() - start
}

/** The cell that takes a pattern the longest. */
function worstCell(source: string, read: (text: string) => unknown): Cell {
  const cells = [...KNOWN, ...cellsFor(source)]
  // Those that were slow three times more: the compiler takes its time, too.
  let timed = cells.map((cell) => ({ cell, time: Infinity }))
  for (const left of [cells.length, 40, 20, 5]) {
    timed = timed
      .slice(0, left)
      .map(({ cell, time }) => ({
        cell,
        time: Math.min(
          time,
          timeOf(() => read(cellOf(cell, 1000))),
        ),
      }))
      .toSorted((a, b) => b.time - a.time)
  }
  return timed[0]!.cell
}

test('every pattern takes time in proportion to its text', async () => {
  const patterns = new Map(
    [...(await madePatterns()), ...writtenPatterns()].map((each) => [String(each), each]),
  )
  expect(patterns.size).toBeGreaterThan(250)
  const slow: string[] = []
  for (const [written, { source, flags }] of patterns) {
    if (!/[*+]|,\}/.test(source)) continue
    // As `replace`, `split` and `matchAll` read.
    const everywhere = new RegExp(source, flags.includes('g') ? flags : `${flags}g`)
    const read = (text: string) => text.replace(everywhere, '')
    const cell = worstCell(source, read)
    const growth = await growthOf((size) => cellOf(cell, size), read)
    if (growth > LINEAR) slow.push(`${growth.toFixed(1)} times: ${written} on ${JSON.stringify(cell)}`)
  }
  expect(slow).toEqual([])
}, 120_000)
