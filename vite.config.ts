import react from '@vitejs/plugin-react'
import { readFileSync, realpathSync } from 'node:fs'
import { defineConfig, loadEnv } from 'vite'
import { antdStyles } from './scripts/vite/antdStyles.ts'
import { chunkGroups } from './scripts/vite/chunkGroups.ts'
import { contentSecurityPolicy } from './scripts/vite/contentSecurityPolicy.ts'
import { filledPage } from './scripts/vite/filledPage.ts'
import { guideWords } from './scripts/vite/guidePage.ts'
import { licences } from './scripts/vite/licences.ts'
import { mockServiceWorker } from './scripts/vite/mockServiceWorker.ts'
import { plainTable } from './scripts/vite/plainTable.ts'
import { securityTxt } from './scripts/vite/securityTxt.ts'
import { trustWords } from './scripts/vite/trustPage.ts'
import { readConfig } from './src/base/config.ts'

const { CI, DISPLAY, WAYLAND_DISPLAY } = process.env
const hasScreen = !CI && Boolean(process.platform !== 'linux' || DISPLAY || WAYLAND_DISPLAY)

const root = realpathSync(process.cwd())
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const reliability = readFileSync('docs/reliability.md', 'utf8')
const guide = readFileSync('docs/guide.md', 'utf8')

export default defineConfig(({ mode }) => {
  const env = loadEnv(mode, process.cwd())
  const { apiBaseUrl, providerName } = readConfig(env)
  const { page, worker } = licences(root)
  const operator = { name: env['VITE_OPERATOR_NAME'] ?? '', contact: env['VITE_OPERATOR_CONTACT'] ?? '' }
  return {
    base: './',
    // Only the sandbox's build has the page that it links to, and the worker that plays the provider.
    publicDir: mode === 'sandbox' && 'src/features/sandbox/public',
    plugins: [
      react(),
      antdStyles(),
      plainTable(),
      mode === 'sandbox' && mockServiceWorker(),
      filledPage('trust.html', trustWords({ providerName, apiBaseUrl, operator, version, reliability })),
      filledPage('guide.html', guideWords(guide)),
      securityTxt(operator.contact),
      contentSecurityPolicy(apiBaseUrl),
      page,
    ],
    worker: { format: 'es', plugins: worker },
    // The worker's dependencies: found only with the first file, they would reload the page and lose the file.
    optimizeDeps: {
      include: ['papaparse', 'htmlparser2', '@e965/xlsx', '@zip.js/zip.js/lib/zip-core-custom.js'],
    },
    // `npm start` opens the sandbox, where there is a screen to open it on.
    server: { open: mode === 'sandbox' && hasScreen },
    build: {
      target: 'es2022',
      assetsInlineLimit: 0,
      // Every supported browser preloads modules by itself.
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 800,
      // Ant Design's packages have no side effects, though they do not declare it.
      rolldownOptions: {
        input: ['index.html', 'trust.html', 'guide.html'],
        treeshake: { moduleSideEffects: [{ test: /@rc-component\//, sideEffects: false }] },
        output: { codeSplitting: { groups: chunkGroups(root) } },
      },
    },
  }
})
