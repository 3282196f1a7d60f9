import { config } from '../../base/config'
import type { Slot } from '../../domain/address/columns/kinds'
import type { MatchedAddress } from '../../domain/address/comparison/matchedAddress'
import { ownEnvelope } from '../../domain/address/writing/ownAddress'
import { linesOf } from '../../domain/address/writing/pieces'
import { postcodeOf } from '../../domain/address/cells/postcodes'
import { cellsOfAddress, SANDBOX_MESSAGE } from '../../domain/cleanse/outputColumns'
import { readAnswer } from '../../domain/cleanse/readAnswer'
import type { AnsweredRow, RowResult } from '../../domain/cleanse/rowResult'
import type { AddressFields } from '../../api/schemas'

/** The fields of an address that a person types, in their order. */
export const TYPED_FIELDS = ['line1', 'line2', 'line3', 'town', 'postcode'] as const

export type TypedField = (typeof TYPED_FIELDS)[number]

/** An address as a person types it. */
export type TypedAddress = Record<TypedField, string>

/** Fits lines into three fields: the last takes all that are left. */
const inFields = (lines: string[], town: string, postcode: string): TypedAddress => ({
  line1: lines[0] ?? '',
  line2: lines[1] ?? '',
  line3: lines.slice(2).join(', '),
  town,
  postcode,
})

/** The fields of an address that was found. */
export const addressFields = ({ lines, postTown, postcode }: MatchedAddress): TypedAddress =>
  inFields(lines, postTown, postcode)

/** The initial values of the fields: the cleansed address, or the customer's own where none was found. */
export function addressToType(
  result: RowResult | null,
  row: readonly string[],
  slots: readonly Slot[],
): TypedAddress {
  const found = readAnswer(result)?.address
  if (found) return addressFields(found)
  const own = ownEnvelope(row, slots)
  return inFields(linesOf(own), own.town, own.postcode)
}

const tidy = (text: string) => text.trim().replace(/\s+/g, ' ')

/** Whether what was typed can be used: it has a line. */
export const isUsable = ({ line1, line2, line3 }: TypedAddress) => tidy(line1 + line2 + line3) !== ''

/** Whether a text is neither blank nor a postcode. */
export const isOddPostcode = (text: string) => {
  const plain = tidy(text)
  return plain !== '' && postcodeOf(plain) === null
}

/** The answer of a row whose address a person typed; `query` is the customer's own text. */
export function typedRow(typed: TypedAddress, query: string): AnsweredRow {
  const [line_1, line_2, line_3] = [typed.line1, typed.line2, typed.line3]
    .map(tidy)
    .filter((line) => line !== '')
  const postcode = tidy(typed.postcode)
  const cells = cellsOfAddress({
    line_1,
    line_2,
    line_3,
    post_town: tidy(typed.town),
    postcode: postcodeOf(postcode) ?? postcode,
  })
  return { kind: 'answered', query, cells, origin: 'typed' }
}

/** The answer of a row whose address a person chose; `query` is the customer's own text. */
export const chosenRow = (address: AddressFields, query: string): AnsweredRow => ({
  kind: 'answered',
  query,
  cells: cellsOfAddress(address, config.isSandbox ? SANDBOX_MESSAGE : ''),
  origin: 'chosen',
})
