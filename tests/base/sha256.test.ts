import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { sha256 } from '../../src/base/sha256'

test('what this device remembers is found again: a text has the digest that it has elsewhere', () => {
  expect(sha256('Prénom, 😀')).toBe(createHash('sha256').update('Prénom, 😀').digest('hex'))
})
