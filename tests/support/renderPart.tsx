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

/** Renders a part of the page, in a wide window and without motion or styles, until the test ends. */
export function renderPart(store: AppStore, part: ReactNode) {
  Object.assign(globalThis, { matchMedia: wideWindow, ResizeObserver: StillSizes })
  onTestFinished(cleanup)
  return render(
    <Provider store={store}>
      <ConfigProvider theme={{ zeroRuntime: true, token: { motion: false } }}>{part}</ConfigProvider>
    </Provider>,
  )
}
