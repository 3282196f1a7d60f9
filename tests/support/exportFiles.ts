import { readTables } from './readTables'

/** In the order that the byte-order mark says. */
const utf16 = (text: string) =>
  new Uint8Array(Uint16Array.from(`\uFEFF${text}`, (letter) => letter.charCodeAt(0)).buffer)

/** Text whose letters are all Latin. */
const windows1252 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))

const BYTES_OF = new Map<string | undefined, (text: string) => Uint8Array<ArrayBuffer>>([
  [undefined, (text) => new TextEncoder().encode(text)],
  ['UTF-16', utf16],
  ['Windows-1252', windows1252],
])

/** Files whose bytes matter, as programs write them; their lines end in CRLF, where there are several. */
const FILES = `
a table in HTML, in Windows-1252
<html><head><meta http-equiv="Content-Type" content="text/html; charset=windows-1252"></head><body><table><tr><th>Name</th><th>Address</th><th>Town</th><th>Postcode</th><th>Fee</th></tr><tr><td>Zoë</td><td>7 Quéen Road</td><td>Leeds</td><td>LS1\u00A04AB</td><td>£5</td></tr><tr><td>Bob</td><td>9\u00A0Mill Lane</td><td>Leeds</td><td>LS1 4AC</td><td>£5</td></tr></table></body></html>
file: members.xls, Windows-1252
sent: 7 Quéen Road, Leeds, LS1 4AB
takes: -|*line|+town|#postcode|-
written: Zoë|7 Quéen Road|LEEDS|LS1 4AB|£5

a table in HTML, with blocks in its cells
<html><head><meta charset="utf-8"></head><body><table><tr><th>Name</th><th>Address</th><th>Postcode</th></tr><tr><td>O&#039;Dea</td><td><div>Flat 5</div><div>8 St James&#39;s Road</div><p>Leeds</p></td><td>LS1 4AB</td></tr><tr><td>Ann</td><td><p>9 Mill Lane</p><p>Leeds</p></td><td>LS1 4AC</td></tr></table></body></html>
file: tenants.xls
sent: Flat 5\\n8 St James's Road\\nLeeds, LS1 4AB
takes: -|*line|#postcode
written: O'Dea|Flat 5\\n8 St James's Road\\nLEEDS|LS1 4AB

a form of an authority: its questions and explanations
Landlord return 2027,,,,,,
Field number,11,12,13,14,15,16
Question,"If known, give the property’s UPRN",Address Line 1,Address Line 2,Town or city,Part 1 of the property’s postcode,Part 2 of the property’s postcode
Explanation,Up to 12 digits,Required,Optional,Required,"For example SW1A","For example 2AA"
,,Flat 5,8 Elm Road,Leeds,LS1,4AB
,,9 Mill Lane,,Bath,BA1,1AA
file: return.csv
sent: Flat 5, 8 Elm Road, Leeds, LS1 4AB
takes: -|-|*line|+line|+town|#outwardCode|#inwardCode
written: |72000123|Flat 5|8 Elm Road|LEEDS|LS1|4AB

a survey: the parts of a question are named in a second line
Respondent ID,Start Date,Email Address,First Name,Last Name,Where shall we send the pack?,,,,,,Would you come again?
,,,,,Name,Address,Address 2,City/Town,State/Province,ZIP/Postal Code,Response
118,10/01/2026,,,,Ann Lee,Flat 5,8 Elm Road,Leeds,West Yorkshire,LS1 4AB,Yes
119,10/01/2026,,,,Bob Fox,9 Mill Lane,,Leeds,,LS1 4AC,No
file: survey.csv
sent: Flat 5, 8 Elm Road, Leeds, West Yorkshire, LS1 4AB
takes: -|-|-|-|-|-|*line|+line|+town|+county|#postcode|-
written: 118|10/01/2026||||Ann Lee|Flat 5|8 Elm Road|LEEDS|West Yorkshire|LS1 4AB|Yes

price paid data, without a header
"{A1}","250000","2026-03-01 00:00","LS1 4AB","F","N","L","8","FLAT 5","ELM ROAD","","LEEDS","LEEDS","WEST YORKSHIRE","A","A"
"{A2}","350000","2026-03-02 00:00","LS1 4AC","D","N","F","ROSE COTTAGE","","MILL LANE","HORSFORTH","LEEDS","LEEDS","WEST YORKSHIRE","A","A"
file: sold.csv
sent: FLAT 5, 8, ELM ROAD, LEEDS, WEST YORKSHIRE, LS1 4AB
takes: -|-|-|#postcode|-|-|-|*number|+flat|+street|+locality|+town|-|+county|-|-
written: {A1}|250000|2026-03-01 00:00|LS1 4AB|F|N|L|8|Flat 5|Elm Road||LEEDS|LEEDS|West Yorkshire|A|A

a register of houses in multiple occupation: titles, names and addresses in several lines
Public register of licensed HMOs,,,,
,,,,
Licence number,"Address of\\nHMO","Name and address\\nof licence holder","Name and address\\nof manager",Storeys
H1,"8 Elm Road\\nLeeds\\nLS1 4AB","Carl Dean\\n1 Dock Road\\nHull\\nHU1 1AA","Ed Flynn\\n2 Dock Road\\nHull HU1 1AB",3
H2,"9 Mill Lane\\nLeeds\\nLS1 4AC","Di East\\n3 Dock Road\\nHull\\nHU1 1AC","Ed Flynn\\n2 Dock Road\\nHull HU1 1AB",2
file: register.csv
sent: 8 Elm Road\\nLeeds\\nLS1 4AB
takes: -|*#line|-|-|-
written: H1|8 Elm Road\\nLEEDS\\nLS1 4AB|Carl Dean\\n1 Dock Road\\nHull\\nHU1 1AA|Ed Flynn\\n2 Dock Road\\nHull HU1 1AB|3

values as formulas that are texts, under names that say nothing
Ref,Who,Where,What,Code
="001",Ann,="8 elm road",Leeds,="LS1 4AB"
="002",Bob,="9 Mill Lane",Leeds,="LS1 4AC"
file: stock.csv
sent: 8 elm road, LS1 4AB
takes: -|-|*line|-|#postcode
written: ="001"|Ann|8 Elm Road|Leeds|="LS1 4AB"

tabs, in UTF-16, a value that begins with a quotation mark
Name\tAddress\tTown\tPostcode
Ann\t"Rose Cottage" Elm Road\tLeeds\tLS1 4AB
Bob\t"The Mill"\tLeeds\tLS1 4AC
file: tabs.txt, UTF-16
sent: "Rose Cottage" Elm Road, Leeds, LS1 4AB
takes: -|*line|+town|#postcode
written: Ann|Rose Cottage, Elm Road|LEEDS|LS1 4AB

commas, each value in quotes
"Name","Address","Town","Postcode"
"Ann","Flat 5, 8 ""The Elms"" Elm Road","Leeds","LS1 4AB"
"Bob","9 Mill Lane","Leeds","LS1 4AC"
file: commas.txt
sent: Flat 5, 8 "The Elms" Elm Road, Leeds, LS1 4AB
takes: -|*line|+town|#postcode
written: Ann|Flat 5, 8 The Elms, Elm Road|LEEDS|LS1 4AB

semicolons, values with one in quotes
Name;Address;Town;Postcode
"Lee; Ann";"Flat 5; 8 Elm Road";Leeds;LS1 4AB
Bob;9, Mill Lane;Leeds;LS1 4AC
file: semicolons.txt
sent: Flat 5; 8 Elm Road, Leeds, LS1 4AB
takes: -|*line|+town|#postcode
written: Lee; Ann|Flat 5; 8 Elm Road|LEEDS|LS1 4AB

pipes, a value that begins with a quotation mark
Name|Address|Town|Postcode
Ann|"Rose Cottage" Elm Road|Leeds|LS1 4AB
Bob|9 Mill Lane|Leeds|LS1 4AC
file: pipes.txt
sent: "Rose Cottage" Elm Road, Leeds, LS1 4AB
takes: -|*line|+town|#postcode
written: Ann|Rose Cottage, Elm Road|LEEDS|LS1 4AB

pipes, each value in quotes
"Name"|"Address"|"Town"|"Postcode"
"Ann | Di"|"Flat 5, 8 Elm Road"|"Leeds"|"LS1 4AB"
"Bob"|"9 Mill Lane"|"Leeds"|"LS1 4AC"
file: quoted pipes.txt
sent: Flat 5, 8 Elm Road, Leeds, LS1 4AB
takes: -|*line|+town|#postcode
written: Ann | Di|Flat 5, 8 Elm Road|LEEDS|LS1 4AB

a council’s list, in Windows-1252: a title and a date above the header
"Business rates: properties over £12,000",,,,
Data as at,01/06/2026,,,
,,,,
Property Reference Number,Primary Liable Party Name,Full Property Address,Postcode,Current Rateable Value
00123,Café Noir Ltd,"14, Market Street, Ludlow",SY8 1AB,"12,250"
00124,,"The Forge, Mill Lane, Totnes",TQ9 5NH,"14,000"
,,,,
file: NNDR June.csv, Windows-1252
sent: 14, Market Street, Ludlow, SY8 1AB
takes: -|-|*line|#postcode|-
written: 00123|Café Noir Ltd|14 Market Street, LUDLOW|SY8 1AB|12,250

Excel with German settings: semicolons, commas in numbers and addresses
Kunde;Street;City;Post code;Umsatz
Müller & Söhne;12, High Street;Bath;BA1 1AA;1.250,00
Groß;3 Low Road;Wells;BA5 2AA;10,50
;;;;
file: Kunden.csv, Windows-1252
sent: 12, High Street, Bath, BA1 1AA
takes: -|*line|+town|#postcode|-
written: Müller & Söhne|12 High Street|BATH|BA1 1AA|1.250,00
`

export const exportFiles = readTables(FILES).map(({ name: from, lines, file = '', expected }) => {
  const [name = '', encoding] = file.split(', ')
  const text = lines.length === 1 ? lines.join('') : lines.map((line) => `${line}\r\n`).join('')
  return { name, from, bytes: BYTES_OF.get(encoding)!(text), expected }
})
