import { extractStyle } from '@ant-design/static-style-extract'
import { ConfigProvider, theme as antdTheme, type ThemeConfig } from 'antd'
import { createElement } from 'react'
import { Visitor, type ESTree, type Plugin } from 'vite'
import { TABLE_COMPONENTS, THEMED_COMPONENTS, darkTheme, STYLES_CLASS, theme } from '../../src/app/theme.ts'
import { mergeAppearances } from './mergeAppearances.ts'

/** The components of each sheet, by its import name. */
const SHEETS: Record<string, string[]> = {
  'virtual:antd.css': THEMED_COMPONENTS,
  'virtual:antdTable.css': TABLE_COMPONENTS,
}

/**
 * Extracts the style sheets of the Ant Design components in use at build time, so that none are injected at run time and the
 * Content-Security-Policy can forbid inline styles. Each sheet serves light and dark.
 */
export function antdStyles(): Plugin {
  return {
    name: 'antd-styles',
    resolveId: (id) => (id in SHEETS ? `\0${id}` : null),
    load: (id) => {
      const components = id.startsWith('\0') ? SHEETS[id.slice(1)] : undefined
      return components && mergeAppearances(sheetOf(components, theme), sheetOf(components, dark))
    },
    transform: {
      filter: { id: /\/antd\/es\//, code: new RegExp(Object.keys(MAKERS).join('|')) },
      handler(code) {
        return withoutMakers(code, this.parse(code))
      },
    },
  }
}

/** What Ant Design calls to make a component's styles, and what takes the place of each call: the classes of the static sheet. */
const MAKERS: Record<string, string> = {
  genStyleUtils: '({})',
  useStyleRegister: 'null',
  genStyleHooks: `(() => ${JSON.stringify(['', STYLES_CLASS])})`,
  genComponentStyleHook: `(() => '')`,
  genSubStyleComponent: '(() => null)',
}

/** A module of Ant Design without the code that makes styles: a ninth of all code, which would run for every component drawn. */
function withoutMakers(code: string, program: ESTree.Program) {
  const calls: { start: number; end: number; place: string }[] = []
  new Visitor({
    CallExpression({ callee, start, end }) {
      const place = callee.type === 'Identifier' ? MAKERS[callee.name] : undefined
      if (place !== undefined) calls.push({ start, end, place })
    },
  }).visit(program)
  return calls.reduceRight(
    (rest, { start, end, place }) => rest.slice(0, start) + place + rest.slice(end),
    code,
  )
}

const dark: ThemeConfig = { ...darkTheme, algorithm: antdTheme.darkAlgorithm }

/** Draws as for a build: in development the extractor, which draws a deprecated part of Ant Design, would warn at each start. */
function sheetOf(includes: string[], customTheme: ThemeConfig) {
  const { NODE_ENV } = process.env
  process.env['NODE_ENV'] = 'production'
  try {
    return extractStyle({
      includes,
      customTheme: (node) => createElement(ConfigProvider, { theme: customTheme }, node),
    })
  } finally {
    process.env['NODE_ENV'] = NODE_ENV
  }
}
