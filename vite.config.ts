import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { antdStyles } from './scripts/vite/antdStyles'
import { contentSecurityPolicy } from './scripts/vite/contentSecurityPolicy'
import { sandboxFiles } from './scripts/vite/sandboxFiles'
import { readConfig } from './src/app/readConfig'

export default defineConfig(({ mode }) => {
  const { apiBaseUrl } = readConfig(loadEnv(mode, process.cwd()))
  const isSandbox = mode === 'sandbox'
  return {
    base: './',
    plugins: [react(), antdStyles(), contentSecurityPolicy(apiBaseUrl), isSandbox && sandboxFiles()],
    worker: { format: 'es' },
    build: { target: 'es2022', assetsInlineLimit: 0 },
  }
})
