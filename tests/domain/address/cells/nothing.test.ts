import { expect, test } from 'vitest'
import { saysNoAddress } from '../../../../src/domain/address/cells/nothing'

const NONE = `TBC|n/a|n/a, n/a|N/A, n/a, n/a|Unknown|unknown.|None|No address|Not known|Moved away - do not post|Gone away
|DO NOT MAIL|see email|xxx|-|?, .|Not provided, UNKNOWN|Address withheld|No fixed abode|As above|No address held|Passed away|Collected in person|Same as above|Address as above|-do-
|Details not provided|Incomplete address|Address to follow|Awaiting new address|No longer at this address|Will collect|Email only|Not disclosed
|Of no fixed abode|No forwarding address`

test.each(NONE.split(/\n?\|/))('“%s” says that there is no address', (text) => {
  expect(saysNoAddress(text)).toBe(true)
})

const FOOTERS = `Total|TOTAL:|Grand total|Sub-total: £1,234.00|Total, 140|Totals, , 12|140 records|Total records: 140|1,100 customers in total|Number of members: 12|(3 rows affected)|Sum
|*** End of report ***|End of list
|Page 1 of 3|Page 2|Printed on 12/06/2026 at 09:00|Count: 12|Row count 12|Report total|Total for Bath|Records: 5
|Report generated 01/10/2026|Bath Total|Bath Count: 2|King’s Lynn Subtotal`

test.each(FOOTERS.split(/\n?\|/))('“%s” is a footer, not an address', (text) => {
  expect(saysNoAddress(text)).toBe(true)
})

const ADDRESSES = `|Rose Cottage|Les Nicolles, Guernsey|SW1A 1AA|TBC, SW1A 1AA|n/a, Leeds|The Unknown|Unknown Road
|Moved Farm|7|Seeley House|Nil Street|None Such Barn|Askham|X|Total House|Total Garage, High Street|12 Total Close|Page House, 3 High Street
|Page 3, LS1 4AB|Count House|Sum Lane|Endell Street|End House|World's End|The Printed Word, Bath|Continued Care Home|12 Members Club|Copyright House
|Balance Street|Carried Away, Bath|Source House|The Notes|Records Office, Bath|As You Like It, Bath|Total Fitness for All, Bath`

test.each(ADDRESSES.split(/\n?\|/))('“%s” does not', (text) => {
  expect(saysNoAddress(text)).toBe(false)
})
