import { readFileSync, readdirSync } from 'node:fs'
import { createRequire } from 'node:module'
import { extname, join } from 'node:path'
import type { Plugin } from 'vite'

const PAGES = 'src/api/sandbox/pages'
const WORKER = 'mockServiceWorker.js'
const TYPES: Record<string, string> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' }

/** The sandbox's own files by the path they are served at: MSW's worker as it is installed, and the pages. */
function filesByPath(): Map<string, string> {
  const worker = createRequire(import.meta.url).resolve(`msw/${WORKER}`)
  const pages = readdirSync(PAGES).map((name): [string, string] => [`sandbox/${name}`, join(PAGES, name)])
  return new Map([[WORKER, worker], ...pages])
}

/** Serves and builds what only the sandbox has; no other build contains any of it. */
export function sandboxFiles(): Plugin {
  return {
    name: 'sandbox-files',
    configureServer(server) {
      const files = filesByPath()
      server.middlewares.use((request, response, next) => {
        const path = (request.url ?? '').split('?')[0]!.slice(1)
        const file = files.get(path)
        if (!file) return next()
        response.setHeader('content-type', `${TYPES[extname(file)]}; charset=utf-8`)
        response.end(readFileSync(file))
      })
    },
    generateBundle() {
      for (const [fileName, file] of filesByPath()) {
        this.emitFile({ type: 'asset', fileName, source: readFileSync(file) })
      }
    },
  }
}
