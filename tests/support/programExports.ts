/** Small exports of other programs, with the columns of an address and the kind of each. Their addresses are sparse. */
interface ProgramExport {
  program: string
  csv: string
  /** `header: kind` of each address column, in the file's order. */
  kinds: string
}

export const programExports: ProgramExport[] = [
  {
    program: 'Xero',
    csv: `*ContactName,AccountNumber,EmailAddress,POAttentionTo,POAddressLine1,POAddressLine2,POAddressLine3,POAddressLine4,POCity,PORegion,POPostalCode,POCountry,SAAddressLine1,SACity,SAPostalCode
Acme,0001,a@x.org,Ann,flat 3,12 high st,,,leeds,yorks,ls1 4ab,United Kingdom,1 Dock Rd,Hull,HU1 1AA
Bell,0002,,,1 Low Rd,,,,Leeds,,,,,,
Cole,0003,,,2 Low Rd,,,,Leeds,,ls1 4ab,,,,
Dent,0004,,,,,,,,,,,3 Dock Rd,Hull,HU1 1AA
Ede,0005,,,5 Low Rd,,,,Leeds,,,,,,
Fay,0006,,,,,,,,,,,,,
`,
    kinds:
      'POAddressLine1: line, POAddressLine2: line, POAddressLine3: line, POAddressLine4: line, POCity: town, PORegion: county, POPostalCode: postcode',
  },
  {
    program: 'Sage',
    csv: `Reference,Name,Main Address Type,Main Address Line 1,Main Address Line 2,Main Address Town,Main Address County,Main Address Post Code,Main Address Country,Delivery Address Line 1,Delivery Address Post Code
A01,Acme,Billing,flat 3,12 high st,leeds,yorks,ls1 4ab,GB,1 Dock Rd,HU1 1AA
B01,Bell,Billing,,,,,,GB,,
`,
    kinds:
      'Main Address Line 1: line, Main Address Line 2: line, Main Address Town: town, Main Address County: county, Main Address Post Code: postcode',
  },
  {
    program: 'Shopify',
    csv: `Customer ID,First Name,Email,Default Address Company,Default Address Address1,Default Address Address2,Default Address City,Default Address Province Code,Default Address Country Code,Default Address Zip,Default Address Phone,Phone
'7001,Ann,a@x.org,Acme,flat 3,12 high st,leeds,LDS,GB,ls1 4ab,,+44 113 496 0000
'7002,Bob,b@x.org,,,,,,,,,
'7003,Cy,c@x.org,,,,,,,,,
`,
    kinds:
      'Default Address Company: firm, Default Address Address1: line, Default Address Address2: line, Default Address City: town, Default Address Zip: postcode',
  },
  {
    program: 'Mailchimp',
    csv: `Email Address,First Name,Street Address,Address Line 2,City,State/Prov/Region,Postal/Zip,Country,MEMBER_RATING,REGION
a@x.org,Ann,flat 3,12 high st,leeds,yorks,ls1 4ab,GB,2,ENG
b@x.org,Bob,,,,,,,2,ENG
`,
    kinds:
      'Street Address: line, Address Line 2: line, City: town, State/Prov/Region: county, Postal/Zip: postcode',
  },
  {
    program: 'Mailchimp, one column',
    csv: `Email Address,First Name,Address,MEMBER_RATING,REGION
a@x.org,Ann,flat 3 12 high st  leeds  ls1 4ab  GB,2,ENG
b@x.org,Bob,,2,ENG
`,
    kinds: 'Address: line',
  },
  {
    program: 'Salesforce NPSP',
    csv: `First Name,Last Name,Personal Email,Home Street,Home City,Home State/Province,Home Zip/Postal Code,Home Country,Account Name
Ann,Lee,a@x.org,"flat 3
12 high st",leeds,yorks,ls1 4ab,United Kingdom,Lee Household
Bob,Ray,,,,,,,Ray Household
`,
    kinds: 'Home Street: line, Home City: town, Home State/Province: county, Home Zip/Postal Code: postcode',
  },
  {
    program: 'HubSpot',
    csv: `Record ID,First Name,Email,Street address,City,State/Region,Postal code,Country/Region,IP City,Company name
51,Ann,a@x.org,"flat 3, 12 high st",leeds,yorks,ls1 4ab,United Kingdom,London,Acme
52,Bob,b@x.org,,,,,,Leeds,
`,
    kinds:
      'Street address: line, City: town, State/Region: county, Postal code: postcode, Company name: firm',
  },
  {
    program: 'Click & Drop',
    csv: `Order reference,Full name,Company name,Address line 1,Address line 2,Address line 3,City,County,Postcode,Country,Weight
0001,Ann Lee,Acme,flat 3,12 high st,,leeds,yorks,ls1 4ab,United Kingdom,0.50
0002,Bob Ray,,,,,,,,,1.00
`,
    kinds:
      'Company name: firm, Address line 1: line, Address line 2: line, Address line 3: line, City: town, County: county, Postcode: postcode',
  },
  {
    program: 'WooCommerce',
    csv: `Order ID,Billing First Name,Billing Company,Billing Address 1,Billing Address 2,Billing City,Billing State,Billing Postcode,Billing Country,Shipping Address 1,Shipping City,Shipping Postcode
88,Ann,Acme,flat 3,12 high st,leeds,yorks,ls1 4ab,GB,1 Dock Rd,Hull,HU1 1AA
89,Bob,,,,,,,GB,,,
`,
    kinds:
      'Billing Company: firm, Billing Address 1: line, Billing Address 2: line, Billing City: town, Billing State: county, Billing Postcode: postcode',
  },
]
