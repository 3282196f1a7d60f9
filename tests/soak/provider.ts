import type { IncomingMessage, ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { setTimeout as after } from 'node:timers/promises'
import { answerQuery } from '../../src/features/sandbox/answerQuery'
import { drawsFor, type Draw } from '../support/drawing'
import { listen } from '../support/listen'
import { askedIn, CORS, numberedAnswer, providerError, sandboxReply, type Reply } from '../support/replies'
import { createGate } from '../support/waiting'
import type { CallEnd, Ledger } from './ledger'

const HEADERS = { ...CORS, 'access-control-expose-headers': 'retry-after', 'access-control-max-age': '7200' }
const HTML = '<!doctype html><title>Sorry</title><h1>Something went wrong</h1>'
const RETRY_AFTER = ['0', '1', '2', '-5', 'soon', '', '1e-3', 'Thu, 01 Jan 1970 00:00:00 GMT']

/** A reply, as an object or as text, and how the call ends with it. */
interface Ending extends Reply {
  end: CallEnd
}

const error = (status: number, code: number, end: CallEnd = 'unsent'): Ending => ({
  ...providerError(status, code, `Error ${code}`),
  end,
})
const unreadable = (status: number, body: string): Ending => ({ status, body, end: 'failed' })

/** What every call gets until the account is mended. */
const TROUBLES: Record<string, Ending> = {
  spent4020: error(402, 4020),
  limit4021: error(402, 4021),
  flagged4291: error(429, 4291),
  refusedForAll: error(401, 4011),
}

/** Replies without an answer. */
const REFUSALS: Record<string, Ending> = {
  ...TROUBLES,
  bad400: error(400, 4000, 'failed'),
  missing404: error(404, 4040, 'failed'),
  broken500: error(500, 5000, 'failed'),
  html200: unreadable(200, HTML),
  html502: unreadable(502, HTML),
  noResult: unreadable(200, '{"result":null}'),
  empty: unreadable(200, ''),
  // A whole batch of these stays unsent, a single one fails: the provider cannot tell which it was.
  refused401: error(401, 4010),
  refused403: error(403, 4030),
  slowDown429: error(429, 4299),
  slowDown503: error(503, 5030),
}

/** How often a call meets what. */
const KINDS: Record<string, number> = {
  match: 680,
  noMatch: 90,
  oddFields: 30,
  slow: 30,
  trickle: 20,
  cutBefore: 8,
  cutInside: 8,
  hang: 2,
  ...Object.fromEntries(Object.keys(REFUSALS).map((kind) => [kind, 7])),
  ...Object.fromEntries(Object.keys(TROUBLES).map((kind) => [kind, 4])),
}

/** Ends the number of an address that is hardly ever found. */
export const POOR = 'x'

/** Fields of other types than documented. */
const ODD = { fit: 'good', confidence: null, thoroughfare_match: 7, unheard_of: [{}], count: '1' }

/** An answer with its number as message. */
function answer(query: string, serial: number, kind: string): Ending {
  const { result, ...rest } = answerQuery(kind === 'noMatch' ? 'nowhere at all' : query)
  const answered = { ...rest, result: { ...result, ...(kind === 'oddFields' && ODD) } }
  return { ...numberedAnswer(serial, answered), end: 'answered' }
}

/**
 * Starts a provider on the loopback that fails in every known way. What a call meets depends on the seed, the row and
 * how often it was sent, so that the order of the calls makes no difference.
 */
export async function startProvider(ledger: Ledger) {
  const met: Record<string, number> = {}
  const times = new Map<string, number>()
  let trouble: string | null = null
  let isCalm = false
  let gate = createGate()
  gate.open()

  function kindOf(draw: Draw, ref: string): string {
    const drawn = ref.endsWith(POOR) && draw.chance(0.8) ? 'noMatch' : draw.weighted(KINDS)
    if (isCalm) return drawn === 'noMatch' ? 'noMatch' : 'match'
    if (drawn in TROUBLES) trouble ??= drawn
    return trouble ?? drawn
  }

  async function cleanse(request: IncomingMessage, response: ServerResponse) {
    const { query } = (await json(request)) as { query: string }
    const ref = query.split(' ')[0]!
    times.set(ref, (times.get(ref) ?? 0) + 1)
    const draw = drawsFor(`${ref} ${times.get(ref)}`)
    const kind = kindOf(draw, ref)
    met[kind] = (met[kind] ?? 0) + 1
    const serial = ledger.asked(ref)
    const reply = REFUSALS[kind] ?? answer(query, serial, kind)
    let isOver = false
    const over = (end: CallEnd) => {
      if (!isOver) ledger.ended(serial, end)
      isOver = true
    }
    response.on('close', () => over(response.writableFinished ? reply.end : 'gone'))
    const cut = () => {
      over('unsent')
      response.destroy()
    }

    await after(draw.between(15, 120) + (kind === 'slow' ? draw.between(600, 3500) : 0))
    await gate.opened
    if (kind === 'hang') return
    if (kind === 'cutBefore') return cut()
    const text = typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body)
    const body = Buffer.from(text)
    const hasRetryAfter = kind.startsWith('slowDown') && draw.chance(0.6)
    response.writeHead(reply.status, {
      ...HEADERS,
      'content-type': text.startsWith('<') ? 'text/html' : 'application/json',
      'content-length': body.length,
      ...(hasRetryAfter && { 'retry-after': draw.oneOf(RETRY_AFTER) }),
    })
    if (kind !== 'cutInside' && kind !== 'trickle') return response.end(body)
    response.write(body.subarray(0, body.length / 2))
    await after(draw.between(50, 600))
    if (kind === 'cutInside') return cut()
    response.end(body.subarray(body.length / 2))
  }

  const server = await listen((request, response) => {
    const { method = '', url = '' } = request
    if (method === 'OPTIONS') return response.writeHead(204, HEADERS).end()
    const asked = askedIn(method, new URL(url, 'http://provider'))
    if (asked.kind !== 'lookup')
      return response.writeHead(200, HEADERS).end(JSON.stringify(sandboxReply(asked).body))
    cleanse(request, response).catch(() => response.destroy())
  })

  return {
    ...server,
    /** How often each kind was met. */
    met,
    /** The account is topped up, the limit raised, the key allowed again. */
    mend: () => {
      trouble = null
    },
    /** Whether everything is answered from now on. */
    calm: (on: boolean) => {
      isCalm = on
    },
    /** Replies to nothing until `release`. */
    hold: () => {
      gate = createGate()
    },
    release: () => gate.open(),
  }
}
