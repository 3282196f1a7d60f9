import type { BrowserContext, Route } from '@playwright/test'
import { readConfig } from '../../../src/base/config'
import { answerQuery } from '../../../src/features/sandbox/answerQuery'
import { askedIn, CORS, GOOD_KEY, sandboxReply, type Reply as Sent } from '../../support/replies'
import { createGate } from '../../support/waiting'

/** Replies to a lookup; undefined answers it as the sandbox does. */
export type Respond = (query: string) => Reply | undefined | Promise<Reply | undefined>

export type Reply = Sent | { abort: string } | 'never'

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

async function reply(route: Route, answer: Reply) {
  if (answer === 'never') return
  if ('abort' in answer) return route.abort(answer.abort)
  const body = typeof answer.body === 'string' ? answer.body : JSON.stringify(answer.body)
  return route.fulfill({ status: answer.status, headers: CORS, contentType: 'application/json', body })
}

/** Plays the provider for every page of a browser context. */
export async function playProvider(context: BrowserContext): Promise<Provider> {
  const provider: Provider = {
    queries: [],
    respond: () => undefined,
    suggest: (url) => sandboxReply(askedIn('GET', url)),
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
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: CORS })
    const url = new URL(request.url())
    const asked = askedIn(request.method(), url)
    if (asked.kind === 'key') return reply(route, provider.key)
    if (asked.kind !== 'lookup') return reply(route, await provider.suggest(url))
    const { query } = request.postDataJSON() as { query: string }
    provider.queries.push(query)
    return reply(route, (await provider.respond(query)) ?? sandboxReply({ ...asked, text: query }))
  })
  return provider
}

/** Answers the rows of `addresses` with these numbers (from 1) with these replies, all others as the sandbox does. */
export const except =
  (replies: Record<number, Reply>): Respond =>
  (query) =>
    replies[Number.parseInt(query, 10)]

/** Answers as the sandbox does, but with a score below which rows are to review. */
export function unsure(query: string): Reply {
  const { result, ...answer } = answerQuery(query)
  return { status: 200, body: { ...answer, result: { ...result, confidence: 0.4 } } }
}
