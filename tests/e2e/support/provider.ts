import type { BrowserContext, Route } from '@playwright/test'
import { answerQuery } from '../../../src/features/sandbox/answerQuery'
import { readConfig } from '../../../src/app/base/config'

/** What the provider does with a cleanse request; undefined answers it as the sandbox does. */
export type Respond = (query: string) => Reply | undefined | Promise<Reply | undefined>

export type Reply = { status: number; body: unknown } | { abort: string } | 'never'

/** The provider as a test plays it. */
export interface Provider {
  /** Queries in the order in which they came. */
  queries: string[]
  respond: Respond
  /** What the key check answers. */
  key: Reply
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
    key: { status: 200, body: { code: 2000, message: 'Success', result: { available: true } } },
  }
  await context.route(`${readConfig({}).apiBaseUrl}/**`, async (route) => {
    const request = route.request()
    if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: HEADERS })
    if (request.method() === 'GET') return reply(route, provider.key)
    const { query } = request.postDataJSON() as { query: string }
    provider.queries.push(query)
    return reply(route, (await provider.respond(query)) ?? { status: 200, body: answerQuery(query) })
  })
  return provider
}

/** The provider's own shape of an error. */
export const providerError = (status: number, code: number, message: string): Reply => ({
  status,
  body: { code, message },
})

/** A promise that a test resolves itself. */
export function createGate() {
  let open: (() => void) | undefined
  const opened = new Promise<void>((resolve) => {
    open = resolve
  })
  return { opened, open: () => open?.() }
}
