import { expect, test } from 'vitest'
import { saysNoAddress } from '../../../src/domain/address/noAddress'

const NONE = `TBC|n/a|n/a, n/a|N/A, n/a, n/a|Unknown|unknown.|None|No address|Not known|Moved away - do not post|Gone away
|DO NOT MAIL|see email|see delivery note|xxx|-|?, .|Not provided, UNKNOWN|Address withheld|No fixed abode|As above`

test.each(NONE.split(/\n?\|/))('“%s” says that there is no address', (text) => {
  expect(saysNoAddress(text)).toBe(true)
})

const ADDRESSES = `|Rose Cottage|Les Nicolles, Guernsey|SW1A 1AA|TBC, SW1A 1AA|n/a, Leeds|The Unknown|Unknown Road
|Moved Farm|7|Seeley House|Nil Street|None Such Barn|Askham|X`

test.each(ADDRESSES.split(/\n?\|/))('“%s” does not', (text) => {
  expect(saysNoAddress(text)).toBe(false)
})
