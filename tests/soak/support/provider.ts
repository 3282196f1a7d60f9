import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as after } from 'node:timers/promises'
import { answerQuery } from '../../../src/features/sandbox/answerQuery'
import { OFFLINE_NOTICE_MS } from '../../../src/features/run/loop/pacing'
import { listen } from '../../support/listen'
import { drawsFor, type Draw } from './draw'
import type { CallEnd, Ledger } from './ledger'

const HEADERS = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': '*',
  'access-control-expose-headers': 'retry-after',
  'access-control-max-age': '7200',
}

/** What a call may meet, and how often. */
const KINDS = {
  match: 680,
  noMatch: 90,
  oddFields: 30,
  slow: 30,
  trickle: 20,
  bad400: 8,
  refused401: 8,
  refused403: 5,
  missing404: 8,
  slowDown429: 12,
  slowDown503: 10,
  busyForAWhile: 3,
  broken500: 8,
  html200: 6,
  html500: 5,
  noResult: 6,
  emptyBody: 4,
  cutBefore: 8,
  cutInside: 8,
  hang: 2,
  spent4020: 4,
  limit4021: 3,
  flagged4291: 3,
  refusedForAll: 4,
}
export type Kind = keyof typeof KINDS

/** What is said in Retry-After, the sensible and the other. */
const RETRY_AFTER = ['0', '1', '2', '-5', 'soon', '', ' ', '1e-3', 'Thu, 01 Jan 1970 00:00:00 GMT', '1.5']

/** What holds for every call until a person mends it. */
type Trouble = 'spent4020' | 'limit4021' | 'flagged4291' | 'refusedForAll'

interface Reply {
  status: number
  body: string
  end: CallEnd
  headers?: Record<string, string>
  type?: string
}

const HTML = '<!doctype html><title>Sorry</title><h1>Something went wrong</h1>'

const error = (status: number, code: number, message: string, end: CallEnd): Reply => ({
  status,
  end,
  body: JSON.stringify({ code, message }),
})

/** The number of an answer as its cells have it. */
const mark = (serial: number) => `Answer ${serial}`

/** Reads the number of an answer from one of its cells; null when there is none. */
export const serialIn = (cell: string) => (/^Answer (\d+)$/.exec(cell) ? Number(cell.slice(7)) : null)

/** An answer with its number in two of its fields. */
function answer(query: string, serial: number, kind: Kind): Reply {
  const { result } = answerQuery(kind === 'noMatch' ? 'nowhere at all' : query)
  const match = result.match && { ...result.match, line_1: mark(serial) }
  const odd = { fit: 'good', confidence: null, thoroughfare_match: 7, unheard_of: [{}], count: '1' }
  const own = { ...result, query, match, ...(kind === 'oddFields' && odd) }
  if (kind === 'oddFields' && match) Object.assign(match, { line_2: [1], uprn: { a: 1 }, longitude: true })
  return {
    status: 200,
    end: 'answered',
    body: JSON.stringify({ code: 2000, message: mark(serial), result: own }),
  }
}

/** What is said to a call, but for those that get no whole reply. */
function replyTo(kind: Kind, query: string, serial: number, draw: Draw): Reply {
  switch (kind) {
    case 'bad400':
      return error(400, 4000, 'Bad request', 'failed')
    // A whole batch of them is not failed but unsent; the provider does not know which it was.
    case 'refused401':
      return error(401, 4010, 'Invalid key', 'unsent')
    case 'refused403':
      return error(403, 4030, 'Not allowed', 'unsent')
    case 'refusedForAll':
      return draw.chance(0.5)
        ? error(401, 4011, 'This origin is not allowed', 'unsent')
        : error(403, 4030, 'Not allowed', 'unsent')
    case 'missing404':
      return error(404, 4040, 'Not found', 'failed')
    case 'slowDown429':
    case 'slowDown503':
    case 'busyForAWhile': {
      const reply =
        kind === 'slowDown503'
          ? error(503, 5030, 'Out of order', 'unsent')
          : error(429, 4290, 'Too many requests', 'unsent')
      const isSaid = kind !== 'busyForAWhile' && draw.chance(0.6)
      return isSaid ? { ...reply, headers: { 'retry-after': draw.oneOf(RETRY_AFTER) } } : reply
    }
    case 'broken500':
      return error(500, 5000, 'Out of order', 'failed')
    case 'html200':
      return { status: 200, body: HTML, type: 'text/html', end: 'failed' }
    case 'html500':
      return { status: 502, body: HTML, type: 'text/html', end: 'failed' }
    case 'noResult':
      return { status: 200, body: draw.oneOf(['{}', 'null', '[]', '"ok"', '{"result":null}']), end: 'failed' }
    case 'emptyBody':
      return { status: 200, body: '', end: 'failed' }
    case 'spent4020':
      return error(402, 4020, 'Key balance depleted', 'unsent')
    case 'limit4021':
      return error(402, 4021, 'Lookup limit reached', 'unsent')
    case 'flagged4291':
      return error(429, 4291, 'Key flagged', 'unsent')
    default:
      return answer(query, serial, kind)
  }
}

