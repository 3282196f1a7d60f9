import { StyleProvider } from '@ant-design/cssinjs'
import type { Store } from '@reduxjs/toolkit'
import { ConfigProvider } from 'antd'
import { StrictMode, useEffect, type ReactNode } from 'react'
import { Provider } from 'react-redux'
import { App } from './App'
import type { RootState } from '../base/store/types'
import { theme } from './theme'

interface PageProps {
  store: Store<RootState>
  root: HTMLElement
  /** A detached element for the styles that Ant Design makes at run time. */
  nowhere: HTMLElement
  /** Called once the page can be used. */
  onUsable: () => void
  /** The banner of the sandbox; none in production. */
  banner?: ReactNode
}

/** The page in its providers. */
export function Page({ store, root, nowhere, onUsable, banner }: PageProps) {
  // Lists and tooltips open within the landmark of their trigger, where screen readers look for them.
  const landmarkOf = (trigger?: HTMLElement) => trigger?.closest<HTMLElement>('aside, main') ?? root

  return (
    <StrictMode>
      <Provider store={store}>
        <StyleProvider container={nowhere}>
          <ConfigProvider
            theme={{ ...theme, zeroRuntime: true }}
            wave={{ disabled: true }}
            getPopupContainer={landmarkOf}
          >
            <App banner={banner} />
            <Usable onUsable={onUsable} />
          </ConfigProvider>
        </StyleProvider>
      </Provider>
    </StrictMode>
  )
}

/** Says when React listens: what is typed earlier would be lost. */
function Usable({ onUsable }: { onUsable: () => void }) {
  useEffect(onUsable, [onUsable])
  return null
}
