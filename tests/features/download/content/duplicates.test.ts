import { expect, test } from 'vitest'
import { duplicatesOf } from '../../../../src/features/download/content/duplicates'
import type { Decision, RowResult } from '../../../../src/domain/cleanse/rowResult'
import { answered, failed } from '../../../support/builders'
import { rowSource } from '../rowSource'

const found = (UPRN: string, UMPRN = '') => answered({ 'Address Line 1': 'x', UPRN, UMPRN })

test('rows with one address to use are a group; its first row and every other row are kept', () => {
  const rows: [string, RowResult | null, Decision?][] = [
    ['1 High St', found('1')],
    ['12 High St, LS1 4AB', failed('Busy')],
    ['anything', found('1')],
    ['1 High St', found('1', '7')],
    ['12 HIGH ST LS14AB', found('2'), 'originalKept'],
    ['1 High St', found('3')],
    ['', answered()],
    ['', answered()],
    ['typed', found('')],
    ['typed', found('')],
    ['12 High St, LS1 4AB', null],
    ['1/2 High St, LS1 4AB', failed('Busy')],
  ]
  const sources = rows.map(([address, result, decision]) =>
    rowSource({ row: [address], result, decision, roles: { line1: 0 } }),
  )
  const told = duplicatesOf(sources).map(({ group, isKept }) => `${group ?? '-'}${isKept ? ' kept' : ''}`)
  const alone = '- kept'
  expect(told).toEqual(['1 kept', '2 kept', '1', alone, '2', alone, alone, alone, alone, alone, alone, alone])
})
