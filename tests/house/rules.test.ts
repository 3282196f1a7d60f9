import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

interface Text {
  path: string
  text: string
}

const HERE = 'tests/house/rules.test.ts'
const ITEM = /^- \*\*([A-Z]+-[1-9]\d*)\*\* \S/
/** A rule by its id. Encodings are written in the same way. */
const ID = /\b(?!UTF-|SHA-)[A-Z]{3,}-\d+\b/g
const LINK = /(?<=\]\()(?!\w+:|#)[^)#\s]+/g
const DOCUMENT = /\b[\w./-]+\.md\b/g
const ELSEWHERE = /\bspec\b(?!\.ts)|\bspecification\b|\b(?:section|decision)s? \d/gi

const all = (pattern: RegExp, text: string) => Array.from(text.matchAll(pattern), ([found]) => found)

/** The ids of the rules, in their order, and what is wrong with how they are written. */
function readRules(text: string): { ids: string[]; problems: string[] } {
  const ids: string[] = []
  const problems: string[] = []
  let area = ''
  for (const line of text.split('\n')) {
    area = /^## .*\(([A-Z]+)\)$/.exec(line)?.[1] ?? area
    if (!line.startsWith('- ')) continue
    const id = ITEM.exec(line)?.[1]
    if (!id?.startsWith(`${area}-`)) problems.push(`no rule of ${area}: ${line}`)
    else if (ids.includes(id)) problems.push(`twice: ${id}`)
    else ids.push(id)
  }
  return { ids, problems }
}

/** What a text cites that is not there: rules, documents of somewhere else, files. */
function deadCitations({ path, text }: Text, ids: string[]): string[] {
  const files = [...all(DOCUMENT, text), ...(path.endsWith('.md') ? all(LINK, text) : [])].filter(
    (file) => ![file, join(dirname(path), file), join('docs', file)].some((place) => existsSync(place)),
  )
  const rules = all(ID, text).filter((id) => !ids.includes(id))
  return [...rules, ...all(ELSEWHERE, text), ...files].map((found) => `${path}: ${found}`)
}

const isTest = ({ path }: Text) => /\.(?:test\.tsx?|spec\.ts)$/.test(path)

/** The rules that no test cites. */
const untested = (ids: string[], texts: Text[]) => {
  const cited = new Set(texts.filter(isTest).flatMap(({ text }) => all(ID, text)))
  return ids.filter((id) => !cited.has(id))
}

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path))
const texts = [...readdirSync('.'), ...['src', 'tests', 'docs', 'scripts'].flatMap(filesIn)]
  .filter((path) => /\.(?:tsx?|m?js|mts|css|html|md)$/.test(path) && path !== HERE)
  .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
const { ids, problems } = readRules(readFileSync('docs/rules.md', 'utf8'))

test('every rule has an id of its own', () => {
  expect(ids.length).toBeGreaterThan(140)
  expect(problems).toEqual([])
})

test('what is cited is in the repository: each rule, document and file', () => {
  expect(texts.length).toBeGreaterThan(300)
  expect(texts.flatMap((text) => deadCitations(text, ids))).toEqual([])
})

test('every rule is cited by a test', () => {
  expect(untested(ids, texts)).toEqual([])
})

describe('a violation is', () => {
  const rules = '## The file (FILE)\n\n- **FILE-1** A rule.\n'

  test.each([
    '- **FILE-1** Again.',
    '- **RUN-2** Of another step.',
    '- **FILE-02** A zero.',
    '- FILE-3 Plain.',
  ])('a rule written as %s', (line) => expect(readRules(rules + line).problems).toHaveLength(1))

  test.each([
    '(FILE-2)',
    'spec section 3',
    'the words of the spec',
    'decisions 4-6',
    '[x](gone.ts)',
    'GONE.md',
  ])('a citation of %s', (text) =>
    expect(deadCitations({ path: 'README.md', text }, ['FILE-1'])).not.toEqual([]),
  )

  test('a rule that only code cites', () => {
    expect(untested(['FILE-1'], [{ path: 'src/x.ts', text: 'FILE-1' }])).toEqual(['FILE-1'])
    expect(untested(['FILE-1'], [{ path: 'tests/x.test.ts', text: '// FILE-1' }])).toEqual([])
  })
})
