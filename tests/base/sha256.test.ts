import { createHash } from 'node:crypto'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sha256 } from '../../src/base/sha256'

const known = (text: string) => createHash('sha256').update(text).digest('hex')

test('a text of any length has the same digest as elsewhere', () => {
  for (let length = 0; length <= 200; length += 1) {
    const text = 'ä'.repeat(length % 7) + 'x'.repeat(length)
    expect(sha256(text)).toBe(known(text))
  }
})

test('so does any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
      expect(sha256(text)).toBe(known(text))
    }),
  )
})
