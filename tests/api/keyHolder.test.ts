import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskOf } from '../../src/api/keyHolder'
import { DRAWS } from '../support/drawn'

const KEY = 'ak_live_1234'

test.each([
  ['once', KEY, `GET /v1/keys/${KEY} failed`, 'GET /v1/keys/*** failed'],
  ['every time', KEY, `${KEY}, again ${KEY}`, '***, again ***'],
  ['percent-encoded', 'a/b c+', 'at ?api_key=a%2Fb%20c%2B.', 'at ?api_key=***.'],
  // A URL writes an apostrophe as %27, which encodeURIComponent leaves; a form writes a space as +.
  ['as a URL writes it', "a'b", new URL("https://x/?api_key=a'b").href, 'https://x/?api_key=***'],
  ['as a form writes it', "a b'!", new URLSearchParams({ api_key: "a b'!" }).toString(), 'api_key=***'],
  ['with characters of a pattern', 'a.*(b)', 'key a.*(b) here', 'key *** here'],
  ['that looks percent-encoded', 'a%2Fb', 'key a%2Fb here', 'key *** here'],
  ['that reads like a replacement', "$&$'", "key $&$' here", 'key *** here'],
  ['unless the text lacks it', KEY, 'Insufficient balance', 'Insufficient balance'],
  ['unless the text has only a part of it', KEY, 'ak_live', 'ak_live'],
  ['unless there is none', '', 'Invalid API key', 'Invalid API key'],
])('a key is masked %s', (_, key, text, expected) => {
  expect(maskOf(key)(text)).toBe(expected)
})

test('no key is left in any text, plain or encoded', () => {
  const keys = fc.stringMatching(/^[\w/+ %&=?.-]{4,40}$/)
  const texts = fc.array(fc.constantFrom('plain', 'encoded', ' ', 'x', '&'), { maxLength: 8 })
  fc.assert(
    fc.property(keys, texts, (key, parts) => {
      const encoded = encodeURIComponent(key)
      const spelt = new Map([
        ['plain', key],
        ['encoded', encoded],
      ])
      const masked = maskOf(key)(parts.map((part) => spelt.get(part) ?? part).join('~'))
      expect(masked).not.toContain(key)
      expect(masked).not.toContain(encoded)
    }),
    DRAWS,
  )
})

test('a whole file pasted as the key is masked without an error that quotes it', () => {
  const file = 'Ann,1 High Street (rear),[x]\n'.repeat(40_000)
  expect(maskOf(file)(`before ${file} after`)).toBe('before *** after')
})
