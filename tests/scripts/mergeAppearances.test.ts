import { describe, expect, test } from 'vitest'
import { mergeAppearances } from '../../scripts/vite/mergeAppearances'

/** A rule for the dark. */
const inDark = (selector: string, declarations: string) =>
  `@media (prefers-color-scheme: dark){${selector}{${declarations}}}`

describe('two sheets become one', () => {
  test.each([
    ['a variable that differs', '.a{--x:#fff}', '.a{--x:#000}', inDark('.a', '--x:#000')],
    [
      'the one of several variables that differs',
      '.a{--x:1;--y:2;}',
      '.a{--x:1;--y:3;}',
      inDark('.a', '--y:3'),
    ],
    ['another order', '.a{--x:1;--y:2}', '.a{--y:3;--x:1}', inDark('.a', '--y:3')],
    [
      'the one of several rules that differs',
      '.a{--x:1}@media print{.c{--x:1}}.b{--x:1}',
      '.a{--x:1}@media print{.c{--x:1}}.b{--x:2}',
      inDark('.b', '--x:2'),
    ],
    ['a list of selectors', '.a,.b{--x:1}', '.a,.b{--x:2}', inDark('.a,.b', '--x:2')],
    ['an empty value', '.a{--x:#fff}', '.a{--x:}', inDark('.a', '--x:')],
  ])('%s', (_, light, dark, added) => {
    expect(mergeAppearances(light, dark)).toBe(`${light}\n${added}`)
  })
})
