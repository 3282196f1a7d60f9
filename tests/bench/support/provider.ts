import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as after } from 'node:timers/promises'
import { answerQuery } from '../../../src/features/sandbox/answerQuery'
import { listen } from '../../support/listen'
import { providerUrl } from './places'

/** Whether a browser has to ask before it sends is known for two hours, the longest that Chromium remembers. */
const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-max-age': '7200',
  'timing-allow-origin': '*',
}

const KEY_IS_GOOD = JSON.stringify({ code: 2000, message: 'Success', result: { available: true } })

/** What came since the provider was last set. */
export interface Counts {
  preflights: number
  cleanses: number
}

/**
 * Starts the provider's stand-in. It answers as the sandbox does, each request after the latency that a POST to
 * `/stand-in?latency=50` has set: preflights too, for they are on the wire like all else.
 */
export async function startProvider() {
  // An answer is made once: what it costs to make is not the wire's.
  const known = new Map<string, string>()
  let latencyMs = 0
  let counts: Counts = { preflights: 0, cleanses: 0 }

  const bodyOf = async (request: IncomingMessage): Promise<string> => {
    if (request.method === 'GET') return KEY_IS_GOOD
    const { query } = JSON.parse(await textOf(request)) as { query: string }
    counts.cleanses += 1
    const body = known.get(query) ?? JSON.stringify(answerQuery(query))
    known.set(query, body)
    return body
  }

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://stand-in')
    if (pathname === '/stand-in') {
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(counts))
      const latency = searchParams.get('latency')
      if (latency === null) return
      latencyMs = Number(latency)
      counts = { preflights: 0, cleanses: 0 }
      return
    }
    const isPreflight = request.method === 'OPTIONS'
    if (isPreflight) counts.preflights += 1
    const [body] = await Promise.all([isPreflight ? '' : bodyOf(request), latencyMs > 0 && after(latencyMs)])
    response.writeHead(isPreflight ? 204 : 200, { ...HEADERS, 'content-type': 'application/json' }).end(body)
  }
  return listen((request, response) => {
    // A page that is closed takes its requests with it.
    answer(request, response).catch(() => response.destroy())
  })
}

async function textOf(request: IncomingMessage) {
  let text = ''
  for await (const piece of request.setEncoding('utf8')) text += piece
  return text
}

/** Sets how long the stand-in takes for an answer, and begins its counts anew. */
export async function setLatency(ms: number) {
  await fetch(`${providerUrl()}/stand-in?latency=${ms}`)
}

/** What the stand-in was sent since its latency was set. */
export async function countsOfProvider(): Promise<Counts> {
  return (await (await fetch(`${providerUrl()}/stand-in`)).json()) as Counts
}
