import Papa from 'papaparse'
import { describe, expect, test, vi } from 'vitest'
import { CODE_MISSING } from '../../../src/base/constants'
import { giveFile } from '../../../src/features/corrected/correctedListeners'
import { downloadAsked } from '../../../src/features/download/downloadSlice'
import { recordOfSession } from '../../../src/features/saved/savedSelectors'
import { sessionResumed } from '../../../src/features/session/sessionEvents'
import { officeWorkbook, SHEET_PART } from '../../support/officeWorkbook'
import { rowChange } from '../../support/rowChange'
import { openTestPage } from '../../support/testStore'
import { otherFormat } from '../../support/otherFormat'
import { until } from '../../support/waiting'
import { downloaded, opened, pageWith, tenantsIn } from '../../support/workbookPage'
import { unzipped } from '../../support/zips'
import { decideRows } from '../../../src/features/run/rows/changeRows'

describe('a workbook comes back as it is, with only the changed cells written', () => {
  test.each([
    ['tenants.xlsx', false, 'tenants_corrected.xlsx'],
    ['tenants.xlsm', true, 'tenants_corrected.xlsm'],
  ])('%s', async (name, hasMacros, expected) => {
    const before = officeWorkbook({ hasMacros })
    const page = await pageWith(before, name)
    expect(page.file.name).toBe(name.replace('.', ' (Tenants).'))
    expect(page.file.workbook).toMatchObject({ sheet: 'Tenants', hasFormulas: true })
    expect(await opened(page)).toMatchObject({ comes: { kind: 'inPlace', ending: expected.split('.')[1] } })
    const after = await downloaded(page)
    expect(after.name).toBe(expected)
    expect(after.written).toMatchObject({ name: expected })
    const [was, is] = [await unzipped(before), await unzipped(after.bytes)]
    const changed = [...was]
      .filter(([part, contents]) => !contents.equals(is.get(part)!))
      .map(([part]) => part)
    expect(changed).toEqual(['xl/workbook.xml', SHEET_PART])
    expect(is.get(SHEET_PART)!.toString()).toContain(
      '<c r="C4" s="2"><v>12</v></c><c r="D4" s="2" t="inlineStr"><is><t xml:space="preserve">High Street</t></is></c><c r="E4" t="str"><f>',
    )
  })
})

test('a row that would change a locked cell stays whole, and is counted', async () => {
  const sheet = (xml: string) =>
    xml.replace('<c r="D5" s="2" t="s"><v>14</v></c>', '<c r="D5" s="2" t="str"><f>A1</f><v>high st</v></c>')
  const page = await pageWith(officeWorkbook({ sheet }), 'tenants.xlsx', { 0: '12', 1: '7', 3: '8' })
  page.store.dispatch(decideRows([1, 3], 'accepted'))
  const { fates } = await opened(page)
  expect(fates).toMatchObject({ locked: [1, 3] })
  const why = (row: number) => rowChange(page.store.getState(), row).stays
  for (const row of [1, 3]) expect(why(row)).toContain('holds a formula or more than text, is merged')
  const { bytes } = await downloaded(page)
  expect(tenantsIn(bytes)[4]).toEqual(expect.arrayContaining(['T2', 7, 'Leeds & Bradford', 'LS1 4AC']))
})

test('a cell whose format shows a number differently takes it as text', async () => {
  const sheet = (xml: string) => xml.replace('<c r="C4" s="2"><v>12</v></c>', '<c r="C4" s="7"><v>12</v></c>')
  const page = await pageWith(officeWorkbook({ sheet }), 'tenants.xlsx')
  await opened(page)
  const after = await downloaded(page)
  expect((await unzipped(after.bytes)).get(SHEET_PART)!.toString()).toContain(
    '<c r="C4" s="7" t="inlineStr">',
  )
})

test.each<[string, Uint8Array<ArrayBuffer>, string]>([
  ['that is signed', officeWorkbook({ files: { '_xmlsignatures/sig1.xml': '<a/>' } }), 'tenants.xlsx'],
  ['with a document type', officeWorkbook({ sheet: (xml) => `<!DOCTYPE a>${xml}` }), 'tenants.xlsx'],
  ['named .xls', otherFormat('biff8'), 'tenants.xls'],
  ['named .xlsb', otherFormat('xlsb'), 'tenants.xlsb'],
  ['named .ods', otherFormat('ods'), 'tenants.ods'],
])(
  'of a workbook %s a new CSV of its sheet comes, said before, now and after a reload',
  async (_, bytes, name) => {
    const page = await pageWith(bytes, name)
    const again = openTestPage()
    again.store.dispatch(sessionResumed(recordOfSession(page.store.getState(), 1)!))
    for (const each of [page, again]) {
      expect(await opened(each)).toMatchObject({ comes: { kind: 'newCsv', why: 'unwritable' } })
      const after = await downloaded(each)
      expect(after.name).toBe('tenants (Tenants)_corrected.csv')
      const { data } = Papa.parse<string[]>(each.world.downloads.at(-1)!.text, { skipEmptyLines: true })
      const { rows, headers } = page.file
      expect(data.slice(-8)).toEqual([
        headers,
        rows[0]!.with(2, 'High Street').with(5, 'LS1 4AB'),
        ...rows.slice(1),
      ])
    }
  },
)

test('without the code that writes into it, a workbook is not said to be unwritable: it is asked for, or a new CSV comes', async () => {
  const page = await pageWith(officeWorkbook(), 'tenants.xlsx')
  const correctFile = vi.spyOn(page.deps, 'correctFile').mockRejectedValue(new Error(CODE_MISSING))
  expect(await opened(page)).toMatchObject({ comes: { kind: 'codeMissing' } })
  expect((await downloaded(page)).name).toBe('tenants (Tenants)_corrected.csv')
  correctFile.mockRestore()
  page.store.dispatch(giveFile(new File([officeWorkbook()], 'tenants.xlsx')))
  await until(page.store, ({ corrected }) => corrected.comes.kind === 'inPlace')
  page.store.dispatch(downloadAsked('program'))
  await until(page.store, ({ download }) => download.written?.name === 'tenants_corrected.xlsx')
})
