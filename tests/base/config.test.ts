import { describe, expect, test } from 'vitest'
import { readConfig } from '../../src/base/config'

test('a build without variables talks to the default provider', () => {
  expect(readConfig({})).toEqual({
    apiBaseUrl: 'https://api.ideal-postcodes.co.uk',
    providerName: 'Ideal Postcodes',
    providerUrl: 'https://ideal-postcodes.co.uk',
    keyUrl: 'https://account.ideal-postcodes.co.uk',
    topUpUrl: 'https://account.ideal-postcodes.co.uk',
    guideUrl: 'https://docs.ideal-postcodes.co.uk',
    requestTag: 'cleansheet',
    maxRequestsPerSecond: 30,
    reviewBelow: 0.5,
    isSandbox: false,
  })
})

test('every part of the provider can be set', () => {
  expect(
    readConfig({
      VITE_API_BASE_URL: 'https://api.example',
      VITE_PROVIDER_NAME: 'Example',
      VITE_PROVIDER_URL: 'https://example',
      VITE_KEY_URL: 'https://example/key',
      VITE_TOP_UP_URL: 'https://example/topup',
      VITE_GUIDE_URL: 'https://example/guide',
      VITE_REQUEST_TAG: 'example-tag',
      VITE_MAX_REQUESTS_PER_SECOND: '12',
      VITE_REVIEW_BELOW: '0.85',
    }),
  ).toEqual({
    apiBaseUrl: 'https://api.example',
    providerName: 'Example',
    providerUrl: 'https://example',
    keyUrl: 'https://example/key',
    topUpUrl: 'https://example/topup',
    guideUrl: 'https://example/guide',
    requestTag: 'example-tag',
    maxRequestsPerSecond: 12,
    reviewBelow: 0.85,
    isSandbox: false,
  })
})

describe('a variable', () => {
  test.each([
    ['that is blank is the default', '  ', 'cleansheet'],
    ['that is not text is the default', true, 'cleansheet'],
    ['with space around it is trimmed', ' tag ', 'tag'],
  ])('%s', (_, value, expected) => {
    expect(readConfig({ VITE_REQUEST_TAG: value }).requestTag).toBe(expected)
  })
})

test.each([
  ['of 16 characters', 'sixteen-letters!', 'sixteen-letters!'],
  ['five with spaces between', 'a, b,c ,d, e', 'a,b,c,d,e'],
])('tags that the provider takes are sent: %s', (_, value, expected) => {
  expect(readConfig({ VITE_REQUEST_TAG: value }).requestTag).toBe(expected)
})

test.each([
  [
    'cleansheet-browser',
    'VITE_REQUEST_TAG: "cleansheet-browser" has 18 characters. The provider takes at most 16.',
  ],
  ['a,b,c,d,e,f', 'VITE_REQUEST_TAG has 6 tags. The provider takes at most 5.'],
])('a build with tags that the provider refuses is refused: %s', (tags, message) => {
  expect(() => readConfig({ VITE_REQUEST_TAG: tags })).toThrow(message)
})

test.each(['https://api.example//', 'https://api.example/v1', 'https://api.example/v1/'])(
  'slashes and /v1 at the end of the API address are dropped: %s',
  (url) => {
    expect(readConfig({ VITE_API_BASE_URL: url }).apiBaseUrl).toBe('https://api.example')
  },
)

describe('a request rate', () => {
  test.each([
    ['of one', '1', 1],
    ['with a fraction is rounded down', '2.9', 2],
    ['of none is the default', '0', 30],
    ['below none is the default', '-4', 30],
    ['that is a word is the default', 'many', 30],
    ['left blank is the default', '', 30],
  ])('%s', (_, value, expected) => {
    expect(readConfig({ VITE_MAX_REQUESTS_PER_SECOND: value }).maxRequestsPerSecond).toBe(expected)
  })
})

test.each([
  ['0', 0],
  ['1', 1],
  ['.625', 0.63],
  [' ', 0.5],
])('rows are to review below the score %j, which is read as %d', (value, expected) => {
  expect(readConfig({ VITE_REVIEW_BELOW: value }).reviewBelow).toBe(expected)
})

test.each(['80', '-0.1', '1.01', 'half', '0,8', '80%', 'NaN'])(
  'a build for which no row, or each, could be to review is refused: below %s',
  (value) => {
    expect(() => readConfig({ VITE_REVIEW_BELOW: value })).toThrow(
      `VITE_REVIEW_BELOW is ${value}. It must be a number from 0 to 1.`,
    )
  },
)
