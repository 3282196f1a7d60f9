import { extractStyle } from '@ant-design/static-style-extract'
import { ConfigProvider, theme as antdTheme, type ThemeConfig } from 'antd'
import { createElement } from 'react'
import type { Plugin } from 'vite'
import { THEMED_COMPONENTS, darkTheme, theme } from '../../src/app/theme.ts'
import { mergeAppearances } from './mergeAppearances.ts'

const ID = 'virtual:antd.css'

/**
 * Makes the style sheet of the Ant Design components in use when the page is built, so that nothing has to be
 * injected while it runs and the Content-Security-Policy can forbid inline styles. One sheet serves both
 * appearances.
 */
export function antdStyles(): Plugin {
  return {
    name: 'antd-styles',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load: (id) => (id === `\0${ID}` ? mergeAppearances(sheetOf(theme), sheetOf(dark)) : null),
  }
}

const dark: ThemeConfig = { ...darkTheme, algorithm: antdTheme.darkAlgorithm }

const sheetOf = (customTheme: ThemeConfig) =>
  extractStyle({
    includes: THEMED_COMPONENTS,
    customTheme: (node) => createElement(ConfigProvider, { theme: customTheme }, node),
  })
