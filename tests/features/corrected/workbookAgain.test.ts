import Papa from 'papaparse'
import { describe, expect, test, vi } from 'vitest'
import { giveFile } from '../../../src/features/corrected/correctedListeners'
import { recordOfSession } from '../../../src/features/saved/savedSelectors'
import { sessionResumed } from '../../../src/features/session/sessionEvents'
import { officeParts, officeWorkbook } from '../../support/officeWorkbook'
import { openTestPage } from '../../support/testStore'
import { until } from '../../support/waiting'
import { otherFormat } from '../../support/otherFormat'
import { downloaded, opened, pageWith, tenantsIn, type Page } from '../../support/workbookPage'

/** The same cleanse in a page that has no file. */
function resumed(page: Page) {
  const record = recordOfSession(page.store.getState(), 1)!
  const again = openTestPage()
  again.store.dispatch(sessionResumed(JSON.parse(JSON.stringify(record)) as typeof record))
  return again
}

/** How the file comes, once that is known. */
const said = async ({ store }: Pick<Page, 'store'>) =>
  (await until(store, ({ corrected }) => corrected.comes.kind !== 'unknown')).corrected.comes

describe('after a reload the dialog asks for the workbook', () => {
  test('and writes into the chosen one, even if it was saved again', async () => {
    const page = resumed(await pageWith(officeWorkbook(), 'tenants.xlsx'))
    expect(await opened(page)).toMatchObject({ comes: { kind: 'missing' } })
    page.store.dispatch(giveFile(new File([officeWorkbook({}, { isPacked: false })], 'again.xlsx')))
    expect(await said(page)).toEqual({ kind: 'inPlace', ending: 'xlsx' })
    const after = await downloaded(page)
    expect(tenantsIn(after.bytes)[3]).toContain('High Street')
  })

  test.each<[string, (xml: string) => string]>([
    ['another value', (xml) => xml.replace('<c r="C5" s="2"><v>7</v>', '<c r="C5" s="2"><v>8</v>')],
    [
      'a formula by now',
      (xml) => xml.replace('<c r="C5" s="2"><v>7</v>', '<c r="C5" s="2"><f>3+4</f><v>7</v>'),
    ],
    ['a merge by now', (xml) => xml.replace('<mergeCell ref="B1:D1"/>', '<mergeCell ref="D5:D6"/>')],
  ])('says which row of it has %s', async (_, sheet) => {
    const page = resumed(await pageWith(officeWorkbook(), 'tenants.xlsx'))
    await opened(page)
    page.store.dispatch(giveFile(new File([officeWorkbook({ sheet })], 'other.xlsx')))
    expect(await said(page)).toEqual({ kind: 'differs', row: 5 })
  })

  test.each<[string, BlobPart]>([
    ['text', 'Name,Town\nAnn,Leeds'],
    ['nothing', ''],
    ['a damaged zip', new Uint8Array([0x50, 0x4b, 3, 4, 1, 2])],
    ['a workbook without that sheet', otherFormat('ods').slice(0, 400)],
  ])('says that %s is not it, and forgets it', async (_, content) => {
    const page = resumed(await pageWith(officeWorkbook(), 'tenants.xlsx'))
    await opened(page)
    const put = vi.spyOn(page.deps.fileInbox, 'put')
    page.store.dispatch(giveFile(new File([content], 'other.xlsx')))
    expect(await said(page)).toEqual({ kind: 'isAnother' })
    expect(page.deps.fileInbox.get(put.mock.results[0]!.value as number)).toBeNull()
    expect((await downloaded(page)).name).toBe('tenants (Tenants)_corrected.csv')
  })

  test('writes into the right sheet if another sheet was added before it', async () => {
    const page = resumed(await pageWith(officeWorkbook(), 'tenants.xlsx'))
    await opened(page)
    const parts = officeParts()
    const first = '<sheets>'
    const files = {
      'xl/workbook.xml': String(parts['xl/workbook.xml']).replace(
        first,
        `${first}<sheet name="New" sheetId="9" r:id="rId9"/>`,
      ),
      'xl/_rels/workbook.xml.rels': String(parts['xl/_rels/workbook.xml.rels']).replace(
        '</Relationships>',
        '<Relationship Id="rId9" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet9.xml"/></Relationships>',
      ),
      'xl/worksheets/sheet9.xml': String(parts['xl/worksheets/sheet2.xml']),
    }
    page.store.dispatch(giveFile(new File([officeWorkbook({ files })], 'other.xlsx')))
    expect(await said(page)).toMatchObject({ kind: 'inPlace' })
    const after = await downloaded(page)
    expect(tenantsIn(after.bytes)[3]).toContain('High Street')
  })

  test('or makes a new CSV with the same columns and rows', async () => {
    const page = resumed(await pageWith(officeWorkbook(), 'tenants.xlsx'))
    await opened(page)
    const { name, written } = await downloaded(page)
    expect(name).toBe('tenants (Tenants)_corrected.csv')
    expect(written).toMatchObject({ format: 'csv' })
    const { text } = page.world.downloads.at(-1)!
    const [header, ...rows] = Papa.parse<string[]>(text, { skipEmptyLines: true }).data.slice(-8)
    expect(header).toContain('Ref')
    expect(rows.map(([ref]) => ref)).toEqual(page.store.getState().file.loaded!.rows.map(([ref]) => ref))
  })
})
