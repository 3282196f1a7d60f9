import { readdirSync, readFileSync } from 'node:fs'
import { join, normalize } from 'node:path'
import { describe, expect, test } from 'vitest'

const FLOW = ['appearance', 'file', 'mapping', 'apiKey', 'run', 'review', 'recovery', 'results', 'confirm']
const FOUNDATION = new Set([
  'attempt',
  'constants',
  'config',
  'hooks',
  'types',
  'deps',
  'focusIds',
  'listeners',
])
const IMPURE =
  /(Slice|Listeners|Selectors|Api|sessionEvents|baseQuery|Worker|WorkerReader|keepRecord|watchControls|waits|sendBatch|Persistence)\.ts$/
const THUNKS = /(typeKey|offerFile|useReviewKeys)\.ts$/
const WITH_EFFECTS = /^(react|react-dom|react-redux|redux-persist|antd|@reduxjs|@ant-design|msw)/

interface Source {
  /** Path within src. */
  path: string
  text: string
}

/** The modules that a source imports; those of the project as paths within src. */
function importsOf({ path, text }: Source) {
  const found = [...text.matchAll(/^(?:import|export)\s(type\s)?[^'"]*?(?:from\s)?'([^']+)'/gm)]
  return found.map(([, type, name]) => ({
    isType: Boolean(type),
    name: name!.startsWith('.') ? normalize(join(path, '..', name!)) : name!,
  }))
}

/** What breaks the rules of the house in a source, one sentence each. */
function violations(source: Source): string[] {
  const [layer, feature] = source.path.split('/')
  const isPure =
    /^(features|api)\//.test(source.path) && source.path.endsWith('.ts') && !/sandbox/.test(source.path)
  return importsOf(source).flatMap(({ isType, name }) => {
    const [toLayer, toFeature] = name.split('/')
    const problem = (what: string) => [`${source.path} ${what} ${name}`]
    if (layer === 'components' && (toLayer === 'features' || toLayer === 'app'))
      return problem('knows the product:')
    if (layer === 'api' && toLayer === 'features') return problem('imports a feature:')
    if (layer === 'features' && toLayer === 'app' && !FOUNDATION.has(toFeature!))
      return problem('imports app:')
    if (
      layer === 'features' &&
      toLayer === 'features' &&
      toFeature !== 'sessionEvents' &&
      feature !== 'sessionEvents.ts'
    ) {
      if (FLOW.indexOf(toFeature!) > FLOW.indexOf(feature!)) return problem('goes back to')
    }
    if (
      isPure &&
      !isType &&
      !IMPURE.test(source.path) &&
      !THUNKS.test(source.path) &&
      WITH_EFFECTS.test(name)
    ) {
      return problem('is not pure:')
    }
    return []
  })
}

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path))
  .map((path) => ({ path, text: readFileSync(join('src', path), 'utf8') }))

test('every source keeps the rules of the house', () => {
  expect(sources.length).toBeGreaterThan(80)
  expect(sources.flatMap(violations)).toEqual([])
})

test('only the page, its download and its guard touch the document or the window', () => {
  const touching = sources.filter(({ text }) => /\b(document|window)\./.test(text)).map(({ path }) => path)
  const allowed = ['app/askBeforeLeaving.ts', 'app/browserDeps.ts', 'app/followState.ts', 'app/main.tsx']
  expect(touching.filter((path) => !path.startsWith('api/sandbox')).toSorted()).toEqual(allowed)
})

describe('the rules are broken by', () => {
  test.each([
    ['a feature that goes back', 'features/file/x.tsx', "import { y } from '../run/y'"],
    ['a component that knows a feature', 'components/X.tsx', "import { y } from '../features/run/y'"],
    ['a feature that imports the page', 'features/run/X.tsx', "import { App } from '../../app/App'"],
    ['the api that imports a feature', 'api/x.ts', "import { y } from '../features/run/y'"],
    ['React in a pure file', 'features/run/x.ts', "import { memo } from 'react'"],
    [
      'Redux in a pure file, over two lines',
      'features/run/x.ts',
      "import {\n  createSlice,\n} from '@reduxjs/toolkit'",
    ],
  ])('%s', (_, path, text) => {
    expect(violations({ path, text })).toHaveLength(1)
  })
})
