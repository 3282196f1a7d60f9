import type { BrowserContext, Route } from '@playwright/test'
import { answerQuery } from '../../../src/features/sandbox/answerQuery'
import { addressWithId, suggest } from '../../../src/features/sandbox/suggest'
import { readConfig } from '../../../src/base/config'
import { createGate } from '../../support/waiting'

/** Replies to a lookup; undefined answers it as the sandbox does. */
export type Respond = (query: string) => Reply | undefined | Promise<Reply | undefined>

export type Reply = { status: number; body: unknown } | { abort: string } | 'never'

/** The provider as a test plays it. */
export interface Provider {
  /** The queries received, in order. */
  queries: string[]
  respond: Respond
  /** Answers suggestions, and the address of one, as the sandbox does. */
  suggest: (url: URL) => Reply | Promise<Reply>
  /** What the key check answers. */
  key: Reply
  /** Answers the next `count` lookups; those after them wait until the returned function is called. */
  holdAfter(count: number): () => void
}

/** A reply to a key check: the key is good. */
export const GOOD_KEY: Reply = {
  status: 200,
  body: { code: 2000, message: 'Success', result: { available: true } },
}

/** A reply to a lookup: no address was found. */
export const NOT_FOUND: Reply = {
  status: 200,
  body: {
    code: 2000,
    message: 'Success',
    result: { fit: 0, confidence: 0, match: null, premise_match: 'NO_MATCH' },
  },
}

const HEADERS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

async function reply(route: Route, answer: Reply) {
  if (answer === 'never') return
  if ('abort' in answer) return route.abort(answer.abort)
  const body = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
  return route.fulfill({ status: answer.status, headers: HEADERS, contentType: 'application/json', body })
}

/** Plays the provider for every page of a browser context. */
export async function playProvider(context: BrowserContext): Promise<Provider> {
  const provider: Provider = {
    queries: [],
    respond: () => undefined,
    suggest: ({ pathname, searchParams }) => {
      const [, id] = /\/addresses\/(.+)\/gbr$/.exec(pathname) ?? []
      const result = id
        ? addressWithId(decodeURIComponent(id))
        : { hits: suggest(searchParams.get('query') ?? '') }
      return { status: 200, body: { code: 2000, message: 'Success', result } }
    },
    key: GOOD_KEY,
    holdAfter(count) {
      const gate = createGate()
      const last = provider.queries.length + count
      provider.respond = async () => {
        if (provider.queries.length > last) await gate.opened
        return undefined
      }
      return gate.open
    },
  }
  await context.route(`${readConfig({}).apiBaseUrl}/**`, async (route) => {
    const request = route.request()
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: HEADERS })
    const url = new URL(request.url())
    if (url.pathname.startsWith('/v1/autocomplete/')) return reply(route, await provider.suggest(url))
    if (request.method() === 'GET') return reply(route, provider.key)
    const { query } = request.postDataJSON() as { query: string }
    provider.queries.push(query)
    return reply(route, (await provider.respond(query)) ?? { status: 200, body: answerQuery(query) })
  })
  return provider
}

/** An error in the provider's format. */
export const providerError = (status: number, code: number, message: string): Reply => ({
  status,
  body: { code, message },
})

/** A spent balance. */
export const SPENT = providerError(402, 4020, 'Spent')

/** Answers the rows of `addresses` with these numbers (from 1) with these replies, all others as the sandbox does. */
export const except =
  (replies: Record<number, Reply>): Respond =>
  (query) =>
    replies[Number.parseInt(query, 10)]
