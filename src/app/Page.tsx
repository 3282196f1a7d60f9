import { StyleProvider } from '@ant-design/cssinjs'
import type { Store } from '@reduxjs/toolkit'
import { ConfigProvider } from 'antd'
import { StrictMode, Suspense, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { App } from './App'
import type { RootState } from './base/types'
import { theme } from './theme'

interface PageProps {
  store: Store<RootState>
  /** The state that the first screen was built with: it is taken over as it is, and then brought up to date. */
  builtWith?: RootState
  /** Where the page stands, and where the styles go that Ant Design still makes while running; not known in a build. */
  places?: { root: HTMLElement; nowhere: HTMLElement }
  /** What the sandbox says of itself; nothing in production. */
  banner?: ReactNode
}

/** The whole page, with everything around it that its parts need. */
export function Page({ store, builtWith, places, banner }: PageProps) {
  // Lists and tooltips open within the landmark of what they belong to, where screen readers look for them.
  const landmarkOf = (trigger?: HTMLElement) => trigger?.closest<HTMLElement>('aside, main') ?? places!.root

  return (
    <StrictMode>
      <Provider store={store} serverState={builtWith}>
        <StyleProvider container={places?.nowhere}>
          <ConfigProvider
            theme={{ ...theme, zeroRuntime: true }}
            wave={{ disabled: true }}
            getPopupContainer={landmarkOf}
          >
            {/* What was built is taken over bit by bit within it, instead of in one long task. */}
            <Suspense>
              <App banner={banner} />
            </Suspense>
          </ConfigProvider>
        </StyleProvider>
      </Provider>
    </StrictMode>
  )
}
