import { expect, test } from 'vitest'
import { storedName } from '../../src/app/browserDeps'

test('what the sandbox stores has a name of its own', () => {
  expect(storedName('cleansheet:session', false)).toBe('cleansheet:session')
  expect(storedName('cleansheet:session', true)).toBe('cleansheet:session (sandbox)')
})
