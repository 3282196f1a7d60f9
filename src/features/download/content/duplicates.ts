import { addressKey } from '../../../domain/address/addressKey'
import { identityOf } from '../../review/statistics'
import { customerAddressToUse } from './addressRoles'
import { isCleansed, type Duplicate, type RowSource } from './cells'

/** Equal for rows with the same address to use; blank for one that is like no other. */
function addressOf(source: RowSource): string {
  if (source.result === null) return ''
  if (isCleansed(source)) return identityOf(source.result)
  return addressKey(
    customerAddressToUse(source.row, source.roles)
      .filter((text) => text !== '')
      .join(', '),
  )
}

/** Groups the rows whose address to use is the same: by UPRN and UMPRN, or by the text of the customer's own. */
export function duplicatesOf(sources: RowSource[]): Duplicate[] {
  const addresses = sources.map(addressOf)
  const counts = new Map<string, number>()
  for (const address of addresses) counts.set(address, (counts.get(address) ?? 0) + 1)
  const groups = new Map<string, number>()
  return addresses.map((address) => {
    if (address === '' || counts.get(address) === 1) return { group: null, isKept: true }
    const isFirst = !groups.has(address)
    if (isFirst) groups.set(address, groups.size + 1)
    return { group: groups.get(address)!, isKept: isFirst }
  })
}
