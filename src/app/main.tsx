import { StyleProvider } from '@ant-design/cssinjs'
import { ConfigProvider } from 'antd'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import 'virtual:antd.css'
import { pageOpened } from '../features/sessionEvents'
import { App } from './App'
import './app.css'
import { createBrowserDeps } from './browserDeps'
import { pressOnce } from './pressOnce'
import { syncDocument } from './syncDocument'
import { makeStore } from './store'
import { takeDrops } from './takeDrops'
import { takePastes } from './takePastes'
import { theme } from './theme'

const root = document.getElementById('root')!
// Ant Design's styles come from the static sheet; what it still makes while running goes nowhere.
const nowhere = document.createElement('div')

// Lists and tooltips open within the landmark of what they belong to, where screen readers look for them.
const landmarkOf = (trigger?: HTMLElement) => trigger?.closest<HTMLElement>('aside, main') ?? root

async function start() {
  const isSandbox = import.meta.env.MODE === 'sandbox'
  if (isSandbox) await (await import('../api/sandbox/startSandbox')).startSandbox()
  const SandboxBanner = isSandbox ? (await import('../features/sandbox/SandboxBanner')).SandboxBanner : null

  const deps = createBrowserDeps()
  const store = makeStore(deps)
  syncDocument(store)
  takeDrops(store)
  takePastes(store)
  pressOnce(document, deps)
  store.dispatch(pageOpened())

  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <StyleProvider container={nowhere}>
          <ConfigProvider
            theme={{ ...theme, zeroRuntime: true }}
            wave={{ disabled: true }}
            getPopupContainer={landmarkOf}
          >
            <App banner={SandboxBanner && <SandboxBanner />} />
          </ConfigProvider>
        </StyleProvider>
      </Provider>
    </StrictMode>,
  )
}

void start()
