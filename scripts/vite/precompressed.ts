import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { extname, join, resolve } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import type { Plugin } from 'vite'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.html': 'text/html',
  '.svg': 'image/svg+xml',
}

/**
 * Writes every text file of the built page a second and a third time, compressed with brotli and gzip, for hosts
 * that serve such files; `vite preview` becomes one of them.
 */
export function precompressed(): Plugin {
  let folder = ''
  return {
    name: 'precompressed',
    apply: (_, { command, isPreview }) => command === 'build' || isPreview === true,
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir)
    },
    closeBundle() {
      for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
        if (!(extname(name) in TYPES)) continue
        const path = join(folder, name)
        const text = readFileSync(path)
        writeFileSync(`${path}.br`, brotliCompressSync(text))
        writeFileSync(`${path}.gz`, gzipSync(text))
      }
    },
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://preview')
        const path = join(folder, pathname.endsWith('/') ? `${pathname}index.html` : pathname)
        const type = TYPES[extname(path)]
        const takesBrotli = String(request.headers['accept-encoding']).includes('br')
        if (!type || !takesBrotli || !path.startsWith(folder) || !existsSync(`${path}.br`)) return next()
        response.setHeader('content-type', `${type}; charset=utf-8`)
        response.setHeader('content-encoding', 'br')
        response.setHeader('vary', 'accept-encoding')
        response.end(readFileSync(`${path}.br`))
      })
    },
  }
}