const isTrouble = (kind: Kind): kind is Trouble =>
  ['spent4020', 'limit4021', 'flagged4291', 'refusedForAll'].includes(kind)

/** The row that a query is of: it begins with the row's reference. */
const refOf = (query: string) => query.split(' ')[0]!

/**
 * Starts a provider on the loopback that fails in every way it is known to. What a call meets is drawn from the seed,
 * the row and how often it was asked, so that the order in which calls come makes no difference.
 */
export async function startProvider(seed: string, ledger: Ledger) {
  const met = new Map<Kind, number>()
  const times = new Map<string, number>()
  const cutAt = new Map<string, number>()
  let resent = 0
  const draws = drawsFor(seed, 'key checks')
  let trouble: Trouble | null = null
  let busyCalls = 0
  let isCalm = false
  let held: { opened: Promise<void>; open: () => void } | null = null

  const kindOf = (draw: Draw): Kind => {
    const drawn = draw.weighted(KINDS)
    if (isCalm) return drawn === 'noMatch' ? 'noMatch' : 'match'
    if (trouble) return trouble
    if (busyCalls > 0) {
      busyCalls -= 1
      return 'busyForAWhile'
    }
    if (drawn === 'busyForAWhile') busyCalls = draw.between(2, 12)
    if (isTrouble(drawn)) trouble = drawn
    return drawn
  }

  const cleanse = async (request: IncomingMessage, response: ServerResponse) => {
    const { query } = JSON.parse(await textOf(request)) as { query: string }
    const ref = refOf(query)
    const time = (times.get(ref) ?? 0) + 1
    times.set(ref, time)
    const draw = drawsFor(seed, `${ref} ${time}`)
    const kind = kindOf(draw)
    met.set(kind, (met.get(kind) ?? 0) + 1)
    if (performance.now() - (cutAt.get(ref) ?? -Infinity) < OFFLINE_NOTICE_MS) resent += 1
    const serial = ledger.asked(ref)
    const reply = replyTo(kind, query, serial, draw)
    let isOver = false
    const over = (end: CallEnd) => {
      if (!isOver) ledger.ended(serial, end)
      isOver = true
    }
    response.on('close', () => over(response.writableFinished ? reply.end : 'gone'))
    const cut = () => {
      over('unsent')
      cutAt.set(ref, performance.now())
      response.destroy()
    }

    await after(draw.between(15, 120))
    if (kind === 'slow') await after(draw.between(600, 3500))
    await held?.opened
    if (kind === 'hang') return
    if (kind === 'cutBefore') return cut()
    const body = Buffer.from(reply.body)
    response.writeHead(reply.status, {
      ...HEADERS,
      'content-type': reply.type ?? 'application/json',
      'content-length': body.length,
      ...reply.headers,
    })
    if (kind === 'cutInside' || kind === 'trickle') {
      const middle = Math.floor(body.length / 2)
      response.write(body.subarray(0, middle))
      await after(draw.between(50, 600))
      if (kind === 'cutInside') return cut()
      response.end(body.subarray(middle))
    } else response.end(body)
  }

  const checkKey = async (response: ServerResponse) => {
    await after(draws.between(15, 200))
    const isIll = !isCalm && draws.chance(0.12)
    if (!isIll) return json(response, 200, { code: 2000, message: 'Success', result: { available: true } })
    switch (draws.between(1, 4)) {
      case 1:
        return response.destroy()
      case 2:
        return json(response, 500, { code: 5000, message: 'Out of order' })
      case 3:
        return json(response, 200, { code: 2000, message: 'Success', result: { available: false } })
      default:
        return response.writeHead(502, { ...HEADERS, 'content-type': 'text/html' }).end(HTML)
    }
  }

  const server = await listen((request, response) => {
    const work =
      request.method === 'OPTIONS'
        ? Promise.resolve(response.writeHead(204, HEADERS).end())
        : request.method === 'GET'
          ? checkKey(response)
          : cleanse(request, response)
    work.catch(() => response.destroy())
  })

  return {
    url: server.url,
    close: server.close,
    /** How often each kind was met. */
    met: () => Object.fromEntries([...met].toSorted(([a], [b]) => a.localeCompare(b))),
    /**
     * Calls that came again sooner than the page can do it: a browser itself sends a call once more when a
     * connection that it has used before is cut before the first byte of the reply.
     */
    resent: () => resent,
    /** The account is topped up, the limit raised, the key allowed again. */
    mend: () => {
      trouble = null
    },
    /** From now on everything is answered, or no longer. */
    calm: (on: boolean) => {
      isCalm = on
    },
    /** Says nothing more until `release`. */
    hold: () => {
      let open = () => {}
      const opened = new Promise<void>((resolve) => {
        open = resolve
      })
      held = { opened, open }
    },
    release: () => {
      held?.open()
      held = null
    },
  }
}

export type SoakProvider = Awaited<ReturnType<typeof startProvider>>

const json = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { ...HEADERS, 'content-type': 'application/json' }).end(JSON.stringify(body))

async function textOf(request: IncomingMessage) {
  let text = ''
  for await (const piece of request.setEncoding('utf8')) text += piece
  return text
}
