import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { guideWords } from '../../scripts/vite/guidePage'

const { guide = '', contents = '' } = guideWords(readFileSync('docs/guide.md', 'utf8'))

test('the guide is a page: headings, tables, keys and words of the screen, without code', () => {
  expect(guide).not.toContain('<h1')
  expect(guide).toContain('<h2 id="next-month">Next month</h2>')
  expect(guide).toMatch(/<div class="wide" tabindex="0"><table>/)
  expect(guide).toContain('<code>.xlsx</code>')
  expect(guide).not.toMatch(/<script|javascript:|\]\(|\*\*/)
})

test('every link within the guide leads to a heading', () => {
  const ids = new Set(Array.from(guide.matchAll(/ id="([^"]+)"/g), ([, id]) => id))
  const links = Array.from((guide + contents).matchAll(/href="#([^"]+)"/g), ([, id]) => id)
  expect(links.length).toBeGreaterThan(15)
  expect(links.filter((id) => !ids.has(id))).toEqual([])
})

test('signs in the text are text on the page', () => {
  expect(guideWords('# A <b>\n\n`<br>` & “x”').guide).toContain('<code>&lt;br&gt;</code> &amp; “x”')
})
