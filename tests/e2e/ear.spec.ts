import { SAMPLE_FILE_NAME, sampleCsv } from '../support/sampleCsv'
import { expect, test } from './support/cleanSheet'
import { listen } from './support/heard'

/** For 23 decisions: what became of each row with the next one, and where it begins. */
const MOST = 24

test('a list is reviewed by ear: what was done with the next row, in one message; the end names the files', async ({
  sheet,
  page,
}) => {
  await sheet.complete(sampleCsv, SAMPLE_FILE_NAME)
  await sheet.button('Review').focus()
  const heard = await listen(page)
  await page.keyboard.press('Enter')
  await expect(sheet.row(4)).toBeFocused()
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-row-key'))
  for (let decided = 1; decided < 24; decided += 1) {
    const row = await focused()
    await page.keyboard.press(decided % 3 === 0 ? 'k' : 'a')
    await expect.poll(focused).not.toBe(row)
  }
  const [first, ...said] = await heard()
  console.log(`${said.length + 1} messages for 23 decisions:\n${said.join('\n')}`)
  expect(said.length + 1).toBeLessThanOrEqual(MOST)
  expect(first).toBe('4, Owen Pritchard · 000104, Number added: cleansed Flat 3, 1 of 24')
  // News, then a row with its reason and place.
  for (const text of said)
    expect.soft(text).toMatch(/^Row \d+: (accepted|kept original)\..* \d+, .+ · 0001\d\d, .+, \d+ of 24$/)
  expect(said.filter((text) => text.includes(' left to review.'))).toHaveLength(4)

  await page.keyboard.press('a')
  await expect(page.locator('#next-step')).toBeFocused()
  // For a frame the list has the focus, which shows all its rows again.
  const end = (await heard()).slice(said.length + 1).filter((text) => text !== 'Results')
  expect(end).toHaveLength(2)
  expect(end[0]).toMatch(/^Row \d+: accepted\./)
  for (const name of ['All reviewed.', 'not found:']) expect(end[1]).toContain(name)
})
