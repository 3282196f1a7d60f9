/** Exports of programs whose columns are known by name (`readTables`). */
export const programColumns = `
Xero
*ContactName|EmailAddress|POAttentionTo|POAddressLine1|POAddressLine2|POCity|PORegion|POPostalCode|POCountry|SAAddressLine1|SACity|SAPostalCode
Acme|a@x.org|Ann|Flat 3|12 High St|Leeds|Yorks|LS1 4AB|United Kingdom|1 Dock Rd|Hull|HU1 1AA
Bell|||1 Low Rd||Leeds||||||
Cole|||2 Low Rd||Leeds||LS1 4AC||||
Dent|||||||||3 Dock Rd|Hull|HU1 1AA
Ede|||5 Low Rd||Leeds||||||
Fay|||||||||||
sent: Flat 3, 12 High St, Leeds, Yorks, LS1 4AB
takes: -|-|-|*line|+line|+town|+county|#postcode|-|-|-|-
found: Flat 3, 12 High St, Leeds, LS1 4AB
written: Acme|a@x.org|Ann|Flat 3|12 High Street|LEEDS|West Yorkshire|LS1 4AB|United Kingdom|1 Dock Rd|Hull|HU1 1AA

Sage
Reference|Name|Main Address Type|Main Address Line 1|Main Address Line 2|Main Address Town|Main Address County|Main Address Post Code|Main Address Country|Delivery Address Line 1|Delivery Address Post Code
A01|Acme|Billing|Flat 3|12 High St|Leeds|Yorks|LS1 4AB|GB|1 Dock Rd|HU1 1AA
B01|Bell|Billing|1 Low Rd||Leeds||LS1 4AC|GB||
sent: Flat 3, 12 High St, Leeds, Yorks, LS1 4AB
takes: -|-|-|*line|+line|+town|+county|#postcode|-|-|-
found: Flat 3, 12 High St, Leeds, LS1 4AB
written: A01|Acme|Billing|Flat 3|12 High Street|LEEDS|West Yorkshire|LS1 4AB|GB|1 Dock Rd|HU1 1AA

Shopify
Email|Default Address Company|Default Address Address1|Default Address Address2|Default Address City|Default Address Province Code|Default Address Zip|Default Address Phone
a@x.org|Acme|Flat 3|12 High St|Leeds|LDS|LS1 4AB|0113
b@x.org|||||||
c@x.org|||||||
sent: Flat 3, 12 High St, Leeds, LS1 4AB
takes: -|firm|*line|+line|+town|-|#postcode|-
written: a@x.org|Acme|Flat 3|12 High Street|LEEDS|LDS|LS1 4AB|0113

Mailchimp
Email Address|Street Address|Address Line 2|City|State/Prov/Region|Postal/Zip|Country|MEMBER_RATING|REGION
a@x.org|Flat 3|12 High St|Leeds|Yorks|LS1 4AB|GB|2|ENG
b@x.org|1 Low Rd||Leeds||LS1 4AC|GB|2|ENG
sent: Flat 3, 12 High St, Leeds, Yorks, LS1 4AB
takes: -|*line|+line|+town|+county|#postcode|-|-|-
found: Flat 3, 12 High St, Leeds, LS1 4AB
written: a@x.org|Flat 3|12 High Street|LEEDS|West Yorkshire|LS1 4AB|GB|2|ENG

Mailchimp, one column
Email Address|First Name|Address|MEMBER_RATING|REGION
a@x.org|Ann|12 high st  leeds  ls1 4ab  GB|2|ENG
b@x.org|Bob||2|ENG
sent: 12 high st  leeds  ls1 4ab  GB
takes: -|-|*#line|-|-
found: 12 High St, Leeds, LS1 4AB
written: a@x.org|Ann|12 High Street  LEEDS  LS1 4AB  GB|2|ENG

Salesforce NPSP
First Name|Home Street|Home City|Home State/Province|Home Zip/Postal Code|Home Country|Account Name
Ann|Flat 3\\n12 High St|Leeds|Yorks|LS1 4AB|United Kingdom|Lee Household
Bob|1 Low Rd|Leeds||LS1 4AC||Ray Household
sent: Flat 3\\n12 High St, Leeds, Yorks, LS1 4AB
takes: -|*line|+town|+county|#postcode|-|-
found: Flat 3, 12 High St, Leeds, LS1 4AB
written: Ann|Flat 3\\n12 High Street|LEEDS|West Yorkshire|LS1 4AB|United Kingdom|Lee Household

HubSpot
Email|Street address|City|State/Region|Postal code|Country/Region|IP City|Company name
a@x.org|Flat 3, 12 High St|Leeds|Yorks|LS1 4AB|United Kingdom|London|Acme
b@x.org|1 Low Rd|Leeds||LS1 4AC||Leeds|
sent: Flat 3, 12 High St, Leeds, Yorks, LS1 4AB
takes: -|*line|+town|+county|#postcode|-|-|firm
found: Flat 3, 12 High St, Leeds, LS1 4AB
written: a@x.org|Flat 3, 12 High Street|LEEDS|West Yorkshire|LS1 4AB|United Kingdom|London|Acme

Click & Drop
Full name|Company name|Address line 1|Address line 2|Address line 3|City|County|Postcode|Country|Weight
Ann Lee|Acme|Flat 3|12 High St||Leeds|Yorks|LS1 4AB|United Kingdom|0.50
Bob Ray||1 Low Rd|||Leeds||LS1 4AC||1.00
sent: Flat 3, 12 High St, Leeds, Yorks, LS1 4AB
takes: -|firm|*line|+line|+line|+town|+county|#postcode|-|-
found: Flat 3, 12 High St, Leeds, LS1 4AB
written: Ann Lee|Acme|Flat 3|12 High Street||LEEDS|West Yorkshire|LS1 4AB|United Kingdom|0.50

WooCommerce
Billing First Name|Billing Company|Billing Address 1|Billing Address 2|Billing City|Billing State|Billing Postcode|Shipping Address 1|Shipping City|Shipping Postcode
Ann|Acme|Flat 3|12 High St|Leeds|Yorks|LS1 4AB|1 Dock Rd|Hull|HU1 1AA
Bob||1 Low Rd||Leeds||LS1 4AC|||
sent: Flat 3, 12 High St, Leeds, Yorks, LS1 4AB
takes: -|firm|*line|+line|+town|+county|#postcode|-|-|-
found: Flat 3, 12 High St, Leeds, LS1 4AB
written: Ann|Acme|Flat 3|12 High Street|LEEDS|West Yorkshire|LS1 4AB|1 Dock Rd|Hull|HU1 1AA

Flat before number
Flat No|House No|Street|Town|Post Code
2|4|Mill Lane|Bath|BA1 1AA
|9|Elm Road|Bath|BA1 3CC
sent: Flat 2, 4, Mill Lane, Bath, BA1 1AA
takes: +flat|*number|+street|+town|#postcode
found: Flat 2, 4 Mill Lane, Bath, BA1 1AA
written: 2|4|Mill Lane|BATH|BA1 1AA

Two addresses under the same names
Name|Address|Town|Postcode|Address|Town|Postcode
Ann Lee|12 High Street|Bath|BA1 1AA|1 Office Road|Ely|CB6 1AB
Bob Fox|3 Elm Road|Bath|BA1 3CC|2 Office Road|Ely|CB6 1AB
sent: 12 High Street, Bath, BA1 1AA
takes: -|*line|+town|#postcode|-|-|-
written: Ann Lee|12 High Street|BATH|BA1 1AA|1 Office Road|Ely|CB6 1AB

Outlook, with a copy
First Name|Business Address|Business Street|Business Street 2|Business City|Business Postal Code
Ann||12 High Street||Bath|BA1 1AA
Bob||Flat 2|4 Mill Lane|Bath|BA1 2BB
sent: 12 High Street, Bath, BA1 1AA
takes: -|copy|*line|+line|+town|#postcode
written: Ann||12 High Street||BATH|BA1 1AA

CiviCRM
Contact Name|Street Address|Supplemental Address 1|City|Postal Code
Ann Lee|Flat 2|4 Mill Lane|Bath|BA1 1AA
Bob Fox|12 High Street|Horsforth|Leeds|LS18 4AP
sent: Flat 2, 4 Mill Lane, Bath, BA1 1AA
takes: -|*line|+line|+town|#postcode
written: Ann Lee|Flat 2|4 Mill Lane|BATH|BA1 1AA

A form
Timestamp|Your name|First line of your address|Town or city|What is your postcode?
01/10/2026 09:00|Ann Lee|12 High Street|Bath|BA1 1AA
01/10/2026 09:05|Bob Fox|3 Elm Road|Bath|BA1 3CC
sent: 12 High Street, Bath, BA1 1AA
takes: -|-|*line|+town|#postcode
written: 01/10/2026 09:00|Ann Lee|12 High Street|BATH|BA1 1AA

Price paid, with names
postcode|saon|paon|street|locality|town
BA1 1AA|FLAT 2|4|MILL LANE||BATH
BA1 2BB||ROSE COTTAGE|BACK LANE|WESTON|BATH
sent: FLAT 2, 4, MILL LANE, BATH, BA1 1AA
takes: #postcode|+flat|*number|+street|+locality|+town
written: BA1 1AA|Flat 2|4|Mill Lane||BATH

Words beside the address
Name|Company|Address 1|Address 2|Address 3|Town|County|Postcode|UPRN
Ann Lee|Acme Ltd|c/o Mrs J Brown|Flat 3|12 High St|Leeds|W Yorks|LS6 1AA|
Bob Fox||Rear of shop|12 High St|Chapel Allerton|Leeds||LS6 1AA|
sent: c/o Mrs J Brown, Flat 3, 12 High St, Leeds, W Yorks, LS6 1AA
takes: -|firm|*line|+line|+line|+town|+county|#postcode|-
found: Flat 3, 12 High St, Leeds, LS6 1AA
written: Ann Lee|Acme Ltd|c/o Mrs J Brown|Flat 3|12 High Street|LEEDS|West Yorkshire|LS6 1AA|72000123

PayPal
Date|Name|Address Line 1|Address Line 2/District/Neighborhood|Town/City|State/Province/Region/County/Territory/Prefecture/Republic|Zip/Postal Code|Country|Contact Phone Number
01/10/2026|Ann Lee|Flat 2|4 Mill Lane|Bath|Somerset|BA1 1AA|United Kingdom|01225 496000
02/10/2026|Bob Fox|3 Elm Road||Bath||BA1 3CC|United Kingdom|
sent: Flat 2, 4 Mill Lane, Bath, Somerset, BA1 1AA
takes: -|-|*line|+line|+town|+county|#postcode|-|-
written: 01/10/2026|Ann Lee|Flat 2|4 Mill Lane|BATH|Somerset|BA1 1AA|United Kingdom|01225 496000

Wix
First Name|Email 1|Address 1 - Type|Address 1 - Street|Address 1 - Street Line 2|Address 1 - City|Address 1 - State/Region|Address 1 - Zip|Address 1 - Country
Ann|a@x.org|Home|4 Mill Lane|Flat 2|Bath|Somerset|BA1 1AA|GB
Bob|b@x.org|Home|3 Elm Road||Bath||BA1 3CC|GB
sent: 4 Mill Lane, Flat 2, Bath, Somerset, BA1 1AA
takes: -|-|-|*line|+line|+town|+county|#postcode|-
found: Flat 2, 4 Mill Lane, Bath, Somerset, BA1 1AA
written: Ann|a@x.org|Home|Flat 2|4 Mill Lane|BATH|Somerset|BA1 1AA|GB

Google Contacts
First Name|Organization Name|Address 1 - Label|Address 1 - Formatted|Address 1 - Street|Address 1 - City|Address 1 - PO Box|Address 1 - Region|Address 1 - Postal Code|Address 1 - Country|Address 1 - Extended Address
Ann|Acme|Home|12 High Street\\nBath\\nBA1 1AA\\nUnited Kingdom|12 High Street|Bath||Somerset|BA1 1AA|GB|
Bob||Home|3 Elm Road\\nBath\\nBA1 3CC\\nUnited Kingdom|3 Elm Road|Bath|||BA1 3CC|GB|
sent: 12 High Street, Bath, Somerset, BA1 1AA
takes: -|firm|-|copy|*line|+town|+line|+county|#postcode|-|+line
written: Ann|Acme|Home|12 High Street\\nBATH\\nBA1 1AA\\nUnited Kingdom|12 High Street|BATH||Somerset|BA1 1AA|GB|

A form, second lines
Name|First line of your address|Second line of your address|Address line 3 (optional)|Postcode
Ann|Flat 2|4 Mill Lane|Bath|BA1 1AA
Bob|3 Elm Road|||BA1 3CC
sent: Flat 2, 4 Mill Lane, Bath, BA1 1AA
takes: -|*line|+line|+line|#postcode
written: Ann|Flat 2|4 Mill Lane|BATH|BA1 1AA

A form, second lines shorter
Name|1st line of address|2nd line of address|What’s your postcode?
Ann|Flat 2|4 Mill Lane|BA1 1AA
Bob|3 Elm Road||BA1 3CC
sent: Flat 2, 4 Mill Lane, BA1 1AA
takes: -|*line|+line|#postcode
written: Ann|Flat 2|4 Mill Lane, BATH|BA1 1AA

A form, one field
Your name|Full address (including postcode)|Do you live at this address?
Ann|Flat 2, 4 Mill Lane, Bath BA1 1AA|Yes
Bob|3 Elm Road, Bath, BA1 3CC|No
sent: Flat 2, 4 Mill Lane, Bath BA1 1AA
takes: -|*#line|-
written: Ann|Flat 2, 4 Mill Lane, BATH, BA1 1AA|Yes

Numbered with zeros
Cust|AddressLine01|AddressLine02|AddressLine03|PostCode
1|Flat 2|4 Mill Lane|Bath|BA1 1AA
2|3 Elm Road|Bath||BA1 3CC
sent: Flat 2, 4 Mill Lane, Bath, BA1 1AA
takes: -|*line|+line|+line|#postcode
written: 1|Flat 2|4 Mill Lane|BATH|BA1 1AA

BS 7666
UPRN|ORGANISATION|SAO_START_NUMBER|SAO_START_SUFFIX|SAO_TEXT|PAO_START_NUMBER|PAO_START_SUFFIX|PAO_TEXT|STREET_DESCRIPTOR|LOCALITY_NAME|TOWN_NAME|ADMINISTRATIVE_AREA|POSTCODE
1|||||4|A||MILL LANE||BATH|BATH AND NORTH EAST SOMERSET|BA1 1AA
2||||FLAT 2|9||ROSE COURT|ELM ROAD|WESTON|BATH|BATH AND NORTH EAST SOMERSET|BA1 3CC
sent: 4A, MILL LANE, BATH, BA1 1AA
takes: -|firm|+flat|+flat|+flat|*number|+number|+building|+street|+locality|+town|-|#postcode
found: 4A Mill Lane, BATH, BA1 1AA
written: 1|||||4|A||Mill Lane||BATH|BATH AND NORTH EAST SOMERSET|BA1 1AA

AddressBase
UPRN|ORGANISATION_NAME|DEPARTMENT_NAME|PO_BOX_NUMBER|SUB_BUILDING_NAME|BUILDING_NAME|BUILDING_NUMBER|DEPENDENT_THOROUGHFARE|THOROUGHFARE|POST_TOWN|DOUBLE_DEPENDENT_LOCALITY|DEPENDENT_LOCALITY|POSTCODE|POSTCODE_TYPE
1||||FLAT 2|ROSE COURT|4||MILL LANE|BATH||WESTON|BA1 1AA|S
2||||||9||ELM ROAD|BATH|||BA1 3CC|S
sent: FLAT 2, ROSE COURT, 4, MILL LANE, BATH, WESTON, BA1 1AA
takes: -|firm|department|+line|+flat|+building|*number|+street|+street|+town|+locality|+locality|#postcode|-
found: Flat 2, Rose Court, 4 Mill Lane, Weston, Bath, BA1 1AA
written: 1||||Flat 2|Rose Court|4||Mill Lane|BATH||Weston|BA1 1AA|S

Price paid, no header
Column 1|Column 2|Column 3|Column 4|Column 5|Column 6|Column 7|Column 8|Column 9|Column 10|Column 11|Column 12|Column 13|Column 14|Column 15|Column 16
{A1}|250000|2026-03-01 00:00|BA1 1AA|F|N|L|4|FLAT 2|MILL LANE||BATH|BATH AND NORTH EAST SOMERSET|BATH AND NORTH EAST SOMERSET|A|A
{A2}|350000|2026-03-02 00:00|BA1 2BB|D|N|F|ROSE COTTAGE||BACK LANE|WESTON|BATH|BATH AND NORTH EAST SOMERSET|BATH AND NORTH EAST SOMERSET|A|A
sent: FLAT 2, 4, MILL LANE, BATH, BATH AND NORTH EAST SOMERSET, BA1 1AA
takes: -|-|-|#postcode|-|-|-|*number|+flat|+street|+locality|+town|-|+county|-|-
found: Flat 2, 4 MILL LANE, BATH, BA1 1AA
written: {A1}|250000|2026-03-01 00:00|BA1 1AA|F|N|L|4|Flat 2|Mill Lane||BATH|BATH AND NORTH EAST SOMERSET|Somerset|A|A

GIAS
URN|LA (name)|EstablishmentName|Street|Locality|Address3|Town|County (name)|Postcode|SchoolWebsite|GOR (name)|DistrictAdministrative (name)
1|Bath|Mill School|Mill Lane|Weston||Bath|Somerset|BA1 1AA|www.x.org|South West|Bath
2|Bath|Elm School|3 Elm Road|||Bath|Somerset|BA1 3CC||South West|Bath
sent: Mill Lane, Weston, Bath, Somerset, BA1 1AA
takes: -|-|-|*line|+locality|+line|+town|+county|#postcode|-|-|-
found: Mill School, Mill Lane, Weston, Bath, Somerset, BA1 1AA
written: 1|Bath|Mill School|Mill Lane|Weston||BATH|Somerset|BA1 1AA|www.x.org|South West|Bath

CQC
Location ID|Location Name|Location Street Address|Location Address Line 2|Location City|Location County|Location Postal Code|Location Region|Location Local Authority|Provider Street Address|Provider City|Provider Postal Code
1-1|Mill House|4 Mill Lane|Weston|Bath|Somerset|BA1 1AA|South West|Bath|1 Dock Road|Hull|HU1 1AA
1-2|Elm House|3 Elm Road||Bath||BA1 3CC|South West|Bath|1 Dock Road|Hull|HU1 1AA
sent: 4 Mill Lane, Weston, Bath, Somerset, BA1 1AA
takes: -|-|*line|+line|+town|+county|#postcode|-|-|-|-|-
written: 1-1|Mill House|4 Mill Lane|Weston|BATH|Somerset|BA1 1AA|South West|Bath|1 Dock Road|Hull|HU1 1AA

A school system
Forename|Surname|House|House No|House Name|Apartment|Street|District|Town|County|Post Code
Ann|Lee|Red|4||Flat 2|Mill Lane|Weston|Bath|Somerset|BA1 1AA
Bob|Fox|Blue||Rose Cottage||Elm Road||Bath|Somerset|BA1 3CC
sent: Flat 2, 4, Mill Lane, Weston, Bath, Somerset, BA1 1AA
takes: -|-|-|*number|+building|+flat|+street|+locality|+town|+county|#postcode
found: Flat 2, 4 Mill Lane, Weston, Bath, Somerset, BA1 1AA
written: Ann|Lee|Red|4||Flat 2|Mill Lane|Weston|BATH|Somerset|BA1 1AA

An estate
Name|Estate|Address|Postcode|Region
Ann|Late J Lee|12 High Street, Bath|BA1 1AA|South West
Bob|Late K Fox|3 Elm Road, Bath|BA1 3CC|South West
sent: 12 High Street, Bath, BA1 1AA
takes: -|-|*line|#postcode|-
written: Ann|Late J Lee|12 High Street, BATH|BA1 1AA|South West

A postcode in two columns
Ref|Address 1|Town|Postcode Outward|Postcode Inward
1|12 High Street|Bath|BA1|1AA
2|3 Elm Road|Bath|BA1|3CC
sent: 12 High Street, Bath, BA1 1AA
takes: -|*line|+town|#outwardCode|#inwardCode
written: 1|12 High Street|BATH|BA1|1AA

A postcode in two numbered columns
Ref|Address 1|Town|Postcode1|Postcode2
1|12 High Street|Bath|BA1|1AA
2|3 Elm Road|Bath|BA1|3CC
sent: 12 High Street, Bath, BA1 1AA
takes: -|*line|+town|#outwardCode|#inwardCode
written: 1|12 High Street|BATH|BA1|1AA

Two numbered addresses
Name|Address 1|Town 1|Postcode 1|Address 2|Town 2|Postcode 2
Ann|12 High Street|Bath|BA1 1AA|1 Office Road|Ely|CB6 1AB
Bob|3 Elm Road|Bath|BA1 3CC|2 Office Road|Ely|CB6 1AB
sent: 12 High Street, Bath, BA1 1AA
takes: -|*line|+town|#postcode|-|-|-
written: Ann|12 High Street|BATH|BA1 1AA|1 Office Road|Ely|CB6 1AB

Gravity Forms
Entry Id|Name (First)|Address (Street Address)|Address (Address Line 2)|Address (City)|Address (State / Province)|Address (ZIP / Postal Code)|Address (Country)
1|Ann|4 Mill Lane|Flat 2|Bath|Somerset|BA1 1AA|United Kingdom
2|Bob|3 Elm Road||Bath||BA1 3CC|United Kingdom
sent: 4 Mill Lane, Flat 2, Bath, Somerset, BA1 1AA
takes: -|-|*line|+line|+town|+county|#postcode|-
found: Flat 2, 4 Mill Lane, Bath, Somerset, BA1 1AA
written: 1|Ann|Flat 2|4 Mill Lane|BATH|Somerset|BA1 1AA|United Kingdom
`
