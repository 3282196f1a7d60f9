import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { trustWords } from '../../scripts/vite/trustPage'
import { SAMPLE_ROWS } from '../../src/features/sample/sample'

const words = (name: string, contact: string) =>
  trustWords({
    providerName: 'A & B',
    apiBaseUrl: 'https://api.example/v2',
    operator: { name, contact },
    version: '1.2.3',
    reliability: readFileSync('docs/reliability.md', 'utf8'),
  })

test.each([
  ['', '', 'The operator of this site', 'Tell the person who gave you the address of this site.'],
  ['Acme', '', '<strong>Acme</strong> runs this site.', 'Tell Acme.'],
  [
    'Acme',
    'help@acme.example',
    '<strong>Acme</strong> runs',
    'Write to Acme: <a href="mailto:help@acme.example">help@acme.example</a>.',
  ],
  [
    '',
    'https://acme.example/a?b&c',
    'The operator of this site',
    '<a href="https://acme.example/a?b&amp;c">https://acme.example/a?b&amp;c</a>',
  ],
  ['<b>"', 'javascript:x', '<strong>&lt;b&gt;&quot;</strong>', 'Write to &lt;b&gt;&quot;: javascript:x.'],
])('run by %j, who can be reached at %j', (name, contact, operator, report) => {
  const { operator: says, contact: where } = words(name, contact)
  expect(says).toContain(operator)
  expect(where).toContain(report)
})

test('without a contact no sentence points to one', () => {
  const [, report = ''] = readFileSync('trust.html', 'utf8').split('id="report"')
  expect(report.replace('{{contact}}', words('', '').contact!)).not.toMatch(/\bthere\b/)
})

test('the table of wrong doors is that of the document', () => {
  const rows = words('', '').wrongDoors!.split('\n')
  expect(rows.length).toBeGreaterThan(5)
  for (const row of rows)
    expect(row).toMatch(/^<tr><th scope="row">[a-z].+<\/th><td>[\d,]+<\/td><td>\d+<\/td><\/tr>$/)
})

test('a sample is as large as the page says', () => {
  const [, said] = /Check a sample<\/em> shows you (\d+) /.exec(readFileSync('trust.html', 'utf8')) ?? []
  expect(Number(said)).toBe(SAMPLE_ROWS)
})

test('every gap of the page is filled, and every word for a gap is used', () => {
  const gaps = Array.from(readFileSync('trust.html', 'utf8').matchAll(/\{\{(\w+)\}\}/g), ([, key]) => key)
  expect(new Set(gaps)).toEqual(new Set(Object.keys(words('', ''))))
  expect(words('', '')).toMatchObject({ provider: 'A &amp; B', connect: 'https://api.example' })
})
