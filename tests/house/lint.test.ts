import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

// `npm test` lints the sources themselves; this shows that each rule of the house bites where it is broken.

interface Finding {
  code: string
  filename: string
}

/** What each file holds, and the rule that it breaks, if any. */
const FILES: [path: string, text: string, broken: string | null][] = [
  ['features/file/Back.tsx', "import '../run/y'", 'no-restricted-imports'],
  ['features/file/csv/back.ts', "import '../../mapping/y'", 'no-restricted-imports'],
  [
    'features/file/BackByType.tsx',
    "import type { Y } from '../run/y'\nexport type X = Y",
    'no-restricted-imports',
  ],
  ['features/run/Page.tsx', "import '../../app/App'", 'no-restricted-imports'],
  ['features/run/loop/page.ts', "import '../../../app/store'", 'no-restricted-imports'],
  ['components/KnowsAFeature.tsx', "import '../features/run/y'", 'no-restricted-imports'],
  ['components/KnowsTheApp.tsx', "import '../app/base/hooks'", 'no-restricted-imports'],
  ['api/feature.ts', "import '../features/run/y'", 'no-restricted-imports'],
  ['app/base/feature.ts', "import '../../features/run/y'", 'no-restricted-imports'],
  ['app/base/component.ts', "import '../../components/Y'", 'no-restricted-imports'],
  ['features/run/react.ts', "import { memo } from 'react'\nmemo(() => null)", 'no-restricted-imports'],
  [
    'features/run/redux.ts',
    "import {\n  isAnyOf,\n} from '@reduxjs/toolkit'\nisAnyOf()",
    'no-restricted-imports',
  ],
  ['features/run/title.ts', "document.title = 'x'", 'no-restricted-globals'],
  ['features/run/circleA.ts', "import type { B } from './circleB'\nexport type A = B[]", 'no-cycle'],
  ['features/run/circleB.ts', "import type { A } from './circleA'\nexport type B = A | 1", 'no-cycle'],
  ['features/run/y.ts', "import '../file/csv/z'\nimport '../../app/base/hooks'\nimport '../../api/x'", null],
  ['features/run/ySlice.ts', "import { isAnyOf } from '@reduxjs/toolkit'\nisAnyOf()", null],
  ['features/file/csv/z.ts', 'export const z = 1', null],
  ['app/browserDeps.ts', "import '../features/run/y'\ndocument.title = 'x'", null],
]

const house = mkdtempSync(join(tmpdir(), 'house-'))

beforeAll(() => {
  cpSync('oxlint.config.js', join(house, 'oxlint.config.js'))
  writeFileSync(join(house, 'package.json'), '{ "type": "module" }')
  symlinkSync(resolve('node_modules'), join(house, 'node_modules'))
  for (const [path, text] of FILES) {
    mkdirSync(dirname(join(house, 'src', path)), { recursive: true })
    writeFileSync(join(house, 'src', path), `${text}\n`)
  }
})
afterAll(() => rmSync(house, { recursive: true }))

/** The rules of the house that each file breaks. */
function lint(): Record<string, string[]> {
  const command = resolve('node_modules/.bin/oxlint')
  let report: string
  try {
    report = execFileSync(command, ['-c', 'oxlint.config.js', '--format=json', 'src'], {
      cwd: house,
      encoding: 'utf8',
    })
  } catch (error) {
    report = (error as { stdout: string }).stdout
  }
  const { diagnostics } = JSON.parse(report) as { diagnostics: Finding[] }
  const found: Record<string, string[]> = {}
  for (const { code, filename } of diagnostics) {
    const rule = /no-restricted-(imports|globals)|no-cycle/.exec(code)?.[0]
    if (rule) (found[filename.replace(/^src\//, '')] ??= []).push(rule)
  }
  return found
}

test('each rule of the house is a rule of the linter', () => {
  const broken = FILES.flatMap(([path, , rule]) => (rule ? [[path, [rule]]] : []))
  expect(lint()).toEqual(Object.fromEntries(broken))
})
