import { afterEach, beforeEach, expect, test, vi } from 'vitest'

beforeEach(() => vi.resetModules())
afterEach(() => vi.unstubAllEnvs())

/** The options of a build, which are read once. */
async function optionsIn(mode: string, isDev: boolean) {
  vi.stubEnv('MODE', mode)
  vi.stubEnv('DEV', isDev)
  return (await import('../../src/app/devTools')).devToolsOptions
}

test.each([
  ['development', true],
  ['sandbox', false],
])('in %s DevTools keep 2,000 actions, without the calls to the provider', async (mode, isDev) => {
  const options = await optionsIn(mode, isDev)
  if (!options) throw new Error('DevTools are off')
  expect(options.maxAge).toBe(2000)
  const isLeftOut = (type: string) => options.actionsDenylist.some((part) => new RegExp(part).test(type))
  const types = [
    'api/executeMutation/pending',
    'api/executeMutation/fulfilled',
    'run/batchSettled',
    'apiKey/keyEdited',
  ]
  expect(types.filter(isLeftOut)).toEqual(types.slice(0, 2))
})

test('in production DevTools are off', async () => {
  expect(await optionsIn('production', false)).toBe(false)
})
