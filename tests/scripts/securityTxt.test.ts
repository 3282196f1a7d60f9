import { expect, test } from 'vitest'
import { securityText } from '../../scripts/vite/securityTxt'
import { contactUrl } from '../../scripts/vite/trustPage'

test.each([
  ['help@acme.example', 'mailto:help@acme.example'],
  ['mailto:help@acme.example', 'mailto:help@acme.example'],
  ['https://acme.example/report', 'https://acme.example/report'],
  ['Ann, on the second floor', null],
  ['', null],
])('%j is reached at %j', (contact, url) => {
  expect(contactUrl(contact)).toBe(url)
})

test('the file says for a year where to report a vulnerability', () => {
  expect(securityText('mailto:help@acme.example', Date.UTC(2026, 10, 25, 9))).toBe(
    'Contact: mailto:help@acme.example\nExpires: 2027-11-25T09:00:00.000Z\nPreferred-Languages: en\n',
  )
})
