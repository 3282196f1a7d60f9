import { expect, test } from 'vitest'
import { rowsStopped } from '../../../../src/domain/address/columns/stops'

/** A column, and why its cells stop letters; `-` where they do not. */
const COLUMNS = `
Deceased|Yes: deceased|No: -|: -|Y: deceased|12/03/2021: deceased|Unknown: -|FALSE: -|Deceased: deceased
Is Deceased?|true: deceased|false: -|0: -|1: deceased
DeceasedDate|12 March 2021: deceased|: -|00/00/0000: -|0000-00-00 00:00:00: -|01/01/1900: -|1900-01-00: -
Dead|Yes: deceased|No: -
Dead stock|3: -
Date of death|2020-01-31: deceased|: -
Do Not Mail|Yes: doNotMail|No: -|x: doNotMail|1: doNotMail|Do not mail: doNotMail
do_not_mail|TRUE: doNotMail|FALSE: -
DoNotContact|Y: doNotMail|N: -
Don't write|y: doNotMail|n: -
donotpostalmail|Yes: doNotMail|No: -
Do not allow Mails|Do Not Allow: doNotMail|Allow: -
No Mail|1: doNotMail|0: -
Mailing suppression|Suppressed: doNotMail|None: -
MPS|Y: doNotMail|N: -
TPS/MPS|Y: doNotMail|N: -
TPS|Y: -|N: -
Do not phone|Y: -
Do Not Email|Yes: -
Email Opt Out|Yes: -
HasOptedOutOfEmail|1: -
Opt out|Yes: optedOut|No: -|Post: optedOut|Email: -|Email, Post: optedOut|SMS; Phone: -|All: optedOut
Opted out|1: optedOut|0: -
Opt-out date|01/02/2024: optedOut|: -
Gone away|Yes: goneAway|No: -|03/2022: goneAway
GoneAway|Y: goneAway|N: -
RTS|x: goneAway|: -
Post returned|Yes: goneAway|No: -
Mailing status|Do not mail: doNotMail|OK: -|Deceased: deceased|Gone away: goneAway|Mail: -|Active: -|No: doNotMail
Status|Deceased: deceased|Active: -|Opted out: optedOut|Returned: -|Gone-away: goneAway|No: -
Contact preference|Do not contact: doNotMail|Email: -|No post: doNotMail|Email only: doNotMail|Post: -
Suppression reason|Gone away: goneAway|Deceased: deceased|Y: doNotMail|: -
Notes|Deceased - do not write: deceased|Moved. Do not mail: doNotMail|Rang twice: -|Deceased 12/03/2021: deceased|Wife deceased: -|Do not post: doNotMail|Do not phone: -
Solicit codes|Do not phone; Do not mail: doNotMail|Do not phone; Do not email: -
Mail opt in|Yes: -|No: optedOut|: -|FALSE: optedOut
Marketing consent|Y: -|N: optedOut|Withdrawn: optedOut|Unknown: -
May we write to you?|Yes: -|No: optedOut
Would you like to hear from us by post|Yes: -|No: optedOut
Contact by post|Yes: -|No: optedOut
Contact by email|No: -
Photo consent|No: -
Post|Y: -|N: optedOut
Spouse deceased|Yes: -
Order status|Deceased: -|Returned to sender: -
Unsubscribe link|https://x.example/u: -
Member|Yes: -|No: -
Contact|Ann Lee: -|No: -
Contact number|1: -
Position|Dead: -
`

test.each(COLUMNS.trim().split('\n'))('%s', (line) => {
  const [header = '', ...cells] = line.split('|')
  const rows = cells.map((cell) => [cell.slice(0, cell.lastIndexOf(':'))])
  const stopped = rowsStopped([header], rows)
  expect(rows.map(([value], at) => `${value}: ${stopped.get(at) ?? '-'}`)).toEqual(cells)
})

test('of several reasons the gravest is said; parts of an address and added columns say nothing', () => {
  const headers = ['House No', 'Opt out', 'Deceased', 'CleanSheet Results', 'Do not mail']
  expect([
    ...rowsStopped(headers, [
      ['No', 'Yes', 'Yes', '', ''],
      ['1', '', '', '', 'Yes'],
    ]),
  ]).toEqual([[0, 'deceased']])
})
