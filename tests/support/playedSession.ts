import { isDeepStrictEqual } from 'node:util'
import { vi } from 'vitest'
import type { CsvFile } from '../../src/base/csvFile'
import type { Results } from '../../src/domain/cleanse/rowResult'
import { sourceRead } from '../../src/features/earlier/earlierSlice'
import { fileLoaded } from '../../src/features/file/fileSlice'
import { buildQuery } from '../../src/domain/cleanse/sentText'
import { selectMapping } from '../../src/features/mapping/mappingSelectors'
import { resumeAsked } from '../../src/features/saved/savedSlice'
import type { Decisions } from '../../src/domain/cleanse/decisions'
import { giveTyped, payFor } from '../../src/features/correct/correctListeners'
import { openForm } from '../../src/features/review/rowSteps'
import { formClosed } from '../../src/features/correct/correctSlice'
import { selectSentOtherwise, selectTakenEarlier } from '../../src/features/run/comingSelectors'
import { selectIsComplete, selectIsUnderWay } from '../../src/features/run/runSelectors'
import { runStarted } from '../../src/features/session/sessionEvents'
import { createPaidLedger } from './paidLedger'
import { createEarlierDownloads, type EarlierDraw } from './playedEarlier'
import { openPlayedPage } from './playedPage'
import { press, type Press, type Reply } from './playedPerson'
import { createPlayedProvider, type Pending, type ReplyKind } from './playedProvider'
import { range } from './builders'
import { createTestLocks, createTestWorld } from './testWorld'
import { settled, turns } from './waiting'
import { selectHasResults } from '../../src/features/run/runSlice'
import { decideRows, redoStep, undoStep } from '../../src/features/run/rows/changeRows'

export type Step =
  | Reply
  | Press
  | { kind: 'lookUp' | 'choose' | 'type' | 'decide'; row: number }
  /** An earlier download is used, if none of the rows has a result. */
  | { kind: 'useDownload'; rows: EarlierDraw[] }
  /** The page is killed before it stores something for the `at`th time from now on. */
  | { kind: 'dieAtWrite'; at: number }
  | { kind: 'closeForm' | 'sendAgain' | 'undo' | 'redo' | 'openTab' | 'reload' | 'crash' }
  | { kind: 'loseConnection' | 'goOffline' | 'goOnline' | 'wait' }

const isStart = ({ kind }: Step) => kind === 'start' || kind === 'tryFirst' || kind === 'startSome'

/** The most answers that a page may lose: those of the batch under way, and if it is killed those of the one before. */
const MOST_LOST = { reload: 0, crash: 5, kill: 10 }

/**
 * A person at the page with a file, a provider and a connection that a test moves step by step, and the rules
 * that are watched all the while. `broken` lists what broke them.
 */
