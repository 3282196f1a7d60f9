import { StyleProvider } from '@ant-design/cssinjs'
import { ConfigProvider } from 'antd'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import 'virtual:antd.css'
import '../../../src/app/app.css'
import { theme } from '../../../src/app/theme'
import { GridPage } from './GridPage'

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <StyleProvider container={document.createElement('div')}>
      <ConfigProvider theme={{ ...theme, zeroRuntime: true }}>
        <GridPage columnCount={Number(new URLSearchParams(location.search).get('columns') ?? 8)} />
      </ConfigProvider>
    </StyleProvider>
  </StrictMode>,
)
