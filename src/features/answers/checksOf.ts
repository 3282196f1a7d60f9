import { readAnswer } from './readAnswer'
import type { RowResult } from './rowResult'
export type Check = 'building' | 'street' | 'town' | 'postcode' | 'numberAdded'
export const CHECKS: readonly Check[] = ['building', 'street', 'town', 'postcode', 'numberAdded']
export function checksOf(result: RowResult | null): Check[] {
  const answer = readAnswer(result)
  if (!answer?.address) return []
  return answer.levels.premise === 'INCORRECT' ? ['building'] : []
}
