import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'
import { startPages } from './pages'
import { SITE_FOLDER } from './places'
import { startProvider } from './provider'

const build = (args: string[], env: NodeJS.ProcessEnv) =>
  execFileSync('npx', ['vite', 'build', '--emptyOutDir', '--logLevel', 'error', ...args], {
    env,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })

/**
 * Builds the product for the stand-in provider, without its limit of requests a second, and serves both. They
 * live in the runner's own process, apart from the one that drives the browser.
 */
export default async function globalSetup() {
  const provider = await startProvider()
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    VITE_API_BASE_URL: provider.url,
    VITE_MAX_REQUESTS_PER_SECOND: '100000',
  }
  build(['--outDir', SITE_FOLDER], env)
  for (const page of ['library', 'bareReact', 'bareTable'])
    build(['--config', `tests/bench/${page}/vite.config.ts`, '--outDir', resolve(SITE_FOLDER, page)], env)
  const pages = await startPages()
  process.env['BENCH_PROVIDER_URL'] = provider.url
  process.env['BENCH_PAGES_URL'] = pages.url
  return () => {
    provider.close()
    pages.close()
  }
}
