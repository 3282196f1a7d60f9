import { leftOver } from '../../src/domain/address/comparison/leftOver'
import type { MatchedAddress } from '../../src/domain/address/comparison/answer'
import { read, wholeRow } from '../../src/domain/address/comparison/read'
import type { Customers } from '../../src/domain/address/writing/addressTo'
import { writeAddress } from '../../src/domain/address/writing/writer'

/** Writes an address into a row that was not read beside it before. */
export const writeInto = (address: MatchedAddress, customers: Omit<Customers, 'whole'>) => {
  const { row, slots } = customers
  const whole = wholeRow(row, slots, (text) => leftOver(read(text, address, row)))
  return writeAddress(address, { ...customers, whole })
}
