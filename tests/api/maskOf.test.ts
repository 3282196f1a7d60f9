import fc from 'fast-check'
import { expect, test } from 'vitest'
import { maskOf } from '../../src/api/keyHolder'
import { DRAWS } from '../support/drawn'

const key = 'ak_live_1234'

test.each([
  ['once', `GET /v1/keys/${key} failed`, key, 'GET /v1/keys/*** failed'],
  ['every time', `${key}, again ${key}`, key, '***, again ***'],
  [
    'at the end of a URL',
    `500 https://api.example/?api_key=${key}`,
    key,
    '500 https://api.example/?api_key=***',
  ],
  ['as it is written in a URL', 'at ?api_key=a%2Fb%20c%2B.', 'a/b c+', 'at ?api_key=***.'],
  // A URL writes an apostrophe as %27, which encodeURIComponent leaves; a form writes a space as +.
  [
    'as a URL writes it',
    new URL("https://api.example/?api_key=a'b").href,
    "a'b",
    'https://api.example/?api_key=***',
  ],
  ['as a form writes it', new URLSearchParams({ api_key: "a b'!" }).toString(), "a b'!", 'api_key=***'],
  ['with characters that mean something to a pattern', 'key a.*(b) here', 'a.*(b)', 'key *** here'],
  ['that looks like bytes of a URL', 'key a%2Fb here', 'a%2Fb', 'key *** here'],
  ['that reads like a replacement pattern', "key $&$' here", "$&$'", 'key *** here'],
])('a key is masked %s', (_, text, secret, expected) => {
  expect(maskOf(secret)(text)).toBe(expected)
})

test.each([
  ['a text without the key', 'Insufficient balance', key],
  ['any text when there is no key', 'Invalid API key', ''],
  ['a text with a part of the key', 'ak_live', key],
])('%s stays as it is', (_, text, secret) => {
  expect(maskOf(secret)(text)).toBe(text)
})

test('no key is left in any text, plain or encoded', () => {
  const secrets = fc.stringMatching(/^[\w/+ %&=?.-]{4,40}$/)
  const texts = fc.array(fc.constantFrom('plain', 'encoded', ' ', 'x', '&'), { maxLength: 8 })
  fc.assert(
    fc.property(secrets, texts, (secret, parts) => {
      const encoded = encodeURIComponent(secret)
      const text = parts
        .map((part) => (part === 'plain' ? secret : part === 'encoded' ? encoded : part))
        .join('~')
      const masked = maskOf(secret)(text)
      expect(masked).not.toContain(secret)
      expect(masked).not.toContain(encoded)
    }),
    DRAWS,
  )
})

test('what is far too long for a key is masked without an error that quotes it', () => {
  const file = 'Ann,1 High Street (rear),[x]\n'.repeat(40_000)
  expect(maskOf(file)(`before ${file} after`)).toBe('before *** after')
})
