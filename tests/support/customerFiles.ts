import type { CsvFile } from '../../src/base/csvFile'

/** A file as people have it, and how it should be read. */
export interface CustomerFile {
  /** The program that writes such files. */
  from: string
  name: string
  bytes: Uint8Array<ArrayBuffer>
  encoding: CsvFile['encoding']
  delimiter: CsvFile['delimiter']
  /** The line of its header; null when it has none. */
  headerLine: number | null
  /** Names of the chosen columns; `inAddress` where the address contains the postcode. */
  address: string
  postcode: string
  /** Names of the columns offered as further parts of the address. */
  further: string[]
  /** The query of its first row. */
  query: string
}

const utf8 = (text: string) => new TextEncoder().encode(text)

/** Text whose letters are all Latin, as Excel in the UK writes it. */
const windows1252 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

/** Lines with CRLF. */
const crlf = (...lines: string[]) => lines.map((line) => `${line}\r\n`).join('')

/** Blank cells, for columns that nobody filled. */
const blank = (count: number) => ','.repeat(count)

const quoted = (names: string[]) => names.map((name) => `"${name}"`).join(',')

/** The columns of Outlook's export of contacts, in their order. */
const OUTLOOK =
  `First Name|Middle Name|Last Name|Title|Suffix|Nickname|Given Yomi|Surname Yomi|E-mail Address|E-mail 2 Address|E-mail 3 Address|Home Phone|Home Phone 2|Business Phone|Business Phone 2|Mobile Phone|Car Phone|Other Phone|Primary Phone|Pager|Business Fax|Home Fax|Other Fax|Company Main Phone|Callback|Radio Phone|Telex|TTY/TDD Phone|IMAddress|Job Title|Department|Company|Office Location|Manager's Name|Assistant's Name|Assistant's Phone|Company Yomi|Business Street|Business City|Business State|Business Postal Code|Business Country/Region|Home Street|Home City|Home State|Home Postal Code|Home Country/Region|Other Street|Other City|Other State|Other Postal Code|Other Country/Region|Personal Web Page|Spouse|Schools|Hobby|Location|Web Page|Birthday|Anniversary|Notes`.split(
    '|',
  )

/** A line of Outlook's export with some of its columns filled. */
const contact = (values: Record<string, string>) => quoted(OUTLOOK.map((name) => values[name] ?? ''))

const SHOPIFY_ORDERS =
  'Name,Email,Financial Status,Paid at,Fulfillment Status,Fulfilled at,Accepts Marketing,Currency,Subtotal,Shipping,Taxes,Total,Discount Code,Discount Amount,Shipping Method,Created at,Lineitem quantity,Lineitem name,Lineitem price,Lineitem compare at price,Lineitem sku,Lineitem requires shipping,Lineitem taxable,Lineitem fulfillment status,Billing Name,Billing Street,Billing Address1,Billing Address2,Billing Company,Billing City,Billing Zip,Billing Province,Billing Country,Billing Phone,Shipping Name,Shipping Street,Shipping Address1,Shipping Address2,Shipping Company,Shipping City,Shipping Zip,Shipping Province,Shipping Country,Shipping Phone,Notes,Note Attributes,Cancelled at,Payment Method,Payment Reference,Refunded Amount,Vendor,Id,Tags,Risk Level,Source'

const order = (number: number, street: string, city: string, zip: string) => {
  const lines = `J. Ashdown,${street},${street},,,${city},'${zip},ENG,GB,`
  return `#${number},j@example.org,paid,2026-03-01 10:00:00 +0000,fulfilled,,no,GBP,12.00,3.50,0.00,15.50,,0.00,Standard,2026-03-01 09:59:00 +0000,1,Tea towel,12.00,,TT-1,true,true,fulfilled,${lines},${lines},,,,Card,,0.00,Shop,${number},,Low,web`
}

const XERO =
  '*ContactName,AccountNumber,EmailAddress,FirstName,LastName,POAttentionTo,POAddressLine1,POAddressLine2,POAddressLine3,POAddressLine4,POCity,PORegion,POPostalCode,POCountry,SAAttentionTo,SAAddressLine1,SAAddressLine2,SAAddressLine3,SAAddressLine4,SACity,SARegion,SAPostalCode,SACountry,PhoneNumber,FaxNumber,MobileNumber,DDINumber,SkypeName,BankAccountName,BankAccountNumber,BankAccountParticulars,TaxNumberType,TaxNumber,DefaultTaxBills,DefaultTaxSales,Discount'

