import { extractStyle } from '@ant-design/static-style-extract'
import { ConfigProvider, theme as antdTheme, type ThemeConfig } from 'antd'
import { createElement } from 'react'
import type { Plugin } from 'vite'
import { TABLE_COMPONENTS, THEMED_COMPONENTS, darkTheme, theme } from '../../src/app/theme.ts'
import { dropRules } from './dropRules.ts'
import { mergeAppearances } from './mergeAppearances.ts'

/** Right-to-left text, named colours, and parts of components that come with them and are not in use. */
const NEVER_ON_PAGE =
  /-rtl\b|\.css-var-_|-(blue|purple|cyan|green|magenta|pink|red|orange|yellow|volcano|geekblue|lime|gold)\b|\.ant-(otp|input-search|input-textarea|input-group|modal-confirm|skeleton|select-tree|menu-horizontal|menu-inline|dropdown-button)\b/

/** What is in the page's own sheet already, and parts of the Table that the virtual one never has. */
const NEVER_IN_TABLE =
  /^(?!.*\.ant-table)|-rtl\b|(?<!:not\()\.ant-table-(bordered|medium|summary|title|footer|pagination|placeholder|measure|sticky|selection|filter|expand|row-expand|row-indent|tbody *> *tr)|expanded-row|tfoot|\btd\b/s

/** The sheets by the name that they are imported by. */
const SHEETS: Record<string, () => string> = {
  'virtual:antd.css': () => makeSheet(THEMED_COMPONENTS, NEVER_ON_PAGE),
  'virtual:antdTable.css': () => makeSheet(TABLE_COMPONENTS, NEVER_IN_TABLE),
}

/**
 * Makes the style sheets of the Ant Design components in use when the page is built, so that nothing has to be
 * injected while it runs and the Content-Security-Policy can forbid inline styles. Each serves both appearances.
 * The Table's, a fifth of all, comes with the Table.
 */
export function antdStyles(): Plugin {
  return {
    name: 'antd-styles',
    resolveId: (id) => (id in SHEETS ? `\0${id}` : null),
    load: (id) => (id.startsWith('\0') ? SHEETS[id.slice(1)]?.() : null),
  }
}

const makeSheet = (components: string[], never: RegExp) =>
  dropRules(mergeAppearances(sheetOf(components, theme), sheetOf(components, dark)), never)

const dark: ThemeConfig = { ...darkTheme, algorithm: antdTheme.darkAlgorithm }

const sheetOf = (includes: string[], customTheme: ThemeConfig) =>
  extractStyle({
    includes,
    customTheme: (node) => createElement(ConfigProvider, { theme: customTheme }, node),
  })
