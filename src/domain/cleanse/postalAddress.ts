import { lastOfRow } from '../../base/lastOfRow'
import { CHECKS } from '../address/comparison/doubt'
import type { Slot } from '../address/columns/kinds'
import { ownEnvelope } from '../address/writing/ownAddress'
import type { Envelope } from '../address/writing/pieces'
import { addressKeys, type AddressKeys } from '../address/writing/sameAddress'
import { addressTo } from '../address/writing/addressTo'
import type { Outcome } from './outcomes'
import { readAnswer } from './readAnswer'
import { comparisonOf, wholeFor } from './rowReading'
import type { Decision, RowResult } from './rowResult'

/** Whether a row gets the cleansed address: it is good, or somebody decided for it. Until then it keeps its own. */
export const isWrittenCleansed = (outcome: Outcome | undefined, decision: Decision | undefined): boolean =>
  decision === undefined ? outcome === 'good' : decision !== 'originalKept'

/** Whether the address of a row's answer is the door that the row sent, whatever the provider or a person says. */
export const isSameDoor = (
  result: RowResult | null,
  row: readonly string[],
  columns: readonly Slot[],
): boolean =>
  result?.kind === 'answered' &&
  comparisonOf(result, row, columns).doubts.every(
    ({ check, isProviders }) => isProviders || !CHECKS[check].isDoor,
  )

/** What a row's address is written from. */
export interface AddressSource {
  row: readonly string[]
  result: RowResult | null
  /** Whether the cleansed one is written, where there is one. */
  isCleansed: boolean
  /** The columns of the address with their kinds. */
  slots: readonly Slot[]
  /** The columns that the row is compared by. */
  columns: readonly Slot[]
}

/**
 * The address of a row as it is written on an envelope, with the words of the customer's own address that have no place on it.
 *
 * @param country the English name of the country abroad that the row names, or an empty string
 */
export function addressed(
  { row, result, isCleansed, slots, columns }: AddressSource,
  country = '',
): { envelope: Envelope; gone: string[] } {
  const address = isCleansed ? readAnswer(result)?.address : null
  if (!address || result?.kind !== 'answered') return { envelope: ownEnvelope(row, slots, country), gone: [] }
  return addressTo(address, {
    row,
    slots,
    isSameDoor: isSameDoor(result, row, columns),
    whole: wholeFor(result, row, slots, columns),
  })
}

/** As the cleansed address and as the customer's own: a decision, and its undoing, goes from one to the other. */
const keysAs = { cleansed: lastOfRow<AddressKeys | null>(), own: lastOfRow<AddressKeys | null>() }

/** What tells whether two rows have the same address as it is written; null for a row without one. */
export function postalKeys(source: AddressSource): AddressKeys | null {
  const { row, result, isCleansed, slots, columns } = source
  return keysAs[isCleansed ? 'cleansed' : 'own'](row, [result, slots, columns], () => {
    const { uprn = '', umprn = '' } = (isCleansed && readAnswer(result)?.address) || {}
    return result === null ? null : addressKeys(addressed(source).envelope, uprn, umprn)
  })
}
