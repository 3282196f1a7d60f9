import { zipOf } from './zips'

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const OPEN_TYPES = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

interface Kind {
  /** The prefix of every name, as some programs write it. */
  prefix?: string
  /** Whether it is written by the strict part of the standard. */
  isStrict?: boolean
  /** Whether rows and cells do not say where they are. */
  hasNoReferences?: boolean
  uses1904?: boolean
  hasMacros?: boolean
  /** More files, or others in their place. */
  files?: Record<string, string | Uint8Array>
  /** Changes the sheet's XML. */
  sheet?: (xml: string) => string
}

/** The rows of the sheet *Tenants*: a title, a header, five tenants and a total. Its columns begin at B, E holds formulas. */
export const TENANTS = {
  headers: ['Ref', 'House No', 'Street', 'Full', 'Town', 'Postcode', 'Moved in', 'Rent'],
  firstRow: 3,
  columns: [1, 2, 3, 4, 5, 6, 7, 8],
}

const SHEET = `<worksheet xmlns="MAIN" xmlns:r="RELATIONS"><sheetPr codeName="Tenants"><tabColor rgb="FF00B050"/></sheetPr><dimension ref="A1:K12"/>
<sheetViews><sheetView workbookViewId="0"><pane ySplit="3" topLeftCell="A4" activePane="bottomLeft" state="frozen"/><selection pane="bottomLeft" activeCell="D5"/></sheetView></sheetViews>
<sheetFormatPr defaultRowHeight="15"/><cols><col min="1" max="1" width="3" customWidth="1"/><col min="2" max="3" width="9.5" style="2" customWidth="1"/><col min="4" max="4" width="32" customWidth="1"/><col min="6" max="7" width="14" style="3" customWidth="1"/></cols>
<sheetData><row r="1" ht="30" customHeight="1"><c r="B1" s="1" t="s"><v>0</v></c><c r="C1" s="1"/><c r="D1" s="1"/></row>
<row r="3" spans="2:9" s="1" customFormat="1"><c r="B3" s="1" t="s"><v>1</v></c><c r="C3" s="1" t="s"><v>2</v></c><c r="D3" s="1" t="s"><v>3</v></c><c r="E3" s="1" t="s"><v>4</v></c><c r="F3" s="1" t="s"><v>5</v></c><c r="G3" s="1" t="s"><v>6</v></c><c r="H3" s="1" t="s"><v>7</v></c><c r="I3" s="1" t="s"><v>8</v></c></row>
<row r="4" spans="2:9"><c r="B4" s="2" t="s"><v>9</v></c><c r="C4" s="2"><v>12</v></c><c r="D4" s="2" t="s"><v>10</v></c><c r="E4" t="str"><f>C4&amp;" "&amp;D4</f><v>12 high st</v></c><c r="F4" s="3" t="s"><v>11</v></c><c r="G4" s="3" t="s"><v>12</v></c><c r="H4" s="4"><v>45000</v></c><c r="I4" s="5"><v>950.5</v></c></row>
<row r="5" spans="2:9"><c r="B5" s="2" t="s"><v>13</v></c><c r="C5" s="2"><v>7</v></c><c r="D5" s="2" t="s"><v>14</v></c><c r="E5" t="str"><f t="shared" ref="E5:E7" si="0">C5&amp;" "&amp;D5</f><v>7 Low Rd</v></c><c r="F5" s="3" t="inlineStr"><is><t>Leeds &amp; Bradford</t></is></c><c r="G5" s="3" t="s"><v>15</v></c><c r="H5" s="4"><v>45001</v></c><c r="I5" s="5"><v>800</v></c></row>
<row r="6" spans="2:9" hidden="1" s="6" customFormat="1"><c r="B6" s="2" t="s"><v>16</v></c><c r="D6" s="2" t="s"><v>17</v></c><c r="E6" t="str"><f t="shared" si="0"/><v> Mill Lane</v></c><c r="G6" s="3" t="s"><v>18</v></c><c r="H6" s="4"><v>45002</v></c><c r="I6" s="5"><v>700</v></c></row>
<row r="7" spans="2:9"><c r="B7" s="2" t="s"><v>19</v></c><c r="C7" s="2"/><c r="D7" s="2" t="s"><v>20</v></c><c r="E7" t="str"><f t="shared" si="0"/><v> Quay</v></c><c r="F7" s="3"/><c r="G7" s="3"/><c r="H7" s="4"/><c r="I7" s="5"><v>600</v></c></row>
<row r="8" spans="2:9"><c r="B8" s="2" t="s"><v>21</v></c><c r="C8" s="2"><v>3</v></c><c r="D8" s="2" t="str"><v>plain &quot;text&quot;</v></c><c r="E8" vm="1"><v>0</v></c><c r="F8" s="3" t="s"><v>11</v></c><c r="G8" s="3" t="s"><v>22</v></c><c r="H8" s="4"><v>45003</v></c><c r="I8" s="5"><v>500</v></c></row>
<row r="9" spans="2:9"><c r="B9" t="s"><v>23</v></c><c r="I9" s="5"><f>SUM(I4:I8)</f><v>3550.5</v></c></row>
<row r="10"><c r="B10" t="s"><v>24</v></c><c r="D10" t="s"><v>24</v></c></row></sheetData>
<sheetProtection sheet="1" objects="1"/><autoFilter ref="B3:I8"/><mergeCells count="2"><mergeCell ref="B1:D1"/><mergeCell ref="F7:G8"/></mergeCells>
<conditionalFormatting sqref="I4:I8"><cfRule type="cellIs" dxfId="0" priority="1" operator="greaterThan"><formula>900</formula></cfRule></conditionalFormatting>
<dataValidations count="1"><dataValidation type="list" sqref="F4:F8"><formula1>"Leeds,York"</formula1></dataValidation></dataValidations>
<hyperlinks><hyperlink ref="B4" location="Notes!A1"/></hyperlinks><pageMargins left="0.7" right="0.7" top="0.75" bottom="0.75" header="0.3" footer="0.3"/>
<drawing r:id="rId1"/><legacyDrawing r:id="rId2"/><tableParts count="1"><tablePart r:id="rId3"/></tableParts></worksheet>`

