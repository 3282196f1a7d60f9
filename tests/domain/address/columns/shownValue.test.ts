import { expect, test } from 'vitest'
import { addressInRecord, isRecord, shownValue } from '../../../../src/domain/address/columns/shownValue'

test.each([
  ['an entity', '12 St James&rsquo;s Road', '12 St James’s Road'],
  ['one written twice', '1 &amp;quot;The Row&amp;quot;', '1 "The Row"'],
  [
    'one of a name that is no entity',
    '1 High St &valueOf; &constructor;',
    '1 High St &valueOf; &constructor;',
  ],
  ['an ampersand before a word', 'Marks & Spencer;copy', 'Marks & Spencer;copy'],
  ['one in hexadecimal', '12 St James&#x27;s Road', "12 St James's Road"],
  [
    'escapes of a program',
    String.raw`12 St James\'s Road\r\nLeeds\/Bradford`,
    "12 St James's Road\nLeeds/Bradford",
  ],
  ['a flat in JSON, by its field', '{"flat":2,"house":"4","street":"Mill Lane"}', 'Flat 2\n4 Mill Lane'],
  ['JSON', '{"addressLine1":"12 High Street","locality":"Bath"}', '12 High Street\nBath'],
  ['a list in JSON', '["12 High Street","Bath"]', '12 High Street\nBath'],
  ['labels', 'Address: 12 High Street\nCity: Bath', '12 High Street\nBath'],
])('%s is read as what it means', (_, cell, shown) => {
  expect(shownValue(cell)).toBe(shown)
})

test.each([
  ['The Old\u200D Mill\u200C, 1 High\u200B Street\u200D', 'The Old Mill, 1 High Street'],
  ['👩🏽\u200D🚒 Ann', '👩🏽\u200D🚒 Ann'],
  ['❤\uFE0F\u200D🔥\u200D', '❤\uFE0F\u200D🔥'],
  ['خانه\u200Cها', 'خانه\u200Cها'],
])(
  'a joiner stays within an emoji or a word that it joins, and nothing else without a width does: %j',
  (cell, shown) => {
    expect(shownValue(cell)).toBe(shown)
  },
)

test('the tags of other programs part lines, those within a line do not', () => {
  expect(shownValue('<road>12 <b>High</b> Street</road><town>Bath</town>')).toBe('12 High Street\nBath')
})

test.each(['a:2:{s:4:"town";s:4:"Bath";}', '("12 High Street",Bath)', 'Road: none'])(
  'other data of programs is taken as it came: %s',
  (cell) => expect(shownValue(cell)).toBe(cell),
)

test.each<[string, boolean]>([
  ['{"line1":"12 High Street","town":"Bath"}', true],
  ['<road>12 High Street</road><town>Bath</town>', true],
  ['12 High Street<br>Bath', false],
  ['12 High Street, Bath', false],
])('%s is read and never written: %s', (cell, isSo) => {
  expect(isRecord(cell)).toBe(isSo)
})

// Where the steps for each sign grow with the signs around it, so many of them never end.
test.each([
  ['blanks behind a bracket', `{${' '.repeat(200_000)},`],
  ['numbers without an end', `a:1:{${'i:'.repeat(100_000)}`],
  ['a tag that is not closed', `=<${'a'.repeat(100_000)}>${'a'.repeat(100_000)}`],
])('a cell that is none is known in one pass: %s', (_, cell) => {
  expect(addressInRecord(cell)).toBeNull()
})
