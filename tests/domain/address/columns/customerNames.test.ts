import { expect, test } from 'vitest'
import { addresseeOf, nameColumns, nameJoiner } from '../../../../src/domain/address/columns/customerNames'

test.each([
  ['Ref, Title, First name, Surname, Address, Postcode', 'Title, First name, Surname'],
  ['Title, Initials, Surname, Address', 'Title, Initials, Surname'],
  ['S/N, Surname, Other names, Address', 'Other names, Surname'],
  ['Title, Inits, Surname, Add1', 'Title, Inits, Surname'],
  ['FNAME, SNAME, Address', 'FNAME, SNAME'],
  ['Title, First, Last, Address', 'Title, First, Last'],
  ['Known As, Surname, Home Address', 'Known As, Surname'],
  ['L_NAME, F_NAME, Address', 'F_NAME, L_NAME'],
  ['First, Surname, Address', 'First, Surname'],
  // It may be anything that comes first.
  ['First, Address', ''],
  ["Agent's name, Address", ''],
  ['Name, Initials, Address', 'Name'],
  ['Initials, First name, Surname, Address', 'First name, Surname'],
  ['LAST_NAME, first_name, Company', 'first_name, LAST_NAME, Company'],
  ['Forename, FamilyName', 'Forename, FamilyName'],
  ['Customer Name, Address', 'Customer Name'],
  ['Full Name, First Name, Last Name', 'First Name, Last Name'],
  ['name, organisation', 'name, organisation'],
  ['Title, Forename, Addressee, Address', 'Addressee'],
  ['title, firstname, keyname, addressline1', 'title, firstname, keyname'],
  ['Display Name, Street, Street2', 'Display Name'],
  ['Job Title, Name', 'Name'],
  ['Account Name, Billing Street', 'Account Name'],
  ['Location ID, Location Name, Provider Name, Postcode', 'Location Name'],
  ['URN, EstablishmentName, Street', 'EstablishmentName'],
  ['Charity Name, Contact Name', 'Contact Name, Charity Name'],
  ['Name, C/O, Company, Address', 'Name, C/O, Company'],
  ['First Name, Surname, Care Of, Address', 'First Name, Surname, Care Of'],
  ['Address, Town, Username, Filename', ''],
  ['Name, CleanSheet Results, Organisation Name', 'Name'],
  [
    'First Name (Billing), Last Name (Billing), Company (Billing), City (Billing)',
    'First Name (Billing), Last Name (Billing), Company (Billing)',
  ],
  ['Surname (Solicitor), Surname, Address', 'Surname'],
  ['First Name (Billing), Payment Method Title, Shipping Method Title', 'First Name (Billing)'],
  // A gift aid schedule; an army's list.
  ['Title, First name or initial, Last name', 'Title, First name or initial, Last name'],
  ['Rank, Initials, Surname', 'Rank, Initials, Surname'],
  // Of two persons the first.
  ['Title1, Forename1, Surname1, Title2, Forename2, Surname2', 'Title1, Forename1, Surname1'],
  ['Tenant 1, Tenant 2', 'Tenant 1'],
  ['Tenant(s), Landlord', 'Tenant(s)'],
  ['Names, Address', 'Names'],
  ['Guest Name, Company', 'Guest Name, Company'],
  // What stands on the envelope stands on the envelope.
  ['Title, First Name, Surname, Primary Addressee, Primary Salutation', 'Primary Addressee'],
  ['Family Name, Head First Name, Spouse First Name, Mailing Name', 'Mailing Name'],
  ['Title, First Name, Last Name, Envelope Salutation, Letter Salutation', 'Envelope Salutation'],
  // The parts of one person's name.
  [
    'Legal Forename, Legal Surname, Contact Title, Contact Forename, Contact Surname',
    'Contact Title, Contact Forename, Contact Surname',
  ],
  ['Pet Title, Owner Title, Owner First Name, Owner Surname', 'Owner Title, Owner First Name, Owner Surname'],
  ['Title, Preferred Forename, Legal Surname', 'Title, Preferred Forename, Legal Surname'],
  // Nobody else's beside the customer's.
  ['Emergency Contact First Name, Emergency Contact Last Name, Name', 'Name'],
  ['Solicitor Surname, Title, Surname', 'Title, Surname'],
])('of the columns %s the name is proposed from: %s', (headers, proposed) => {
  const names = headers.split(', ')
  const columns = nameColumns(names, [names.map(() => 'x')])
  expect(columns.map((column) => names[column]).join(', ')).toBe(proposed)
})

