import { expect, test } from 'vitest'
import { diffOfResult } from '../../../../src/features/results/comparison/diffOfResult'
import { answered } from '../../../support/builders'

const textOf = (pieces: { text: string }[]) => pieces.map(({ text }) => text).join('')

test('what was sent and what was found, whole and in pieces, compared once', () => {
  const result = answered(
    {
      'Address Line 1': '1 High Street',
      'Post Town': 'BATH',
      Postcode: 'BA1 1AA',
    },
    '1 Hihg Street, Bath',
  )
  const diff = diffOfResult(result)!
  expect(textOf(diff.sent)).toBe('1 Hihg Street, Bath')
  expect(textOf(diff.found)).toBe('1 High Street, BATH, BA1 1AA')
  expect(diff.found.some(({ isSame }) => !isSame)).toBe(true)
  expect(diffOfResult(result)).toBe(diff)
})

test.each([
  ['was not sent', null],
  ['failed', { kind: 'failed', error: 'x' } as const],
  ['had nothing to send', { kind: 'nothingToSend' } as const],
])('nothing for a row that %s', (_, result) => {
  expect(diffOfResult(result)).toBeNull()
})
