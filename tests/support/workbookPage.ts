import { read, utils } from '@e965/xlsx'
import { fileLoaded } from '../../src/features/file/fileSlice'
import { readFile } from '../../src/features/file/reader/readFile'
import { kindsChosen } from '../../src/features/mapping/mappingSlice'
import { downloadAsked } from '../../src/features/download/downloadSlice'
import { fileShown } from '../../src/features/corrected/correctedSlice'
import { answered, withProposal } from './builders'
import { correctedRoom } from './rooms/corrected'
import { readingRoom } from './rooms/reading'
import { pagesIn } from './testPage'
import { until } from './waiting'
import { settleRows } from '../../src/features/run/rows/changeRows'

const { openTestPage } = pagesIn(correctedRoom, readingRoom)

const found = (number: string) =>
  answered(
    {
      'Address Line 1': `${number} High Street`,
      'Post Town': 'LEEDS',
      Postcode: 'LS1 4AB',
      'Building Number': number,
      'Street Name': 'High Street',
      'Confidence Score': '0.90',
    },
    `${number}, high st, leeds, ls1 4ab`,
  )

/** A page with a workbook; some of its rows have answers, by their index. */
export async function pageWith(
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
  answers = { 0: '12' } as Record<number, string>,
) {
  const page = openTestPage()
  const file = new File([bytes], name)
  const request = { header: 'found' as const, table: 'Tenants' }
  const reading = await readFile(file, request)
  if (reading.kind === 'refused') throw new Error(reading.next)
  const id = page.deps.fileInbox.put(file)
  page.store.dispatch(fileLoaded(withProposal(reading.file), { id, name, ignored: [], read: request }))
  page.store.dispatch(kindsChosen({ 1: 'number', 2: 'street', 3: 'stays', 4: 'town', 5: 'postcode' }))
  const results = Object.entries(answers).map(([index, number]) => ({
    row: Number(index),
    result: found(number),
  }))
  page.store.dispatch(settleRows(results))
  return { ...page, file: reading.file }
}

export type Page = Awaited<ReturnType<typeof pageWith>>

/** Opens the dialog. */
export async function opened({ store }: Pick<Page, 'store'>) {
  await until(store, ({ corrected }) => corrected.fates !== null)
  store.dispatch(fileShown())
  const { corrected } = await until(store, (state) => state.corrected.comes.kind !== 'unknown')
  return corrected
}

/** Downloads the file. */
export async function downloaded({ store, world }: Pick<Page, 'store' | 'world'>) {
  store.dispatch(downloadAsked('program'))
  const { written } = (await until(store, ({ download }) => download.written !== null)).download
  const file = world.workbooks.at(-1)?.file ?? new Blob()
  return { name: written!.name, written, bytes: new Uint8Array(await file.arrayBuffer()) }
}

/** The rows of *Tenants* as the library reads them. */
export const tenantsIn = (bytes: Uint8Array) =>
  utils.sheet_to_json<string[]>(read(bytes).Sheets['Tenants']!, { header: 1 })
