import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as after } from 'node:timers/promises'
import { answerQuery } from '../../src/features/sandbox/answerQuery'
import { listen } from '../support/listen'
import { drawsFor, type Draw } from './draw'
import type { CallEnd, Ledger } from './ledger'

const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': 'retry-after',
  'access-control-max-age': '7200',
}
const HTML = '<!doctype html><title>Sorry</title><h1>Something went wrong</h1>'
const RETRY_AFTER = ['0', '1', '2', '-5', 'soon', '', ' ', '1e-3', 'Thu, 01 Jan 1970 00:00:00 GMT', '1.5']

interface Reply {
  status: number
  body: string
  end: CallEnd
}

const error = (status: number, code: number, end: CallEnd): Reply => ({
  status,
  end,
  body: JSON.stringify({ code, message: `Error ${code}` }),
})
const broken = (status: number, body: string): Reply => ({ status, body, end: 'failed' })

/** Replies without an answer, each with how often a call gets it. */
const REFUSALS = {
  bad400: [8, error(400, 4000, 'failed')],
  missing404: [8, error(404, 4040, 'failed')],
  broken500: [8, error(500, 5000, 'failed')],
  html200: [6, broken(200, HTML)],
  html502: [5, broken(502, HTML)],
  noResult: [6, broken(200, '{"result":null}')],
  empty: [4, broken(200, '')],
  // A whole batch of these stays unsent, a single one fails: the provider cannot tell which it was.
  refused401: [8, error(401, 4010, 'unsent')],
  refused403: [5, error(403, 4030, 'unsent')],
  slowDown429: [12, error(429, 4290, 'unsent')],
  slowDown503: [10, error(503, 5030, 'unsent')],
} satisfies Record<string, [number, Reply]>

/** Replies that every call gets until the account is mended. */
const TROUBLES = {
  spent4020: [4, error(402, 4020, 'unsent')],
  limit4021: [3, error(402, 4021, 'unsent')],
  flagged4291: [3, error(429, 4291, 'unsent')],
  refusedForAll: [4, error(401, 4011, 'unsent')],
} satisfies Record<string, [number, Reply]>

const weightsOf = (replies: Record<string, [number, Reply]>) =>
  Object.fromEntries(Object.entries(replies).map(([kind, [weight]]) => [kind, weight]))

/** What a call may meet, and how often. */
const KINDS: Record<string, number> = {
  match: 680,
  noMatch: 90,
  oddFields: 30,
  slow: 30,
  trickle: 20,
  cutBefore: 8,
  cutInside: 8,
  hang: 2,
  ...weightsOf(REFUSALS),
  ...weightsOf(TROUBLES),
}

/** The end of the number of an address that is hardly ever found. */
export const POOR = 'x'

/** The number of an answer in one of its cells; null where there is none. */
export const serialIn = (cell: string) => (/^Answer (\d+)$/.exec(cell) ? Number(cell.slice(7)) : null)

/** An answer with its number in two of its fields. */
function answer(query: string, serial: number, kind: string): Reply {
  const mark = `Answer ${serial}`
  const { result } = answerQuery(kind === 'noMatch' ? 'nowhere at all' : query)
  const match = result.match && { ...result.match, line_1: mark }
  const odd = { fit: 'good', confidence: null, thoroughfare_match: 7, unheard_of: [{}], count: '1' }
  if (kind === 'oddFields' && match) Object.assign(match, { line_2: [1], uprn: { a: 1 }, longitude: true })
  const body = { code: 2000, message: mark, result: { ...result, match, ...(kind === 'oddFields' && odd) } }
  return { status: 200, end: 'answered', body: JSON.stringify(body) }
}

/**
 * Starts a provider on the loopback that fails in every way it is known to. What a call meets is drawn from the seed,
 * the row and how often it was asked for, so that the order of the calls makes no difference.
 */
export async function startProvider(seed: string, ledger: Ledger) {
  const met = new Map<string, number>()
  const times = new Map<string, number>()
  const keyDraws = drawsFor(seed, 'key checks')
  let trouble: keyof typeof TROUBLES | null = null
  let isCalm = false
  let held = { promise: Promise.resolve(), open: () => {} }

  function kindOf(draw: Draw, ref: string): string {
    const drawn = ref.endsWith(POOR) && draw.chance(0.8) ? 'noMatch' : draw.weighted(KINDS)
    if (isCalm) return drawn === 'noMatch' ? 'noMatch' : 'match'
    if (drawn in TROUBLES) trouble ??= drawn as keyof typeof TROUBLES
    return trouble ?? drawn
  }

  async function cleanse(request: IncomingMessage, response: ServerResponse) {
    let text = ''
    for await (const piece of request.setEncoding('utf8')) text += piece
    const { query } = JSON.parse(text) as { query: string }
    const ref = query.split(' ')[0]!
    times.set(ref, (times.get(ref) ?? 0) + 1)
    const draw = drawsFor(seed, `${ref} ${times.get(ref)}`)
    const kind = kindOf(draw, ref)
    met.set(kind, (met.get(kind) ?? 0) + 1)
    const serial = ledger.asked(ref)
    const [, refusal] = { ...REFUSALS, ...TROUBLES }[kind as keyof typeof REFUSALS] ?? []
    const reply = refusal ?? answer(query, serial, kind)
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
    await held.promise
    if (kind === 'hang') return
    if (kind === 'cutBefore') return cut()
    const body = Buffer.from(reply.body)
    const type = reply.body.startsWith('<') ? 'text/html' : 'application/json'
    const isSlowDown = kind.startsWith('slowDown') && draw.chance(0.6)
    const headers = { ...HEADERS, 'content-type': type, 'content-length': body.length }
    response.writeHead(reply.status, {
      ...headers,
      ...(isSlowDown && { 'retry-after': draw.oneOf(RETRY_AFTER) }),
    })
    if (kind !== 'cutInside' && kind !== 'trickle') return response.end(body)
    response.write(body.subarray(0, body.length / 2))
    await after(draw.between(50, 600))
    if (kind === 'cutInside') return cut()
    response.end(body.subarray(body.length / 2))
  }

  async function checkKey(response: ServerResponse) {
    await after(keyDraws.between(15, 200))
    const isIll = !isCalm && keyDraws.chance(0.12)
    if (isIll && keyDraws.chance(0.3)) return response.destroy()
    const body = { code: 2000, message: 'Success', result: { available: !isIll || keyDraws.chance(0.5) } }
    response.writeHead(200, { ...HEADERS, 'content-type': 'application/json' }).end(JSON.stringify(body))
  }

  const server = await listen((request, response) => {
    if (request.method === 'OPTIONS') return response.writeHead(204, HEADERS).end()
    const work = request.method === 'GET' ? checkKey(response) : cleanse(request, response)
    work.catch(() => response.destroy())
  })

  return {
    ...server,
    /** How often each kind was met. */
    met: () => Object.fromEntries([...met].toSorted(([a], [b]) => a.localeCompare(b))),
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
      let open = () => {}
      const promise = new Promise<void>((resolve) => {
        open = resolve
      })
      held = { promise, open }
    },
    release: () => held.open(),
  }
}
