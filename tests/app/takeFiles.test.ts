import { expect, test } from 'vitest'
import { offerFiles } from '../../src/app/takeFiles'
import type { AppStore } from '../../src/app/store'
import type { RootState } from '../../src/base/store/types'
import type { FileReading } from '../../src/base/csvFile'
import { selectTakenCount, downloadsDropped, refusalDismissed } from '../../src/features/earlier/earlierSlice'
import { requestFile } from '../../src/features/file/fileListeners'
import { fileOffered } from '../../src/features/file/fileSlice'
import { readFile } from '../../src/features/file/reader/readFile'
import { writeWorkbook } from '../../src/features/file/reader/writeWorkbook'
import { ADDED_HEADERS } from '../support/addedHeaders'
import { cellsWith } from '../support/builders'
import { drawnSome, isDeep } from '../support/drawing'
import { openTestPage } from '../support/testStore'
import { createGate, settled, until } from '../support/waiting'

type Table = string[][]

const CUSTOMERS: Table = [
  ['address', 'postcode'],
  ['1 High Street', 'BA1 1AA'],
  ['2 High Street', 'BA1 1AA'],
  ['3 High Street', 'BA1 1AA'],
]

/** A download in which the first customers have an answer. */
const answeredFrom = (first: number, last: number): Table => [
  [...CUSTOMERS[0]!, ...ADDED_HEADERS],
  ...CUSTOMERS.slice(first, last + 1).map((cells) => [
    ...cells,
    ...cellsWith({ 'Premise Match': 'FULL', 'Address Line 1': cells[0]! }),
  ]),
]

const joined = (table: Table, by: string) => `${table.map((cells) => cells.join(by)).join('\r\n')}\r\n`

/** The same table in each kind of file, by its name's ending. */
const MADE: Record<string, (table: Table) => BlobPart> = {
  csv: (table) => joined(table, ','),
  tsv: (table) => joined(table, '\t'),
  tab: (table) => joined(table, '\t'),
  // As Excel saves *Unicode text*.
  txt: (table) => new Uint8Array(Buffer.from(`\uFEFF${joined(table, '\t')}`, 'utf16le')),
  xlsx: ([headers, ...rows]) =>
    writeWorkbook({ titleLines: [], delimiter: ',', headers: headers!, rows: rows }),
  xls: (table) =>
    `<table>${table.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`,
}

/** A file that was saved on a day of a month. */
const fileOf = (name: string, table: Table, day = 1) =>
  new File([MADE[name.split('.').at(-1)!]!(table)], name, { lastModified: Date.UTC(2026, 5, day) })

const may = fileOf('may_cleansed.csv', answeredFrom(1, 2), 1)
const june = fileOf('june_for_next_month.csv', answeredFrom(2, 3), 2)

const isOver = ({ file: { attempt } }: RootState) => attempt.status === 'none' || attempt.status === 'refused'

/** Offers files, and presses the way on beneath a refusal, if there is one. */
async function dropped(files: File[], page = openTestPage()) {
  await offerFiles(page.store, files)
  const { file } = await until(page.store, isOver)
  if (file.attempt.status !== 'refused') return page
  const { request, refusal } = file.attempt
  if (!refusal.tables) return page
  const read = { ...request.read, table: refusal.tables[0]!.table, isWholeList: true }
  page.store.dispatch(fileOffered({ ...request, read }))
  await until(page.store, (state) => state.file.loaded !== null && isOver(state))
  return page
}

const rest = async ({ store }: { store: AppStore }) => {
  await settled()
  return until(store, ({ earlier }) => earlier.reading === null && !earlier.isMatching)
}

/** What was made of the files: by name the list, its earlier downloads, and those that are told as ignored. */
async function madeOf(files: File[]) {
  const state = await rest(await dropped(files))
  const { attempt, loaded, source } = state.file
  const request = attempt.status === 'refused' ? attempt.request : source
  return {
    list: request?.name,
    isLoaded: loaded?.name === request?.name,
    earlier: state.earlier.sources.filter(({ isList }) => !isList).map(({ name }) => name),
    ignored: request?.ignored,
    taken: selectTakenCount(state),
  }
}

