import { describe, expect, test } from 'vitest'
import { mergeAppearances } from '../../scripts/vite/mergeAppearances'

describe('two sheets become one', () => {
  test.each([
    ['a colour that differs', '.a{--x:#fff}', '.a{--x:#000}', '.a{--x:light-dark(#fff, #000)}'],
    ['a colour that does not', '.a{color:#fff}', '.a{color:#fff}', '.a{color:#fff}'],
    [
      'each colour of a shadow',
      '.a{--s:0 1px rgba(0,0,0,0.1),0 2px #eee}',
      '.a{--s:0 1px rgba(255,255,255,0.2),0 2px #eee}',
      '.a{--s:0 1px light-dark(rgba(0,0,0,0.1), rgba(255,255,255,0.2)),0 2px #eee}',
    ],
    ['no colour and one', '.a{--x:transparent}', '.a{--x:#123}', '.a{--x:light-dark(transparent, #123)}'],
    ['another order', '.a{--x:#1;--y:#222}', '.a{--y:#333;--x:#1}', '.a{--x:#1;--y:light-dark(#222, #333)}'],
    [
      'a name that stands twice',
      '.a{color:#111;color:#222}',
      '.a{color:#333;color:#222}',
      '.a{color:light-dark(#111, #333);color:#222}',
    ],
    [
      'several blocks, in a media query too',
      '.a{--x:#fff}@media print{.b{--x:#eee}}',
      '.a{--x:#000}@media print{.b{--x:#111}}',
      '.a{--x:light-dark(#fff, #000)}@media print{.b{--x:light-dark(#eee, #111)}}',
    ],
  ])('%s', (_, light, dark, merged) => {
    expect(mergeAppearances(light, dark)).toBe(merged)
  })

  test.each([
    ['in a length', '.a{--x:4px}', '.a{--x:6px}'],
    ['in whether there is a colour', '.a{--x:#fff}', '.a{--x:}'],
    ['in what the dark one lacks', '.a{color:#fff;--x:1}', '.a{color:#000}'],
    ['in what the dark one has besides', '.a{color:#fff}', '.a{color:#000;--x:1}'],
    ['in a selector', '.a{color:#fff}.b{color:#fff}', '.a{color:#000}.c{color:#000}'],
    ['in how many rules they have', '.a{color:#fff}', '.a{color:#000}.b{color:#000}'],
  ])('not when they differ %s: the dark would silently be wrong', (_, light, dark) => {
    expect(() => mergeAppearances(light, dark)).toThrow('is not the same in both appearances')
  })
})
