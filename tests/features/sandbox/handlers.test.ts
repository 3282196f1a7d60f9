import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import Papa from 'papaparse'
import { beforeEach, describe, expect, it, test } from 'vitest'
import { SANDBOX_MESSAGE } from '../../../src/domain/cleanse/outputColumns'
import { answerQuery, addressWithId, suggest } from '../../../src/features/sandbox/answerQuery'
import { BALANCE_STORAGE_KEY, createHandlers, ERROR_WORD } from '../../../src/features/sandbox/handlers'
import { sampleCsv } from '../../support/sampleCsv'
import { listeningServer } from '../../support/provider'

const baseUrl = 'https://provider.test'
const server = listeningServer()

const stored = new Map<string, string>()
const storage = {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, value: string) => void stored.set(key, value),
}
const play = (latency = 0) => server.use(...createHandlers({ baseUrl, storage, latency: () => latency }))
beforeEach(() => play())

async function cleanse(key: string, query: string, body: string = JSON.stringify({ query, country: 'GB' })) {
  const response = await fetch(`${baseUrl}/v1/cleanse/addresses?api_key=${key}&tags=test`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  return { status: response.status, body: await response.json() }
}

const address = '12 High Street, Birmingham, B12 0XY'

const error = (status: number, code: number, message: string) => ({ status, body: { code, message } })
const spent = error(402, 4020, 'Key balance depleted')

describe('key check', () => {
  const gbr = { iso_3: 'GBR', iso_2: 'GB', description: 'United Kingdom', emoji: '🇬🇧', rgeo: true }
  const found = (available: boolean) => ({
    status: 200,
    body: { code: 2000, message: 'Success', result: { available, context: 'gbr', contexts: [gbr] } },
  })

  test.each([
    ['ck_sandbox_valid', found(true)],
    ['ck_sandbox_runs_out', found(true)],
    ['ck_sandbox_busy', found(true)],
    ['ck_sandbox_unavailable', found(false)],
    ['something', error(404, 4042, 'Key not found')],
  ])('%s', async (key, expected) => {
    const response = await fetch(`${baseUrl}/v1/keys/${key}`)
    expect({ status: response.status, body: await response.json() }).toEqual(expected)
  })

  it('is answered at a path of its own origin', async () => {
    server.resetHandlers(...createHandlers({ baseUrl: '/sandbox-provider', storage, latency: () => 0 }))
    const response = await fetch('http://localhost:5173/sandbox-provider/v1/keys/ck_sandbox_valid')
    expect(response.status).toBe(200)
  })
})

describe('cleanse', () => {
  test.each([
    [
      'ck_sandbox_valid',
      address,
      { status: 200, body: { ...answerQuery(address), message: SANDBOX_MESSAGE } },
    ],
    ['ck_sandbox_unavailable', address, spent],
    ['something', address, error(401, 4010, 'Invalid Key')],
    ['', address, error(401, 4010, 'Invalid Key')],
    ['ck_sandbox_valid', `${ERROR_WORD} 1 High St`, error(500, 5000, 'Internal server error (sandbox)')],
  ])('with the key %j of %j', async (key, query, expected) => {
    expect(await cleanse(key, query)).toEqual(expected)
  })

  it.each(['', 'no JSON', '{}', '[]', '{"query":1}'])('refuses the body %j', async (body) => {
    expect((await cleanse('ck_sandbox_valid', '', body)).status).toBe(400)
  })

  it('runs out after 20 rows, goes on after a top-up in another tab, and has 20 again at the next start', async () => {
    const answered = async (calls: number) => {
      const all = await Promise.all(
        Array.from({ length: calls }, (_, row) => cleanse('ck_sandbox_runs_out', `${row} High Street`)),
      )
      return all.filter(({ status }) => status === 200).length
    }
    // An error costs nothing.
    await cleanse('ck_sandbox_runs_out', ERROR_WORD)
    expect(await answered(25)).toBe(20)
    expect(await cleanse('ck_sandbox_runs_out', address)).toEqual(spent)

    stored.set(BALANCE_STORAGE_KEY, '30')
    expect(await answered(35)).toBe(30)

    play()
    expect(await answered(25)).toBe(20)
    stored.set(BALANCE_STORAGE_KEY, 'nonsense')
    expect(await answered(1)).toBe(0)
  })

  it('asks now and then to slow down, and answers a retry', async () => {
    const queries = Array.from({ length: 30 }, (_, row) => `${row} High Street, Leeds`)
    const ask = async () => {
      const answers = await Promise.all(queries.map((query) => cleanse('ck_sandbox_busy', query)))
      return answers.map(({ status }) => status)
    }
    const first = await ask()
    expect(first.filter((status) => status === 503).length).toBeGreaterThan(1)
    expect(first.filter((status) => status === 200).length).toBeGreaterThan(15)
    expect(new Set(await ask())).toEqual(new Set([200]))
    play()
    expect(await ask()).toEqual(first)
  })
})

describe('suggestions', () => {
  const get = async (path: string) => {
    const response = await fetch(`${baseUrl}/v1/autocomplete/addresses${path}`)
    return { status: response.status, body: await response.json() }
  }
  const list = (key: string, text: string) =>
    get(`?${new URLSearchParams({ api_key: key, query: text, limit: '10', context: 'GBR' })}`)
  const choose = (key: string, id: string) => get(`/${encodeURIComponent(id)}/gbr?api_key=${key}&tags=test`)

  const success = (result: object) => ({ status: 200, body: { code: 2000, message: 'Success', result } })
  const hits = suggest(address)
  const { id } = hits[0]!

  test.each([
    ['ck_sandbox_valid', address, success({ hits })],
    ['ck_sandbox_valid', 'asdf qwerty', success({ hits: [] })],
    ['ck_sandbox_runs_out', address, success({ hits })],
    ['ck_sandbox_unavailable', address, spent],
    ['something', address, error(401, 4010, 'Invalid Key')],
  ])('with the key %j for %j', async (key, text, expected) => {
    expect(await list(key, text)).toEqual(expected)
  })

  test.each([
    ['ck_sandbox_valid', id, success(addressWithId(id)!)],
    ['ck_sandbox_valid', 'paf_1', error(404, 4044, 'Address not found')],
    ['ck_sandbox_unavailable', id, spent],
    ['something', id, error(401, 4010, 'Invalid Key')],
  ])('chosen with the key %j: %j', async (key, chosen, expected) => {
    expect(await choose(key, chosen)).toEqual(expected)
  })

  it('cost nothing; the chosen address costs a lookup, unless it is gone', async () => {
    const key = 'ck_sandbox_runs_out'
    stored.set(BALANCE_STORAGE_KEY, '2')
    expect((await choose(key, 'paf_1')).status).toBe(404)
    const statuses: number[] = []
    for (let time = 0; time < 3; time++) statuses.push((await choose(key, id)).status)
    expect(statuses).toEqual([200, 200, 402])
    expect((await list(key, address)).status).toBe(200)
  })

  it('are refused now and then by the busy key, and answered at the next try', async () => {
    const texts = Array.from({ length: 20 }, (_, row) => `${row} High Street, Leeds`)
    const ask = () => Promise.all(texts.map(async (text) => (await list('ck_sandbox_busy', text)).status))
    expect(new Set(await ask())).toEqual(new Set([200, 503]))
    expect(new Set(await ask())).toEqual(new Set([200]))
  })
})

test.each([
  ['VITE_KEY_URL', '20'],
  ['VITE_TOP_UP_URL', '10000'],
])('the account page tops up the balance that the sandbox reads, or not: %s', (link, balance) => {
  const page = new RegExp(`^${link}=(.+)$`, 'm').exec(readFileSync('.env.sandbox', 'utf8'))![1]!
  const outcome = { textContent: '' }
  runInNewContext(readFileSync('src/features/sandbox/public/sandbox/account.js', 'utf8'), {
    location: new URL(page, 'http://localhost'),
    localStorage: { setItem: (name: string, value: string) => stored.set(name, value) },
    document: { getElementById: () => outcome },
  })
  expect(stored.get(BALANCE_STORAGE_KEY)).toBe(balance)
  expect(outcome.textContent !== '').toBe(balance === '10000')
})

describe('the sample', () => {
  const { data, errors } = Papa.parse<string[]>(sampleCsv, { skipEmptyLines: true })
  const [headers, ...rows] = data
  const queryOf = (row: string[], columns: number[]) =>
    columns
      .map((at) => row[at])
      .filter((value) => value?.trim())
      .join(', ')

  it('is a sound file of 60 rows', () => {
    expect(errors).toEqual([])
    expect(headers?.join()).toBe('Customer ID,Name,Address Line 1,Address Line 2,Town,Postcode,Notes')
    expect(rows).toHaveLength(60)
    expect(new Set(data.map((row) => row.length))).toEqual(new Set([7]))
  })

  test.each([
    ['the columns that are found by themselves', [2, 5]],
    ['every column of the address', [2, 3, 4, 5]],
  ])('shows every level and outcome, and one address three times, with %s', (_, columns) => {
    const queries = rows.map((row) => queryOf(row, columns))
    const results = queries.filter(Boolean).map((query) => answerQuery(query).result)
    const levels = results.flatMap((result) => Object.values(result).map(String))
    expect(levels).toEqual(
      expect.arrayContaining(['FULL', 'PARTIAL', 'INCORRECT', 'MISSING', 'NA', 'NO_MATCH']),
    )
    expect(queries.filter((query) => query === '')).toHaveLength(2)
    expect(queries.filter((query) => query.includes(ERROR_WORD))).toHaveLength(2)

    const uprns = results.flatMap(({ match }) => match?.uprn ?? [])
    expect(uprns.length).toBeGreaterThan(50)
    expect(new Set(uprns).size).toBe(uprns.length - 2)
    const repeated = rows.slice(46, 49).map((row) => answerQuery(queryOf(row, columns)).result.match?.uprn)
    expect(new Set(repeated).size).toBe(1)
  })
})
