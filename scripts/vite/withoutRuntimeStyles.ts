import type { Plugin } from 'vite'
import { THEME_CLASS } from '../../src/app/theme.ts'

/** What each maker of styles gives a component when the style sheet is there already: the class of the theme. */
const MAKERS: Record<string, string> = {
  genStyleHooks: `() => () => ['', '${THEME_CLASS}']`,
  genComponentStyleHook: `() => () => ''`,
  genSubStyleComponent: `() => () => null`,
}

/** The function of Ant Design that makes the makers. */
const ORIGIN = 'genStyleUtils'

/**
 * Leaves Ant Design's own styles out of the built page: they are in the static sheet (`antdStyles`), and what
 * would make them again is a fifth of the page's JavaScript. Each call of a maker loses its arguments, which are
 * functions that make styles; nothing refers to them then, and the bundler drops them.
 */
export function withoutRuntimeStyles(): Plugin {
  return {
    name: 'without-runtime-styles',
    apply: 'build',
    transform: {
      filter: { id: /\/antd\/es\/.*\.js$/, code: /gen(StyleHooks|ComponentStyleHook|SubStyleComponent)/ },
      handler(code) {
        const program = this.parse(code)
        const edits = [...replacedMakers(program), ...droppedArguments(program)]
        return { code: applied(code, edits), map: null }
      },
    },
  }
}

interface Edit {
  start: number
  end: number
  text: string
}

interface Node {
  type: string
  start: number
  end: number
}

type Call = Node & { callee: Node & { name?: string } }

const plainMakers = Object.entries(MAKERS).map(([name, maker]) => `export const ${name} = ${maker};`)

/** The statement that makes the makers becomes one that needs no styles. */
const replacedMakers = (program: { body: Node[] }): Edit[] =>
  program.body
    .filter((statement) => callsWithin(statement).some(({ callee }) => callee.name === ORIGIN))
    .map(({ start, end }) => ({ start, end, text: plainMakers.join('\n') }))

const droppedArguments = (program: unknown): Edit[] =>
  callsWithin(program)
    .filter(({ callee }) => callee.name !== undefined && callee.name in MAKERS)
    .map(({ callee, end }) => ({ start: callee.end, end, text: '()' }))

/** The calls in a part of a syntax tree, in the order of the text; those within a call are left out. */
function callsWithin(part: unknown): Call[] {
  if (typeof part !== 'object' || part === null) return []
  if ('type' in part && part.type === 'CallExpression') return [part as Call]
  return Object.values(part).flatMap(callsWithin)
}

const applied = (code: string, edits: Edit[]) =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code)
