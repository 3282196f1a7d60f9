import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { listen } from '../support/listen'

// A provider on loopback: MSW follows no redirects.

let provider: Awaited<ReturnType<typeof listen>>
const asked: string[] = []

beforeAll(async () => {
  provider = await listen((request, response) => {
    asked.push(request.url ?? '')
    const isElsewhere = request.url?.startsWith('/elsewhere') ?? false
    if (isElsewhere) response.end('{}')
    else response.writeHead(307, { location: `/elsewhere${request.url}` }).end()
  })
  vi.stubEnv('VITE_API_BASE_URL', provider.url)
  vi.resetModules()
})
afterAll(() => {
  provider.close()
  vi.unstubAllEnvs()
})

test('a redirect is an error and is not followed', async () => {
  const { pagesIn } = await import('../support/testPage')
  const { checkKey, cleanseRow } = await import('../../src/api/cleanseApi')
  const { store } = pagesIn().openTestPage()
  const check = await store.dispatch(checkKey.initiate())
  const row = await store.dispatch(cleanseRow.initiate('1 High Street, B12 0XY'))
  for (const { error } of [check, row]) expect(error).toMatchObject({ status: 'network', message: 'Failed' })
  expect(asked.map((url) => url.split('?')[0])).toEqual(['/v1/keys/test-key-1', '/v1/cleanse/addresses'])
})
