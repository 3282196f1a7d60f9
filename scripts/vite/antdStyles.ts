import { extractStyle } from '@ant-design/static-style-extract'
import { ConfigProvider } from 'antd'
import { createElement } from 'react'
import type { Plugin } from 'vite'
import { THEMED_COMPONENTS, theme } from '../../src/app/theme.ts'

const ID = 'virtual:antd.css'

/**
 * Makes the style sheet of the Ant Design components in use when the page is built, so that nothing has to be
 * injected while it runs and the Content-Security-Policy can forbid inline styles.
 */
export function antdStyles(): Plugin {
  return {
    name: 'antd-styles',
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null
      return extractStyle({
        includes: THEMED_COMPONENTS,
        customTheme: (node) => createElement(ConfigProvider, { theme }, node),
      })
    },
  }
}
