import { read, utils } from '@e965/xlsx'
import Papa from 'papaparse'
import { vi } from 'vitest'
// Nothing waits for its code.
import '../../../src/features/earlier/matchRows'
import '../../../src/features/earlier/readDownload'
import type { AppStore } from '../../../src/app/store'
import { FIRST_ADDED_COLUMN } from '../../../src/base/constants'
import type { ChosenKinds } from '../../../src/domain/address/columns/kinds'
import type { RootState } from '../../../src/base/store/types'
import type { Mapping } from '../../../src/domain/cleanse/query'
import type { LetterChoices } from '../../../src/features/letters/layouts'
import { answerQuery } from '../../../src/features/sandbox/answerQuery'
import type { FileChoices } from '../../../src/features/session/sessionEvents'
import { createPaidLedger } from '../../support/paidLedger'
import { openPlayedPage } from '../../support/playedPage'
import { createPlayedProvider, type ReplyKind } from '../../support/playedProvider'
import { createTestLocks, createTestWorld, type TestWorld } from '../../support/testWorld'
import { settled, until } from '../../support/waiting'
import { ENDINGS, fileOf, RENAMED, tableOf, type Holds, type List } from './lists'

/** A file that the person has: a list, or one that the page has handed over. */
export interface Shelved {
  name: string
  /** What the page called it. */
  saidName: string
  file: File
  /** What is in it. */
  table: string[][]
  /** What its first columns hold. */
  holds: Holds[]
  isList: boolean
  /** The state that it was handed over in; null for a list. */
  from: RootState | null
}

/** What a person chose for lists with some headers; null where it is what the page proposes. */
export interface Remembered {
  columns: Mapping | null
  choices: FileChoices | null
  kinds: ChosenKinds
}

/** How a job goes wrong on purpose, so that the promises are seen to be asked. */
export interface Ways {
  /** What becomes of the text of a file on its way to the person. */
  spoil?: (text: string) => string
  /** Whether each lookup is made twice. */
  callsTwice?: boolean
  /** What becomes of the page when calls were answered. */
  harm?: (store: AppStore) => void
}

/** Ms between two things that a person does, and between two quick presses. */
const [USUALLY, QUICKLY] = [2000, 100]

/** Longer than anything on the page rests before it goes on by itself, in ms. */
const RESTS = 400

const MONTH = 30 * 24 * 60 * 60 * 1000

const FIRM = 'Hartwell Surgery'

/** The sandbox's answer, but a street has another name now, and every fourth house is a firm's. */
function answerTo(query: string): object {
  const answer = answerQuery(query.replace(new RegExp(RENAMED.old, 'i'), RENAMED.now))
  const { match } = answer.result
  if (!match || Number(match.building_number) % 4 !== 0 || match.organisation_name !== '') return answer
  const lines = { line_1: FIRM, line_2: match.line_1, line_3: match.line_2 }
  const found = { ...match, ...lines, organisation_name: FIRM }
  return { ...answer, result: { ...answer.result, match: found } }
}

/** The table of a workbook's only sheet. */
async function tableIn(workbook: Blob): Promise<string[][]> {
  const { Sheets } = read(await workbook.arrayBuffer())
  return Object.values(Sheets).flatMap((sheet) =>
    utils.sheet_to_json<string[]>(sheet, { header: 1, defval: '' }),
  )
}

/** Whether the page reads or writes something, which it says itself. */
const isAtWork = ({ file, earlier, download, saved: { session } }: RootState) =>
  file.attempt.status === 'reading' ||
  earlier.reading !== null ||
  earlier.isMatching ||
  download.writing === 'underWay' ||
  (session.status === 'found' && session.opening === 'underWay')

/** Lets a page do what it does by itself. Bytes are read as fast as the machine is: that is waited for. */
export async function atRest(page: ReturnType<typeof openPlayedPage>): Promise<void> {
  await settled(() => page.isBusy())
  if (!isAtWork(page.store.getState())) return
  await until(page.store, (state) => !isAtWork(state))
  await atRest(page)
}

/** Whether a file has our columns. */
export const isOurs = ({ table }: Shelved) => table.some((row) => row.includes(FIRST_ADDED_COLUMN))

export type Desk = Awaited<ReturnType<typeof openDesk>>

