import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const FILE = 'mockServiceWorker.js'

/** Lets the page's own code bypass it: in Firefox a starting worker would wait for its imports for ever. */
const OWN_CODE_PASSES = `self.addEventListener('fetch', (event) => {
  if (event.request.destination !== '') event.stopImmediatePropagation()
})
`

/** Adds the service worker of the installed MSW, through which the sandbox answers. */
export function mockServiceWorker(): Plugin {
  const source = OWN_CODE_PASSES + readFileSync(createRequire(import.meta.url).resolve(`msw/${FILE}`), 'utf8')
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
