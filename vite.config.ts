import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'
import { antdStyles } from './scripts/vite/antdStyles.ts'
import { contentSecurityPolicy } from './scripts/vite/contentSecurityPolicy.ts'
import { firstScreen } from './scripts/vite/firstScreen.ts'
import { readConfig } from './src/app/base/readConfig.ts'

export default defineConfig(({ mode }) => {
  const { apiBaseUrl } = readConfig(loadEnv(mode, process.cwd()))
  return {
    base: './',
    // The worker that plays the provider, and the pages that it links to, are in no other build.
    publicDir: mode === 'sandbox' && 'src/features/sandbox/public',
    plugins: [
      react(),
      antdStyles(),
      // The sandbox begins with its own banner, once what plays the provider is there.
      mode !== 'sandbox' && firstScreen(),
      contentSecurityPolicy(apiBaseUrl),
    ],
    worker: { format: 'es' },
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 750,
      // Ant Design's parts do nothing when they are only imported; their packages do not say so.
      rolldownOptions: {
        // The first screen is built and drawn in a plugin: that it takes its time is no news.
        checks: { pluginTimings: false },
        treeshake: { moduleSideEffects: [{ test: /@rc-component\//, sideEffects: false }] },
        // What the first screen needs is one file: it compresses better than eight, and comes in one go.
        output: { codeSplitting: { groups: [{ name: 'page', tags: ['$initial'] }] } },
      },
    },
  }
})
