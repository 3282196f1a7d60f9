import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { breakable } from '../../src/components/texts'

test.each([
  ['jo.smith@example.org', 'jo.<wbr>smith@<wbr>example.<wbr>org<wbr>'],
  ['www.example.org/a/page', 'www.<wbr>example.<wbr>org/<wbr>a/<wbr>page<wbr>'],
  ['53.79648, -1.54785', '53.79648, -1.54785'],
  ['St. John the Baptist', 'St. John the Baptist'],
  ['', ''],
])('%j may break between the parts of a long word', (text, html) => {
  expect(render(breakable(text)).container.innerHTML).toBe(html)
})