const everyOrder = (files: File[]): File[][] =>
  files.length < 2
    ? [files]
    : files.flatMap((file, at) => everyOrder(files.toSpliced(at, 1)).map((others) => [file, ...others]))

/** Two orders in which they may come, or every one. */
const orders = (files: File[]) =>
  isDeep ? everyOrder(files) : drawnSome(files.map(({ name }) => name).join(), everyOrder(files), 2)

const list = { isLoaded: true, earlier: [may.name, june.name], ignored: [] as string[], taken: 3 }

test.each(Object.keys(MADE))(
  'a list of the kind .%s is the list, and downloads of ours beside it are its',
  async (kind) => {
    const customers = fileOf(`customers.${kind}`, CUSTOMERS)
    for (const files of orders([customers, june, may]))
      expect(await madeOf(files)).toEqual({ ...list, list: customers.name })
  },
)

test.each(Object.keys(MADE))('a download of ours is one whatever its name and kind: .%s', async (kind) => {
  const renamed = fileOf(`old list.${kind}`, answeredFrom(1, 3), 3)
  for (const files of orders([renamed, fileOf('customers.xlsx', CUSTOMERS)]))
    expect(await madeOf(files)).toMatchObject({ list: 'customers.xlsx', earlier: [renamed.name], taken: 3 })
})

const pdf = new File(['%PDF-1.7 \u0000'], 'customers.pdf')
const picture = new File(['\u0089PNG\r\n\u001A\n\u0000'], 'screen.png')
const readMe = new File(['Please cleanse these.\n'], 'read me.txt')
const empty = new File(['address,postcode\n'], 'empty.csv')
const mentions = fileOf('notes.csv', [
  ['address', 'postcode', 'note'],
  ['1 High Street', 'BA1 1AA', 'see CleanSheet Results of June'],
])

test.each<[string, File[], object]>([
  [
    'the others are named in the order in which they came',
    [readMe, fileOf('b.tsv', CUSTOMERS), pdf, fileOf('a.csv', CUSTOMERS), june],
    { list: 'a.csv', isLoaded: true, ignored: [readMe.name, 'b.tsv', pdf.name] },
  ],
  [
    'the first of two lists is taken, and the other named',
    [fileOf('a.tsv', CUSTOMERS), fileOf('b.xlsx', CUSTOMERS), june],
    { list: 'a.tsv', isLoaded: true, earlier: [june.name], ignored: ['b.xlsx'] },
  ],
  [
    'of two lists CSV comes first, since it is loaded without a question',
    [fileOf('a.tsv', CUSTOMERS), fileOf('b.csv', CUSTOMERS), june],
    { list: 'b.csv', isLoaded: true, earlier: [june.name], ignored: ['a.tsv'] },
  ],
  [
    'a list that can be read comes before what cannot',
    [pdf, readMe, empty, june, fileOf('b.xlsx', CUSTOMERS)],
    { list: 'b.xlsx', isLoaded: true, earlier: [june.name], ignored: [pdf.name, readMe.name, empty.name] },
  ],
  [
    'a list that cannot be read keeps a download from being the list',
    [may, pdf, june],
    { list: pdf.name, isLoaded: false, earlier: [], ignored: [] },
  ],
  [
    'a file that is no list of any kind does not',
    [picture, june],
    { list: june.name, isLoaded: true, earlier: [], ignored: [picture.name] },
  ],
  [
    'three downloads and no list: one is the list, the others are named',
    [june, may, fileOf('april.xlsx', answeredFrom(1, 1))],
    { list: june.name, isLoaded: true, earlier: [], ignored: [may.name, 'april.xlsx'] },
  ],
  [
    'a list that mentions the product is no download',
    [june, mentions],
    { list: mentions.name, isLoaded: true, earlier: [june.name], ignored: [] },
  ],
  [
    'of two pictures the first is refused',
    [picture, new File(['\u0000'], 'b.png')],
    { list: picture.name, ignored: ['b.png'] },
  ],
])('%s', async (_, files, made) => {
  expect(await madeOf(files)).toMatchObject(made)
})

