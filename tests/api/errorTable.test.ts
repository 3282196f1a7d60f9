import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { errorCatalogue } from '../../src/api/errorCatalogue'

/** The rows of a Markdown table that stand between two comments, cells trimmed. */
function tableBetween(text: string, mark: string): string[][] {
  const block = text.split(`<!-- ${mark} -->`)[1]?.split(`<!-- /${mark} -->`)[0] ?? ''
  const lines = block.split('\n').filter((line) => line.startsWith('|'))
  return lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
}

test('the README tells every error as the code treats it', () => {
  const [, , ...rows] = tableBetween(readFileSync('README.md', 'utf8'), 'errors')
  expect(rows).toEqual(errorCatalogue().map(({ situation, happens, said }) => [situation, happens, said]))
})
