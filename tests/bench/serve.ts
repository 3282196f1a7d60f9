import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import type { IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { json } from 'node:stream/consumers'
import { setTimeout as after } from 'node:timers/promises'
import { brotliCompressSync } from 'node:zlib'
import { answerQuery } from '../../src/features/sandbox/answerQuery'
import { listen } from '../support/listen'
import { CORS, GOOD_KEY } from '../support/replies'

/** When a lookup was received and answered, by Date.now. */
export interface Call {
  from: number
  to?: number
}

/**
 * Builds the product for a provider on the loopback without a limit of requests a second, and serves both. The workers
 * find them through the environment.
 */
export default async function serve() {
  const provider = await startProvider()
  const site = await serveBuild({ VITE_API_BASE_URL: provider.url, VITE_MAX_REQUESTS_PER_SECOND: '100000' })
  process.env['BENCH_PROVIDER'] = provider.url
  process.env['BENCH_SITE'] = site.url
  return () => {
    provider.close()
    site.close()
  }
}

/** Builds the product with these variables and serves it on a free port. */
export async function serveBuild(variables: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), 'cleansheet-'))
  execFileSync('npx', ['vite', 'build', '--emptyOutDir', '--logLevel', 'error', '--outDir', folder], {
    env: { ...process.env, NODE_ENV: 'production', ...variables },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  const site = await startSite(folder)
  return {
    url: site.url,
    close: () => {
      site.close()
      rmSync(folder, { recursive: true })
    },
  }
}

const HEADERS = { ...CORS, 'access-control-max-age': '7200', 'content-type': 'application/json' }

/** Answers as the sandbox does, each request after the latency that `/bench?latency=50` has set. */
function startProvider() {
  // Each answer is made once, so that later runs do not pay for it.
  const answers = new Map<string, string>()
  let latency = 0
  let calls: Call[] = []

  async function bodyOf(request: IncomingMessage) {
    if (request.method === 'OPTIONS') return ''
    if (request.method === 'GET') return JSON.stringify(GOOD_KEY.body)
    const call: Call = { from: Date.now() }
    calls.push(call)
    const { query } = (await json(request)) as { query: string }
    const body = answers.get(query) ?? JSON.stringify(answerQuery(query))
    answers.set(query, body)
    if (latency > 0) await after(latency)
    call.to = Date.now()
    return body
  }

  return listen((request, response) => {
    const { pathname, searchParams } = new URL(request.url!, 'http://provider')
    if (pathname === '/bench') {
      response.writeHead(200, HEADERS).end(JSON.stringify(calls))
      if (!searchParams.has('latency')) return
      latency = Number(searchParams.get('latency'))
      calls = []
      return
    }
    bodyOf(request)
      .then((body) => response.writeHead(200, HEADERS).end(body))
      .catch(() => response.destroy())
  })
}

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
}

/** Serves the build as a good host does, with brotli, and an empty page at `/bare.html`. */
function startSite(folder: string) {
  const bodyOf = (path: string) =>
    brotliCompressSync(
      path === '/bare.html' ? '<!doctype html><title>Bare</title>' : readFileSync(join(folder, path)),
    )
  const bodies = new Map<string, Buffer>()
  return listen((request, response) => {
    const { pathname } = new URL(request.url!, 'http://site')
    const path = pathname === '/' ? '/index.html' : pathname
    try {
      const body = bodies.get(path) ?? bodyOf(path)
      bodies.set(path, body)
      const type = TYPES[extname(path)] ?? 'application/octet-stream'
      const headers = { 'content-type': type, 'content-encoding': 'br', 'content-length': body.length }
      response.writeHead(200, headers).end(body)
    } catch {
      response.writeHead(404).end()
    }
  })
}
