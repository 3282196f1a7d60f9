import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import Papa from 'papaparse'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { answerQuery } from '../../../src/features/sandbox/answerQuery'
import {
  BALANCE_STORAGE_KEY,
  createMemoryBalance,
  createStoredBalance,
  START_BALANCE,
  TOP_UP_BALANCE,
} from '../../../src/features/sandbox/balance'
import { createHandlers, ERROR_WORD } from '../../../src/features/sandbox/handlers'
import { sampleCsv } from '../../../src/features/sandbox/sampleCsv'
import { sandboxKeys } from '../../../src/features/sandbox/sandboxKeys'
import { listeningServer } from '../../support/listeningServer'

const baseUrl = 'https://provider.test'
const server = listeningServer()

let balance = createMemoryBalance()
beforeEach(() => {
  balance = createMemoryBalance()
  server.use(...createHandlers({ baseUrl, balance, latency: () => 0 }))
})

async function checkKey(key: string) {
  const response = await fetch(`${baseUrl}/v1/keys/${key}`)
  return { status: response.status, body: await response.json() }
}

async function cleanse(key: string, query: string, body: string = JSON.stringify({ query, country: 'GB' })) {
  const response = await fetch(`${baseUrl}/v1/cleanse/addresses?api_key=${key}&tags=test`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  return { status: response.status, body: await response.json() }
}

const address = '12 High Street, Birmingham, B12 0XY'

const GBR = { iso_3: 'GBR', iso_2: 'GB', description: 'United Kingdom', emoji: '🇬🇧', rgeo: true }

describe('key check', () => {
  test.each([
    ['ck_sandbox_valid', true],
    ['ck_sandbox_runs_out', true],
    ['ck_sandbox_busy', true],
    ['ck_sandbox_unavailable', false],
  ])('%s is known; available: %s', async (key, available) => {
    expect(await checkKey(key)).toEqual({
      status: 200,
      body: { code: 2000, message: 'Success', result: { available, context: 'gbr', contexts: [GBR] } },
    })
  })

  it('says available of a key that has run out only at the cleanse', async () => {
    while (balance.left() > 0) balance.use()
    expect((await checkKey('ck_sandbox_runs_out')).body).toMatchObject({ result: { available: true } })
  })

  it('does not find any other key', async () => {
    expect(await checkKey('something')).toEqual({
      status: 404,
      body: { code: 4042, message: 'Key not found' },
    })
  })
})

describe('cleanse', () => {
  it('answers a query', async () => {
    expect(await cleanse('ck_sandbox_valid', address)).toEqual({ status: 200, body: answerQuery(address) })
  })

  it('turns an unknown key down', async () => {
    const refused = { status: 401, body: { code: 4010, message: 'Invalid Key' } }
    expect(await cleanse('something', address)).toEqual(refused)
    expect(await cleanse('', address)).toEqual(refused)
  })

  it('has nothing left on the unavailable key', async () => {
    expect(await cleanse('ck_sandbox_unavailable', address)).toEqual({
      status: 402,
      body: { code: 4020, message: 'Key balance depleted' },
    })
  })

  it('runs out after 20 rows, and goes on after a top-up', async () => {
    const all = await Promise.all(
      Array.from({ length: 25 }, (_, row) => cleanse('ck_sandbox_runs_out', `${row} High Street`)),
    )
    expect(all.filter(({ status }) => status === 200)).toHaveLength(START_BALANCE)
    const last = await cleanse('ck_sandbox_runs_out', address)
    expect(last).toEqual({ status: 402, body: { code: 4020, message: 'Key balance depleted' } })

    balance.topUp()
    expect((await cleanse('ck_sandbox_runs_out', address)).status).toBe(200)
    expect(balance.left()).toBe(TOP_UP_BALANCE - 1)
  })

  it('asks now and then to slow down, and answers a retry', async () => {
    const queries = Array.from({ length: 70 }, (_, row) => `${row} High Street, Leeds`)
    const first = []
    for (const query of queries) first.push((await cleanse('ck_sandbox_busy', query)).status)
    expect(first.filter((status) => status === 503).length).toBeGreaterThan(3)
    expect(first.filter((status) => status === 200).length).toBeGreaterThan(40)
    for (const query of queries) expect((await cleanse('ck_sandbox_busy', query)).status).toBe(200)

    server.use(...createHandlers({ baseUrl, balance, latency: () => 0 }))
    const again = []
    for (const query of queries) again.push((await cleanse('ck_sandbox_busy', query)).status)
    expect(again).toEqual(first)
  })

  it('fails a row that asks for it, and does not charge it', async () => {
    const failed = { status: 500, body: { code: 5000, message: 'Internal server error (sandbox)' } }
    expect(await cleanse('ck_sandbox_valid', `${ERROR_WORD} ${address}`)).toEqual(failed)
    expect(await cleanse('ck_sandbox_runs_out', `${ERROR_WORD} ${address}`)).toEqual(failed)
    expect(balance.left()).toBe(START_BALANCE)
  })

  it.each(['', 'no JSON', '{}', '[]', '{"query":1}'])('refuses the body %j', async (body) => {
    expect((await cleanse('ck_sandbox_valid', '', body)).status).toBe(400)
  })

  it('takes as long as it is told', async () => {
    server.use(...createHandlers({ baseUrl, balance, latency: () => 60 }))
    const started = performance.now()
    await cleanse('ck_sandbox_valid', address)
    expect(performance.now() - started).toBeGreaterThan(50)
  })
})

it('answers at a path of its own origin', async () => {
  server.resetHandlers(...createHandlers({ baseUrl: '/sandbox-provider', balance, latency: () => 0 }))
  const response = await fetch('http://localhost:5173/sandbox-provider/v1/keys/ck_sandbox_valid')
  expect(response.status).toBe(200)
})

function memoryStorage() {
  const kept = new Map<string, string>()
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
}

describe('the stored balance', () => {
  it('counts down to nothing, is topped up and set back', () => {
    const stored = createStoredBalance(memoryStorage())
    expect(stored.left()).toBe(20)
    for (let row = 0; row < 25; row++) stored.use()
    expect(stored.left()).toBe(0)
    stored.topUp()
    expect(stored.left()).toBe(10_000)
    stored.reset()
    expect(stored.left()).toBe(20)
  })

  it('sees what another tab wrote, and takes nonsense for the start', () => {
    const storage = memoryStorage()
    const stored = createStoredBalance(storage)
    storage.setItem(BALANCE_STORAGE_KEY, '10000')
    expect(stored.left()).toBe(10_000)
    storage.setItem(BALANCE_STORAGE_KEY, 'plenty')
    expect(stored.left()).toBe(20)
  })
})

const page = (name: string) =>
  readFileSync(new URL(`../../../src/features/sandbox/public/sandbox/${name}`, import.meta.url), 'utf8')

describe('the pages, which are served as they stand', () => {
  it('top up the balance that the sandbox reads', () => {
    expect(page('top-up.js')).toContain(`const BALANCE_STORAGE_KEY = '${BALANCE_STORAGE_KEY}'`)
    expect(Number(/TOP_UP_BALANCE = ([\d_]+)/.exec(page('top-up.js'))?.[1]?.replace('_', ''))).toBe(
      TOP_UP_BALANCE,
    )
  })

  it('name every key', () => {
    for (const { key } of sandboxKeys) expect(page('keys.html')).toContain(`<code>${key}</code>`)
  })

  it('stand beside the worker of the MSW that is installed (npx msw init src/features/sandbox/public --no-save)', () => {
    const installed = createRequire(import.meta.url).resolve('msw/mockServiceWorker.js')
    expect(page('../mockServiceWorker.js')).toBe(readFileSync(installed, 'utf8'))
  })

  test.each(['top-up.html', 'keys.html', 'guide.html'])('%s has nothing inline', (name) => {
    expect(page(name)).toContain('<html lang="en-GB">')
    expect(page(name)).not.toMatch(/<style|\sstyle=|\son\w+=|<script(?![^>]*\ssrc=)|https?:/)
  })
})

describe('the sample', () => {
  const { data, errors } = Papa.parse<string[]>(sampleCsv, { skipEmptyLines: true })
  const [headers, ...rows] = data
  const queries = rows.map((row) => [row[2], row[5]].filter((value) => value?.trim()).join(', '))

  it('is a sound file of 60 rows', () => {
    expect(errors).toEqual([])
    expect(headers).toEqual([
      'Customer ID',
      'Name',
      'Address Line 1',
      'Address Line 2',
      'Town',
      'Postcode',
      'Notes',
    ])
    expect(rows).toHaveLength(60)
    expect(new Set(data.map((row) => row.length))).toEqual(new Set([7]))
  })

  it('shows every outcome with the columns that are found by themselves', () => {
    const results = queries.map((query) => answerQuery(query).result)
    const levels = new Set(
      results.flatMap((result) => Object.values(result).filter((value) => typeof value === 'string')),
    )
    for (const level of ['FULL', 'PARTIAL', 'INCORRECT', 'MISSING', 'NA', 'NO_MATCH']) {
      expect(levels).toContain(level)
    }
    expect(queries.filter((query) => query === '')).not.toHaveLength(0)
    expect(new Set(queries).size).toBeLessThan(queries.length)
    expect(queries.filter((query) => query.includes(ERROR_WORD))).toHaveLength(2)
  })

  test.each([
    ['the columns that are found by themselves', [2, 5]],
    ['every column of the address', [2, 3, 4, 5]],
  ])('has one address three times and every other once, with %s', (_, columns) => {
    const ids = new Map<string, string[]>()
    for (const row of rows) {
      const query = columns
        .map((at) => row[at])
        .filter((value) => value?.trim())
        .join(', ')
      const uprn = query && answerQuery(query).result.match?.uprn
      if (uprn) ids.set(uprn, [...(ids.get(uprn) ?? []), row[0]!])
    }
    expect(ids.size).toBeGreaterThan(45)
    expect([...ids.values()].filter((same) => same.length > 1)).toEqual([['000147', '000148', '000149']])
  })
})
