import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { antdStyles } from './scripts/vite/antdStyles.ts'
import { contentSecurityPolicy } from './scripts/vite/contentSecurityPolicy.ts'
import { sandboxFiles } from './scripts/vite/sandboxFiles.ts'
import { readConfig } from './src/app/readConfig.ts'

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
