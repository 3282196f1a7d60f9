import type { Address } from './address'
import { hashText, plainTextOf } from './text'

type Field = 'organisation' | 'flat' | 'building' | 'number' | 'dependantStreet' | 'street' | 'postcode'

/** One street in how many has it, in which field, what is found there, what it becomes, perhaps only in Wales. */
const SLIPS: [oneIn: number, field: Field, found: RegExp, becomes: string, country?: 'Wales'][] = [
  [6, 'flat', /.+/, ''],
  [6, 'flat', /(?<=^\w+ )\d$/, '1$&'],
  [4, 'number', /(?<=\d)A$/, 'C'],
  [16, 'number', /(?<=^\d\d)\d$/, ''],
  [6, 'number', /-.*/, ''],
  [3, 'dependantStreet', /.+/, ''],
  [6, 'building', /^.* (?=(?:Cottage|House|Lodge)$)/, 'Ivy '],
  [2, 'street', /^Bridge Street$/, 'Heol y Bont', 'Wales'],
  [2, 'street', /^Church Street$/, 'Stryd yr Eglwys', 'Wales'],
  [2, 'street', /^High Street$/, 'Stryd Fawr', 'Wales'],
  [2, 'street', /^Mill Lane$/, 'Lôn y Felin', 'Wales'],
  [2, 'street', /^Station Road$/, 'Ffordd yr Orsaf', 'Wales'],
  [40, 'street', /(?<= )Street$/, 'Road'],
  [40, 'street', /(?<= )Road$/, 'Street'],
  [40, 'street', /(?<= )Lane$/, 'Close'],
  [40, 'street', /(?<= )Avenue$/, 'Drive'],
  [45, 'flat', /^$/, 'Flat 3'],
  [45, 'organisation', /^$/, 'Hartwell Surgery'],
  [60, 'organisation', /.+/, 'Northgate Dental Care'],
  [70, 'postcode', /.$/, 'X'],
]

/** An address as a provider finds it: now and then a wrong one, in the same way along a whole street. */
export function withSlip(address: Address): Address {
  const { dependantStreet, street, flat, postcode, place } = address
  const seed = plainTextOf(`${dependantStreet} ${street} ${postcode} ${flat}`)
  for (const [at, [oneIn, field, found, becomes, country = place.country]] of SLIPS.entries()) {
    // The lowest bits of the hash say little of the order of letters.
    const isDrawn = (hashText(`no ${at} ${seed}`) >>> 12) % oneIn === 0
    if (isDrawn && country === place.country && found.test(address[field]))
      return { ...address, [field]: address[field].replace(found, becomes) }
  }
  return address
}
