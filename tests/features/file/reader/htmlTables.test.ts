import { describe, expect, test } from 'vitest'
import { readHtmlTables } from '../../../../src/features/file/reader/htmlTables'
import { linesOf, tableOf } from '../../../support/sheets'

/** The tables of a page, row by row. */
const tablesOf = (html: string) => readHtmlTables(html).map(linesOf)

/** The text of a cell with this markup, in a table with others. */
const cell = (markup: string) =>
  tableOf(
    readHtmlTables(`<table><tr><td>A<td>B<td>C<tr><td>${markup}</td><td>.</td></tr></table>`)[0]!,
  )[1]?.[0]

const NBSP = '\u00A0'

describe('a cell holds what a browser shows', () => {
  test.each([
    ['blanks are folded', '  12  High\r\n\t Street ', '12 High Street'],
    ['elements in a line', '12 <b>High</b> <font color="red">Str</font>eet', '12 High Street'],
    [
      'a break',
      'Flat 2<br>4 Mill Lane<BR/>Bath<br clear="all" />BA1 1AA',
      'Flat 2\n4 Mill Lane\nBath\nBA1 1AA',
    ],
    ['a break in source lines', 'Flat 2\r\n  <br />\r\n  4 Mill Lane', 'Flat 2\n4 Mill Lane'],
    ['two breaks', 'Flat 2<br><br>Bath', 'Flat 2\n\nBath'],
    ['a break at the end', 'Flat 2<br>', 'Flat 2'],
    ['blocks', '<div>Flat 2</div><div>4 Mill Lane</div>', 'Flat 2\n4 Mill Lane'],
    ['paragraphs', '<p>12 St James&#39;s Road</p>\n<p>Bath</p>', "12 St James's Road\nBath"],
    ['paragraphs that are not closed', '<p>Flat 2<p>4 Mill Lane', 'Flat 2\n4 Mill Lane'],
    ['a list', '<ul><li>Flat 2</li><li>4 Mill Lane</ul>', 'Flat 2\n4 Mill Lane'],
    [
      'blocks in blocks',
      '<div><div>Flat 2<br></div><p>4 <i>Mill</i> Lane</p></div>Bath',
      'Flat 2\n4 Mill Lane\nBath',
    ],
    ['text before a block', 'Flat 2<div>Bath</div>', 'Flat 2\nBath'],
    ['an address', '<address>1 High St<hr>Ely</address>', '1 High St\nEly'],
    ['a comment', '12 <!-- <td>old</td> > -->High Street', '12 High Street'],
    ['a comment of Excel', '<![if supportMisalignedColumns]>12 High Street<![endif]>', '12 High Street'],
    ['a script and a style', '<style>td > p {}</style>Ely<script>if (a < b) "</td>"</script>', 'Ely'],
    [
      'hidden elements',
      '<span style="display: none">000012</span>12 <i hidden>x<i>y</i></i>High St',
      '12 High St',
    ],
    [
      'what only looks hidden',
      '<span class="hidden" style="overflow:hidden">Ely</span><input type="hidden">',
      'Ely',
    ],
    ['a value with >', '<a title="a > b" href=x>Ely</a>', 'Ely'],
    ['a value with an apostrophe', "<a title=O'Neil>Ely</a>", 'Ely'],
    ['signs that are no tag', '1 < 2 & 3 > 2', '1 < 2 & 3 > 2'],
    [
      'named entities',
      'O&apos;Neil &amp; Zo&euml; &pound;5 &ldquo;The&rdquo; T&ycirc;',
      "O'Neil & Zoë £5 “The” Tŷ",
    ],
    ['numbered entities', 'O&#039;Neil &#x27;&#8217;&#x2019;&#128512;', "O'Neil '’’😀"],
    ['numbers of Windows-1252', 'King&#146;s &#150; &#128;5', 'King’s – €5'],
    ['entities without their end', 'Smith &amp Sons &pound5 &copy', 'Smith & Sons £5 ©'],
    ['no entities', 'R&D &nosuch; AT&T;', 'R&D &nosuch; AT&T;'],
    ['numbers of no character', '&#0; &#x110000;', '\uFFFD \uFFFD'],
    ['an escaped entity', '&amp;lt;', '&lt;'],
    ['a no-break blank', `LS18&nbsp;4AP &#160;${NBSP}x`, `LS18${NBSP}4AP ${NBSP}${NBSP}x`],
    ['nothing but no-break blanks', '&nbsp;', ''],
    ['zeros', '0012', '0012'],
    [
      'an address in a table',
      '<table><tr><td>Flat 2</td></tr><tr><td>4</td><td>Mill Lane</td></tr></table>',
      'Flat 2\n4 Mill Lane',
    ],
  ])('%s', (_, markup, expected) => {
    expect(cell(markup)).toBe(expected)
  })
})

describe('the cells of a table', () => {
  test('need no end tags, and may be in groups, the footer before the body', () => {
    const html = `<TABLE><CAPTION>Members</CAPTION><COLGROUP><COL><COL></COLGROUP>
      <thead><tr><th>Ref<th>Town</thead><tfoot><tr><td>Total<td>2</tfoot><tbody><tr><td>1<td>Ely<tr><td>2<td>Bath</table>`
    expect(tablesOf(html)).toEqual([['Ref|Town', '1|Ely', '2|Bath', 'Total|2']])
  })

  test('push others aside if they span rows and columns', () => {
    const html = `<table><tr><th COLSPAN=2>Name</th><th rowspan="2">Town</th></tr><tr><th>First</th><th>Last</th></tr>
      <tr><td rowspan="0">Ann</td><td>Lee</td><td>Ely</td></tr><tr><td>Fox</td><td>Bath</td></tr></table>`
    expect(tablesOf(html)).toEqual([['Name||Town', 'First|Last|', 'Ann|Lee|Ely', '|Fox|Bath']])
  })

  test('are in the first row if no row is opened', () => {
    expect(tablesOf('<table><td>Ely<td>Bath</table>')).toEqual([['Ely|Bath']])
  })

  test('keep the numbers of their rows; hidden rows are counted, if they have text', () => {
    const html =
      '<table><tr><td>Town<tr><td>&nbsp;<tr style="display:none"><td>Ely<tr hidden><td><tr><td>Bath</table>'
    const [sheet] = readHtmlTables(html)
    expect(sheet).toMatchObject({ name: 'Sheet1', hiddenRows: 1, blankFormulas: 0 })
    expect(tableOf(sheet!).flat()).toEqual(['Town', '', 'Ely', '', 'Bath'])
  })
})

describe('the tables of a page', () => {
  test('are those with text, even if one is not closed', () => {
    const html = '<p>List</p><table><tr><td>a</table><table></table><table><tr><td>b<table><tr><td>c'
    expect(readHtmlTables(html).map(({ name }) => name)).toEqual(['Sheet1', 'Sheet2'])
    expect(tablesOf(html)).toEqual([['a'], ['b\nc']])
  })

  test('leave out those that only lay out another', () => {
    const html = `<table><tr><td>Menu</td><td><table><tr><td><table>
      <tr><td>Ref</td><td>Town</td></tr><tr><td>1</td><td>Ely</td></tr></table></td></tr></table></td></tr></table>`
    expect(tablesOf(html)).toEqual([['Ref|Town', '1|Ely']])
  })
})
