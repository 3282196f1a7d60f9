/**
 * Exports as people who do this job have reported them, in the words of the tables of exports; with the lines of a letter to the
 * first row's own address, where it says something, and with what the page says before Start.
 */
export const fieldColumns = `
A school before its pupils
School|School Address|School Postcode|Pupil|Pupil Address|Pupil Postcode
Hall|1 Hall Lane|BA1 1ZZ|P1|12 High Street|BA1 1AA
Hall|1 Hall Lane|BA1 1ZZ|P2|4 Mill Lane|BA1 1AB
sent: 12 High Street, BA1 1AA
takes: -|-|-|-|*line|#postcode
written: Hall|1 Hall Lane|BA1 1ZZ|P1|12 High Street, BATH|BA1 1AA
said: “Pupil Address” is sent. The file has another address: “School Address”.

A surgery, and families in brackets
Surgery|Surgery Address Line 1|Surgery Postcode|Address Line 1 (Patient)|Address Line 2 (Patient)|Postcode (Patient)
Elms|1 Hall Lane|BA1 1ZZ|Flat 2|12 High Street|BA1 1AA
Elms|1 Hall Lane|BA1 1ZZ|4 Mill Lane||BA1 1AB
sent: Flat 2, 12 High Street, BA1 1AA
takes: -|-|-|*line|+line|#postcode
written: Elms|1 Hall Lane|BA1 1ZZ|Flat 2|12 High Street, BATH|BA1 1AA
said: “Address Line 1 (Patient)” is sent. The file has another address: “Surgery Address Line 1”.

A depot that ships
ship_from_address|ship_from_postcode|ship_to_address|ship_to_city|ship_to_postcode
1 Dock Road|HU1 1AA|12 High Street|Bath|BA1 1AA
1 Dock Road|HU1 1AA|4 Mill Lane|Bath|BA1 1AB
sent: 12 High Street, Bath, BA1 1AA
takes: -|-|*line|+town|#postcode
written: 1 Dock Road|HU1 1AA|12 High Street|BATH|BA1 1AA
said: “ship_to_address” is sent. The file has another address: “ship_from_address”.

Ship To and Bill To
Order|Ship To Address|Ship To City|Ship To Postcode|Bill To Address|Bill To City|Bill To Postcode
1|12 High Street|Bath|BA1 1AA|1 Dock Road|Hull|HU1 1AA
2|4 Mill Lane|Bath|BA1 1AB|1 Dock Road|Hull|HU1 1AA
sent: 12 High Street, Bath, BA1 1AA
takes: -|*line|+town|#postcode|-|-|-
written: 1|12 High Street|BATH|BA1 1AA|1 Dock Road|Hull|HU1 1AA
said: “Ship To Address” is sent. The file has another address: “Bill To Address”.

A scheme that all rows share, and the next of kin
Flat|Resident|Scheme Address|Scheme Postcode|NOK|NOK Address
1|Ann|22 Park Road, Buxton|SK17 6SN|Di|1 Dock Road, Hull, HU1 1AA
2|Bob|22 Park Road, Buxton|SK17 6SN|Ed|2 Yard Lane, York, YO1 9AA
3|Cyd|22 Park Road, Buxton|SK17 6SN|Flo|3 Elm Road, Bath, BA1 3AA
sent: 1 Dock Road, Hull, HU1 1AA
takes: -|-|-|-|-|*#line
written: 1|Ann|22 Park Road, Buxton|SK17 6SN|Di|1 Dock Road, HULL, HU1 1AA
said: “NOK Address” is sent. The file has another address: “Scheme Address”.

E-mails called Address
Name|Address|Street|Town|Postcode
Ann|ann@example.org|12 High Street|Bath|BA1 1AA
Bob|bob@example.org|4 Mill Lane|Bath|BA1 1AB
sent: 12 High Street, Bath, BA1 1AA
takes: -|-|*line|+town|#postcode
written: Ann|ann@example.org|12 High Street|BATH|BA1 1AA

Ticks called Address
Address|House No|Street|Town|Postcode
Yes|12|High Street|Bath|BA1 1AA
No|4|Mill Lane|Bath|BA1 1AB
sent: 12, High Street, Bath, BA1 1AA
takes: -|*number|+street|+town|#postcode
written: Yes|12|High Street|BATH|BA1 1AA

References called Address
Address|Street Address|Town|Postcode
100023|12 High Street|Bath|BA1 1AA
100024|4 Mill Lane|Bath|BA1 1AB
sent: 12 High Street, Bath, BA1 1AA
takes: -|*line|+town|#postcode
written: 100023|12 High Street|BATH|BA1 1AA

The letter of the number
Name|House Number|Suffix|Street|Town|Postcode
Ann|12|A|High Street|Bath|BA1 1AA
Bob|4||Mill Lane|Bath|BA1 1AB
sent: 12A, High Street, Bath, BA1 1AA
takes: -|*number|+number|+street|+town|#postcode
written: Ann|12|A|High Street|BATH|BA1 1AA
posted: 12A High Street · BATH · BA1 1AA

From and to
House Number (from)|House Number (to)|Road|City|Postcode
12|14|High Street|Bath|BA1 1AA
4|4|Mill Lane|Bath|BA1 1AB
sent: 12-14, High Street, Bath, BA1 1AA
takes: *number|+number|+street|+town|#postcode
written: 12|14|High Street|BATH|BA1 1AA
posted: 12-14 High Street · BATH · BA1 1AA

The letter before a street behind
House Letter|Street|House No|Town|Postcode
A|High Street|12|Bath|BA1 1AA
|Mill Lane|4|Bath|BA1 1AB
sent: 12A, High Street, Bath, BA1 1AA
takes: +number|+street|*number|+town|#postcode
written: A|High Street|12|BATH|BA1 1AA
posted: 12A High Street · BATH · BA1 1AA

A suffix of the name
Title|Last|Suffix|House|Street|City|Postcode
Mr|Lee|Jr|12|High Street|Bath|BA1 1AA
Ms|Ray||4|Mill Lane|Bath|BA1 1AB
sent: 12, High Street, Bath, BA1 1AA
takes: -|-|-|*number|+street|+town|#postcode
written: Mr|Lee|Jr|12|High Street|BATH|BA1 1AA

Columns by the alphabet
city|house|name|postcode|street
Bath|12|Ann|BA1 1AA|High Street
Bath|4|Bob|BA1 1AB|Mill Lane
sent: Bath, 12, High Street, BA1 1AA
takes: +town|*number|-|#postcode|+street
found: 12 High Street, Bath, BA1 1AA
written: BATH|12|Ann|BA1 1AA|High Street
posted: 12 High Street · BATH · BA1 1AA

The postcode first, the number last
Postcode|Town|Street|No.|Member
BA1 1AA|Bath|High Street|12|71
BA1 1AB|Bath|Mill Lane|4|70
sent: Bath, High Street, 12, BA1 1AA
takes: #postcode|+town|+street|*number|-
found: 12 High Street, Bath, BA1 1AA
written: BA1 1AA|BATH|High Street|12|71
posted: 12 High Street · BATH · BA1 1AA

A number under no known name
Hse|Street|Town|Postcode
12|High Street|Bath|BA1 1AA
4|Mill Lane|Bath|BA1 1AB
sent: High Street, Bath, BA1 1AA
takes: -|*line|+town|#postcode
found: 12 High Street, Bath, BA1 1AA
written: 12|12 High Street|BATH|BA1 1AA

Questions with numbers
5a) Address line 1|5b) Address line 2|5c) Town|5d) Postcode
Flat 2|4 Mill Lane|Bath|BA1 1AB
12 High Street||Bath|BA1 1AA
sent: Flat 2, 4 Mill Lane, Bath, BA1 1AB
takes: *line|+line|+town|#postcode
written: Flat 2|4 Mill Lane|BATH|BA1 1AB

Questions of a section
Q2a. House number|Q2b. Letter|2.3 Street|(iv) Town|2-5: Postcode
12|A|High Street|Bath|BA1 1AA
4||Mill Lane|Bath|BA1 1AB
sent: 12A, High Street, Bath, BA1 1AA
takes: *number|+number|+street|+town|#postcode
written: 12|A|High Street|BATH|BA1 1AA

Google
street_number|route|subpremise|locality|postal_town|postal_code
12|High Street|2|Weston|Bath|BA1 1AA
4|Mill Lane||Weston|Bath|BA1 1AB
sent: Flat 2, 12, High Street, Weston, Bath, BA1 1AA
takes: *number|+street|+flat|+locality|+town|#postcode
found: Flat 2, 12 High Street, Weston, Bath, BA1 1AA
written: 12|High Street|2|Weston|BATH|BA1 1AA
posted: Flat 2 · 12 High Street · Weston · BATH · BA1 1AA

Names that are paths
name|address/line_1|address/line_2|address/city|address/postcode
Ann|Flat 2|12 High Street|Bath|BA1 1AA
Bob|4 Mill Lane||Bath|BA1 1AB
sent: Flat 2, 12 High Street, Bath, BA1 1AA
takes: -|*line|+line|+town|#postcode
written: Ann|Flat 2|12 High Street|BATH|BA1 1AA

Words for nothing
Name|Address1|Address2|Address3|Town|Postcode
Ann|Flat 2|12 High Street|NULL|Bath|BA1 1AA
Bob|4 Mill Lane|(null)|#N/A|Bath|BA1 1AB
sent: Flat 2, 12 High Street, Bath, BA1 1AA
takes: -|*line|+line|+line|+town|#postcode
written: Ann|Flat 2|12 High Street|NULL|BATH|BA1 1AA
posted: Flat 2 · 12 High Street · BATH · BA1 1AA
said: 3 cells say NULL or (NULL) or #N/A and are taken as blank

A nought for nothing
Name|Address 1|Address 2|Town|Postcode
Ann|12 High Street|0|Bath|BA1 1AA
Bob|4 Mill Lane|0|Bath|BA1 1AB
sent: 12 High Street, Bath, BA1 1AA
takes: -|*line|+line|+town|#postcode
written: Ann|12 High Street|0|BATH|BA1 1AA
posted: 12 High Street · BATH · BA1 1AA
said: 2 cells say 0 and are taken as blank

Numbers as fractions
House No|Street|Town|Postcode
12.0|High Street|Bath|BA1 1AA
4.0|Mill Lane|Bath|BA1 1AB
sent: 12, High Street, Bath, BA1 1AA
takes: *number|+street|+town|#postcode
written: 12|High Street|BATH|BA1 1AA
posted: 12 High Street · BATH · BA1 1AA
said: 2 cells hold codes, labels or a record, and are read as the address in them

Entities
Address|Town|Postcode
12 St James&#039;s Road|Leeds|LS18 4AP
1 &amp;quot;The Row&amp;quot;|Leeds|LS18 4AP
sent: 12 St James's Road, Leeds, LS18 4AP
takes: *line|+town|#postcode
written: 12 St James&#039;s Road|LEEDS|LS18 4AP
posted: 12 St James's Road · LEEDS · LS18 4AP
said: 2 cells hold codes, labels or a record, and are read as the address in them

Signs decoded twice
Address|Town|Postcode
12 St Jamesâ€™s Road|Leeds|LS18 4AP
sent: 12 St James’s Road, Leeds, LS18 4AP
takes: *line|+town|#postcode
posted: 12 St James’s Road · LEEDS · LS18 4AP
said: 1 cell holds codes, labels or a record, and is read as the address in it
written: 12 St Jamesâ€™s Road|LEEDS|LS18 4AP

A form's labels
Name|Address
Ann|Street Address: 12 High Street\\nStreet Address Line 2: \\nCity: Bath\\nPostal / Zip Code: BA1 1AA\\nCountry: United Kingdom
Bob|Street Address: 4 Mill Lane\\nCity: Bath\\nPostal / Zip Code: BA1 1AB
sent: 12 High Street\\nBath\\nBA1 1AA
takes: -|*#line
written: doesNotFit
posted: 12 High Street · BATH · BA1 1AA
said: 2 cells hold codes, labels or a record, and are read as the address in them

Records in JSON
Order|Shipping Address
1|{"city":"Bath","addressLine1":"Flat 2","addressLine2":"4 Mill Lane","postalCode":"BA1 1AB","countryCode":"GB"}
2|{'line1': '12 High Street', 'line2': None, 'city': 'Bath', 'postcode': 'BA1 1AA'}
sent: Flat 2\\n4 Mill Lane\\nBath\\nBA1 1AB
takes: -|*#line
written: doesNotFit
posted: Flat 2 · 4 Mill Lane · BATH · BA1 1AB
said: 2 cells hold codes, labels or a record, and are read as the address in them

Lines joined by slashes
Name|Address
Ann|3-4 Mill Lane / Weston / Bath / BA1 1AB
Bob|4 Mill Lane / Bath / BA1 1AB
sent: 3-4 Mill Lane\\nWeston\\nBath\\nBA1 1AB
takes: -|*#line
written: Ann|3-4 Mill Lane / Weston / BATH / BA1 1AB
posted: 3-4 Mill Lane · Weston · BATH · BA1 1AB

Who must not be written to
Name|C/O|Address|Town|Postcode|Deceased|Do Not Mail
Ann Lee|Di Ray|12 High Street|Bath|BA1 1AA|No|No
Bob Ray||4 Mill Lane|Bath|BA1 1AB|Yes|No
Cyd Fox||3 Elm Road|Ely|CB6 1AB|No|Yes
sent: 12 High Street, Bath, BA1 1AA
takes: -|-|*line|+town|#postcode|-|-
written: Ann Lee|Di Ray|12 High Street|BATH|BA1 1AA|No|No

Rows that go on below
Name|Address|Post code
Ann|12 High Street|BA1 1AA
|Weston|
|Bath|
Bob|4 Mill Lane|BA1 1AB
|Bath|
sent: 12 High Street, BA1 1AA
takes: -|*line|#postcode
written: Ann|12 High Street, BATH|BA1 1AA
said: 3 rows send only a part of an address

Blank means as above
Town|Post code|Address
Bath|BA1 1AA|12 High Street
||14 High Street
||16 High Street
sent: Bath, 12 High Street, BA1 1AA
takes: +town|#postcode|*line
found: 12 High Street, Bath, BA1 1AA
written: BATH|BA1 1AA|12 High Street
said: 2 rows send only a part of an address

A postcode one column further
Name|Address 1|Address 2|Town|Post code|Column 6
Ann|12 High Street|Weston|Bath|BA1 1AA|
Bob|4 Mill Lane|Weston|Bath|Somerset|BA1 1AB
Cyd|3 Elm Road||Ely|CB6 1AB|
sent: 12 High Street, Weston, Bath, BA1 1AA
takes: -|*line|+line|+town|#postcode|-
written: Ann|12 High Street|Weston|BATH|BA1 1AA|
said: 1 row has its postcode in another column

Numbers of questions in brackets
(1) Name|(2) Address|(3) Town|(4) Postcode
Ann|12 High Street|Bath|BA1 1AA
Bob|4 Mill Lane|Bath|BA1 1AB
sent: 12 High Street, Bath, BA1 1AA
takes: -|*line|+town|#postcode
written: Ann|12 High Street|BATH|BA1 1AA
`
