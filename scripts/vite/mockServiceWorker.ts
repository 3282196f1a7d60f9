import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const FILE = 'mockServiceWorker.js'

/** Adds the service worker of the installed MSW, through which the sandbox answers. */
export function mockServiceWorker(): Plugin {
  const source = readFileSync(createRequire(import.meta.url).resolve(`msw/${FILE}`), 'utf8')
  return {
    name: 'mock-service-worker',
    configureServer({ middlewares }) {
      middlewares.use(`/${FILE}`, (_, response) => {
        response.setHeader('Content-Type', 'text/javascript').end(source)
      })
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: FILE, source })
    },
  }
}
