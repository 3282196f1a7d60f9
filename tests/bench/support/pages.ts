import { readdirSync, readFileSync } from 'node:fs'
import { extname, join, sep } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { listen } from '../../support/listen'
import { BARE_PAGE, pagesUrl, SITE_FOLDER } from './places'

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
}

const BARE = '<!doctype html><html lang="en-GB"><meta charset="utf-8"><title>Bare</title><body></body></html>'

/** A file as it went over the wire. */
export interface ServedFile {
  path: string
  /** Size of the body, compressed with brotli. */
  bytes: number
}

/** Starts the host of the product's build and of the bare page, which serves as a good one does: with brotli. */
export async function startPages() {
  const files = new Map(Object.entries(filesOfSite()).map(([path, text]) => [path, brotliCompressSync(text)]))
  let served: ServedFile[] = []

  return listen((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://pages')
    if (pathname === '/served') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(served))
      served = []
      return
    }
    const path = pathname === '/' ? '/index.html' : pathname
    const body = files.get(path)
    if (!body) return response.writeHead(404).end()
    served.push({ path, bytes: body.length })
    const headers = {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'content-encoding': 'br',
      'content-length': body.length,
      'cache-control': path.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
    }
    response.writeHead(200, headers).end(body)
  })
}

/** The files to serve by path. */
function filesOfSite(): Record<string, string | Buffer> {
  const files = readdirSync(SITE_FOLDER, { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  )
  const built = files.map(({ parentPath, name }) => {
    const path = join(parentPath, name)
    return [path.slice(SITE_FOLDER.length).replaceAll(sep, '/'), readFileSync(path)] as const
  })
  return { ...Object.fromEntries(built), [BARE_PAGE]: BARE }
}

/** What was served since this was last asked. */
export async function servedFiles(): Promise<ServedFile[]> {
  return (await (await fetch(`${pagesUrl()}/served`)).json()) as ServedFile[]
}