test.each([
  ['Address 1&2 (Billing)', 'First Name (Billing), Last Name (Billing), Company (Billing)'],
  ['Address 1&2 (Shipping)', 'First Name (Shipping), Last Name (Shipping)'],
])('a shop writes two names: beside %s it is %s', (address, proposed) => {
  const names =
    `First Name (Billing)|Last Name (Billing)|Company (Billing)|Address 1&2 (Billing)|City (Billing)|Postcode (Billing)|First Name
    (Shipping)|Last Name (Shipping)|Address 1&2 (Shipping)|City (Shipping)|Postcode (Shipping)`.split('|')
  const headers = names.map((name) => name.replace(/\s+/g, ' '))
  const columns = nameColumns(headers, [headers.map(() => 'x')], headers.indexOf(address))
  expect(columns.map((column) => headers[column]).join(', ')).toBe(proposed)
})

/** Columns of several addresses, the one that is sent, and whose name goes with it. */
test.each([
  ['Sender Business Name, Sender Address, Receiver Name, Receiver Address', 3, 'Receiver Name'],
  [
    'Runner Forename, Runner Street, Donor Forename, Donor Surname, Donor Street',
    4,
    'Donor Forename, Donor Surname',
  ],
  ['Bill-to Name, Ship-to Name, Billing Address, Shipping Address', 3, 'Ship-to Name'],
  ['Pupil, Parent, Parent Address, Other Parent, Other Parent Address', 2, 'Parent'],
  ['Deceased Name, Next of Kin, NOK Address', 2, 'Next of Kin'],
  ['Company Name, Contact Name, Company Address', 2, 'Contact Name, Company Name'],
  ['Pupil Forename, Pupil Surname, Parent 1 Name, Parent 1 Address, Parent 2 Address', 3, 'Parent 1 Name'],
  ['Customer Name, Address, Postcode, Customer Country', 1, 'Customer Name'],
])('of the columns %s, with column %i sent, the name is %s', (headers, address, proposed) => {
  const names = headers.split(', ')
  const columns = nameColumns(names, [names.map(() => 'Ann Lee')], address)
  expect(columns.map((column) => names[column]).join(', ')).toBe(proposed)
})

test('a blank column is not proposed', () => {
  expect(nameColumns(['Title', 'First name', 'Last name'], [['', 'Ann', 'Lee']])).toEqual([1, 2])
})

test.each([
  [
    '*ContactName, FirstName, LastName, POAttentionTo',
    'Acme, Ann, Lee, Accounts|Bell, , , |Cole, , , ',
    '*ContactName',
  ],
  [
    '*ContactName, FirstName, LastName, POAttentionTo',
    'Acme, , , Ann Lee| , , , Bob Ray|Cole, , , Cyd',
    'POAttentionTo',
  ],
  ['Name, Surname', 'Ann Lee, Lee|Bob Ray, Ray|Cyd Fox, ', 'Surname'],
  ['Name, First, Last', 'Ann Lee, 3 May 2026, 4 June 2026|Bob Ray, 5 May 2026, 6 June 2026', 'Name'],
  ['Surname, Addressee', 'Lee, Ms Lee|Ray, Mr Ray|Fox, ', 'Surname'],
])('a name that few rows have gives way to one that most have: %s', (headers, cells, proposed) => {
  const names = [...headers.split(', '), 'POAddressLine1', 'POPostalCode']
  const rows = cells.split('|').map((row) => [...row.split(', '), '12 High Street', 'BA1 1AA'])
  const lines = [...names.keys()].map(() => '')
  const columns = nameColumns(names, [...rows, lines, lines, lines, lines], names.indexOf('POAddressLine1'))
  expect(columns.map((column) => names[column]).join(', ')).toBe(proposed)
})

