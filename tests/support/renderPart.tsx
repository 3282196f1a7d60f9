import { createCache, StyleProvider } from '@ant-design/cssinjs'
import { cleanup, configure, render } from '@testing-library/react'
import { ConfigProvider } from 'antd'
import type { ReactNode } from 'react'
import { Provider } from 'react-redux'
import { onTestFinished } from 'vitest'
import type { AppStore } from '../../src/app/store'

// Only a busy machine takes this long.
configure({ asyncUtilTimeout: 25_000 })

/** A wide window: jsdom has none. */
const wideWindow = (media: string) => ({
  media,
  matches: false,
  addEventListener: () => undefined,
  removeEventListener: () => undefined,
  addListener: () => undefined,
  removeListener: () => undefined,
})

/** Sizes, which jsdom does not have either, never change. */
class StillSizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Its key is the same for each part: what Ant Design derives from the theme has the key in it. */
const theme = { zeroRuntime: true, cssVar: { key: 'tests' }, token: { motion: false } }

/** Where style sheets go: outside the document, where none is parsed. */
const apart = document.createElement('div')

/** What Ant Design derives from the theme is made once: a component that goes takes nothing of it along. */
const styles = createCache()
const update = styles.opUpdate.bind(styles)
styles.opUpdate = (path, change) => update(path, (before) => change(before) ?? before)

/** Renders a part of the page, in a wide window and without motion or styles, until the test ends. */
export function renderPart(store: AppStore, part: ReactNode) {
  Object.assign(globalThis, { matchMedia: wideWindow, ResizeObserver: StillSizes })
  onTestFinished(cleanup)
  return render(
    <Provider store={store}>
      <StyleProvider cache={styles} container={apart} mock="server">
        <ConfigProvider theme={theme}>{part}</ConfigProvider>
      </StyleProvider>
    </Provider>,
  )
}