const TEXTS = [
  'Tenants <2026>',
  ...TENANTS.headers,
  'T1',
  'high st',
  'leeds',
  'ls1 4ab',
  'T2',
  'Low Rd',
  'LS1 4AC',
  'T3',
  'Mill Lane',
  'YO1 9AA',
  'T4',
  'Quay',
  'T5',
  'YO1 9AB',
  'Total',
  '_x0041_ ¬ Zoë',
]

const NOTES = `<worksheet xmlns="MAIN"><sheetData><row r="1"><c r="A1" t="inlineStr"><is><r><rPr><b/></rPr><t>Bold</t></r><r><t xml:space="preserve"> and plain</t></r></is></c><c r="B1"><f t="array" ref="B1:B2">Tenants!C4:C5*2</f><v>24</v></c></row><row r="2"><c r="A2" s="4"><v>45000</v></c><c r="B2"><v>14</v></c></row></sheetData></worksheet>`

const part = (body: string) => XML + body

/** A workbook as an office keeps it, by its parts: all that a sheet can have beside its rows. */
export function officeParts(kind: Kind = {}): Record<string, string | Uint8Array> {
  const { prefix = '', isStrict = false, hasNoReferences = false, uses1904 = false, hasMacros = false } = kind
  const main = isStrict
    ? 'http://purl.oclc.org/ooxml/spreadsheetml/main'
    : 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
  const relations = isStrict
    ? 'http://purl.oclc.org/ooxml/officeDocument/relationships'
    : 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const named = (xml: string) => {
    const written = xml.replaceAll('"MAIN"', `"${main}"`).replaceAll('"RELATIONS"', `"${relations}"`)
    if (prefix === '') return written
    return written.replace(/<(\/?)(?=\w)/g, `<$1${prefix}:`).replaceAll(' xmlns="', ` xmlns:${prefix}="`)
  }
  const sheet = hasNoReferences
    ? SHEET.replace('<row r="3"', '<row r="2"/><row r="3"').replace(/(<row) r="\d+"/g, '$1')
    : SHEET
  const rels = (...targets: [type: string, target: string][]) =>
    part(
      `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${targets
        .map(
          ([type, target], at) =>
            `<Relationship Id="rId${at + 1}" Type="${relations}/${type}" Target="${target}"/>`,
        )
        .join('')}</Relationships>`,
    )
  const typed = (path: string, type: string) => `<Override PartName="/${path}" ContentType="${type}"/>`
  return {
    '[Content_Types].xml': part(
      `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Default Extension="bin" ContentType="application/vnd.ms-office.vbaProject"/>${typed(
        'xl/workbook.xml',
        hasMacros ? 'application/vnd.ms-excel.sheet.macroEnabled.main+xml' : `${OPEN_TYPES}.sheet.main+xml`,
      )}${typed('xl/worksheets/sheet2.xml', `${OPEN_TYPES}.worksheet+xml`)}${typed('xl/worksheets/sheet1.xml', `${OPEN_TYPES}.worksheet+xml`)}${typed('xl/sharedStrings.xml', `${OPEN_TYPES}.sharedStrings+xml`)}${typed('xl/styles.xml', `${OPEN_TYPES}.styles+xml`)}${typed('xl/tables/table1.xml', `${OPEN_TYPES}.table+xml`)}${typed('xl/comments1.xml', `${OPEN_TYPES}.comments+xml`)}</Types>`,
    ),
    '_rels/.rels': rels(['officeDocument', 'xl/workbook.xml']),
    'xl/workbook.xml': part(
      named(
        `<workbook xmlns="MAIN" xmlns:r="RELATIONS"><workbookPr${uses1904 ? ' date1904="1"' : ''} codeName="Book"/><workbookProtection lockStructure="1"/><bookViews><workbookView/></bookViews><sheets><sheet name="Notes" sheetId="3" r:id="rId2"/><sheet name="Tenants" sheetId="1" r:id="rId1"/></sheets><definedNames><definedName name="_xlnm._FilterDatabase" localSheetId="1" hidden="1">Tenants!$B$3:$I$8</definedName><definedName name="rents">Tenants!$I$4:$I$8</definedName></definedNames><calcPr calcId="191029"/><extLst/></workbook>`,
      ),
    ),
    'xl/_rels/workbook.xml.rels': rels(
      ['worksheet', 'worksheets/sheet1.xml'],
      ['worksheet', '/xl/worksheets/sheet2.xml'],
      ['sharedStrings', 'sharedStrings.xml'],
      ['styles', 'styles.xml'],
    ),
    'xl/worksheets/sheet2.xml': part(named(NOTES)),
    'xl/worksheets/sheet1.xml': part(named((kind.sheet ?? ((xml: string) => xml))(sheet))),
    'xl/worksheets/_rels/sheet1.xml.rels': rels(
      ['drawing', '../drawings/drawing1.xml'],
      ['vmlDrawing', '../drawings/vmlDrawing1.vml'],
      ['table', '../tables/table1.xml'],
      ['comments', '../comments1.xml'],
      ['pivotTable', '../pivotTables/pivotTable1.xml'],
    ),
    'xl/sharedStrings.xml': part(
      named(
        `<sst xmlns="MAIN" count="26" uniqueCount="26">${TEXTS.map((text) => `<si><t>${text.replaceAll('<', '&lt;').replace(/_(?=x)/, '_x005F_')}</t></si>`).join('')}</sst>`,
      ),
    ),
    'xl/styles.xml': part(
      named(
        `<styleSheet xmlns="MAIN"><numFmts count="2"><numFmt numFmtId="165" formatCode="0000"/><numFmt numFmtId="164" formatCode="&quot;£&quot;#,##0.00"/></numFmts><fonts count="2"><font/><font><b/></font></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="7"><xf/><xf fontId="1"/><xf/><xf/><xf numFmtId="14"/><xf numFmtId="164"/><xf fontId="1"/><xf numFmtId="165"/></cellXfs></styleSheet>`,
      ),
    ),
    'xl/tables/table1.xml': part(
      `<table xmlns="${main}" id="1" name="Notes" ref="B9:I10" totalsRowCount="1" headerRowCount="0"><tableColumns count="1"/></table>`,
    ),
    'xl/pivotTables/pivotTable1.xml': part(
      `<pivotTableDefinition xmlns="${main}" name="P"><location ref="D10:E12"/></pivotTableDefinition>`,
    ),
    'xl/comments1.xml': part(`<comments xmlns="${main}"><authors/><commentList/></comments>`),
    'xl/drawings/drawing1.xml': part('<wsDr><chart id="1"/></wsDr>'),
    'xl/drawings/vmlDrawing1.vml': '<xml/>',
    'xl/charts/chart1.xml': part('<chartSpace/>'),
    'xl/media/image1.png': Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 1, 2, 3),
    ...(hasMacros ? { 'xl/vbaProject.bin': Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 9) } : {}),
    ...kind.files,
  }
}

/** The same as a file. */
export const officeWorkbook = (kind: Kind = {}, style: Parameters<typeof zipOf>[1] = {}) =>
  zipOf(officeParts(kind), style)

export const SHEET_PART = 'xl/worksheets/sheet1.xml'
