import { expect, test } from 'vitest'
import { dropRules } from '../../scripts/vite/dropRules'

const never = /-rtl\b/

test.each([
  ['a rule that can apply stays', '.a{color:red}', '.a{color:red}'],
  ['a rule that cannot goes', '.a-rtl{color:red}.b{x:1}', '.b{x:1}'],
  ['all its selectors have to match', '.a-rtl,.b{color:red}', '.a-rtl,.b{color:red}'],
  ['and all of them do', '.a-rtl .c,.b-rtl{color:red}', ''],
  ['in a media query', '@media print{.a-rtl{x:1}.b{y:2}}', '@media print{.b{y:2}}'],
  [
    'keyframes stay',
    '@keyframes k{0%{opacity:0}100%{opacity:1}}',
    '@keyframes k{0%{opacity:0}100%{opacity:1}}',
  ],
])('%s', (_, sheet, kept) => {
  expect(dropRules(sheet, never)).toBe(kept)
})
