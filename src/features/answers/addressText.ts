import { readAnswer } from './readAnswer'
import type { RowResult } from './rowResult'

/** The address that was found in one line, as a person would write it; empty when there is none. */
export function addressText(result: RowResult | null): string {
  const address = readAnswer(result)?.address
  if (!address) return ''
  return [...address.lines, address.postTown, address.postcode].filter((part) => part !== '').join(', ')
}