const MAILCHIMP =
  '"Email Address","First Name","Last Name",Address,"Phone Number",Birthday,MEMBER_RATING,OPTIN_TIME,OPTIN_IP,CONFIRM_TIME,CONFIRM_IP,LATITUDE,LONGITUDE,GMTOFF,DSTOFF,TIMEZONE,CC,REGION,LAST_CHANGED,LEID,EUID,NOTES,TAGS'

const files: (Pick<CustomerFile, 'from' | 'name' | 'bytes' | 'address' | 'postcode' | 'query'> &
  Partial<CustomerFile>)[] = [
  {
    from: 'Excel in the UK, saved as “CSV (Comma delimited)”: Windows-1252, blank rows at the end',
    name: 'Café customers.csv',
    bytes: windows1252(
      crlf(
        'Customer No,Name,Address Line 1,Address Line 2,Town,Post code',
        '00017,Café Noir,14 Market St,,Ludlow,SY8 1AB',
        '00018,"Pryce, Hannah",8 Heol Fawr,Llanfihangel,Dolgellau,LL40 1BD',
        ',,,,,',
        ',,,,,',
      ),
    ),
    encoding: 'Windows-1252',
    address: 'Address Line 1',
    postcode: 'Post code',
    further: ['Address Line 2', 'Town'],
    query: '14 Market St, SY8 1AB',
  },
  {
    from: 'Excel, saved as “CSV UTF-8 (Comma delimited)”: a byte-order mark',
    name: 'siopau.csv',
    bytes: utf8(
      `\uFEFF${crlf('Full address,PCode,Balance', '"Tŷ Bach, 3 Stryd Fawr, Bala",LL23 7AB,=SUM(1)', '"22 Beech Grove, Harrogate",HG2 0AA,+44 20')}`,
    ),
    address: 'Full address',
    postcode: 'PCode',
    query: 'Tŷ Bach, 3 Stryd Fawr, Bala, LL23 7AB',
  },
  {
    from: 'LibreOffice: UTF-8 without a mark, every text in quotes, LF',
    name: 'deliveries.csv',
    bytes: utf8(
      '"Ref","Addr 1","Addr 2","City","Zip/Postal Code"\n"D-1","5 Castle Street","Flat ""B""","Durham","DH1 3RH"\n"D-2","3 Priory Row\nrear door",,"Coventry","CV1 5EX"\n',
    ),
    address: 'Addr 1',
    postcode: 'Zip/Postal Code',
    further: ['Addr 2', 'City'],
    query: '5 Castle Street, DH1 3RH',
  },
  {
    from: 'Google Sheets: UTF-8, no line break at the end, a column without a name',
    name: 'Members - Sheet1.csv',
    bytes: utf8(
      'Timestamp,Name,,House,Street,Post Town,Postcode\r\n01/02/2026 10:00:00,A. Begum,new,117A,Stratford Rd,Birmingham,B11 1AQ\r\n02/02/2026 11:00:00,M. Okafor,,22,Beech Grove,Harrogate,',
    ),
    address: 'House',
    postcode: 'Postcode',
    further: ['Street', 'Post Town'],
    query: '117A, B11 1AQ',
  },
  {
    from: 'Outlook, contacts exported: 61 columns, of which the home address is filled',
    name: 'contacts.csv',
    bytes: utf8(
      crlf(
        quoted(OUTLOOK),
        contact({
          'First Name': 'Hannah',
          'E-mail Address': 'h@example.org',
          'Home Street': '8 Heol Fawr',
          'Home City': 'Dolgellau',
          'Home State': 'Gwynedd',
          'Home Postal Code': 'LL40 1BD',
        }),
        contact({
          'First Name': 'Tove',
          'Home Street': '1 Mill Lane',
          'Home City': 'Totnes',
          'Home Postal Code': 'TQ9 5NH',
        }),
      ),
    ),
    address: 'Home Street',
    postcode: 'Home Postal Code',
    further: ['Home City', 'Home State'],
    query: '8 Heol Fawr, LL40 1BD',
  },
  {
    from: 'Mailchimp, an audience exported: the whole address in one column',
    name: 'subscribed_members_export.csv',
    bytes: utf8(
      crlf(
        MAILCHIMP,
        `a@example.org,A,Begum,"117A Stratford Rd  Birmingham  B11 1AQ  GB",,,2,"2026-01-02 10:00:00",192.0.2.1${blank(14)}`,
        `m@example.org,M,Okafor,"22 Beech Grove  Harrogate  HG2 0AA  GB",,,2,"2026-01-03 10:00:00",192.0.2.2${blank(14)}`,
      ),
    ),
    address: 'Address',
    postcode: 'inAddress',
    query: '117A Stratford Rd  Birmingham  B11 1AQ  GB',
  },
  {
    from: 'Shopify, orders exported: a billing and a shipping address, an apostrophe before the zip',
    name: 'orders_export_1.csv',
    bytes: utf8(
      `${SHOPIFY_ORDERS}\n${order(1001, '31 Regent Square', 'Cheltenham', 'GL50 2QT')}\n${order(1002, '2 Low Road', 'Bath', 'BA1 2BB')}\n`,
    ),
    address: 'Billing Address1',
    postcode: 'Billing Zip',
    further: ['Billing Address2', 'Billing City'],
    query: "31 Regent Square, 'GL50 2QT",
  },
  {
    from: 'Xero, contacts exported: a postal and a street address, names without spaces',
    name: 'Contacts.csv',
    bytes: utf8(
      crlf(
        XERO,
        `Northgate Dental,N1,n@example.org,,,,5-7 Castle Street,,,,Durham,County Durham,DH1 3RH,,${blank(21)}`,
        `Priory Books,P1,,,,,3 Priory Row,,,,Coventry,,CV1 5EX,,${blank(21)}`,
      ),
    ),
    address: 'POAddressLine1',
    postcode: 'POPostalCode',
    further: ['POAddressLine2', 'POAddressLine3', 'POAddressLine4', 'POCity', 'PORegion'],
    query: '5-7 Castle Street, DH1 3RH',
  },
  {
    from: "A council's list of rated properties: a title, a date and a blank line above the header",
    name: 'NNDR June.csv',
    bytes: windows1252(
      crlf(
        '"Business rates: properties over £12,000",,,,',
        'Data as at,01/06/2026,,,',
        '',
        'Property Reference Number,Primary Liable Party Name,Full Property Address,Postcode,Current Rateable Value',
        '00123,Willow Bakery Ltd,"14, Market Street, Ludlow",SY8 1AB,"12,250"',
        '00124,,"The Forge, Mill Lane, Totnes",TQ9 5NH,"14,000"',
      ),
    ),
    encoding: 'Windows-1252',
    headerLine: 4,
    address: 'Full Property Address',
    postcode: 'Postcode',
    query: '14, Market Street, Ludlow, SY8 1AB',
  },
  {
    from: 'Excel with German settings: semicolons, commas in numbers and addresses, lines of semicolons at the end',
    name: 'Kunden.csv',
    bytes: windows1252(
      crlf(
        'Kunde;Street;City;Post code;Umsatz',
        'Müller & Söhne;12, High Street;Bath;BA1 1AA;1.250,00',
        'Groß;3 Low Road;Wells;BA5 2AA;10,50',
        ';;;;',
      ),
    ),
    encoding: 'Windows-1252',
    delimiter: ';',
    address: 'Street',
    postcode: 'Post code',
    further: ['City'],
    query: '12, High Street, BA1 1AA',
  },
  {
    from: 'A mailing house: data from the first line on, pipes',
    name: 'run42.csv',
    bytes: utf8(
      '1001|Mrs A Begum|117A Stratford Rd|Birmingham|B11 1AQ\n1002|Mr M Okafor|22 Beech Grove|Harrogate|HG2 0AA\n',
    ),
    delimiter: '|',
    headerLine: null,
    address: 'Column 3',
    postcode: 'Column 5',
    further: ['Column 4'],
    query: '117A Stratford Rd, B11 1AQ',
  },
]

/** Files as people have them, of two rows each. */
export const customerFiles = files.map((file): CustomerFile => ({
  encoding: 'UTF-8',
  delimiter: ',',
  headerLine: 1,
  further: [],
  ...file,
}))