test('a refused file takes its downloads with it: the loaded file stays and is named, and another begins without them', async () => {
  const page = await dropped([fileOf('july.csv', CUSTOMERS)])
  const { file: before } = page.store.getState()
  await dropped([june, pdf], page)
  const { file, earlier } = await rest(page)
  expect(file).toMatchObject({
    id: before.id,
    loaded: { name: 'july.csv' },
    attempt: { request: { name: pdf.name } },
  })
  expect(earlier.sources).toEqual([])
  page.store.dispatch(requestFile(fileOf('customers.csv', CUSTOMERS)))
  await until(page.store, (state) => state.file.loaded?.name === 'customers.csv')
  expect((await rest(page)).earlier).toMatchObject({ sources: [], refused: [] })
})

test('downloads stay with their list when it is read by another header line', async () => {
  const page = await dropped([june, fileOf('customers.csv', CUSTOMERS)])
  const { file } = await rest(page)
  page.store.dispatch(fileOffered({ ...file.source!, read: { header: 1 } }))
  await until(page.store, (state) => state.file.id !== file.id)
  expect((await rest(page)).earlier.sources).toHaveLength(1)
})

test('each download that cannot be used has its own message, dismissed by itself', async () => {
  const cut = (name: string) =>
    fileOf(
      name,
      answeredFrom(1, 2).map((cells) => cells.slice(0, 5)),
    )
  const page = await dropped([cut('a.csv'), june, cut('b.csv'), fileOf('customers.csv', CUSTOMERS)])
  const refused = { refusal: { kind: 'incomplete' } }
  const refusedNow = () => page.store.getState().earlier.refused
  expect((await rest(page)).earlier.sources.map(({ name }) => name)).toEqual([june.name])
  expect(refusedNow()).toMatchObject([
    { name: 'a.csv', ...refused },
    { name: 'b.csv', ...refused },
  ])
  page.store.dispatch(refusalDismissed())
  expect(refusedNow()).toMatchObject([{ name: 'b.csv' }])
  page.store.dispatch(refusalDismissed())
  expect(refusedNow()).toEqual([])
  page.store.dispatch(downloadsDropped())
})

test('a list that cannot be read from the disk is refused, and no download takes its place', async () => {
  const isGone = async (...call: Parameters<typeof readFile>): Promise<FileReading> => {
    if (call[0].name === 'customers.csv') throw new DOMException('The file is gone.', 'NotFoundError')
    return readFile(...call)
  }
  const page = await dropped(
    [june, fileOf('customers.csv', CUSTOMERS)],
    openTestPage(undefined, { readFile: isGone }),
  )
  expect((await rest(page)).file).toMatchObject({
    loaded: null,
    attempt: { request: { name: 'customers.csv' } },
  })
})

test('a file chosen while the page looks at several is the one that counts', async () => {
  const gate = createGate()
  const slowly = async (...call: Parameters<typeof readFile>): Promise<FileReading> => {
    if (call[0].name === 'slow.xlsx') await gate.opened
    return readFile(...call)
  }
  const { store } = openTestPage(undefined, { readFile: slowly })
  const offer = offerFiles(store, [fileOf('slow.xlsx', CUSTOMERS), june])
  store.dispatch(requestFile(fileOf('quick.csv', CUSTOMERS)))
  await until(store, ({ file }) => file.loaded !== null)
  gate.open()
  await offer
  await settled()
  expect(store.getState().file).toMatchObject({ loaded: { name: 'quick.csv' }, attempt: { status: 'none' } })
})
