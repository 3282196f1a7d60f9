import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['development', true, true],
  ['sandbox', false, true],
  ['production', false, false],
])('in %s, development %s, DevTools are on: %s', async (mode, isDev, isOn) => {
  vi.stubEnv('MODE', mode)
  vi.stubEnv('DEV', isDev)
  vi.resetModules()
  const { devToolsOptions } = await import('../../src/app/devTools')
  expect(devToolsOptions !== false).toBe(isOn)
})
