import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { antdStyles } from '../../../scripts/vite/antdStyles.ts'
import { contentSecurityPolicy } from '../../../scripts/vite/contentSecurityPolicy.ts'

// Made as the page is, under the same Content-Security-Policy.
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [react(), antdStyles(), contentSecurityPolicy('/')],
  build: { target: 'es2022', assetsInlineLimit: 0, chunkSizeWarningLimit: 1500 },
})
