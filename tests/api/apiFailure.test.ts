import { describe, expect, test } from 'vitest'
import { failureMessage, readRetryAfter } from '../../src/api/apiFailure'

const url = 'https://api.example/v1/cleanse/addresses?api_key=***'

describe('the words of a failed row', () => {
  test.each([
    [
      "are the server's",
      { serverMessage: 'Bad query', status: 400, statusText: 'Bad Request', url },
      'Bad query',
    ],
    [
      'are status and status text, with the request URL, when the server has none',
      { serverMessage: null, status: 500, statusText: 'Internal Server Error', url },
      `500 Internal Server Error ${url}`,
    ],
    [
      'leave no gap where the connection carries no status text',
      { serverMessage: null, status: 500, statusText: '', url },
      `500 ${url}`,
    ],
    [
      'take an empty server message for none',
      { serverMessage: '', status: 404, statusText: 'Not Found', url },
      `404 Not Found ${url}`,
    ],
  ])('%s', (_, parts, expected) => {
    expect(failureMessage(parts)).toBe(expected)
  })
})

describe('Retry-After', () => {
  const now = Date.UTC(2024, 4, 1, 12, 0, 0)

  test.each([
    ['seconds', '7', 7000],
    ['no seconds at all', '0', 0],
    ['seconds with space around them', ' 120 ', 120_000],
    ['a date to come', 'Wed, 01 May 2024 12:00:30 GMT', 30_000],
    ['a date gone by', 'Wed, 01 May 2024 11:59:00 GMT', 0],
    ['less than no seconds', '-5', 0],
    ['no header', null, null],
    ['an empty header', '  ', null],
    ['words', 'soon', null],
    ['a number without end', 'Infinity', null],
    ['more than can be counted', '1e999', null],
  ])('is read as milliseconds or null: %s', (_, header, expected) => {
    expect(readRetryAfter(header, now)).toBe(expected)
  })
})
