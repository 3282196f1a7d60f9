import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { antdStyles } from './scripts/vite/antdStyles.ts'
import { contentSecurityPolicy } from './scripts/vite/contentSecurityPolicy.ts'
import { sandboxFiles } from './scripts/vite/sandboxFiles.ts'
import { readConfig } from './src/app/base/readConfig.ts'

export default defineConfig(({ mode }) => {
  const { apiBaseUrl } = readConfig(loadEnv(mode, process.cwd()))
  const isSandbox = mode === 'sandbox'
  return {
    base: './',
    plugins: [react(), antdStyles(), contentSecurityPolicy(apiBaseUrl), isSandbox && sandboxFiles()],
    worker: { format: 'es' },
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 700,
      // Ant Design's parts do nothing when they are only imported; their packages do not say so.
      rolldownOptions: {
        treeshake: { moduleSideEffects: [{ test: /@rc-component\//, sideEffects: false }] },
        // What the first screen needs is one file: it compresses better than six, and comes in one go.
        output: { codeSplitting: { groups: [{ name: 'page', tags: ['$initial'] }] } },
      },
    },
  }
})
