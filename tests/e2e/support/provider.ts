import { Buffer } from 'node:buffer'
import type { BrowserContext, CDPSession, Page } from '@playwright/test'
import { readConfig } from '../../../src/base/config'
import { answerQuery } from '../../../src/features/sandbox/answerQuery'
import { askedIn, CORS, GOOD_KEY, sandboxReply, type Reply as Sent } from '../../support/replies'
import { createGate } from '../../support/waiting'

/** Replies to a lookup; undefined answers it as the sandbox does. */
export type Respond = (query: string) => Reply | undefined | Promise<Reply | undefined>

export type Reply = Sent | 'cutOff' | 'never'

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

async function reply(session: CDPSession, requestId: string, answer: Reply) {
  if (answer === 'never') return
  if (answer === 'cutOff')
    return session.send('Fetch.failRequest', { requestId, errorReason: 'InternetDisconnected' })
  const { status, body } = answer
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const headers = Object.entries({ ...CORS, 'content-type': 'application/json' })
  return session.send('Fetch.fulfillRequest', {
    requestId,
    responseCode: status,
    responseHeaders: headers.map(([name, value]) => ({ name, value })),
    body: Buffer.from(text).toString('base64'),
  })
}

/**
 * A provider, and what makes a page of a browser context find it from its next visit on. Only what goes to the provider is caught: where Playwright routes
 * there is no cache, and the page is compiled again at each visit.
 */
export function createProvider(context: BrowserContext) {
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
  const answerTo = async (method: string, url: URL, body: string): Promise<Reply> => {
    if (method === 'OPTIONS') return { status: 204, body: '' }
    const asked = askedIn(method, url)
    if (asked.kind === 'key') return provider.key
    if (asked.kind !== 'lookup') return provider.suggest(url)
    const { query } = JSON.parse(body) as { query: string }
    provider.queries.push(query)
    return (await provider.respond(query)) ?? sandboxReply({ ...asked, text: query })
  }
  const attend = async (page: Page) => {
    const session = await context.newCDPSession(page)
    session.on('Fetch.requestPaused', ({ requestId, request: { method, url, postData = '' } }) => {
      void answerTo(method, new URL(url), postData).then((answer) =>
        // The page may be gone by then.
        reply(session, requestId, answer).catch(() => {}),
      )
    })
    await session.send('Fetch.enable', { patterns: [{ urlPattern: `${readConfig({}).apiBaseUrl}/*` }] })
    return page
  }
  return { provider, attend }
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
