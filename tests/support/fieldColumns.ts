/**
 * Exports as people who do this job have reported them, in the words of the tables of exports; with the lines of a letter to the
 * first row's own address, where it says something, and with what the page says before Start.
 */
export const fieldColumns = `
A school before its pupils
School|School Address|School Postcode|Pupil|Pupil Address|Pupil Postcode
Hall|1 Hall Lane|BA1 1ZZ|P1|12 High Street|BA1 1AA
Hall|1 Hall Lane|BA1 1ZZ|P2|4 Mill Lane|BA1 1AB
proposed: Pupil Address, Pupil Postcode
offered:
sent: 12 High Street, BA1 1AA
takes: -|-|-|-|line|postcode
written: Hall|1 Hall Lane|BA1 1ZZ|P1|12 High Street, BATH|BA1 1AA
said: “Pupil Address” is sent. The file has another address: “School Address”.

A surgery, and families in brackets
Surgery|Surgery Address Line 1|Surgery Postcode|Address Line 1 (Patient)|Address Line 2 (Patient)|Postcode (Patient)
Elms|1 Hall Lane|BA1 1ZZ|Flat 2|12 High Street|BA1 1AA
Elms|1 Hall Lane|BA1 1ZZ|4 Mill Lane||BA1 1AB
proposed: Address Line 1 (Patient), Postcode (Patient)
offered: Address Line 2 (Patient)
sent: Flat 2, 12 High Street, BA1 1AA
takes: -|-|-|line|line|postcode
written: Elms|1 Hall Lane|BA1 1ZZ|Flat 2|12 High Street, BATH|BA1 1AA
said: “Address Line 1 (Patient)” is sent. The file has another address: “Surgery Address Line 1”.

A depot that ships
ship_from_address|ship_from_postcode|ship_to_address|ship_to_city|ship_to_postcode
1 Dock Road|HU1 1AA|12 High Street|Bath|BA1 1AA
1 Dock Road|HU1 1AA|4 Mill Lane|Bath|BA1 1AB
proposed: ship_to_address, ship_to_postcode
offered: ship_to_city
sent: 12 High Street, Bath, BA1 1AA
takes: -|-|line|town|postcode
written: 1 Dock Road|HU1 1AA|12 High Street|BATH|BA1 1AA
said: “ship_to_address” is sent. The file has another address: “ship_from_address”.

Ship To and Bill To
Order|Ship To Address|Ship To City|Ship To Postcode|Bill To Address|Bill To City|Bill To Postcode
1|12 High Street|Bath|BA1 1AA|1 Dock Road|Hull|HU1 1AA
2|4 Mill Lane|Bath|BA1 1AB|1 Dock Road|Hull|HU1 1AA
proposed: Ship To Address, Ship To Postcode
offered: Ship To City
sent: 12 High Street, Bath, BA1 1AA
takes: -|line|town|postcode|-|-|-
written: 1|12 High Street|BATH|BA1 1AA|1 Dock Road|Hull|HU1 1AA
said: “Ship To Address” is sent. The file has another address: “Bill To Address”.

E-mails called Address
Name|Address|Street|Town|Postcode
Ann|ann@example.org|12 High Street|Bath|BA1 1AA
Bob|bob@example.org|4 Mill Lane|Bath|BA1 1AB
proposed: Street, Postcode
offered: Town
sent: 12 High Street, Bath, BA1 1AA
takes: -|-|line|town|postcode
written: Ann|ann@example.org|12 High Street|BATH|BA1 1AA

Ticks called Address
Address|House No|Street|Town|Postcode
Yes|12|High Street|Bath|BA1 1AA
No|4|Mill Lane|Bath|BA1 1AB
proposed: House No, Postcode
offered: Street, Town
sent: 12, High Street, Bath, BA1 1AA
takes: -|number|street|town|postcode
written: Yes|12|High Street|BATH|BA1 1AA

References called Address
Address|Street Address|Town|Postcode
100023|12 High Street|Bath|BA1 1AA
100024|4 Mill Lane|Bath|BA1 1AB
proposed: Street Address, Postcode
offered: Town
sent: 12 High Street, Bath, BA1 1AA
takes: -|line|town|postcode
written: 100023|12 High Street|BATH|BA1 1AA
`