/** A person's desk: a browser with a page, the files on the disk, and a provider that answers. */
export async function openDesk(list: List, { spoil = (text) => text, callsTwice, harm }: Ways) {
  const world = createTestWorld()
  const locks = createTestLocks()
  const broken: string[] = []
  const ledger = createPaidLedger(broken)
  const shelf = new Map<string, Shelved>()
  let calls = 0
  /** How the next calls end; those after them are answered. */
  let replies: ReplyKind[] = []
  /** What is done once a call is answered. */
  let whenAnswered: (() => void) | null = null

  const provider = createPlayedProvider(() => {
    calls += 1
  }, answerTo)
  const { fetch } = provider
  vi.stubGlobal('fetch', async (...asked: Parameters<typeof fetch>) => {
    const request = new Request(...asked)
    if (callsTwice && request.method === 'POST') void fetch(request.clone())
    return fetch(request)
  })

  let page = openPlayedPage(world, locks, () => true)

  /** Lets everything happen that comes of what was done, with all calls ended. */
  async function settle(): Promise<void> {
    await atRest(page)
    if (provider.pendingOf(page.name).length === 0) {
      await vi.advanceTimersByTimeAsync(RESTS)
      await atRest(page)
    }
    const [pending] = provider.pendingOf(page.name)
    if (!pending) return
    const kind = replies.shift() ?? 'answer'
    const isPaid = kind === 'answer'
    pending.end(kind, isPaid ? ledger.pay(page.store.getState().run.request !== null) : undefined)
    if (isPaid) whenAnswered?.()
    if (isPaid) whenAnswered = null
    await settle()
    if (isPaid) harm?.(page.store)
  }

  /** Puts a file on the shelf, as a browser names the second of a name. */
  function shelve(
    name: string,
    file: (name: string) => File,
    parts: Omit<Shelved, 'name' | 'saidName' | 'file'>,
  ) {
    const [, start, ending] = /^(.*)(\.\w+)$/.exec(name)!
    let free = name
    for (let number = 1; shelf.has(free); number += 1) free = `${start} (${number})${ending}`
    const shelved = { ...parts, name: free, saidName: name, file: file(free) }
    shelf.set(free, shelved)
    return shelved
  }

  const shelveList = (name: string, each: List) =>
    shelve(name, (free) => fileOf(each, free), {
      table: tableOf(each),
      holds: each.holds,
      isList: true,
      from: null,
    })
  for (const ending of ENDINGS) shelveList(`crm.${ending}`, list)
  const [first = [], ...others] = list.rows
  shelveList('july.csv', { ...list, rows: [...others, first.map((cell) => cell.toUpperCase())] })
  await settle()

  const desk = {
    world,
    shelf,
    broken,
    ledger,
    settle,
    /** The file that the page shows, as it is on the shelf. */
    shown: null as Shelved | null,
    /** The files that were dropped together last, and the number of the one that is their list. */
    dropped: { names: [] as string[], request: undefined as number | undefined },
    /** The rows that the person chose for letters in this list. */
    letterRows: 'ready' as LetterChoices['rows'],
    /** What the person chose for lists with the same headers, by those. */
    remembered: new Map<string, Remembered>(),
    /** What was asked last whether it is saved. */
    askedOf: [] as unknown[],
    /** What the page showed when it was last closed. */
    left: null as RootState | null,
    get page() {
      return page
    },
    state: () => page.store.getState(),
    calls: () => calls,
    wait: (isQuick = false) => {
      world.clock.now += isQuick ? QUICKLY : USUALLY
    },
    /** How the next calls end, and what is done once one is answered. */
    nextCalls(kinds: ReplyKind[], then: (() => void) | null = null) {
      replies = kinds
      whenAnswered = then
    },
    /** The files that were handed over since this was last asked. */
    async handedOver(from: RootState): Promise<Shelved[]> {
      const { now: lastModified } = world.clock
      const ofText = (name: string, text: string) => {
        const content = spoil(text)
        const delimiter = name.includes('_letters') ? ',' : from.file.loaded?.delimiter
        const { data: table } = Papa.parse<string[]>(content.replace(/^\uFEFF|\r\n$/g, ''), { delimiter })
        return { name, content, table }
      }
      const texts = world.downloads.splice(0).map(({ name, text }) => ofText(name, text))
      const files = world.workbooks
        .splice(0)
        .map(async ({ name, file }) =>
          /\.xls[xm]$/.test(name)
            ? { name, content: file, table: await tableIn(file) }
            : ofText(name, await file.text()),
        )
      return [...texts, ...(await Promise.all(files))].map(({ name, content, table }) => {
        const file = (free: string) => new File([content], free, { lastModified })
        return shelve(name, file, { table, holds: desk.shown?.holds ?? [], isList: false, from })
      })
    },
    /** The file of a cleanse that was handed over last under a name. */
    handed(cleanse: string, name: string): Shelved {
      const shelved = [...shelf.values()].findLast(
        (each) => each.saidName === name && each.from?.file.id === cleanse,
      )
      if (!shelved) throw new Error(`${name} is called saved, and was never handed over`)
      return shelved
    },
    /** The page is closed and opened again. */
    async reload(isNextMonth = false) {
      desk.left = page.store.getState()
      world.visibility.hide()
      await settle()
      world.visibility.show()
      page.kill()
      if (isNextMonth) world.clock.now += MONTH
      page = openPlayedPage(world, locks, () => true)
      await settle()
    },
    end: () => page.kill(),
  }
  return desk
}

/** A browser of next month with the same local storage and nothing else, to try something in. */
export function nextMonthOf(world: TestWorld): TestWorld {
  const next = createTestWorld()
  for (const [key, text] of world.storage.texts) next.storage.texts.set(key, text)
  next.clock.now = world.clock.now + MONTH
  return next
}
