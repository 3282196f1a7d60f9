import { compareAddresses } from '../address/comparison/compare'
import type { Check } from '../address/comparison/doubt'
import type { Slot } from '../address/kinds'
import { ownEnvelope } from '../address/ownAddress'
import type { Envelope } from '../address/pieces'
import { keysOf, type AddressKeys } from '../address/sameAddress'
import { addressTo } from '../address/writer'
import { doubtsOf } from './doubts'
import type { Outcome } from './outcomes'
import { answerOf, readAnswer } from './readAnswer'
import { correctionOf, type Decision, type RowResult } from './rowResult'

/**
 * Whether a row's address is written as the cleansed one: it was found, and is good or somebody has decided for it. An
 * undecided row to review keeps the customer's own.
 */
export const isWrittenCleansed = (outcome: Outcome | undefined, decision: Decision | undefined): boolean =>
  decision === undefined ? outcome === 'good' : decision !== 'originalKept'

/** Reasons that speak of another door, or of a part of it that only one side has. */
const OTHER_DOOR = new Set<Check>([
  'numberDiffers',
  'numberLeftOut',
  'numberAdded',
  'buildingDiffers',
  'streetDiffers',
  'buildingAdded',
  'streetAdded',
  'partLeftOut',
  'postcodeDiffers',
])

const NO_LEVELS = { organisation: '', premise: '', street: '', locality: '', postTown: '', postcode: '' }

/** Whether the address of a row's answer is the door that the row sent, whatever the provider and a person say of it. */
export function isSameDoor(result: RowResult | null, row: readonly string[]): boolean {
  if (result?.kind !== 'answered') return false
  const answer = answerOf(result)
  // Compared already, where nothing is added to what the texts say.
  const isKnown = !correctionOf(result) && !Object.values(answer.levels).includes('INCORRECT')
  const doubts = isKnown ? doubtsOf(result, row) : compareAddresses({ ...answer, levels: NO_LEVELS }, row)
  return doubts.every(({ check }) => !OTHER_DOOR.has(check))
}

/** What a row's address is written from. */
export interface AddressSource {
  row: readonly string[]
  result: RowResult | null
  /** Whether the cleansed one is written, where there is one. */
  isCleansed: boolean
  /** The columns of the address with their kinds. */
  slots: readonly Slot[]
}

/**
 * The address of a row as it is written on an envelope.
 *
 * @param country the English name of the country abroad that the row names, or an empty string
 */
export function postalAddress({ row, result, isCleansed, slots }: AddressSource, country = ''): Envelope {
  const address = isCleansed ? readAnswer(result)?.address : null
  if (!address) return ownEnvelope(row, slots, country)
  return addressTo(address, { row, slots, isSameDoor: isSameDoor(result, row) }).envelope
}

interface Known {
  source: AddressSource
  keys: AddressKeys | null
}

/** As the cleansed address and as the customer's own: a decision, and its undoing, goes from one to the other. */
const known = {
  cleansed: new WeakMap<readonly string[], Known>(),
  own: new WeakMap<readonly string[], Known>(),
}

/** What tells whether two rows have the same address as it is written; null for a row without one. Made once. */
export function postalKeys(source: AddressSource): AddressKeys | null {
  const made = source.isCleansed ? known.cleansed : known.own
  const before = made.get(source.row)
  if (before?.source.result === source.result && before.source.slots === source.slots) return before.keys
  const { uprn = '', umprn = '' } = (source.isCleansed && readAnswer(source.result)?.address) || {}
  const keys = source.result === null ? null : keysOf(postalAddress(source), uprn, umprn)
  made.set(source.row, { source, keys })
  return keys
}
