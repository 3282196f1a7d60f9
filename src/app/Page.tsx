import { StyleProvider } from '@ant-design/cssinjs'
import type { Store } from '@reduxjs/toolkit'
import { ConfigProvider } from 'antd'
import { StrictMode, Suspense, useEffect, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { App } from './App'
import type { RootState } from '../base/store/types'
import { theme } from './theme'

interface PageProps {
  store: Store<RootState>
  /** The state that the first screen was built with: React hydrates with it before it draws the present one. */
  builtWith?: RootState
  /**
   * The page's root, what to do once it can be used, and a detached element for the styles that Ant Design makes at run
   * time. Missing while the page is built.
   */
  places?: { root: HTMLElement; nowhere: HTMLElement; onUsable: () => void }
  /** The banner of the sandbox; none in production. */
  banner?: ReactNode
}

/** The page in its providers. */
export function Page({ store, builtWith, places, banner }: PageProps) {
  // Lists and tooltips open within the landmark of their trigger, where screen readers look for them.
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
            {/* React hydrates its contents in short tasks, not in one long one. */}
            <Suspense>
              <App banner={banner} />
              {places && <Usable onUsable={places.onUsable} />}
            </Suspense>
          </ConfigProvider>
        </StyleProvider>
      </Provider>
    </StrictMode>
  )
}

/** Says when React has hydrated the page: what is typed earlier would be lost. */
function Usable({ onUsable }: { onUsable: () => void }) {
  useEffect(onUsable, [onUsable])
  return null
}
