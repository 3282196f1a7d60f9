/** Tables with names of columns as other programs and people write them (`readTables`). */
export const otherColumns = `
Energy certificates
LMK_KEY|ADDRESS1|ADDRESS2|ADDRESS3|POSTCODE|LOCAL_AUTHORITY_LABEL|COUNTY|ADDRESS|POSTTOWN
k1|Flat 2|4 Mill Lane||BA1 1AA|Bath||Flat 2, 4 Mill Lane|BATH
k2|3 Elm Road|||BA1 3CC|Bath||3 Elm Road|BATH
sent: Flat 2, 4 Mill Lane, BATH, BA1 1AA
takes: -|*line|+line|+line|#postcode|-|+county|copy|+town
written: same

Companies House
CompanyName|RegAddress.CareOf|RegAddress.POBox|RegAddress.AddressLine1| RegAddress.AddressLine2|RegAddress.PostTown|RegAddress.County|RegAddress.Country|RegAddress.PostCode
ACME LTD|||FLAT 2|4 MILL LANE|BATH|SOMERSET|ENGLAND|BA1 1AA
BELL LTD|||3 ELM ROAD||BATH||ENGLAND|BA1 3CC
sent: FLAT 2, 4 MILL LANE, BATH, SOMERSET, BA1 1AA
takes: firm|-|+line|*line|+line|+town|+county|-|#postcode
written: ACME LTD|||Flat 2|4 Mill Lane|BATH|Somerset|ENGLAND|BA1 1AA

Amazon
order-id|recipient-name|ship-address-1|ship-address-2|ship-address-3|ship-city|ship-state|ship-postal-code|ship-country
1|Ann Lee|Flat 2|4 Mill Lane||Bath|Somerset|BA1 1AA|GB
2|Bob Fox|3 Elm Road|||Bath||BA1 3CC|GB
sent: Flat 2, 4 Mill Lane, Bath, Somerset, BA1 1AA
takes: -|-|*line|+line|+line|+town|+county|#postcode|-
written: 1|Ann Lee|Flat 2|4 Mill Lane||BATH|Somerset|BA1 1AA|GB

Etsy
Order ID|Full Name|Street 1|Street 2|Ship City|Ship State|Ship Zipcode|Ship Country
1|Ann Lee|4 Mill Lane|Flat 2|Bath||BA1 1AA|United Kingdom
2|Bob Fox|3 Elm Road||Bath||BA1 3CC|United Kingdom
sent: 4 Mill Lane, Flat 2, Bath, BA1 1AA
takes: -|-|*line|+line|+town|+county|#postcode|-
found: Flat 2, 4 Mill Lane, Bath, BA1 1AA
written: 1|Ann Lee|Flat 2|4 Mill Lane|BATH||BA1 1AA|United Kingdom

eBay
Buyer name|Post to address 1|Post to address 2|Post to city|Post to county|Post to postcode|Post to country|Buyer address 1|Buyer city|Buyer postcode
Ann Lee|4 Mill Lane|Flat 2|Bath|Somerset|BA1 1AA|UK|1 Dock Road|Hull|HU1 1AA
Bob Fox|3 Elm Road||Bath||BA1 3CC|UK|1 Dock Road|Hull|HU1 1AA
sent: 4 Mill Lane, Flat 2, Bath, Somerset, BA1 1AA
takes: -|*line|+line|+town|+county|#postcode|-|-|-|-
found: Flat 2, 4 Mill Lane, Bath, Somerset, BA1 1AA
written: Ann Lee|Flat 2|4 Mill Lane|BATH|Somerset|BA1 1AA|UK|1 Dock Road|Hull|HU1 1AA

FreeAgent
Organisation|First Name|Address 1|Address 2|Address 3|Town|Region|Postcode|Country
Acme|Ann|Flat 2|4 Mill Lane||Bath|Somerset|BA1 1AA|United Kingdom
Bell|Bob|3 Elm Road|||Bath||BA1 3CC|United Kingdom
sent: Flat 2, 4 Mill Lane, Bath, Somerset, BA1 1AA
takes: firm|-|*line|+line|+line|+town|+county|#postcode|-
written: Acme|Ann|Flat 2|4 Mill Lane||BATH|Somerset|BA1 1AA|United Kingdom

Stripe
id|Email|Card Address Line1|Card Address Line2|Card Address City|Card Address State|Card Address Zip|Card Address Country
1|a@x.org|4 Mill Lane|Flat 2|Bath|Somerset|BA1 1AA|GB
2|b@x.org|3 Elm Road||Bath||BA1 3CC|GB
sent: 4 Mill Lane, Flat 2, Bath, Somerset, BA1 1AA
takes: -|-|*line|+line|+town|+county|#postcode|-
found: Flat 2, 4 Mill Lane, Bath, Somerset, BA1 1AA
written: 1|a@x.org|Flat 2|4 Mill Lane|BATH|Somerset|BA1 1AA|GB

Dynamics
Full Name|Address 1: Street 1|Address 1: Street 2|Address 1: City|Address 1: State/Province|Address 1: ZIP/Postal Code|Address 1: Country/Region|Address 2: Street 1|Address 2: City|Address 2: ZIP/Postal Code
Ann Lee|4 Mill Lane|Flat 2|Bath|Somerset|BA1 1AA|UK|||
Bob Fox|3 Elm Road||Bath||BA1 3CC|UK|||
sent: 4 Mill Lane, Flat 2, Bath, Somerset, BA1 1AA
takes: -|*line|+line|+town|+county|#postcode|-|-|-|-
found: Flat 2, 4 Mill Lane, Bath, Somerset, BA1 1AA
written: Ann Lee|Flat 2|4 Mill Lane|BATH|Somerset|BA1 1AA|UK|||

Town and postcode in one
Name|Street and number|Town and postcode
Ann|12 High Street|Bath BA1 1AA
Bob|3 Elm Road|Bath BA1 3CC
sent: 12 High Street, Bath BA1 1AA
takes: -|*line|#townAndPostcode
written: Ann|12 High Street|BATH BA1 1AA

Charity register
charity_name|charity_contact_address1|charity_contact_address2|charity_contact_address3|charity_contact_postcode|charity_contact_phone
Mill Trust|Flat 2|4 MILL LANE|BATH|BA1 1AA|01225 496000
Elm Trust|3 ELM ROAD|BATH||BA1 3CC|
sent: Flat 2, 4 MILL LANE, BATH, BA1 1AA
takes: -|*line|+line|+line|#postcode|-
written: Mill Trust|Flat 2|4 Mill Lane|BATH|BA1 1AA|01225 496000

Full address beside its street
Ref|Full Address|Street|Postcode
1|12 High Street, Bath|High Street|BA1 1AA
2|3 Elm Road, Bath|Elm Road|BA1 3CC
sent: 12 High Street, Bath, BA1 1AA
takes: -|*line|?|#postcode
written: 1|12 High Street, BATH|High Street|BA1 1AA

Flats and numbers, and both again in a full address
Ref|Flat|Number|Street|Town|Postcode|Full address
1|Flat 3|12|High Street|Bath|BA1 1AA|Flat 3/12 High Street, Bath, BA1 1AA
2|Flat 1|14|Elm Road|Bath|BA1 3CC|Flat 1/14 Elm Road, Bath, BA1 3CC
sent: Flat 3, 12, High Street, Bath, BA1 1AA
takes: -|+flat|*number|+street|+town|#postcode|copy
written: 1|Flat 3|12|High Street|BATH|BA1 1AA|Flat 3/12 High Street, BATH, BA1 1AA

QuickBooks
Customer|Billing Address Line 1|Billing Address Line 2|Billing Address City|Billing Address County|Billing Address Postcode|Shipping Address Line 1|Shipping Address Postcode
Ann|4 Mill Lane|Flat 2|Bath|Somerset|BA1 1AA|1 Dock Road|HU1 1AA
Bob|3 Elm Road||Bath||BA1 3CC||
sent: 4 Mill Lane, Flat 2, Bath, Somerset, BA1 1AA
takes: -|*line|+line|+town|+county|#postcode|-|-
found: Flat 2, 4 Mill Lane, Bath, Somerset, BA1 1AA
written: Ann|Flat 2|4 Mill Lane|BATH|Somerset|BA1 1AA|1 Dock Road|HU1 1AA

A council's properties
Property Ref|Property Number|Property Name|Property Street|Property Locality|Property Town|Property Postcode|Owner Address|Owner Postcode
1|4|Rose Court|Mill Lane||Bath|BA1 1AA|1 Dock Road, Hull|HU1 1AA
2|9||Elm Road|Weston|Bath|BA1 3CC|1 Dock Road, Hull|HU1 1AA
sent: 4, Rose Court, Mill Lane, Bath, BA1 1AA
takes: -|*number|+building|+street|+locality|+town|#postcode|-|-
found: Rose Court, 4 Mill Lane, Bath, BA1 1AA
written: 1|4|Rose Court|Mill Lane||BATH|BA1 1AA|1 Dock Road, Hull|HU1 1AA

Housing
Tenant|Unit|Block|Estate|Street|Town|Postcode
Ann|2|Rose Court|Mill Estate|4 Mill Lane|Bath|BA1 1AA
Bob|3|Elm Court|Elm Estate|9 Elm Road|Bath|BA1 3CC
sent: Unit 2, Rose Court, Mill Estate, 4 Mill Lane, Bath, BA1 1AA
takes: -|+flat|*building|+locality|+street|+town|#postcode
found: Flat 2, Rose Court, 4 Mill Lane, Mill Estate, Bath, BA1 1AA
written: Ann|Flat 2|Rose Court|Mill Estate|4 Mill Lane|BATH|BA1 1AA

No header, number apart
Column 1|Column 2|Column 3|Column 4|Column 5
Ann|12|High Street|Bath|BA1 1AA
Bob|3|Elm Road|Bath|BA1 3CC
sent: 12, High Street, Bath, BA1 1AA
takes: -|+?|*line|+?|#postcode
written: Ann|12|12 High Street|Bath|BA1 1AA

Previous and current
Name|Previous Address|Previous Postcode|Current Address|Current Postcode
Ann|1 Dock Road, Hull|HU1 1AA|12 High Street, Bath|BA1 1AA
Bob|2 Dock Road, Hull|HU1 1AB|3 Elm Road, Bath|BA1 3CC
sent: 12 High Street, Bath, BA1 1AA
takes: -|-|-|*line|#postcode
written: Ann|1 Dock Road, Hull|HU1 1AA|12 High Street, BATH|BA1 1AA

Microsoft Forms
ID|Start time|1. What is your full name?|2. What is the first line of your address?|3. What town or city do you live in?|4. What is your postcode?|5. How long have you lived at this address?
1|01/10/2026|Ann|12 High Street|Bath|BA1 1AA|2
2|01/10/2026|Bob|3 Elm Road|Bath|BA1 3CC|5
sent: 12 High Street, Bath, BA1 1AA
takes: -|-|-|*line|+town|#postcode|-
written: 1|01/10/2026|Ann|12 High Street|BATH|BA1 1AA|2

Royal Mail PAF
Organisation|Sub Building|Building Name|Building No|Dep Thoroughfare|Thoroughfare|Dbl Dep Locality|Dep Locality|Post Town|Postcode|DPS
|Flat 2|Rose Court|4||Mill Lane|||BATH|BA1 1AA|1A
|||9||Elm Road|||BATH|BA1 3CC|1B
sent: Flat 2, Rose Court, 4, Mill Lane, BATH, BA1 1AA
takes: firm|+flat|+building|*number|+street|+street|+locality|+locality|+town|#postcode|-
written: same

Electoral register
Elector Number|Elector Surname|PropertyAddress1|PropertyAddress2|PropertyAddress3|PropertyPostCode
1|Lee|Flat 2|4 Mill Lane|Bath|BA1 1AA
2|Fox|3 Elm Road|Bath||BA1 3CC
sent: Flat 2, 4 Mill Lane, Bath, BA1 1AA
takes: -|-|*line|+line|+line|#postcode
written: 1|Lee|Flat 2|4 Mill Lane|BATH|BA1 1AA

Salesforce
Account Name|Mailing Street|Mailing City|Mailing State/Province|Mailing Zip/Postal Code|Mailing Country|Mailing Address
Acme|4 Mill Lane|Bath|Somerset|BA1 1AA|United Kingdom|4 Mill Lane\\nBath\\nSomerset\\nBA1 1AA\\nUnited Kingdom
Bell|3 Elm Road|Bath||BA1 3CC|United Kingdom|3 Elm Road\\nBath\\nBA1 3CC\\nUnited Kingdom
sent: 4 Mill Lane, Bath, Somerset, BA1 1AA
takes: -|*line|+town|+county|#postcode|-|copy
written: Acme|4 Mill Lane|BATH|Somerset|BA1 1AA|United Kingdom|4 Mill Lane\\nBATH\\nSomerset\\nBA1 1AA\\nUnited Kingdom

Eventbrite
Order #|Name|Home Address 1|Home Address 2|Home City|Home County|Home Postcode|Home Country
1|Ann|4 Mill Lane|Flat 2|Bath|Somerset|BA1 1AA|GB
2|Bob|3 Elm Road||Bath||BA1 3CC|GB
sent: 4 Mill Lane, Flat 2, Bath, Somerset, BA1 1AA
takes: -|-|*line|+line|+town|+county|#postcode|-
found: Flat 2, 4 Mill Lane, Bath, Somerset, BA1 1AA
written: 1|Ann|Flat 2|4 Mill Lane|BATH|Somerset|BA1 1AA|GB

A practice list
NHS No|Patient Name|House Name|No and Street|Village|Town|Post Code|GP Address|GP Postcode
1|Ann||4 Mill Lane|Weston|Bath|BA1 1AA|1 Dock Road|HU1 1AA
2|Bob|Rose Cottage|Elm Road||Bath|BA1 3CC|1 Dock Road|HU1 1AA
sent: 4 Mill Lane, Weston, Bath, BA1 1AA
takes: -|-|+building|*line|+locality|+town|#postcode|-|-
written: 1|Ann||4 Mill Lane|Weston|BATH|BA1 1AA|1 Dock Road|HU1 1AA

Abbreviated
CUST|ADDR1|ADDR2|ADDR3|ADDR4|PCODE
1|Flat 2|4 Mill Lane|Bath|Somerset|BA1 1AA
2|3 Elm Road|Bath|||BA1 3CC
sent: Flat 2, 4 Mill Lane, Bath, Somerset, BA1 1AA
takes: -|*line|+line|+line|+line|#postcode
written: 1|Flat 2|4 Mill Lane|BATH||BA1 1AA

Underscores
cust_id|addr_house_no|addr_street|addr_city|addr_pc|addr_country
1|4|Mill Lane|Bath|BA1 1AA|GB
2|9|Elm Road|Bath|BA1 3CC|GB
sent: 4, Mill Lane, Bath, BA1 1AA
takes: -|*number|+street|+town|#postcode|-
written: 1|4|Mill Lane|BATH|BA1 1AA|GB

JotForm
Submission Date|Full Name|Address: Street Address|Address: Street Address Line 2|Address: City|Address: State / Province|Address: Postal / Zip Code
1|Ann|4 Mill Lane|Flat 2|Bath|Somerset|BA1 1AA
2|Bob|3 Elm Road||Bath||BA1 3CC
sent: 4 Mill Lane, Flat 2, Bath, Somerset, BA1 1AA
takes: -|-|*line|+line|+town|+county|#postcode
found: Flat 2, 4 Mill Lane, Bath, Somerset, BA1 1AA
written: 1|Ann|Flat 2|4 Mill Lane|BATH|Somerset|BA1 1AA

Site and invoice
Site Address 1|Site Address 2|Site Town|Site Post Code|Invoice Address 1|Invoice Town|Invoice Post Code
4 Mill Lane|Flat 2|Bath|BA1 1AA|1 Dock Road|Hull|HU1 1AA
3 Elm Road||Bath|BA1 3CC|1 Dock Road|Hull|HU1 1AA
sent: 4 Mill Lane, Flat 2, Bath, BA1 1AA
takes: *line|+line|+town|#postcode|-|-|-
found: Flat 2, 4 Mill Lane, Bath, BA1 1AA
written: Flat 2|4 Mill Lane|BATH|BA1 1AA|1 Dock Road|Hull|HU1 1AA

Address with its postcode beside a blank one
Customer|Address line|Postal town|Postal code|Sales area|Region
Ann|12 High Street|Bath|BA1 1AA|West|West
Bob|3 Elm Road|Bath|BA1 3CC|West|West
sent: 12 High Street, Bath, BA1 1AA
takes: -|*line|+town|#postcode|-|-
written: Ann|12 High Street|BATH|BA1 1AA|West|West

Food hygiene
FHRSID|BusinessName|BusinessType|AddressLine1|AddressLine2|AddressLine3|AddressLine4|PostCode|LocalAuthorityName
1|Mill Cafe|Restaurant|4 Mill Lane|Weston|Bath||BA1 1AA|Bath
2|Elm Cafe|Restaurant|Elm Cafe|3 Elm Road|Bath||BA1 3CC|Bath
sent: 4 Mill Lane, Weston, Bath, BA1 1AA
takes: -|firm|-|*line|+line|+line|+line|#postcode|-
written: 1|Mill Cafe|Restaurant|4 Mill Lane|Weston|BATH||BA1 1AA|Bath

Club
Member|House name or number|Street name|Area|Town/City|County|Postcode|Area of interest
Ann|4|Mill Lane|Weston|Bath|Somerset|BA1 1AA|Chess
Bob|Rose Cottage|Elm Road||Bath|Somerset|BA1 3CC|Chess
sent: 4, Mill Lane, Weston, Bath, Somerset, BA1 1AA
takes: -|*number|+street|+locality|+town|+county|#postcode|-
written: Ann|4|Mill Lane|Weston|BATH|Somerset|BA1 1AA|Chess

Donor list
Title|Surname|Address_Line_1|Address_Line_2|Address_City|Address_County|Address_Postcode|Gift Aid postcode
Ms|Lee|4 Mill Lane|Flat 2|Bath|Somerset|BA1 1AA|BA1 1AA
Mr|Fox|3 Elm Road||Bath||BA1 3CC|BA1 3CC
sent: 4 Mill Lane, Flat 2, Bath, Somerset, BA1 1AA
takes: -|-|*line|+line|+town|+county|#postcode|-
found: Flat 2, 4 Mill Lane, Bath, Somerset, BA1 1AA
written: Ms|Lee|Flat 2|4 Mill Lane|BATH|Somerset|BA1 1AA|BA1 1AA

Sage 50
A/C|Company|Street 1|Street 2|Town|County|Post Code|Telephone|Del Address 1|Del Address 2|Del Town|Del Post Code
A1|Acme|Flat 2|4 Mill Lane|Bath|Somerset|BA1 1AA|01225|1 Dock Road||Hull|HU1 1AA
B1|Bell|3 Elm Road||Bath||BA1 3CC|01225||||
sent: Flat 2, 4 Mill Lane, Bath, Somerset, BA1 1AA
takes: -|firm|*line|+line|+town|+county|#postcode|-|-|-|-|-
written: A1|Acme|Flat 2|4 Mill Lane|BATH|Somerset|BA1 1AA|01225|1 Dock Road||Hull|HU1 1AA

EMIS
EMIS Number|Full Name|House Name/Flat Number|Number and Street|Village|Town|County|Postcode
1|Ann|Flat 2|4 Mill Lane|Weston|Bath|Somerset|BA1 1AA
2|Bob||3 Elm Road||Bath|Somerset|BA1 3CC
sent: Flat 2, 4 Mill Lane, Weston, Bath, Somerset, BA1 1AA
takes: -|-|+building|*line|+locality|+town|+county|#postcode
written: 1|Ann|Flat 2|4 Mill Lane|Weston|BATH|Somerset|BA1 1AA

SystmOne
Patient Count|Address (Full)|Address (House)|Address (Road)|Address (Locality)|Address (Town)|Address (County)|Address (Postcode)
1|4 Mill Lane, Bath|4|Mill Lane||Bath|Somerset|BA1 1AA
1|9 Elm Road, Bath|9|Elm Road||Bath|Somerset|BA1 3CC
sent: 4, Mill Lane, Bath, Somerset, BA1 1AA
takes: -|copy|*number|+street|+locality|+town|+county|#postcode
written: 1|4 Mill Lane, BATH|4|Mill Lane||BATH|Somerset|BA1 1AA

An estate agent
Agent Ref|Display Address|Address 1|Address 2|Town|Postcode 1|Postcode 2|Price
1|Mill Lane, Bath|4|Mill Lane|Bath|BA1|1AA|250000
2|Elm Road, Bath|9|Elm Road|Bath|BA1|3CC|250000
sent: 4, Mill Lane, Bath, BA1 1AA
takes: -|-|*line|+line|+town|#outwardCode|#inwardCode|-
written: 1|Mill Lane, Bath|4 Mill Lane||BATH|BA1|1AA|250000

Business rates
Account|Liable Party|Prop Addr 1|Prop Addr 2|Prop Addr 3|Prop Addr 4|Prop Postcode|Contact Addr 1|Contact Addr 2|Contact Postcode
1|Acme|4 Mill Lane|Bath|||BA1 1AA|1 Dock Road|Hull|HU1 1AA
2|Bell|3 Elm Road|Bath|||BA1 3CC|1 Dock Road|Hull|HU1 1AA
sent: 4 Mill Lane, Bath, BA1 1AA
takes: -|-|*line|+line|+line|+line|#postcode|-|-|-
written: 1|Acme|4 Mill Lane|BATH|||BA1 1AA|1 Dock Road|Hull|HU1 1AA

OpenStreetMap
addr:housenumber|addr:housename|addr:street|addr:city|addr:postcode
4||Mill Lane|Bath|BA1 1AA
9|Rose Cottage|Elm Road|Bath|BA1 3CC
sent: 4, Mill Lane, Bath, BA1 1AA
takes: *number|+building|+street|+town|#postcode
written: 4||Mill Lane|BATH|BA1 1AA

A web shop’s JSON
customerId|addressLine1|addressLine2|addressTown|addressCounty|addressPostCode
1|Flat 2|4 Mill Lane|Bath|Somerset|BA1 1AA
2|3 Elm Road||Bath||BA1 3CC
sent: Flat 2, 4 Mill Lane, Bath, Somerset, BA1 1AA
takes: -|*line|+line|+town|+county|#postcode
written: 1|Flat 2|4 Mill Lane|BATH|Somerset|BA1 1AA

Families behind their parts
Name|Street (Home)|City (Home)|Postcode (Home)|Street (Work)|City (Work)|Postcode (Work)
Ann|4 Mill Lane|Bath|BA1 1AA|1 Dock Road|Hull|HU1 1AA
Bob|3 Elm Road|Bath|BA1 3CC|||
sent: 4 Mill Lane, Bath, BA1 1AA
takes: -|*line|+town|#postcode|-|-|-
written: Ann|4 Mill Lane|BATH|BA1 1AA|1 Dock Road|Hull|HU1 1AA

Names numbered by a program
Name|Address|Town|Postcode|Address.1|Town.1|Postcode.1
Ann|12 High Street|Bath|BA1 1AA|1 Office Road|Ely|CB6 1AB
Bob|3 Elm Road|Bath|BA1 3CC|2 Office Road|Ely|CB6 1AB
sent: 12 High Street, Bath, BA1 1AA
takes: -|*line|+town|#postcode|-|-|-
written: Ann|12 High Street|BATH|BA1 1AA|1 Office Road|Ely|CB6 1AB

Lines of one name
Name|Address|Address|Address|Postcode
Ann|Flat 2|4 Mill Lane|Bath|BA1 1AA
Bob|3 Elm Road|Bath||BA1 3CC
sent: Flat 2, 4 Mill Lane, Bath, BA1 1AA
takes: -|*line|+line|+line|#postcode
written: Ann|Flat 2|4 Mill Lane|BATH|BA1 1AA

Lines without names
Name|Address||||Postcode
Ann|Flat 2|4 Mill Lane|Bath||BA1 1AA
Bob|3 Elm Road|Weston|Bath||BA1 3CC
sent: Flat 2, 4 Mill Lane, Bath, BA1 1AA
takes: -|*line|+?|+?|-|#postcode
written: Ann|Flat 2, 4 Mill Lane|4 Mill Lane|Bath||BA1 1AA

A membership list
Membership No|Title|House/Flat No|Road|District|Town|Postcode|Branch
1|Ms|4|Mill Lane|Weston|Bath|BA1 1AA|West
2|Mr|9|Elm Road||Bath|BA1 3CC|West
sent: 4, Mill Lane, Weston, Bath, BA1 1AA
takes: -|-|*number|+street|+locality|+town|#postcode|-
written: 1|Ms|4|Mill Lane|Weston|BATH|BA1 1AA|West

A numbered list above its total
No|Name|House|Street|Town|Postcode
1|Ann|12|High Street|Bath|BA1 1AA
2|Bob|Rose Cottage|Mill Lane|Bath|BA1 1AB
3|Cyd|3|Elm Road|Ely|CB6 1AB
4|Dee|PO Box 9||York|YO1 7HH
5|Eve|7|Low Road|Leeds|LS1 4AB
|Total||||
Printed today|||||
sent: 12, High Street, Bath, BA1 1AA
takes: -|-|*number|+street|+town|#postcode
written: 1|Ann|12|High Street|BATH|BA1 1AA

A factor of tenements
Property|Flat position|Owner|City|Post code
86 Dumbarton Road|2/1|Ann|Glasgow|G11 6NX
86 Dumbarton Road|GF2|Bob|Glasgow|G11 6NX
sent: Flat 2/1, 86 Dumbarton Road, Glasgow, G11 6NX
takes: *line|+flat|-|+town|#postcode
written: 86 Dumbarton Road|2/1|Ann|GLASGOW|G11 6NX

A church list
Name|No|Street|Parish|Town|Postcode
Ann|4|Mill Lane|Weston|Bath|BA1 1AA
Bob|9|Elm Road|Weston|Bath|BA1 3CC
sent: 4, Mill Lane, Weston, Bath, BA1 1AA
takes: -|*number|+street|+locality|+town|#postcode
written: Ann|4|Mill Lane|Weston|BATH|BA1 1AA

A housing association
UPRN|Tenancy Ref|Property Type|Block Name|Flat Number|Street Number|Street Name|Estate Name|Town|Post Code
1|T1|Flat|Rose Court|2|4|Mill Lane|Mill Estate|Bath|BA1 1AA
2|T2|House|||9|Elm Road||Bath|BA1 3CC
sent: Rose Court, Flat 2, 4, Mill Lane, Mill Estate, Bath, BA1 1AA
takes: -|-|-|+building|+flat|*number|+street|+locality|+town|#postcode
found: Flat 2, Rose Court, 4 Mill Lane, Mill Estate, Bath, BA1 1AA
written: 1|T1|Flat|Rose Court|2|4|Mill Lane|Mill Estate|BATH|BA1 1AA

A delivery with two halves
Order|Delivery Name|Delivery Address|Delivery Town|Delivery Outcode|Delivery Incode
1|Ann|4 Mill Lane|Bath|BA1|1AA
2|Bob|3 Elm Road|Bath|BA1|3CC
sent: 4 Mill Lane, Bath, BA1 1AA
takes: -|-|*line|+town|#outwardCode|#inwardCode
written: 1|Ann|4 Mill Lane|BATH|BA1|1AA

Google Forms
Timestamp|What is your name?|What is the first line of your address? (house number and street)|What is the second line of your address? (if applicable)|Which town or city do you live in?|Please enter your postcode (e.g. BA1 1AA)
1|Ann|4 Mill Lane|Flat 2|Bath|BA1 1AA
2|Bob|3 Elm Road||Bath|BA1 3CC
sent: 4 Mill Lane, Flat 2, Bath, BA1 1AA
takes: -|-|*line|+line|+town|#postcode
found: Flat 2, 4 Mill Lane, Bath, BA1 1AA
written: 1|Ann|Flat 2|4 Mill Lane|BATH|BA1 1AA

A form that asks yes or no
Is this your home address?|Your home address|Your home postcode|Did your address change?
Yes|4 Mill Lane, Bath|BA1 1AA|No
Yes|3 Elm Road, Bath|BA1 3CC|No
sent: 4 Mill Lane, Bath, BA1 1AA
takes: -|*line|#postcode|-
written: Yes|4 Mill Lane, BATH|BA1 1AA|No

An order, with other numbers
Order no|Unit|State|Number|Address|Post code
1|box|open|12|4 Mill Lane, Bath|BA1 1AA
2|box|open|14|3 Elm Road, Bath|BA1 3CC
sent: 4 Mill Lane, Bath, BA1 1AA
takes: -|-|-|-|*line|#postcode
written: 1|box|open|12|4 Mill Lane, BATH|BA1 1AA

Licensed premises
Licence|Premises Name|Premises Address|Premises Postcode|Licensee Name|Licensee Address|Licensee Postcode
1|Mill Inn|4 Mill Lane, Bath|BA1 1AA|Ann|1 Dock Road|HU1 1AA
2|Elm Inn|3 Elm Road, Bath|BA1 3CC|Bob|1 Dock Road|HU1 1AA
sent: Mill Inn, 4 Mill Lane, Bath, BA1 1AA
takes: -|+building|*line|#postcode|-|-|-
written: 1|Mill Inn|4 Mill Lane, BATH|BA1 1AA|Ann|1 Dock Road|HU1 1AA

Names cut short
Nm|Add1|Add2|Add3|Twn|Cnty|P/Code
Ann|Flat 2|4 Mill Lane||Bath|Somerset|BA1 1AA
Bob|3 Elm Road|||Bath||BA1 3CC
sent: Flat 2, 4 Mill Lane, Bath, Somerset, BA1 1AA
takes: -|*line|+line|+line|+town|+county|#postcode
written: Ann|Flat 2|4 Mill Lane||BATH|Somerset|BA1 1AA

A council’s form
Flat/Unit|Building name/number|Street|Locality|Town/City|County|Postcode
Flat 2|4|Mill Lane|Weston|Bath|Somerset|BA1 1AA
|Rose Cottage|Elm Road||Bath||BA1 3CC
sent: Flat 2, 4, Mill Lane, Weston, Bath, Somerset, BA1 1AA
takes: +flat|*number|+street|+locality|+town|+county|#postcode
written: Flat 2|4|Mill Lane|Weston|BATH|Somerset|BA1 1AA

Physical and postal
Name|Physical Address Line 1|Physical Suburb|Physical City|Physical Postcode|Postal Address Line 1|Postal City|Postal Postcode
Ann|4 Mill Lane|Weston|Bath|BA1 1AA|PO Box 1|Bath|BA1 9AA
Bob|3 Elm Road||Bath|BA1 3CC|||
sent: 4 Mill Lane, Weston, Bath, BA1 1AA
takes: -|*line|+locality|+town|#postcode|-|-|-
written: Ann|4 Mill Lane|Weston|BATH|BA1 1AA|PO Box 1|Bath|BA1 9AA

A patient and the next of kin
Patient|Address|Postcode|Next of kin|Next of kin address|Next of kin postcode
Ann|4 Mill Lane, Bath|BA1 1AA|Di|1 Dock Road|HU1 1AA
Bob|3 Elm Road, Bath|BA1 3CC|Ed|1 Dock Road|HU1 1AA
sent: 4 Mill Lane, Bath, BA1 1AA
takes: -|*line|#postcode|-|-|-
written: Ann|4 Mill Lane, BATH|BA1 1AA|Di|1 Dock Road|HU1 1AA

A school, with a block of the whole address
UPN|Forename|Address Block|House Number|Street|Town|Postcode
1|Ann|4 Mill Lane\\nBath\\nBA1 1AA|4|Mill Lane|Bath|BA1 1AA
2|Bob|9 Elm Road\\nBath\\nBA1 3CC|9|Elm Road|Bath|BA1 3CC
sent: 4, Mill Lane, Bath, BA1 1AA
takes: -|-|-|*number|+street|+town|#postcode
written: 1|Ann|4 Mill Lane\\nBath\\nBA1 1AA|4|Mill Lane|BATH|BA1 1AA

A landlord before the property
Landlord Name|Landlord Address|Landlord Postcode|Property Address|Property Postcode
Ann|1 Dock Road, Hull|HU1 1AA|12 High Street, Bath|BA1 1AA
Bob|2 Dock Road, Hull|HU1 1AB|3 Elm Road, Bath|BA1 3CC
sent: 12 High Street, Bath, BA1 1AA
takes: -|-|-|*line|#postcode
written: Ann|1 Dock Road, Hull|HU1 1AA|12 High Street, BATH|BA1 1AA

A landlord before the property, one postcode
Landlord|Landlord Address|Property Address|Postcode
Ann|1 Dock Road, Hull|12 High Street, Bath|BA1 1AA
Bob|2 Dock Road, Hull|3 Elm Road, Bath|BA1 3CC
sent: 12 High Street, Bath, BA1 1AA
takes: -|-|*line|#postcode
written: Ann|1 Dock Road, Hull|12 High Street, BATH|BA1 1AA

An applicant and an agent before the site
Agent Address|Agent Postcode|Applicant Address|Applicant Postcode|Site Address|Site Postcode
1 Dock Road, Hull|HU1 1AA|2 Dock Road, Hull|HU1 1AB|12 High Street, Bath|BA1 1AA
1 Dock Road, Hull|HU1 1AA|3 Dock Road, Hull|HU1 1AB|3 Elm Road, Bath|BA1 3CC
sent: 12 High Street, Bath, BA1 1AA
takes: -|-|-|-|*line|#postcode
written: 1 Dock Road, Hull|HU1 1AA|2 Dock Road, Hull|HU1 1AB|12 High Street, BATH|BA1 1AA

WooCommerce orders
Order Number|Company (Billing)|Address 1&2 (Billing)|City (Billing)|Postcode (Billing)|Address 1&2 (Shipping)|City (Shipping)|Postcode (Shipping)
1|Acme|4 Mill Lane, Flat 2|Bath|BA1 1AA|1 Dock Road|Hull|HU1 1AA
2||3 Elm Road|Bath|BA1 3CC|1 Dock Road|Hull|HU1 1AA
sent: 4 Mill Lane, Flat 2, Bath, BA1 1AA
takes: -|firm|*line|+town|#postcode|-|-|-
found: Flat 2, 4 Mill Lane, Bath, BA1 1AA
written: 1|Acme|Flat 2, 4 Mill Lane|BATH|BA1 1AA|1 Dock Road|Hull|HU1 1AA

QuickBooks, lines to bill and to ship
Customer|Bill to 1|Bill to 2|Bill to 3|Bill to 4|Bill to 5|Ship to 1|Ship to 2
1|Acme|Flat 2|4 Mill Lane|Bath|BA1 1AA|1 Dock Road|Hull
2|Bell|3 Elm Road|Bath||BA1 3CC|1 Dock Road|Hull
sent: Acme, Flat 2, 4 Mill Lane, Bath, BA1 1AA
takes: -|*line|+line|+line|+line|#postcode|-|-
found: Flat 2, 4 Mill Lane, Bath, BA1 1AA
written: 1|Acme|Flat 2|4 Mill Lane|BATH|BA1 1AA|1 Dock Road|Hull

A form of an authority
UPRN|What is the first line of the address of the property?|What is the town?|What is the postcode of the property?
1001|12 High Street|Bath|BA1 1AA
1002|3 Elm Road|Bath|BA1 3CC
sent: 12 High Street, Bath, BA1 1AA
takes: -|*line|+town|#postcode
written: 1001|12 High Street|BATH|BA1 1AA

Salesforce Data Loader
ID|NAME|BILLINGSTREET|BILLINGCITY|BILLINGSTATE|BILLINGPOSTALCODE|BILLINGCOUNTRY|SHIPPINGSTREET|SHIPPINGCITY|SHIPPINGPOSTALCODE|PHONE|WEBSITE
0018d000001|Acme Ltd|Flat 3\\n12 High St|Leeds|West Yorkshire|LS1 4AB|United Kingdom|1 Dock Rd|Hull|HU1 1AA|0113 4960001|acme.example
0018d000002|Bell Ltd|1 Low Rd|Leeds||LS1 4AC|United Kingdom|2 Dock Rd|Hull|HU1 1AB||
sent: Flat 3\\n12 High St, Leeds, West Yorkshire, LS1 4AB
takes: -|-|*line|+town|+county|#postcode|-|-|-|-|-|-
written: 0018d000001|Acme Ltd|Flat 3\\n12 High Street|LEEDS|West Yorkshire|LS1 4AB|United Kingdom|1 Dock Rd|Hull|HU1 1AA|0113 4960001|acme.example

Eventbrite, with a county of residence
Order no.|Order Date|Prefix|First Name|Surname|Email|Quantity|Ticket Type|Gross Revenue|Home Address 1|Home Address 2|Home City|County of Residence|Home Postcode|Home Country|Billing Address 1|Billing City|Billing Postcode
9001|1 Oct 2026|Ms|Ann|Lee|a@x.org|1|Early Bird|10.00|Flat 3|12 High St|Leeds|West Yorkshire|LS1 4AB|GB|1 Dock Rd|Hull|HU1 1AA
9002|1 Oct 2026|Mr|Bob|Fox|b@x.org|1|Early Bird|10.00|1 Low Rd||Leeds||LS1 4AC|GB|||
sent: Flat 3, 12 High St, Leeds, West Yorkshire, LS1 4AB
takes: -|-|-|-|-|-|-|-|-|*line|+line|+town|+county|#postcode|-|-|-|-
written: 9001|1 Oct 2026|Ms|Ann|Lee|a@x.org|1|Early Bird|10.00|Flat 3|12 High Street|LEEDS|West Yorkshire|LS1 4AB|GB|1 Dock Rd|Hull|HU1 1AA

Land Registry, with proprietors
Title Number|Tenure|Property Address|District|County|Region|Postcode|Multiple Address Indicator|Price Paid|Proprietor Name (1)|Company Registration No. (1)|Proprietorship Category (1)|Proprietor (1) Address (1)|Proprietor (1) Address (2)|Proprietor (1) Address (3)|Proprietor Name (2)|Date Proprietor Added
WYK1|Freehold|12 High Street, Leeds (LS1 4AB)|LEEDS|WEST YORKSHIRE|YORKS AND HUMBER|LS1 4AB|N||ACME LIMITED|01234567|Limited Company or Public Limited Company|1 Dock Road, Hull HU1 1AA||||01-02-2019
WYK2|Leasehold|1 Low Road, Leeds (LS1 4AC)|LEEDS|WEST YORKSHIRE|YORKS AND HUMBER|LS1 4AC|N||BELL LIMITED|01234568|Limited Company or Public Limited Company|2 Dock Road, Hull HU1 1AB||||01-02-2019
sent: 12 High Street, Leeds (LS1 4AB), WEST YORKSHIRE, LS1 4AB
takes: -|-|*line|-|+county|-|#postcode|-|-|-|-|-|-|-|-|-|-
written: WYK1|Freehold|12 High Street, LEEDS|LEEDS|West Yorkshire|YORKS AND HUMBER|LS1 4AB|N||ACME LIMITED|01234567|Limited Company or Public Limited Company|1 Dock Road, Hull HU1 1AA||||01-02-2019

Planning applications
Reference|Proposal|Site Address|Ward|Applicant Name|Applicant Address|Agent Name|Agent Address|Decision|Decision Date
26/00001|Single storey rear extension|12 High Street Leeds LS1 4AB|Headingley|Ann Lee|1 Dock Road Hull HU1 1AA|Planit Ltd|9 Mill Lane York YO1 1AA|Granted|01/10/2026
26/00002|Loft conversion|1 Low Road Leeds LS1 4AC|Headingley|Bob Fox|1 Low Road Leeds LS1 4AC|||Granted|02/10/2026
sent: 12 High Street Leeds LS1 4AB
takes: -|-|*#line|-|-|-|-|-|-|-
written: 26/00001|Single storey rear extension|12 High Street, LEEDS, LS1 4AB|Headingley|Ann Lee|1 Dock Road Hull HU1 1AA|Planit Ltd|9 Mill Lane York YO1 1AA|Granted|01/10/2026

Charity register, in lines
organisation_number|registered_charity_number|charity_name|charity_contact_address1|charity_contact_address2|charity_contact_address3|charity_contact_address4|charity_contact_address5|charity_contact_postcode|charity_contact_phone|charity_contact_email
1|200001|Leeds Friends|Flat 3|12 High St|Leeds|||LS1 4AB|0113|a@x.org
2|200002|Low Trust|1 Low Rd|Leeds||||LS1 4AC|0113|b@x.org
sent: Flat 3, 12 High St, Leeds, LS1 4AB
takes: -|-|-|*line|+line|+line|+line|+line|#postcode|-|-
written: 1|200001|Leeds Friends|Flat 3|12 High Street|LEEDS|||LS1 4AB|0113|a@x.org

Meter points
MPAN|Supplier|Metering Point Address Line 1|Metering Point Address Line 2|Metering Point Address Line 3|Metering Point Address Line 4|Metering Point Address Line 5|Metering Point Address Line 6|Metering Point Address Line 7|Metering Point Address Line 8|Metering Point Address Line 9|Metering Point Postcode|Profile Class
2300000000001|ACME|FLAT 3||12||HIGH ST|||LEEDS||LS1 4AB|01
2300000000002|ACME|||1||LOW RD|||LEEDS||LS1 4AC|01
sent: FLAT 3, 12, HIGH ST, LEEDS, LS1 4AB
takes: -|-|*line|+line|+line|+line|+line|+line|+line|+line|+line|#postcode|-
written: 2300000000001|ACME|Flat 3||12 High Street||LEEDS|||||LS1 4AB|01

Beacon
Record ID|Name|Email|Address (Address line 1)|Address (Address line 2)|Address (City)|Address (Region)|Address (Postal code)|Address (Country)|Total donated
1|Ann Lee|a@x.org|Flat 3|12 High St|Leeds|West Yorkshire|LS1 4AB|United Kingdom|50
2|Bob Fox|b@x.org|1 Low Rd||Leeds||LS1 4AC|United Kingdom|20
sent: Flat 3, 12 High St, Leeds, West Yorkshire, LS1 4AB
takes: -|-|-|*line|+line|+town|+county|#postcode|-|-
written: 1|Ann Lee|a@x.org|Flat 3|12 High Street|LEEDS|West Yorkshire|LS1 4AB|United Kingdom|50

CiviCRM, home and work
Contact ID|Display Name|Home-Street Address|Home-Supplemental Address 1|Home-City|Home-Postal Code|Home-Country|Work-Street Address|Work-City|Work-Postal Code
1|Ann Lee|Flat 3|12 High St|Leeds|LS1 4AB|United Kingdom|1 Dock Rd|Hull|HU1 1AA
2|Bob Fox|1 Low Rd||Leeds|LS1 4AC|United Kingdom|||
sent: Flat 3, 12 High St, Leeds, LS1 4AB
takes: -|-|*line|+line|+town|#postcode|-|-|-|-
written: 1|Ann Lee|Flat 3|12 High Street|LEEDS|LS1 4AB|United Kingdom|1 Dock Rd|Hull|HU1 1AA

A register of HMOs
Licence No|Address of HMO|Postcode of HMO|Licence Holder|Licence Holder Address|Licence Holder Postcode|Managing Agent|Managing Agent Address|Number of storeys|Expiry date
HMO/001|12 High Street, Leeds|LS1 4AB|Carl Dean|1 Dock Road, Hull|HU1 1AA|Let It Ltd|9 Mill Lane, York YO1 1AA|3|01/10/2030
HMO/002|1 Low Road, Leeds|LS1 4AC|Di East|2 Dock Road, Hull|HU1 1AB|Let It Ltd|9 Mill Lane, York YO1 1AA|2|01/10/2030
sent: 12 High Street, Leeds, LS1 4AB
takes: -|*line|#postcode|-|-|-|-|-|-|-
written: HMO/001|12 High Street, LEEDS|LS1 4AB|Carl Dean|1 Dock Road, Hull|HU1 1AA|Let It Ltd|9 Mill Lane, York YO1 1AA|3|01/10/2030

A register of HMOs, the same place under two names
Case Number|Licensed premises address|Premises postcode|Name of licence holder|Address of licence holder|Name of manager|Address of manager|Licence start|Licence end
1|12 High Street, Leeds|LS1 4AB|Carl Dean|1 Dock Road, Hull, HU1 1AA|Ed Flynn|9 Mill Lane, York, YO1 1AA|01/10/2025|30/09/2030
2|1 Low Road, Leeds|LS1 4AC|Di East|2 Dock Road, Hull, HU1 1AB|Ed Flynn|9 Mill Lane, York, YO1 1AA|01/10/2025|30/09/2030
sent: 12 High Street, Leeds, LS1 4AB
takes: -|*line|#postcode|-|-|-|-|-|-
written: 1|12 High Street, LEEDS|LS1 4AB|Carl Dean|1 Dock Road, Hull, HU1 1AA|Ed Flynn|9 Mill Lane, York, YO1 1AA|01/10/2025|30/09/2030

A register of HMOs, in lines
Licence Number|HMO Address 1|HMO Address 2|HMO Town|HMO Post Code|Licensee Name|Licensee Address 1|Licensee Address 2|Licensee Post Code|Manager Address 1|Manager Post Code
1|Flat 3|12 High Street|Leeds|LS1 4AB|Carl Dean|1 Dock Road|Hull|HU1 1AA|9 Mill Lane|YO1 1AA
2|1 Low Road||Leeds|LS1 4AC|Di East|2 Dock Road|Hull|HU1 1AB|9 Mill Lane|YO1 1AA
sent: Flat 3, 12 High Street, Leeds, LS1 4AB
takes: -|*line|+line|+town|#postcode|-|-|-|-|-|-
written: 1|Flat 3|12 High Street|LEEDS|LS1 4AB|Carl Dean|1 Dock Road|Hull|HU1 1AA|9 Mill Lane|YO1 1AA

A register of HMOs, the licensee first
Licence Holder|Licence Holder Address|Agent|Agent Address|HMO Address|Ward|Postcode|Storeys
Carl Dean|1 Dock Road, Hull HU1 1AA|Let It Ltd|9 Mill Lane, York YO1 1AA|12 High Street, Leeds|Headingley|LS1 4AB|3
Di East|2 Dock Road, Hull HU1 1AB|Let It Ltd|9 Mill Lane, York YO1 1AA|1 Low Road, Leeds|Headingley|LS1 4AC|2
sent: 12 High Street, Leeds, LS1 4AB
takes: -|-|-|-|*line|-|#postcode|-
written: Carl Dean|1 Dock Road, Hull HU1 1AA|Let It Ltd|9 Mill Lane, York YO1 1AA|12 High Street, LEEDS|Headingley|LS1 4AB|3

A register of HMOs, in parts
Reference|Premises House Number|Premises Street|Premises Town|Premises Postcode|Premises Ward|Owner Name|Owner Address|Type of HMO
1|12|High Street|Leeds|LS1 4AB|Headingley|Carl Dean|1 Dock Road, Hull, HU1 1AA|Shared house
2|1|Low Road|Leeds|LS1 4AC|Headingley|Di East|2 Dock Road, Hull, HU1 1AB|Shared house
sent: 12, High Street, Leeds, LS1 4AB
takes: -|*number|+street|+town|#postcode|-|-|-|-
written: 1|12|High Street|LEEDS|LS1 4AB|Headingley|Carl Dean|1 Dock Road, Hull, HU1 1AA|Shared house

A register of HMOs, in whole phrases
Licence reference|Address of licensed property|Post code of licensed property|Name and address of licence holder|Name and address of person managing|Short description of licensed HMO|Date licence granted
1|12 High Street, Leeds|LS1 4AB|Carl Dean, 1 Dock Road, Hull, HU1 1AA|Ed Flynn, 9 Mill Lane, York, YO1 1AA|Semi-detached house|01/10/2025
2|1 Low Road, Leeds|LS1 4AC|Di East, 2 Dock Road, Hull, HU1 1AB|Ed Flynn, 9 Mill Lane, York, YO1 1AA|Terraced house|01/10/2025
sent: 12 High Street, Leeds, LS1 4AB
takes: -|*line|#postcode|-|-|-|-
written: 1|12 High Street, LEEDS|LS1 4AB|Carl Dean, 1 Dock Road, Hull, HU1 1AA|Ed Flynn, 9 Mill Lane, York, YO1 1AA|Semi-detached house|01/10/2025

A register of HMOs, postcodes in the addresses
HMO Licence Ref|Full Address|Licence Holder Full Name|Licence Holder Full Address|Managing Agent Full Address
1|12 High Street, Leeds, LS1 4AB|Carl Dean|1 Dock Road, Hull, HU1 1AA|9 Mill Lane, York, YO1 1AA
2|1 Low Road, Leeds, LS1 4AC|Di East|2 Dock Road, Hull, HU1 1AB|9 Mill Lane, York, YO1 1AA
sent: 12 High Street, Leeds, LS1 4AB
takes: -|*#line|-|-|-
written: 1|12 High Street, LEEDS, LS1 4AB|Carl Dean|1 Dock Road, Hull, HU1 1AA|9 Mill Lane, York, YO1 1AA

Pharmacies
HEALTH_AND_WELLBEING_BOARD|PHARMACY_ODS_CODE (F-CODE)|PHARMACY_TRADING_NAME|ORGANISATION_NAME|ADDRESS_FIELD_1|ADDRESS_FIELD_2|ADDRESS_FIELD_3|ADDRESS_FIELD_4|POST_CODE|PHARMACY_OPENING_HOURS_MONDAY
LEEDS|FA001|MILL PHARMACY|MILL LTD|12 HIGH ST|HEADINGLEY|LEEDS||LS1 4AB|09:00-17:00
LEEDS|FA002|LOW PHARMACY|LOW LTD|1 LOW RD|LEEDS|||LS1 4AC|09:00-17:00
sent: 12 HIGH ST, HEADINGLEY, LEEDS, LS1 4AB
takes: -|-|-|firm|*line|+line|+line|+line|#postcode|-
written: LEEDS|FA001|MILL PHARMACY|MILL LTD|12 High Street|Headingley|LEEDS||LS1 4AB|09:00-17:00

Companies House officers
name|appointed_on|address.care_of|address.po_box|address.premises|address.address_line_1|address.address_line_2|address.locality|address.region|address.postal_code|address.country|nationality
LEE, Ann|2020-01-01|||12|High St|Headingley|Leeds|West Yorkshire|LS1 4AB|England|British
FOX, Bob|2020-01-02|||1|Low Rd||Leeds||LS1 4AC|England|British
sent: 12, High St, Headingley, Leeds, West Yorkshire, LS1 4AB
takes: -|-|-|+line|+number|*line|+line|+locality|+county|#postcode|-|-
written: LEE, Ann|2020-01-01|||12|High Street||Headingley, LEEDS|West Yorkshire|LS1 4AB|England|British

Pipedrive
Organization - ID|Organization - Name|Organization - Address|Organization - Apartment/suite no of Address|Organization - House number of Address|Organization - Street/road name of Address|Organization - District/sublocality of Address|Organization - City/town/village/locality of Address|Organization - State/county of Address|Organization - Region of Address|Organization - Country of Address|Organization - ZIP/Postal code of Address|Organization - Full/combined address of Address
1|Ann Lee|12 High St, Leeds LS1 4AB, UK||12|High St||Leeds|West Yorkshire|England|United Kingdom|LS1 4AB|12 High St, Leeds LS1 4AB, UK
2|Bob Fox|1 Low Rd, Leeds LS1 4AC, UK||1|Low Rd||Leeds|West Yorkshire|England|United Kingdom|LS1 4AC|1 Low Rd, Leeds LS1 4AC, UK
sent: 12, High St, Leeds, West Yorkshire, LS1 4AB
takes: -|firm|copy|+flat|*number|+street|+locality|+town|+county|-|-|#postcode|copy
written: 1|Ann Lee|12 High Street, LEEDS LS1 4AB, UK||12|High Street||LEEDS|West Yorkshire|England|United Kingdom|LS1 4AB|12 High Street, LEEDS LS1 4AB, UK

Oracle
CUSTOMER_NUMBER|PARTY_NAME|ADDRESS_LINE1|ADDRESS_LINE2|ADDRESS_LINE3|TOWN_OR_CITY|REGION_1|POSTAL_CODE|COUNTRY_CODE|SITE_USE_CODE
1001|Acme|Flat 3|12 High St||Leeds|West Yorkshire|LS1 4AB|GB|BILL_TO
1002|Bell|1 Low Rd|||Leeds||LS1 4AC|GB|BILL_TO
sent: Flat 3, 12 High St, Leeds, West Yorkshire, LS1 4AB
takes: -|-|*line|+line|+line|+town|+county|#postcode|-|-
written: 1001|Acme|Flat 3|12 High Street||LEEDS|West Yorkshire|LS1 4AB|GB|BILL_TO

A surveyor
Job No|Client|Client Address|Client Postcode|Address of property to be inspected|Postcode of property|Date of visit
1|Acme|1 Dock Rd, Hull|HU1 1AA|12 High Street, Leeds|LS1 4AB|01/10/2026
2|Bell|2 Dock Rd, Hull|HU1 1AB|1 Low Road, Leeds|LS1 4AC|02/10/2026
sent: 12 High Street, Leeds, LS1 4AB
takes: -|-|-|-|*line|#postcode|-
written: 1|Acme|1 Dock Rd, Hull|HU1 1AA|12 High Street, LEEDS|LS1 4AB|01/10/2026

Alcohol licences
Licence No.|Premises|Premises Address 1|Premises Address 2|Premises Town|Premises Post Code|DPS Name|DPS Address|PLH Name|PLH Address
1|Mill Inn|12 High St|Headingley|Leeds|LS1 4AB|Ann Lee|1 Dock Rd, Hull HU1 1AA|Acme Ltd|9 Mill Lane, York YO1 1AA
2|Low Inn|1 Low Rd||Leeds|LS1 4AC|Bob Fox|2 Dock Rd, Hull HU1 1AB|Bell Ltd|9 Mill Lane, York YO1 1AA
sent: Mill Inn, 12 High St, Headingley, Leeds, LS1 4AB
takes: -|+building|*line|+line|+town|#postcode|-|-|-|-
written: 1|Mill Inn|12 High Street|Headingley|LEEDS|LS1 4AB|Ann Lee|1 Dock Rd, Hull HU1 1AA|Acme Ltd|9 Mill Lane, York YO1 1AA

Magento
email|_website|_store|firstname|lastname|_address_city|_address_company|_address_country_id|_address_firstname|_address_postcode|_address_region|_address_street|_address_telephone|_address_default_billing_
a@x.org|base|default|Ann|Lee|Leeds|Acme|GB|Ann|LS1 4AB|West Yorkshire|Flat 3, 12 High St|0113|1
b@x.org|base|default|Bob|Fox|Leeds||GB|Bob|LS1 4AC||1 Low Rd|0113|1
sent: Leeds, West Yorkshire, Flat 3, 12 High St, LS1 4AB
takes: -|-|-|-|-|+town|firm|-|-|#postcode|+county|*line|-|-
written: a@x.org|base|default|Ann|Lee|LEEDS|Acme|GB|Ann|LS1 4AB|West Yorkshire|Flat 3, 12 High Street|0113|1

Brownfield register
OrganisationURI|SiteReference|PreviouslyPartOf|SiteNameAddress|SiteplanURL|CoordinateReferenceSystem|GeoX|GeoY|Hectares|OwnershipStatus
http://leeds.example|BF1||12 High Street, Leeds, LS1 4AB|http://x.example|WGS84|-1.5|53.8|0.2|Not owned
http://leeds.example|BF2||1 Low Road, Leeds, LS1 4AC|http://x.example|WGS84|-1.5|53.8|0.3|Not owned
sent: 12 High Street, Leeds, LS1 4AB
takes: -|-|-|*#line|-|-|-|-|-|-
written: http://leeds.example|BF1||12 High Street, LEEDS, LS1 4AB|http://x.example|WGS84|-1.5|53.8|0.2|Not owned

Parcel2Go
To Name|To Organisation|To Property|To Street|To Locality|To Town|To County|To Postcode|To Country|From Name|From Property|From Street|From Town|From Postcode|Weight (kg)
Ann Lee|Acme|12|High St|Headingley|Leeds|West Yorkshire|LS1 4AB|GB|Mill Ltd|1|Dock Rd|Hull|HU1 1AA|1.0
Bob Fox||1|Low Rd||Leeds||LS1 4AC|GB|Mill Ltd|1|Dock Rd|Hull|HU1 1AA|2.0
sent: 12, High St, Headingley, Leeds, West Yorkshire, LS1 4AB
takes: -|firm|*number|+street|+locality|+town|+county|#postcode|-|-|-|-|-|-|-
written: Ann Lee|Acme|12|High Street|Headingley|LEEDS|West Yorkshire|LS1 4AB|GB|Mill Ltd|1|Dock Rd|Hull|HU1 1AA|1.0

Gift Aid schedule
Item|Title|First name|Last name|House name or number|Postcode|Aggregated donations|Sponsored event|Donation date|Amount
1|Ms|Ann|Lee|12|LS1 4AB|||01/10/26|10.00
2|Mr|Bob|Fox|Rose Cottage|LS1 4AC|||01/10/26|20.00
sent: 12, LS1 4AB
takes: -|-|-|-|*number|#postcode|-|-|-|-
written: doesNotFit

A register of HMOs, its owner before it under the same names
Licence Holder|Licence Holder Address|Town|Postcode|Property Address|Town|Postcode
Carl Dean|1 Dock Road|Hull|HU1 1AA|12 High Street|Leeds|LS1 4AB
Di East|2 Dock Road|Hull|HU1 1AB|1 Low Road|Leeds|LS1 4AC
sent: 12 High Street, Leeds, LS1 4AB
takes: -|-|-|-|*line|+town|#postcode
written: Carl Dean|1 Dock Road|Hull|HU1 1AA|12 High Street|LEEDS|LS1 4AB

A register of HMOs, with postcodes of others
Address of HMO|Licence holder address|Licence holder postcode|Manager address|Manager postcode
12 High Street, Leeds, LS1 4AB|1 Dock Road, Hull|HU1 1AA|9 Mill Lane, York|YO1 1AA
1 Low Road, Leeds, LS1 4AC|2 Dock Road, Hull|HU1 1AB|9 Mill Lane, York|YO1 1AA
sent: 12 High Street, Leeds, LS1 4AB
takes: *#line|-|-|-|-
written: 12 High Street, LEEDS, LS1 4AB|1 Dock Road, Hull|HU1 1AA|9 Mill Lane, York|YO1 1AA

A register of HMOs, by location
Licence Number|Premises Location|Premises Postcode|Name of Licence Holder|Home Address of Licence Holder
1|12 High Street, Leeds|LS1 4AB|Carl Dean|1 Dock Road, Hull HU1 1AA
2|1 Low Road, Leeds|LS1 4AC|Di East|2 Dock Road, Hull HU1 1AB
sent: 12 High Street, Leeds, LS1 4AB
takes: -|*line|#postcode|-|-
written: 1|12 High Street, LEEDS|LS1 4AB|Carl Dean|1 Dock Road, Hull HU1 1AA

A register of HMOs, without a town
Licence Ref|House No|Street|Area|PostCode|Licence Holder|LH Address|LH Postcode|Expiry
1|12|High Street|Headingley|LS1 4AB|Carl Dean|1 Dock Road, Hull|HU1 1AA|01/10/2030
2|1|Low Road|Armley|LS1 4AC|Di East|2 Dock Road, Hull|HU1 1AB|01/10/2030
sent: 12, High Street, Headingley, LS1 4AB
takes: -|*number|+street|+locality|#postcode|-|-|-|-
written: 1|12|High Street|HEADINGLEY|LS1 4AB|Carl Dean|1 Dock Road, Hull|HU1 1AA|01/10/2030

A register of HMOs, the house under two names
Reference|Licensed HMO address|HMO postcode|Licence holder|Licence holder's address|Licence holder's postcode|Max persons
1|Flat 3, 12 High Street, Leeds|LS1 4AB|Carl Dean|1 Dock Road, Hull|HU1 1AA|5
2|1 Low Road, Leeds|LS1 4AC|Di East|2 Dock Road, Hull|HU1 1AB|6
sent: Flat 3, 12 High Street, Leeds, LS1 4AB
takes: -|*line|#postcode|-|-|-|-
written: 1|Flat 3, 12 High Street, LEEDS|LS1 4AB|Carl Dean|1 Dock Road, Hull|HU1 1AA|5

A form of a department
submission_id|applicant_name|applicant_address_building_and_street|applicant_address_building_and_street_line_2|applicant_address_town_or_city|applicant_address_county|applicant_address_postcode
1|Ann|Flat 3|12 High St|Leeds|West Yorkshire|LS1 4AB
2|Bob|1 Low Rd||Leeds||LS1 4AC
sent: Flat 3, 12 High St, Leeds, West Yorkshire, LS1 4AB
takes: -|-|*line|+line|+town|+county|#postcode
written: 1|Ann|Flat 3|12 High Street|LEEDS|West Yorkshire|LS1 4AB

A form, questions in full
Timestamp|What is the name of your organisation?|What is the address of your organisation?|What is the postcode of your organisation?|How did you hear about us?
1|Acme|12 High Street, Leeds|LS1 4AB|Friend
2|Bell|1 Low Road, Leeds|LS1 4AC|Web
sent: 12 High Street, Leeds, LS1 4AB
takes: -|firm|*line|#postcode|-
written: 1|Acme|12 High Street, LEEDS|LS1 4AB|Friend

A claimant’s addresses
Claim Ref|Claimant|Claimant Current Address|Current Postcode|Claimant Previous Address|Previous Postcode|Landlord Address|Landlord Postcode
1|Ann|12 High Street, Leeds|LS1 4AB|1 Dock Road, Hull|HU1 1AA|9 Mill Lane, York|YO1 1AA
2|Bob|1 Low Road, Leeds|LS1 4AC||||
sent: 12 High Street, Leeds, LS1 4AB
takes: -|-|*line|#postcode|-|-|-|-
written: 1|Ann|12 High Street, LEEDS|LS1 4AB|1 Dock Road, Hull|HU1 1AA|9 Mill Lane, York|YO1 1AA

A valuation roll
UARN|Proprietor|Property Address 1|Property Address 2|Property Town|Property Postcode|Proprietor Address|Occupier Address|Tenant Address
1|Acme|12 High St|Headingley|Leeds|LS1 4AB|1 Dock Rd, Hull HU1 1AA|9 Mill Lane, York YO1 1AA|
2|Bell|1 Low Rd||Leeds|LS1 4AC|2 Dock Rd, Hull HU1 1AB||
sent: 12 High St, Headingley, Leeds, LS1 4AB
takes: -|-|*line|+line|+town|#postcode|-|-|-
written: 1|Acme|12 High Street|Headingley|LEEDS|LS1 4AB|1 Dock Rd, Hull HU1 1AA|9 Mill Lane, York YO1 1AA|

A register of HMOs, the house as a property
Licence Holder Name|Licence Holder Address|Property|Postcode|Licence From|Licence To
Carl Dean|1 Dock Road, Hull|12 High Street, Leeds|LS1 4AB|01/10/2025|30/09/2030
Di East|2 Dock Road, Hull|1 Low Road, Leeds|LS1 4AC|01/10/2025|30/09/2030
sent: 12 High Street, Leeds, LS1 4AB
takes: -|-|*line|#postcode|-|-
written: Carl Dean|1 Dock Road, Hull|12 High Street, LEEDS|LS1 4AB|01/10/2025|30/09/2030

A web form
Name|Street number and name|City|County|Post Cd
Ann|12 High St|Leeds||LS1 4AB
Bob|1 Low Rd|Leeds||LS1 4AC
sent: 12 High St, Leeds, LS1 4AB
takes: -|*line|+town|+county|#postcode
written: Ann|12 High Street|LEEDS||LS1 4AB
`