export async function playSession(file: CsvFile) {
  const world = createTestWorld()
  const locks = createTestLocks()
  const broken: string[] = []
  const ledger = createPaidLedger(broken)
  const earlier = createEarlierDownloads(file)
  let writesLeft = Infinity
  let page = openPlayedPage(world, locks, () => (writesLeft -= 1) >= 0)
  /** A second tab, which must leave the cleanse alone until the first is gone. */
  let second: typeof page | null = null
  let edits = 0
  /** Whether the run goes on until all rows that it was started for are done: nobody stopped it. */
  let endsWhole = false
  let isStopped = false
  /** The rows that the run was started for; null for all. */
  let wanted: ReadonlySet<number> | null = null
  /** The decisions when the page last came to rest, and after each step since. */
  let recent: Decisions[] = []
  /** Rows that have something to send with some columns. */
  const sendable = file.rows.flatMap((row, at) => (row.slice(0, 3).join('').trim() === '' ? [] : [at]))
  /** What the row may have been sent as: with the columns of any moment, and as it was edited. */
  const queriesOf = new Map(sendable.map((row) => [row, new Set<string>()]))
  /** Queries that met something other than an answer, a spent balance or a browser that is offline. */
  const mayFail = new Set<string>()

  /** The rows that requests of the batch under way are for. */
  const rowsAsked = new Map<Pending, number>()

  const provider = createPlayedProvider((request) => {
    const { page: name, query } = request
    if (name === second?.name) broken.push('the second tab sent something')
    if (name !== page.name) return
    const underWay = provider.pendingOf(name)
    if (underWay.length > 5) broken.push(`${underWay.length} requests under way`)
    if (query.trim() === '') broken.push('an empty query was sent')
    if (isLookup(query)) return
    if (isStopped) broken.push('a call was started after Stop')
    const { results, choices, task } = state().run
    if (earlier.missingIn(results) > 0) broken.push('sent before the answers of earlier downloads were taken')
    if (underWay.length === 1) rowsAsked.clear()
    const isAsked = (row: number) => [...rowsAsked.values()].includes(row)
    const rows = rowsWaitingFor(query)
    const row = choices.dedupe && rows.some(isAsked) ? undefined : rows.find((each) => !isAsked(each))
    if (row === undefined) broken.push(`sent once too often: ${query}`)
    else rowsAsked.set(request, row)
    const isAgain = task.kind === 'chosen' && task.again.length > 0
    const isKnown = results.some(
      (result) =>
        result?.kind === 'answered' &&
        !result.origin &&
        !(isAgain && result.takenFrom) &&
        result.query === query,
    )
    if (choices.dedupe && isKnown) broken.push(`sent though the answer is known: ${query}`)
  })
  vi.stubGlobal('fetch', provider.fetch)

  const state = () => page.store.getState()
  const queryOf = (row: number) => buildQuery(file.rows[row]!, selectMapping(state()))
  const failedRows = () => {
    const { results } = state().run
    return [...results.keys()].filter((row) => results[row]?.kind === 'failed')
  }
  /** The rows of the run that have no answer to a query yet. */
  const rowsWaitingFor = (query: string) => {
    const { results, task } = state().run
    const isLeft = (row: number) =>
      wanted?.has(row) !== false && (results[row] === null || task.again.includes(row))
    return sendable.filter((row) => isLeft(row) && queryOf(row) === query)
  }
  /** Whether a request is that of the row that is looked up again; the texts of those are nobody's else. */
  const isLookup = (query: string) => query.includes('Edited')
  const isMatching = () => !page.isGone() && state().earlier.isMatching
  const settle = () => settled(() => page.isBusy() || second?.isBusy() === true || isMatching())
  const answeredAt = (at: number) => {
    const row = sendable[at % Math.max(1, sendable.length)] ?? 0
    return state().run.results[row]?.kind === 'answered' ? row : null
  }

  /** The page is gone, or goes now; the second tab, if it waits, or a page that is opened takes up what it left. */
  async function nextPage(asked: keyof typeof MOST_LOST) {
    if (asked === 'reload') world.visibility.hide()
    if (asked !== 'kill') await settle()
    world.visibility.show()
    const how = page.isGone() ? 'kill' : asked
    const { run: before, decisions } = state()
    if (how !== 'kill') ledger.look(before.results)
    page.kill()
    provider.forget(page.name)
    writesLeft = Infinity
    await settle()
    if (second?.store.getState().saved.session.status !== 'found') {
      if (second?.store.getState().saved.session.status === 'elsewhere')
        broken.push('the second tab waits for nobody')
      second?.kill()
      second = openPlayedPage(world, locks, () => (writesLeft -= 1) >= 0)
    }
    page = second
    second = null
    await settle()
    const isFound = state().saved.session.status === 'found'
    page.store.dispatch(isFound ? resumeAsked() : fileLoaded(file))
    await settle()
    const after = state()
    earlier.pageGone(isFound)
    ledger.pageGone(after.run.results, MOST_LOST[how])
    const isKept = (result: Results[number], row: number) =>
      !result || isDeepStrictEqual(result, after.run.results[row])
    if (how !== 'kill' && !before.results.every(isKept)) broken.push(`a ${how} lost results`)
    for (const [row, decision] of after.decisions.present.entries()) {
      const isOlder = how === 'kill' && recent.some((each) => each[row] === decision)
      if (decision !== decisions.present[row] && !isOlder) broken.push(`the decision on row ${row} is lost`)
    }
    isStopped = false
    endsWhole = false
    note()
  }

  /** Ends one of the requests under way, in whichever way. */
  function reply(pending: ReturnType<typeof provider.pendingOf>[number] | undefined, kind: ReplyKind) {
    if (!pending) return
    if (kind === 'answer') {
      const isLookedUp = isLookup(pending.query)
      // Its row, or with duplicates looked up once all its rows, may have been corrected by hand meanwhile.
      const waiting = rowsWaitingFor(pending.query)
      const isOwnWaiting = waiting.includes(rowsAsked.get(pending) ?? -1)
      const isWanted = isLookedUp || (state().run.choices.dedupe ? waiting.length > 0 : isOwnWaiting)
      pending.end(kind, isWanted ? ledger.pay(isLookedUp) : ledger.number())
      return
    }
    if (kind !== 'spent' && (kind !== 'cutOff' || world.network.isOnline())) mayFail.add(pending.query)
    pending.end(kind)
  }

  /**
   * Does a step, and lets everything happen that comes of it, or so many turns of the event loop; the page may die of it.
   */
  async function take(step: Step, turnsAfter?: number) {
    if (page.isGone()) await nextPage('kill')
    world.clock.now += 100
    const isIdle = state().run.phase.status === 'idle' && state().run.request === null
    const begins = isIdle && isStart(step) && !selectIsComplete(state())
    const decided = begins ? earlier.start(selectMapping(state())) : []
    if (isIdle) {
      isStopped = false
      endsWhole = isStart(step) || step.kind === 'retry'
      if (step.kind === 'start') wanted = null
      if (step.kind === 'retry') wanted = new Set(failedRows())
      if (step.kind === 'tryFirst') wanted = new Set(range(0, 10))
      if (step.kind === 'startSome') wanted = new Set(range(step.from, step.to))
    }
    if (state().run.phase.status === 'paused' && step.kind === 'resumeSome') {
      wanted = new Set(range(step.from, step.to))
      endsWhole = true
    }
    switch (step.kind) {
      case 'reply': {
        const pending = provider.pendingOf(page.name)
        reply(pending[step.at % Math.max(1, pending.length)], step.reply)
        break
      }
      case 'lookUp': {
        const row = answeredAt(step.row)
        if (row === null) break
        edits += 1
        const text = `${edits} Edited Lane, B12 0XY`
        queriesOf.get(row)!.add(text)
        page.store.dispatch(openForm(row))
        page.store.dispatch(payFor({ text }))
        break
      }
      case 'choose': {
        const row = answeredAt(step.row)
        if (row === null) break
        edits += 1
        const text = `${edits} Edited Close`
        page.store.dispatch(openForm(row))
        page.store.dispatch(payFor({ suggestion: { id: text, suggestion: text } }))
        break
      }
      case 'type': {
        const row = answeredAt(step.row)
        if (row === null) break
        const typed = { line1: '1 Typed Lane', line2: '', line3: '', town: '', postcode: 'B12 0XY' }
        ledger.look(state().run.results)
        page.store.dispatch(openForm(row))
        page.store.dispatch(giveTyped(row, typed))
        ledger.stepped(state().run.results)
        break
      }
      case 'closeForm':
        page.store.dispatch(formClosed())
        break
      case 'decide': {
        const row = answeredAt(step.row)
        const decision = step.row % 2 === 0 ? 'accepted' : 'originalKept'
        if (row !== null) page.store.dispatch(decideRows([row], decision))
        break
      }
      case 'undo':
      case 'redo':
        ledger.look(state().run.results)
        page.store.dispatch(step.kind === 'undo' ? undoStep() : redoStep())
        ledger.stepped(state().run.results)
        break
      case 'useDownload': {
        if (!isIdle || selectHasResults(state())) break
        const rows = step.rows.map(({ row, kind }) => ({ row: row % file.rows.length, kind }))
        page.store.dispatch(sourceRead(earlier.use(rows, ledger.number)))
        break
      }
      case 'sendAgain': {
        if (selectIsUnderWay(state())) break
        const rows = [...new Set([...selectSentOtherwise(state()), ...selectTakenEarlier(state())])]
        wanted = new Set(rows)
        ledger.sentAgain(rows)
        page.store.dispatch(runStarted({ rows: [], again: rows }))
        break
      }
      case 'openTab': {
        second ??= openPlayedPage(world, locks, () => true)
        break
      }
      case 'reload':
      case 'crash':
        await nextPage(step.kind)
        break
      case 'dieAtWrite':
        writesLeft = step.at
        break
      case 'loseConnection':
        world.databases.die()
        break
      case 'goOffline':
      case 'goOnline':
        world.network.set(step.kind === 'goOnline')
        break
      case 'wait':
        // Half a minute of these is a request without an answer.
        for (const { query } of provider.pendingOf(page.name)) mayFail.add(query)
        world.clock.now += 2000
        await vi.advanceTimersByTimeAsync(2000)
        break
      default:
        if (step.kind === 'stop' || step.kind === 'stopTwice') {
          isStopped ||= selectIsUnderWay(state())
          endsWhole = false
        }
        press(page.store, step)
    }
    recent.push(state().decisions.present)
    if (turnsAfter !== undefined) return turns(turnsAfter)
    await settle()
    if (page.isGone()) return
    if (decided.some(([row, decision]) => state().decisions.present[row] !== decision))
      broken.push('a decision of an earlier download did not come with its answer')
    note()
  }

  /** Looks at the page at rest. */
  function note() {
    const { run, decisions, saved } = state()
    for (const row of sendable) queriesOf.get(row)!.add(queryOf(row))
    ledger.look(run.results)
    if (earlier.missingIn(run.results) > 0) broken.push('answers of earlier downloads are lost')
    recent = [decisions.present]
    const { status } = run.phase
    if (status === 'idle') ledger.sentAgain([])
    if ((status === 'idle' || status === 'paused') && run.request === null) ledger.settled(run.results)
    if (status === 'failed') broken.push('the loop broke')
    const isLeft = (result: Results[number], row: number) => !result && wanted?.has(row) !== false
    if (status === 'idle' && endsWhole && run.results.some(isLeft)) broken.push('a run left rows unsent')
    const { session } = second?.store.getState().saved ?? {}
    if (
      session &&
      session.status !== 'elsewhere' &&
      (session.status !== 'none' || saved.session.status === 'found')
    )
      broken.push(`the second tab has ${session.status}`)
  }

  /** The provider answers everything, the connection holds, and the user presses every button that leads on. */
  async function finish() {
    await take({ kind: 'dieAtWrite', at: Infinity })
    await take({ kind: 'goOnline' })
    for (let round = 0; round < 500 && !selectIsComplete(state()); round += 1) {
      if (state().run.phase.status === 'paused') await take({ kind: 'resume' })
      if (state().run.phase.status === 'idle') await take({ kind: 'start' })
      if (provider.pendingOf(page.name).length > 0) await take({ kind: 'reply', reply: 'answer', at: 0 })
      else await vi.advanceTimersByTimeAsync(1000)
    }
    await take({ kind: 'reload' })
  }

  page.store.dispatch(fileLoaded(file))
  await settle()
  return {
    broken,
    take,
    finish,
    isGone: () => page.isGone(),
    isComplete: () => selectIsComplete(state()),
    results: () => state().run.results,
    /** Whether a row may have sent a query. */
    maySend: (row: number, query: string) => queriesOf.get(row)?.has(query) === true,
    /** Whether a request of a row has met what makes a row fail. */
    mayHaveFailed: (row: number) => [...(queriesOf.get(row) ?? [])].some((query) => mayFail.has(query)),
    /** Whether an answer is the one that an earlier download has for its text. */
    isTaken: earlier.isTaken,
    queryOf,
    end: () => {
      page.kill()
      second?.kill()
    },
  }
}
