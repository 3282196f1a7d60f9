import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

interface Source {
  /** Path within src. */
  path: string
  text: string
}

/** A sentence between quotes, or one that stands between tags, or an attribute that is read out or shown. */
const SENTENCE = /(['"`])[A-Z✓✗][a-zé’]+ [a-z][^'"`\n]*\1/g
const JSX_TEXT = />\s*([A-Za-z][A-Za-z ,.’]+)\s*<\//g
const JSX_LINE = /^ +[A-Z][a-z]+( [a-z]+)*[.:]?$/gm
const ATTRIBUTE = /\b(?:aria-label|title|placeholder|alt|label)="[^"]+"/g

/** What a person would read that does not stand in a file of words. */
function strayWords({ path, text }: Source): string[] {
  const code = text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').replaceAll(/throw new Error\(.*\)/g, '')
  const patterns = path.endsWith('.tsx') ? [SENTENCE, JSX_TEXT, JSX_LINE, ATTRIBUTE] : [SENTENCE]
  return patterns.flatMap((pattern) => (code.match(pattern) ?? []).map((found) => `${path}: ${found.trim()}`))
}

// The catalogue's other words are those of the README's table; the sandbox's data is no part of the page.
const EXEMPT =
  /Messages\.ts$|errorCatalogue\.ts$|readConfig\.ts$|outputColumns\.ts$|^api\/sandbox\/(?!.*\.tsx)/

test('every word that a person reads stands in a file of words', () => {
  const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !EXEMPT.test(path))
    .map((path) => ({ path, text: readFileSync(join('src', path), 'utf8') }))
  expect(sources.length).toBeGreaterThan(80)
  expect(sources.flatMap(strayWords)).toEqual([])
})

describe('stray is', () => {
  test.each([
    ['a sentence in code', 'features/x.ts', "fail('Please try again')"],
    ['text between tags', 'features/X.tsx', '<p>Hello there</p>'],
    ['text on a line of its own', 'features/X.tsx', '<p>\n      Hello there\n</p>'],
    ['a label', 'features/X.tsx', '<input aria-label="Search" />'],
  ])('%s', (_, path, text) => {
    expect(strayWords({ path, text })).not.toEqual([])
  })
})
