/**
 * Tables with names of columns as other programs and people write them. Each has a name, its header, two rows (`\n` is a line break), the columns proposed for address and postcode, those
 * offered besides, what its first row sends with all of them, what each column takes when the address is written (`-` for
 * nothing, `?` where a person is asked), and that row in the file for the program, with the address that it says spelt out.
 */
export const otherColumns = `
Energy certificates
LMK_KEY|ADDRESS1|ADDRESS2|ADDRESS3|POSTCODE|LOCAL_AUTHORITY_LABEL|COUNTY|ADDRESS|POSTTOWN
k1|Flat 2|4 Mill Lane||BA1 1AA|Bath||Flat 2, 4 Mill Lane|BATH
k2|3 Elm Road|||BA1 3CC|Bath||3 Elm Road|BATH
proposed: ADDRESS1, POSTCODE
offered: ADDRESS2, ADDRESS3, COUNTY, POSTTOWN
sent: Flat 2, 4 Mill Lane, BATH, BA1 1AA
takes: -|line|line|line|postcode|-|county|-|town
written: same

Companies House
CompanyName|RegAddress.CareOf|RegAddress.POBox|RegAddress.AddressLine1| RegAddress.AddressLine2|RegAddress.PostTown|RegAddress.County|RegAddress.Country|RegAddress.PostCode
ACME LTD|||FLAT 2|4 MILL LANE|BATH|SOMERSET|ENGLAND|BA1 1AA
BELL LTD|||3 ELM ROAD||BATH||ENGLAND|BA1 3CC
proposed: RegAddress.AddressLine1, RegAddress.PostCode
offered: RegAddress.POBox,  RegAddress.AddressLine2, RegAddress.PostTown, RegAddress.County
sent: FLAT 2, 4 MILL LANE, BATH, SOMERSET, BA1 1AA
takes: firm|-|line|line|line|town|county|-|postcode
written: ACME LTD||Flat 2|4 Mill Lane||BATH|Somerset|ENGLAND|BA1 1AA

Amazon
order-id|recipient-name|ship-address-1|ship-address-2|ship-address-3|ship-city|ship-state|ship-postal-code|ship-country
1|Ann Lee|Flat 2|4 Mill Lane||Bath|Somerset|BA1 1AA|GB
2|Bob Fox|3 Elm Road|||Bath||BA1 3CC|GB
proposed: ship-address-1, ship-postal-code
offered: ship-address-2, ship-address-3, ship-city, ship-state
sent: Flat 2, 4 Mill Lane, Bath, Somerset, BA1 1AA
takes: -|-|line|line|line|town|county|postcode|-
written: 1|Ann Lee|Flat 2|4 Mill Lane||BATH|Somerset|BA1 1AA|GB

Etsy
Order ID|Full Name|Street 1|Street 2|Ship City|Ship State|Ship Zipcode|Ship Country
1|Ann Lee|4 Mill Lane|Flat 2|Bath||BA1 1AA|United Kingdom
2|Bob Fox|3 Elm Road||Bath||BA1 3CC|United Kingdom
proposed: Street 1, Ship Zipcode
offered: Street 2, Ship City, Ship State
sent: 4 Mill Lane, Flat 2, Bath, BA1 1AA
takes: -|-|line|line|town|county|postcode|-
found: Flat 2, 4 Mill Lane, Bath, BA1 1AA
written: 1|Ann Lee|Flat 2|4 Mill Lane|BATH||BA1 1AA|United Kingdom

eBay
Buyer name|Post to address 1|Post to address 2|Post to city|Post to county|Post to postcode|Post to country|Buyer address 1|Buyer city|Buyer postcode
Ann Lee|4 Mill Lane|Flat 2|Bath|Somerset|BA1 1AA|UK|1 Dock Road|Hull|HU1 1AA
Bob Fox|3 Elm Road||Bath||BA1 3CC|UK|1 Dock Road|Hull|HU1 1AA
proposed: Post to address 1, Post to postcode
offered: Post to address 2, Post to city, Post to county
sent: 4 Mill Lane, Flat 2, Bath, Somerset, BA1 1AA
takes: -|line|line|town|county|postcode|-|-|-|-
found: Flat 2, 4 Mill Lane, Bath, Somerset, BA1 1AA
written: Ann Lee|Flat 2|4 Mill Lane|BATH|Somerset|BA1 1AA|UK|1 Dock Road|Hull|HU1 1AA

FreeAgent
Organisation|First Name|Address 1|Address 2|Address 3|Town|Region|Postcode|Country
Acme|Ann|Flat 2|4 Mill Lane||Bath|Somerset|BA1 1AA|United Kingdom
Bell|Bob|3 Elm Road|||Bath||BA1 3CC|United Kingdom
proposed: Address 1, Postcode
offered: Address 2, Address 3, Town, Region
sent: Flat 2, 4 Mill Lane, Bath, Somerset, BA1 1AA
takes: firm|-|line|line|line|town|county|postcode|-
written: Acme|Ann|Flat 2|4 Mill Lane||BATH|Somerset|BA1 1AA|United Kingdom

Stripe
id|Email|Card Address Line1|Card Address Line2|Card Address City|Card Address State|Card Address Zip|Card Address Country
1|a@x.org|4 Mill Lane|Flat 2|Bath|Somerset|BA1 1AA|GB
2|b@x.org|3 Elm Road||Bath||BA1 3CC|GB
proposed: Card Address Line1, Card Address Zip
offered: Card Address Line2, Card Address City, Card Address State
sent: 4 Mill Lane, Flat 2, Bath, Somerset, BA1 1AA
takes: -|-|line|line|town|county|postcode|-
found: Flat 2, 4 Mill Lane, Bath, Somerset, BA1 1AA
written: 1|a@x.org|Flat 2|4 Mill Lane|BATH|Somerset|BA1 1AA|GB

Dynamics
Full Name|Address 1: Street 1|Address 1: Street 2|Address 1: City|Address 1: State/Province|Address 1: ZIP/Postal Code|Address 1: Country/Region|Address 2: Street 1|Address 2: City|Address 2: ZIP/Postal Code
Ann Lee|4 Mill Lane|Flat 2|Bath|Somerset|BA1 1AA|UK|||
Bob Fox|3 Elm Road||Bath||BA1 3CC|UK|||
proposed: Address 1: Street 1, Address 1: ZIP/Postal Code
offered: Address 1: Street 2, Address 1: City, Address 1: State/Province
sent: 4 Mill Lane, Flat 2, Bath, Somerset, BA1 1AA
takes: -|line|line|town|county|postcode|-|-|-|-
found: Flat 2, 4 Mill Lane, Bath, Somerset, BA1 1AA
written: Ann Lee|Flat 2|4 Mill Lane|BATH|Somerset|BA1 1AA|UK|||

Town and postcode in one
Name|Street and number|Town and postcode
Ann|12 High Street|Bath BA1 1AA
Bob|3 Elm Road|Bath BA1 3CC
proposed: Street and number, Town and postcode
offered:
sent: 12 High Street, Bath BA1 1AA
takes: -|line|townAndPostcode
written: Ann|12 High Street|BATH BA1 1AA

Charity register
charity_name|charity_contact_address1|charity_contact_address2|charity_contact_address3|charity_contact_postcode|charity_contact_phone
Mill Trust|Flat 2|4 MILL LANE|BATH|BA1 1AA|01225 496000
Elm Trust|3 ELM ROAD|BATH||BA1 3CC|
proposed: charity_contact_address1, charity_contact_postcode
offered: charity_contact_address2, charity_contact_address3
sent: Flat 2, 4 MILL LANE, BATH, BA1 1AA
takes: -|line|line|line|postcode|-
written: Mill Trust|Flat 2|4 Mill Lane|BATH|BA1 1AA|01225 496000

Full address beside its street
Ref|Full Address|Street|Postcode
1|12 High Street, Bath|High Street|BA1 1AA
2|3 Elm Road, Bath|Elm Road|BA1 3CC
proposed: Full Address, Postcode
offered:
sent: 12 High Street, Bath, BA1 1AA
takes: -|line|?|postcode
written: 1|12 High Street, BATH|High Street|BA1 1AA

QuickBooks
Customer|Billing Address Line 1|Billing Address Line 2|Billing Address City|Billing Address County|Billing Address Postcode|Shipping Address Line 1|Shipping Address Postcode
Ann|4 Mill Lane|Flat 2|Bath|Somerset|BA1 1AA|1 Dock Road|HU1 1AA
Bob|3 Elm Road||Bath||BA1 3CC||
proposed: Billing Address Line 1, Billing Address Postcode
offered: Billing Address Line 2, Billing Address City, Billing Address County
sent: 4 Mill Lane, Flat 2, Bath, Somerset, BA1 1AA
takes: -|line|line|town|county|postcode|-|-
found: Flat 2, 4 Mill Lane, Bath, Somerset, BA1 1AA
written: Ann|Flat 2|4 Mill Lane|BATH|Somerset|BA1 1AA|1 Dock Road|HU1 1AA

A council's properties
Property Ref|Property Number|Property Name|Property Street|Property Locality|Property Town|Property Postcode|Owner Address|Owner Postcode
1|4|Rose Court|Mill Lane||Bath|BA1 1AA|1 Dock Road, Hull|HU1 1AA
2|9||Elm Road|Weston|Bath|BA1 3CC|1 Dock Road, Hull|HU1 1AA
proposed: Property Number, Property Postcode
offered: Property Name, Property Street, Property Locality, Property Town
sent: 4, Rose Court, Mill Lane, Bath, BA1 1AA
takes: -|number|building|street|locality|town|postcode|-|-
found: Rose Court, 4 Mill Lane, Bath, BA1 1AA
written: 1|4|Rose Court|Mill Lane||BATH|BA1 1AA|1 Dock Road, Hull|HU1 1AA

Housing
Tenant|Unit|Block|Estate|Street|Town|Postcode
Ann|2|Rose Court|Mill Estate|4 Mill Lane|Bath|BA1 1AA
Bob|3|Elm Court|Elm Estate|9 Elm Road|Bath|BA1 3CC
proposed: Block, Postcode
offered: Unit, Estate, Street, Town
sent: 2, Rose Court, Mill Estate, 4 Mill Lane, Bath, BA1 1AA
takes: -|flat|building|locality|street|town|postcode
found: Flat 2, Rose Court, 4 Mill Lane, Mill Estate, Bath, BA1 1AA
written: Ann|Flat 2|Rose Court|Mill Estate|4 Mill Lane|BATH|BA1 1AA

No header, number apart
Column 1|Column 2|Column 3|Column 4|Column 5
Ann|12|High Street|Bath|BA1 1AA
Bob|3|Elm Road|Bath|BA1 3CC
proposed: Column 3, Column 5
offered: Column 2, Column 4
sent: 12, High Street, Bath, BA1 1AA
takes: -|number|street|?|postcode
written: Ann|12|High Street, BATH|Bath|BA1 1AA

Previous and current
Name|Previous Address|Previous Postcode|Current Address|Current Postcode
Ann|1 Dock Road, Hull|HU1 1AA|12 High Street, Bath|BA1 1AA
Bob|2 Dock Road, Hull|HU1 1AB|3 Elm Road, Bath|BA1 3CC
proposed: Current Address, Current Postcode
offered:
sent: 12 High Street, Bath, BA1 1AA
takes: -|-|-|line|postcode
written: Ann|1 Dock Road, Hull|HU1 1AA|12 High Street, BATH|BA1 1AA

Microsoft Forms
ID|Start time|1. What is your full name?|2. What is the first line of your address?|3. What town or city do you live in?|4. What is your postcode?|5. How long have you lived at this address?
1|01/10/2026|Ann|12 High Street|Bath|BA1 1AA|2
2|01/10/2026|Bob|3 Elm Road|Bath|BA1 3CC|5
proposed: 2. What is the first line of your address?, 4. What is your postcode?
offered: 3. What town or city do you live in?
sent: 12 High Street, Bath, BA1 1AA
takes: -|-|-|line|town|postcode|-
written: 1|01/10/2026|Ann|12 High Street|BATH|BA1 1AA|2

Royal Mail PAF
Organisation|Sub Building|Building Name|Building No|Dep Thoroughfare|Thoroughfare|Dbl Dep Locality|Dep Locality|Post Town|Postcode|DPS
|Flat 2|Rose Court|4||Mill Lane|||BATH|BA1 1AA|1A
|||9||Elm Road|||BATH|BA1 3CC|1B
proposed: Building No, Postcode
offered: Sub Building, Building Name, Dep Thoroughfare, Thoroughfare, Dbl Dep Locality, Dep Locality, Post Town
sent: Flat 2, Rose Court, 4, Mill Lane, BATH, BA1 1AA
takes: firm|flat|building|number|street|street|locality|locality|town|postcode|-
written: same

Electoral register
Elector Number|Elector Surname|PropertyAddress1|PropertyAddress2|PropertyAddress3|PropertyPostCode
1|Lee|Flat 2|4 Mill Lane|Bath|BA1 1AA
2|Fox|3 Elm Road|Bath||BA1 3CC
proposed: PropertyAddress1, PropertyPostCode
offered: PropertyAddress2, PropertyAddress3
sent: Flat 2, 4 Mill Lane, Bath, BA1 1AA
takes: -|-|line|line|line|postcode
written: 1|Lee|Flat 2|4 Mill Lane|BATH|BA1 1AA

Salesforce
Account Name|Mailing Street|Mailing City|Mailing State/Province|Mailing Zip/Postal Code|Mailing Country|Mailing Address
Acme|4 Mill Lane|Bath|Somerset|BA1 1AA|United Kingdom|4 Mill Lane\\nBath\\nSomerset\\nBA1 1AA\\nUnited Kingdom
Bell|3 Elm Road|Bath||BA1 3CC|United Kingdom|3 Elm Road\\nBath\\nBA1 3CC\\nUnited Kingdom
proposed: Mailing Street, Mailing Zip/Postal Code
offered: Mailing City, Mailing State/Province
sent: 4 Mill Lane, Bath, Somerset, BA1 1AA
takes: -|line|town|county|postcode|-|-
written: Acme|4 Mill Lane|BATH|Somerset|BA1 1AA|United Kingdom|4 Mill Lane\\nBath\\nSomerset\\nBA1 1AA\\nUnited Kingdom

Eventbrite
Order #|Name|Home Address 1|Home Address 2|Home City|Home County|Home Postcode|Home Country
1|Ann|4 Mill Lane|Flat 2|Bath|Somerset|BA1 1AA|GB
2|Bob|3 Elm Road||Bath||BA1 3CC|GB
proposed: Home Address 1, Home Postcode
offered: Home Address 2, Home City, Home County
sent: 4 Mill Lane, Flat 2, Bath, Somerset, BA1 1AA
takes: -|-|line|line|town|county|postcode|-
found: Flat 2, 4 Mill Lane, Bath, Somerset, BA1 1AA
written: 1|Ann|Flat 2|4 Mill Lane|BATH|Somerset|BA1 1AA|GB

A practice list
NHS No|Patient Name|House Name|No and Street|Village|Town|Post Code|GP Address|GP Postcode
1|Ann||4 Mill Lane|Weston|Bath|BA1 1AA|1 Dock Road|HU1 1AA
2|Bob|Rose Cottage|Elm Road||Bath|BA1 3CC|1 Dock Road|HU1 1AA
proposed: No and Street, Post Code
offered: House Name, Village, Town
sent: 4 Mill Lane, Weston, Bath, BA1 1AA
takes: -|-|building|line|locality|town|postcode|-|-
written: 1|Ann||4 Mill Lane|Weston|BATH|BA1 1AA|1 Dock Road|HU1 1AA

Abbreviated
CUST|ADDR1|ADDR2|ADDR3|ADDR4|PCODE
1|Flat 2|4 Mill Lane|Bath|Somerset|BA1 1AA
2|3 Elm Road|Bath|||BA1 3CC
proposed: ADDR1, PCODE
offered: ADDR2, ADDR3, ADDR4
sent: Flat 2, 4 Mill Lane, Bath, Somerset, BA1 1AA
takes: -|line|line|line|line|postcode
written: 1|Flat 2|4 Mill Lane|BATH||BA1 1AA
lost: Somerset

Underscores
cust_id|addr_house_no|addr_street|addr_city|addr_pc|addr_country
1|4|Mill Lane|Bath|BA1 1AA|GB
2|9|Elm Road|Bath|BA1 3CC|GB
proposed: addr_house_no, addr_pc
offered: addr_street, addr_city
sent: 4, Mill Lane, Bath, BA1 1AA
takes: -|number|street|town|postcode|-
written: 1|4|Mill Lane|BATH|BA1 1AA|GB

JotForm
Submission Date|Full Name|Address: Street Address|Address: Street Address Line 2|Address: City|Address: State / Province|Address: Postal / Zip Code
1|Ann|4 Mill Lane|Flat 2|Bath|Somerset|BA1 1AA
2|Bob|3 Elm Road||Bath||BA1 3CC
proposed: Address: Street Address, Address: Postal / Zip Code
offered: Address: Street Address Line 2, Address: City, Address: State / Province
sent: 4 Mill Lane, Flat 2, Bath, Somerset, BA1 1AA
takes: -|-|line|line|town|county|postcode
found: Flat 2, 4 Mill Lane, Bath, Somerset, BA1 1AA
written: 1|Ann|Flat 2|4 Mill Lane|BATH|Somerset|BA1 1AA

Site and invoice
Site Address 1|Site Address 2|Site Town|Site Post Code|Invoice Address 1|Invoice Town|Invoice Post Code
4 Mill Lane|Flat 2|Bath|BA1 1AA|1 Dock Road|Hull|HU1 1AA
3 Elm Road||Bath|BA1 3CC|1 Dock Road|Hull|HU1 1AA
proposed: Site Address 1, Site Post Code
offered: Site Address 2, Site Town
sent: 4 Mill Lane, Flat 2, Bath, BA1 1AA
takes: line|line|town|postcode|-|-|-
found: Flat 2, 4 Mill Lane, Bath, BA1 1AA
written: Flat 2|4 Mill Lane|BATH|BA1 1AA|1 Dock Road|Hull|HU1 1AA

Address with its postcode beside a blank one
Customer|Address line|Postal town|Postal code|Sales area|Region
Ann|12 High Street|Bath|BA1 1AA|West|West
Bob|3 Elm Road|Bath|BA1 3CC|West|West
proposed: Address line, Postal code
offered: Postal town
sent: 12 High Street, Bath, BA1 1AA
takes: -|line|town|postcode|-|-
written: Ann|12 High Street|BATH|BA1 1AA|West|West

Food hygiene
FHRSID|BusinessName|BusinessType|AddressLine1|AddressLine2|AddressLine3|AddressLine4|PostCode|LocalAuthorityName
1|Mill Cafe|Restaurant|4 Mill Lane|Weston|Bath||BA1 1AA|Bath
2|Elm Cafe|Restaurant|Elm Cafe|3 Elm Road|Bath||BA1 3CC|Bath
proposed: AddressLine1, PostCode
offered: AddressLine2, AddressLine3, AddressLine4
sent: 4 Mill Lane, Weston, Bath, BA1 1AA
takes: -|firm|-|line|line|line|line|postcode|-
written: 1|Mill Cafe|Restaurant|4 Mill Lane|Weston|BATH||BA1 1AA|Bath

Club
Member|House name or number|Street name|Area|Town/City|County|Postcode|Area of interest
Ann|4|Mill Lane|Weston|Bath|Somerset|BA1 1AA|Chess
Bob|Rose Cottage|Elm Road||Bath|Somerset|BA1 3CC|Chess
proposed: House name or number, Postcode
offered: Street name, Area, Town/City, County
sent: 4, Mill Lane, Weston, Bath, Somerset, BA1 1AA
takes: -|number|street|locality|town|county|postcode|-
written: Ann|4|Mill Lane|Weston|BATH|Somerset|BA1 1AA|Chess

Donor list
Title|Surname|Address_Line_1|Address_Line_2|Address_City|Address_County|Address_Postcode|Gift Aid postcode
Ms|Lee|4 Mill Lane|Flat 2|Bath|Somerset|BA1 1AA|BA1 1AA
Mr|Fox|3 Elm Road||Bath||BA1 3CC|BA1 3CC
proposed: Address_Line_1, Address_Postcode
offered: Address_Line_2, Address_City, Address_County
sent: 4 Mill Lane, Flat 2, Bath, Somerset, BA1 1AA
takes: -|-|line|line|town|county|postcode|-
found: Flat 2, 4 Mill Lane, Bath, Somerset, BA1 1AA
written: Ms|Lee|Flat 2|4 Mill Lane|BATH|Somerset|BA1 1AA|BA1 1AA

Sage 50
A/C|Company|Street 1|Street 2|Town|County|Post Code|Telephone|Del Address 1|Del Address 2|Del Town|Del Post Code
A1|Acme|Flat 2|4 Mill Lane|Bath|Somerset|BA1 1AA|01225|1 Dock Road||Hull|HU1 1AA
B1|Bell|3 Elm Road||Bath||BA1 3CC|01225||||
proposed: Street 1, Post Code
offered: Street 2, Town, County
sent: Flat 2, 4 Mill Lane, Bath, Somerset, BA1 1AA
takes: -|firm|line|line|town|county|postcode|-|-|-|-|-
written: A1|Acme|Flat 2|4 Mill Lane|BATH|Somerset|BA1 1AA|01225|1 Dock Road||Hull|HU1 1AA

EMIS
EMIS Number|Full Name|House Name/Flat Number|Number and Street|Village|Town|County|Postcode
1|Ann|Flat 2|4 Mill Lane|Weston|Bath|Somerset|BA1 1AA
2|Bob||3 Elm Road||Bath|Somerset|BA1 3CC
proposed: Number and Street, Postcode
offered: House Name/Flat Number, Village, Town, County
sent: Flat 2, 4 Mill Lane, Weston, Bath, Somerset, BA1 1AA
takes: -|-|building|line|locality|town|county|postcode
written: 1|Ann|Flat 2|4 Mill Lane|Weston|BATH|Somerset|BA1 1AA

SystmOne
Patient Count|Address (Full)|Address (House)|Address (Road)|Address (Locality)|Address (Town)|Address (County)|Address (Postcode)
1|4 Mill Lane, Bath|4|Mill Lane||Bath|Somerset|BA1 1AA
1|9 Elm Road, Bath|9|Elm Road||Bath|Somerset|BA1 3CC
proposed: Address (House), Address (Postcode)
offered: Address (Road), Address (Locality), Address (Town), Address (County)
sent: 4, Mill Lane, Bath, Somerset, BA1 1AA
takes: -|-|number|street|locality|town|county|postcode
written: 1|4 Mill Lane, Bath|4|Mill Lane||BATH|Somerset|BA1 1AA

An estate agent
Agent Ref|Display Address|Address 1|Address 2|Town|Postcode 1|Postcode 2|Price
1|Mill Lane, Bath|4|Mill Lane|Bath|BA1|1AA|250000
2|Elm Road, Bath|9|Elm Road|Bath|BA1|3CC|250000
proposed: Address 1, Postcode 1 + Postcode 2
offered: Address 2, Town
sent: 4, Mill Lane, Bath, BA1 1AA
takes: -|-|line|line|town|outwardCode|inwardCode|-
written: 1|Mill Lane, Bath|4 Mill Lane||BATH|BA1|1AA|250000

Business rates
Account|Liable Party|Prop Addr 1|Prop Addr 2|Prop Addr 3|Prop Addr 4|Prop Postcode|Contact Addr 1|Contact Addr 2|Contact Postcode
1|Acme|4 Mill Lane|Bath|||BA1 1AA|1 Dock Road|Hull|HU1 1AA
2|Bell|3 Elm Road|Bath|||BA1 3CC|1 Dock Road|Hull|HU1 1AA
proposed: Prop Addr 1, Prop Postcode
offered: Prop Addr 2, Prop Addr 3, Prop Addr 4
sent: 4 Mill Lane, Bath, BA1 1AA
takes: -|-|line|line|line|line|postcode|-|-|-
written: 1|Acme|4 Mill Lane|BATH|||BA1 1AA|1 Dock Road|Hull|HU1 1AA

OpenStreetMap
addr:housenumber|addr:housename|addr:street|addr:city|addr:postcode
4||Mill Lane|Bath|BA1 1AA
9|Rose Cottage|Elm Road|Bath|BA1 3CC
proposed: addr:housenumber, addr:postcode
offered: addr:housename, addr:street, addr:city
sent: 4, Mill Lane, Bath, BA1 1AA
takes: number|building|street|town|postcode
written: 4||Mill Lane|BATH|BA1 1AA

A web shop’s JSON
customerId|addressLine1|addressLine2|addressTown|addressCounty|addressPostCode
1|Flat 2|4 Mill Lane|Bath|Somerset|BA1 1AA
2|3 Elm Road||Bath||BA1 3CC
proposed: addressLine1, addressPostCode
offered: addressLine2, addressTown, addressCounty
sent: Flat 2, 4 Mill Lane, Bath, Somerset, BA1 1AA
takes: -|line|line|town|county|postcode
written: 1|Flat 2|4 Mill Lane|BATH|Somerset|BA1 1AA

Families behind their parts
Name|Street (Home)|City (Home)|Postcode (Home)|Street (Work)|City (Work)|Postcode (Work)
Ann|4 Mill Lane|Bath|BA1 1AA|1 Dock Road|Hull|HU1 1AA
Bob|3 Elm Road|Bath|BA1 3CC|||
proposed: Street (Home), Postcode (Home)
offered: City (Home)
sent: 4 Mill Lane, Bath, BA1 1AA
takes: -|line|town|postcode|-|-|-
written: Ann|4 Mill Lane|BATH|BA1 1AA|1 Dock Road|Hull|HU1 1AA

Names numbered by a program
Name|Address|Town|Postcode|Address.1|Town.1|Postcode.1
Ann|12 High Street|Bath|BA1 1AA|1 Office Road|Ely|CB6 1AB
Bob|3 Elm Road|Bath|BA1 3CC|2 Office Road|Ely|CB6 1AB
proposed: Address, Postcode
offered: Town
sent: 12 High Street, Bath, BA1 1AA
takes: -|line|town|postcode|-|-|-
written: Ann|12 High Street|BATH|BA1 1AA|1 Office Road|Ely|CB6 1AB

Lines of one name
Name|Address|Address|Address|Postcode
Ann|Flat 2|4 Mill Lane|Bath|BA1 1AA
Bob|3 Elm Road|Bath||BA1 3CC
proposed: Address, Postcode
offered: Address, Address
sent: Flat 2, 4 Mill Lane, Bath, BA1 1AA
takes: -|line|line|line|postcode
written: Ann|Flat 2|4 Mill Lane|BATH|BA1 1AA

Lines without names
Name|Address||||Postcode
Ann|Flat 2|4 Mill Lane|Bath||BA1 1AA
Bob|3 Elm Road|Weston|Bath||BA1 3CC
proposed: Address, Postcode
offered: ,
sent: Flat 2, 4 Mill Lane, Bath, BA1 1AA
takes: -|line|line|?|-|postcode
written: Ann|Flat 2|4 Mill Lane, BATH|Bath||BA1 1AA

A membership list
Membership No|Title|House/Flat No|Road|District|Town|Postcode|Branch
1|Ms|4|Mill Lane|Weston|Bath|BA1 1AA|West
2|Mr|9|Elm Road||Bath|BA1 3CC|West
proposed: House/Flat No, Postcode
offered: Road, District, Town
sent: 4, Mill Lane, Weston, Bath, BA1 1AA
takes: -|-|number|street|locality|town|postcode|-
written: 1|Ms|4|Mill Lane|Weston|BATH|BA1 1AA|West

A church list
Name|No|Street|Parish|Town|Postcode
Ann|4|Mill Lane|Weston|Bath|BA1 1AA
Bob|9|Elm Road|Weston|Bath|BA1 3CC
proposed: No, Postcode
offered: Street, Parish, Town
sent: 4, Mill Lane, Weston, Bath, BA1 1AA
takes: -|number|street|locality|town|postcode
written: Ann|4|Mill Lane|Weston|BATH|BA1 1AA

A housing association
UPRN|Tenancy Ref|Property Type|Block Name|Flat Number|Street Number|Street Name|Estate Name|Town|Post Code
1|T1|Flat|Rose Court|2|4|Mill Lane|Mill Estate|Bath|BA1 1AA
2|T2|House|||9|Elm Road||Bath|BA1 3CC
proposed: Street Number, Post Code
offered: Block Name, Flat Number, Street Name, Estate Name, Town
sent: Rose Court, 2, 4, Mill Lane, Mill Estate, Bath, BA1 1AA
takes: -|-|-|building|flat|number|street|locality|town|postcode
found: Flat 2, Rose Court, 4 Mill Lane, Mill Estate, Bath, BA1 1AA
written: 1|T1|Flat|Rose Court|Flat 2|4|Mill Lane|Mill Estate|BATH|BA1 1AA

A delivery with two halves
Order|Delivery Name|Delivery Address|Delivery Town|Delivery Outcode|Delivery Incode
1|Ann|4 Mill Lane|Bath|BA1|1AA
2|Bob|3 Elm Road|Bath|BA1|3CC
proposed: Delivery Address, Delivery Outcode + Delivery Incode
offered: Delivery Town
sent: 4 Mill Lane, Bath, BA1 1AA
takes: -|-|line|town|outwardCode|inwardCode
written: 1|Ann|4 Mill Lane|BATH|BA1|1AA

Google Forms
Timestamp|What is your name?|What is the first line of your address? (house number and street)|What is the second line of your address? (if applicable)|Which town or city do you live in?|Please enter your postcode (e.g. BA1 1AA)
1|Ann|4 Mill Lane|Flat 2|Bath|BA1 1AA
2|Bob|3 Elm Road||Bath|BA1 3CC
proposed: What is the first line of your address? (house number and street), Please enter your postcode (e.g. BA1 1AA)
offered: What is the second line of your address? (if applicable), Which town or city do you live in?
sent: 4 Mill Lane, Flat 2, Bath, BA1 1AA
takes: -|-|line|line|town|postcode
found: Flat 2, 4 Mill Lane, Bath, BA1 1AA
written: 1|Ann|Flat 2|4 Mill Lane|BATH|BA1 1AA

A form that asks yes or no
Is this your home address?|Your home address|Your home postcode|Did your address change?
Yes|4 Mill Lane, Bath|BA1 1AA|No
Yes|3 Elm Road, Bath|BA1 3CC|No
proposed: Your home address, Your home postcode
offered:
sent: 4 Mill Lane, Bath, BA1 1AA
takes: -|line|postcode|-
written: Yes|4 Mill Lane, BATH|BA1 1AA|No

An order, with other numbers
Order no|Unit|State|Number|Address|Post code
1|box|open|12|4 Mill Lane, Bath|BA1 1AA
2|box|open|14|3 Elm Road, Bath|BA1 3CC
proposed: Address, Post code
offered:
sent: 4 Mill Lane, Bath, BA1 1AA
takes: -|-|-|-|line|postcode
written: 1|box|open|12|4 Mill Lane, BATH|BA1 1AA

Licensed premises
Licence|Premises Name|Premises Address|Premises Postcode|Licensee Name|Licensee Address|Licensee Postcode
1|Mill Inn|4 Mill Lane, Bath|BA1 1AA|Ann|1 Dock Road|HU1 1AA
2|Elm Inn|3 Elm Road, Bath|BA1 3CC|Bob|1 Dock Road|HU1 1AA
proposed: Premises Address, Premises Postcode
offered: Premises Name
sent: Mill Inn, 4 Mill Lane, Bath, BA1 1AA
takes: -|building|line|postcode|-|-|-
written: 1|Mill Inn|4 Mill Lane, BATH|BA1 1AA|Ann|1 Dock Road|HU1 1AA

Names cut short
Nm|Add1|Add2|Add3|Twn|Cnty|P/Code
Ann|Flat 2|4 Mill Lane||Bath|Somerset|BA1 1AA
Bob|3 Elm Road|||Bath||BA1 3CC
proposed: Add1, P/Code
offered: Add2, Add3, Twn, Cnty
sent: Flat 2, 4 Mill Lane, Bath, Somerset, BA1 1AA
takes: -|line|line|line|town|county|postcode
written: Ann|Flat 2|4 Mill Lane||BATH|Somerset|BA1 1AA

A council’s form
Flat/Unit|Building name/number|Street|Locality|Town/City|County|Postcode
Flat 2|4|Mill Lane|Weston|Bath|Somerset|BA1 1AA
|Rose Cottage|Elm Road||Bath||BA1 3CC
proposed: Building name/number, Postcode
offered: Flat/Unit, Street, Locality, Town/City, County
sent: Flat 2, 4, Mill Lane, Weston, Bath, Somerset, BA1 1AA
takes: flat|number|street|locality|town|county|postcode
written: Flat 2|4|Mill Lane|Weston|BATH|Somerset|BA1 1AA

Physical and postal
Name|Physical Address Line 1|Physical Suburb|Physical City|Physical Postcode|Postal Address Line 1|Postal City|Postal Postcode
Ann|4 Mill Lane|Weston|Bath|BA1 1AA|PO Box 1|Bath|BA1 9AA
Bob|3 Elm Road||Bath|BA1 3CC|||
proposed: Physical Address Line 1, Physical Postcode
offered: Physical Suburb, Physical City
sent: 4 Mill Lane, Weston, Bath, BA1 1AA
takes: -|line|locality|town|postcode|-|-|-
written: Ann|4 Mill Lane|Weston|BATH|BA1 1AA|PO Box 1|Bath|BA1 9AA

A patient and the next of kin
Patient|Address|Postcode|Next of kin|Next of kin address|Next of kin postcode
Ann|4 Mill Lane, Bath|BA1 1AA|Di|1 Dock Road|HU1 1AA
Bob|3 Elm Road, Bath|BA1 3CC|Ed|1 Dock Road|HU1 1AA
proposed: Address, Postcode
offered:
sent: 4 Mill Lane, Bath, BA1 1AA
takes: -|line|postcode|-|-|-
written: Ann|4 Mill Lane, BATH|BA1 1AA|Di|1 Dock Road|HU1 1AA

A school, with a block of the whole address
UPN|Forename|Address Block|House Number|Street|Town|Postcode
1|Ann|4 Mill Lane\\nBath\\nBA1 1AA|4|Mill Lane|Bath|BA1 1AA
2|Bob|9 Elm Road\\nBath\\nBA1 3CC|9|Elm Road|Bath|BA1 3CC
proposed: House Number, Postcode
offered: Street, Town
sent: 4, Mill Lane, Bath, BA1 1AA
takes: -|-|-|number|street|town|postcode
written: 1|Ann|4 Mill Lane\\nBath\\nBA1 1AA|4|Mill Lane|BATH|BA1 1AA

A landlord before the property
Landlord Name|Landlord Address|Landlord Postcode|Property Address|Property Postcode
Ann|1 Dock Road, Hull|HU1 1AA|12 High Street, Bath|BA1 1AA
Bob|2 Dock Road, Hull|HU1 1AB|3 Elm Road, Bath|BA1 3CC
proposed: Property Address, Property Postcode
offered:
sent: 12 High Street, Bath, BA1 1AA
takes: -|-|-|line|postcode
written: Ann|1 Dock Road, Hull|HU1 1AA|12 High Street, BATH|BA1 1AA

A landlord before the property, one postcode
Landlord|Landlord Address|Property Address|Postcode
Ann|1 Dock Road, Hull|12 High Street, Bath|BA1 1AA
Bob|2 Dock Road, Hull|3 Elm Road, Bath|BA1 3CC
proposed: Property Address, Postcode
offered:
sent: 12 High Street, Bath, BA1 1AA
takes: -|-|line|postcode
written: Ann|1 Dock Road, Hull|12 High Street, BATH|BA1 1AA

An applicant and an agent before the site
Agent Address|Agent Postcode|Applicant Address|Applicant Postcode|Site Address|Site Postcode
1 Dock Road, Hull|HU1 1AA|2 Dock Road, Hull|HU1 1AB|12 High Street, Bath|BA1 1AA
1 Dock Road, Hull|HU1 1AA|3 Dock Road, Hull|HU1 1AB|3 Elm Road, Bath|BA1 3CC
proposed: Site Address, Site Postcode
offered:
sent: 12 High Street, Bath, BA1 1AA
takes: -|-|-|-|line|postcode
written: 1 Dock Road, Hull|HU1 1AA|2 Dock Road, Hull|HU1 1AB|12 High Street, BATH|BA1 1AA

WooCommerce orders
Order Number|Company (Billing)|Address 1&2 (Billing)|City (Billing)|Postcode (Billing)|Address 1&2 (Shipping)|City (Shipping)|Postcode (Shipping)
1|Acme|4 Mill Lane, Flat 2|Bath|BA1 1AA|1 Dock Road|Hull|HU1 1AA
2||3 Elm Road|Bath|BA1 3CC|1 Dock Road|Hull|HU1 1AA
proposed: Address 1&2 (Billing), Postcode (Billing)
offered: City (Billing)
sent: 4 Mill Lane, Flat 2, Bath, BA1 1AA
takes: -|firm|line|town|postcode|-|-|-
found: Flat 2, 4 Mill Lane, Bath, BA1 1AA
written: 1|Acme|Flat 2, 4 Mill Lane|BATH|BA1 1AA|1 Dock Road|Hull|HU1 1AA

QuickBooks, lines to bill and to ship
Customer|Bill to 1|Bill to 2|Bill to 3|Bill to 4|Bill to 5|Ship to 1|Ship to 2
1|Acme|Flat 2|4 Mill Lane|Bath|BA1 1AA|1 Dock Road|Hull
2|Bell|3 Elm Road|Bath||BA1 3CC|1 Dock Road|Hull
proposed: Bill to 1, Bill to 5
offered: Bill to 2, Bill to 3, Bill to 4
sent: Acme, Flat 2, 4 Mill Lane, Bath, BA1 1AA
takes: -|line|line|line|line|postcode|-|-
found: Flat 2, 4 Mill Lane, Bath, BA1 1AA
written: 1|Acme|Flat 2|4 Mill Lane|BATH|BA1 1AA|1 Dock Road|Hull

A form of an authority
UPRN|What is the first line of the address of the property?|What is the town?|What is the postcode of the property?
1001|12 High Street|Bath|BA1 1AA
1002|3 Elm Road|Bath|BA1 3CC
proposed: What is the first line of the address of the property?, What is the postcode of the property?
offered: What is the town?
sent: 12 High Street, Bath, BA1 1AA
takes: -|line|town|postcode
written: 1001|12 High Street|BATH|BA1 1AA
`
