import { expect, test } from 'vitest'
import { twinsOf } from '../../../src/features/results/twinsOf'
import { answered, failed } from '../../support/builders'

const at = (uprn: string) => answered({ 'Address Line 1': '1 High Street', UPRN: uprn })

test('rows that came to the same UPRN name each other', () => {
  expect(twinsOf([at('1'), at('2'), at('1'), at('3'), at('1'), at('2')])).toEqual([
    [2, 4],
    [5],
    [0, 4],
    [],
    [0, 2],
    [1],
  ])
})

test("rows without one are nobody's twins", () => {
  const noMatch = answered({ 'Fit Score': '0.00' })
  expect(twinsOf([at(''), at(''), noMatch, noMatch, failed('x'), null, { kind: 'nothingToSend' }])).toEqual([
    [],
    [],
    [],
    [],
    [],
    [],
    [],
  ])
})