/** Columns beside an address, the cells of their rows, and those whose cells look like names. */
test.each([
  ['Pupil', 'Ann Lee|Bob van Ray|Cyd Fox', 'Pupil'],
  ['Shipping Name', 'Ann O’Dea|Bob Smith-Jones|J. Fox', 'Shipping Name'],
  ['Parent, Score', 'Ann Lee (Deceased), 3|Bob Ray - RIP, 4', 'Parent'],
  ['FNAME, LNAME', 'Ann, Lee|Bob, Ray|Cyd, Null', 'FNAME, LNAME'],
  // Without names of their own, below a line that has them.
  [
    'Column 1, Column 2, Column 3',
    'Mr, John, Smith|Ms, Di, Fox|Dr, Bob, Ray',
    'Column 1, Column 2, Column 3',
  ],
  ['LNAME, FNAME', 'Lee, Ann|Ray, Bob|Fox, Cyd', 'FNAME, LNAME'],
  ['Name (First), Name (Last)', 'Ann, Lee|Bob, Ray|Cyd, Fox', 'Name (First), Name (Last)'],
  // A shop's orders: their numbers stand under *Name*.
  ['Name, Billing Name', '#1001, Ann Lee|#1002, Bob Ray|#1003, Cyd Fox', 'Billing Name'],
  ['Client', 'John and Mary Smith|Mr & Mrs J Ray|Ann Fox', 'Client'],
  ['Student, c/o', 'Ann Lee, Mrs Dow|Bob Ray, |Cyd Fox, Mr Kerr', 'Student, c/o'],
  ['Contact, Organisation', 'Ann Lee, Acme|Bob Ray, Bell|Cyd Fox, Cole', 'Contact, Organisation'],
  ['Contact, Organisation', 'Yes, Acme|No, Bell|Yes, Cole', 'Organisation'],
  ['Product, Organisation', 'Blue Cup, Acme|Red Cup, Bell|Tea Pot, Cole', 'Organisation'],
  // A ward, a state and a product say the same in many rows.
  ['Ward', 'Bath Central|Bath Central|Bath Central|Ely North', ''],
  ['Tenure, Status', 'Owned, Active|Owned, Active|Rented, Active', ''],
  ['Ref', 'A 1|A 2', ''],
  ['Comment', 'please call back|Has a dog|', ''],
])('where no name says it, cells do: %s', (headers, cells, proposed) => {
  const names = [...headers.split(', '), 'Address', 'Town', 'Postcode']
  const rows = cells.split('|').map((row) => [...row.split(', '), '12 High Street', 'Bath', 'BA1 1AA'])
  const columns = nameColumns(names, rows)
  expect(columns.map((column) => names[column]).join(', ')).toBe(proposed)
})

test.each([
  ['the patients of a practice', 'Ann Lee, Elms|Bob Ray, Elms|Cyd Fox, Elms', 'Name'],
  ['a list of practices', 'Ann Lee, Elms|Bob Ray, Hall|Cyd Fox, Oaks', 'Name, Practice'],
])('a firm that many rows share is not on the envelope of a person: %s', (_, cells, proposed) => {
  const headers = ['Name', 'Practice', 'Address', 'Postcode']
  const rows = cells.split('|').map((row) => [...row.split(', '), '12 High Street', 'BA1 1AA'])
  expect(nameColumns(headers, rows).map((column) => headers[column])).toEqual(proposed.split(', '))
})

test.each([
  ['Company', true],
  ['Organisation Name', true],
  ['Business name', true],
  ['Surname', false],
  ['Company number', false],
])('%s is the name of a company: %s', (header, isCompany) => {
  expect(addresseeOf(header) === 'company').toBe(isCompany)
})

test.each([
  ['First, Middle, Last', 'Ann, Mary, Lee', 'Ann Mary Lee'],
  ['Title, Initials, Surname', 'Mrs, A M, Lee', 'Mrs A M Lee'],
  ['Salutation, Surname', 'Mrs, Lee', 'Mrs Lee'],
  ['Name, Company', 'Ann Lee, Acme Ltd', 'Ann Lee, Acme Ltd'],
])('columns %s with %s name %s', (headers, row, name) => {
  const [names, cells] = [headers.split(', '), row.split(', ')]
  expect(nameJoiner(names, [...names.keys()])((column) => cells[column]!)).toBe(name)
})
