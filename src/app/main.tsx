import { StyleProvider } from '@ant-design/cssinjs'
import { ConfigProvider } from 'antd'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Provider } from 'react-redux'
import 'virtual:antd.css'
import { pageOpened } from '../features/recovery/recoverySlice'
import { App } from './App'
import './app.css'
import { askBeforeLeaving } from './askBeforeLeaving'
import { createBrowserDeps } from './browserDeps'
import { makeStore } from './store'
import { theme } from './theme'

const root = document.getElementById('root')!
// Ant Design's styles come from the static sheet; what it still makes while running goes nowhere.
const nowhere = document.createElement('div')

// A file dropped beside the drop zone would otherwise be opened in place of the page.
for (const event of ['dragover', 'drop']) window.addEventListener(event, (drop) => drop.preventDefault())

async function start() {
  const isSandbox = import.meta.env.MODE === 'sandbox'
  if (isSandbox) await (await import('../api/sandbox/startSandbox')).startSandbox()
  const SandboxBanner = isSandbox ? (await import('./SandboxBanner')).SandboxBanner : null

  const store = makeStore(createBrowserDeps())
  askBeforeLeaving(store)
  store.dispatch(pageOpened())

  createRoot(root).render(
    <StrictMode>
      <Provider store={store}>
        <StyleProvider container={nowhere}>
          <ConfigProvider theme={{ ...theme, zeroRuntime: true }} getPopupContainer={() => root}>
            <App banner={SandboxBanner && <SandboxBanner />} />
          </ConfigProvider>
        </StyleProvider>
      </Provider>
    </StrictMode>,
  )
}

void start()
