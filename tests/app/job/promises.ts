import { isDeepStrictEqual } from 'node:util'
import type { RootState } from '../../../src/base/store/types'
import { addressKey } from '../../../src/domain/address/cells/sameWords'
import { buildQuery } from '../../../src/domain/cleanse/sentText'
import type { Mapping } from '../../../src/domain/cleanse/query'
import { takenFromOf } from '../../../src/domain/cleanse/rowResult'
import { PILES } from '../../../src/domain/cleanse/outcomes'
import { selectDownloadCounts } from '../../../src/features/download/downloadSelectors'
import { selectWouldLose } from '../../../src/features/download/unsavedSelectors'
import {
  selectDecisionCounts,
  selectOutcomes,
  selectPiles,
  selectRowCounts,
} from '../../../src/features/results/resultsSelectors'
import { selectWrittenCount } from '../../../src/features/corrected/correctedSelectors'
import { selectForecast } from '../../../src/features/run/forecastSelectors'
import { selectProgress } from '../../../src/features/run/runSelectors'
import { isOurs, type Shelved } from './desk'
import { filesAreTrue } from './files'
import { choicesAreRecalled, choicesAreTaken, reloadKeepsAll } from './memory'
import { savedIsFree } from './nextMonth'
import type { Seen } from './seen'
import { belowTitles, isBlank } from './tables'
import { alikeAskTheSame, oneVerdict } from './verdicts'
import { lookupsSaid } from './words'
import { sentOf } from '../../support/columnsOf'

const ofWords = (words: string) => new Set(words.split(' '))

/** Acts that decide about rows, or bring answers that were decided about. */
const DECIDES = ofWords(
  'decide alike otherText takeBack decideShown sample history type choose others hurry start resume retry again answer found',
)

/** Acts that may take the rows off the page: the person answers a question, or leaves the page. */
const MAY_REPLACE = ofWords('answer found reload nextMonth')

const isSameList = ({ before, now }: Seen) => before.file.id === now.file.id && now.file.loaded !== null

/** The lookups of all rows with some columns, counted by hand; none where rows are left out. */
function lookupsWith({ file, run }: RootState, columns: Mapping): number {
  const { dedupe, ...leavesOut } = run.choices
  if (Object.values(leavesOut).some(Boolean)) return 0
  const keys = file
    .loaded!.rows.map((row) => addressKey(buildQuery(row, columns)))
    .filter((key) => key !== '')
  return dedupe ? new Set(keys).size : keys.length
}

/** Paid is what was said before. */
function paidIsSaid({ desk, kind, act, now, says, asked, calls }: Seen): string[] {
  const broken = calls > says ? [`${calls} lookups were made, and the page spoke of ${says}`] : []
  const coming = selectForecast(now)?.lookups ?? 0
  if (kind === 'answer' && act['answer'] === 'startOver' && coming > asked)
    broken.push(`the question spoke of ${asked} lookups, and Start speaks of ${coming}`)
  if (now.confirm?.kind === 'changeMapping') {
    const [said, sent] = [
      lookupsSaid(desk.page.store),
      lookupsWith(now, { ...sentOf(now), ...now.confirm.change }),
    ]
    if (said < sent) broken.push(`the question speaks of ${said} lookups, and the new columns send ${sent}`)
  }
  return broken
}

/** A run of some rows leaves the others, but for those that take an answer of an earlier download or have nothing to send. */
function onlyNamedChange({ kind, act: { from, to, atOnce }, before, now }: Seen): string[] {
  const { results } = before.run
  const isRange = (kind === 'start' || kind === 'resume') && from !== undefined
  if (atOnce !== undefined || (kind !== 'retry' && !isRange)) return []
  const isNamed = (row: number) =>
    isRange ? row >= Number(from) && row < Number(to) : results[row]?.kind === 'failed'
  const others = [...results.keys()].filter((row) => {
    const [was, is] = [results[row], now.run.results[row]]
    const isFree = is && (is.kind === 'nothingToSend' || takenFromOf(is) !== null)
    return was !== is && !isNamed(row) && (was !== null || !isFree)
  })
  return others.length > 0 ? [`${kind} changed rows that it did not name: ${others.join(', ')}`] : []
}

/** Nothing that was paid is lost, unless the person was asked or has a file. */
function answersAreKept(seen: Seen): string[] {
  const { desk, kind, act, before, now } = seen
  const { ledger } = desk
  const isAgain = before.confirm?.kind === 'cleanseAgain' && act['answer'] === 'confirmed'
  const isGone = isAgain || now.run.results.every((result) => result === null)
  if (now.file.loaded === null) return []
  if (kind === 'found') ledger.pageGone(now.run.results, 0)
  else if (isGone || !isSameList(seen)) ledger.pageGone(now.run.results, Infinity)
  else {
    ledger.look(now.run.results)
    if (now.run.phase.status === 'idle') ledger.sentAgain([])
    ledger.settled(now.run.results)
  }
  const hadAnswers = before.run.results.some((result) => result?.kind === 'answered')
  const isReplaced = hadAnswers && (isGone || !isSameList(seen))
  return isReplaced && !MAY_REPLACE.has(kind) && selectWouldLose(before)
    ? ['answers that nobody has saved were thrown away without a question']
    : []
}

const decidesOnlyWhoDecides = (seen: Seen) =>
  !isSameList(seen) ||
  DECIDES.has(seen.kind) ||
  seen.act['atOnce'] !== undefined ||
  isDeepStrictEqual(seen.before.decisions.present, seen.now.decisions.present)
    ? []
    : ['it decided about rows']

/** How many files an act asks for; a file that is pressed again within half a second is asked for once. */
function filesAsked({ kind, act, before, now }: Seen): number[] {
  switch (kind) {
    case 'save':
    case 'hurry':
      return [1]
    case 'program': {
      const pressed = new Set(act['files'] as string[])
      if (selectWrittenCount(now) === 0) pressed.delete('changes')
      return [pressed.size]
    }
    case 'letters':
      return [now.letters.preview!.letters.length > 0 ? 1 : 0]
    case 'beside':
      return [0, 1]
    case 'answer':
      return [before.confirm?.kind === 'giveUp' && act['answer'] === 'download' ? 1 : 0]
    default:
      return [0]
  }
}

const onePressIsOneFile = (seen: Seen) =>
  filesAsked(seen).includes(seen.files.length)
    ? []
    : [`${seen.files.length} files were handed over: ${seen.files.map(({ name }) => name).join(', ')}`]

/** A table without rows and columns that have nothing in them. */
function withoutBlank(table: string[][]): string[][] {
  const rows = table.filter((row) => !row.every(isBlank))
  const columns = [...(rows[0] ?? []).keys()].filter((at) => !rows.every((row) => isBlank(row[at])))
  return rows.map((row) => columns.map((at) => row[at] ?? ''))
}

/** The file named is the file loaded: the list that was dropped, with our downloads as its earlier downloads. */
function namedIsLoaded({ desk, kind, act, before, now }: Seen): string[] {
  const { loaded, source, attempt } = now.file
  if (kind === 'drop' || kind === 'nextMonth') {
    const names = act['files'] as string[]
    const lists = names.filter((name) => !isOurs(desk.shelf.get(name)!))
    const taken = attempt.status === 'none' ? source : attempt.request
    if (taken && lists.length > 0 && !lists.includes(taken.name))
      return [`${taken.name} is taken for the list`]
    desk.dropped = { request: taken?.id, names: lists.length > 0 ? names : [] }
  }
  if (!loaded || !source || before.file.id === now.file.id) return []
  const lines = [...(loaded.isHeaderless ? [] : [loaded.headers]), ...loaded.rows]
  const table = belowTitles(desk.shelf.get(source.name)!.table, loaded)
  const isThat = loaded.name === source.name && isDeepStrictEqual(withoutBlank(table), withoutBlank(lines))
  const broken = isThat ? [] : [`what is loaded is not ${source.name}`]
  if (desk.dropped.request !== source.id) return broken
  const others = desk.dropped.names.filter((name) => name !== source.name && isOurs(desk.shelf.get(name)!))
  const used = now.earlier.sources.flatMap(({ isList, name }) => (isList ? [] : [name]))
  if (now.earlier.refused.length === 0 && !others.every((name) => used.includes(name)))
    broken.push(`of ${others.join(', ')} only ${used.join(', ') || 'nothing'} is used`)
  return broken
}

/** Every row has one pile, and the counts add up. */
function countsAddUp({ now }: Seen): string[] {
  const outcomes = selectOutcomes(now)
  const files = selectDownloadCounts(now)
  const [piles, counts] = [selectPiles(now), selectRowCounts(now).piles]
  const { undecided } = selectDecisionCounts(now)
  const count = (is: (row: number) => boolean) => [...outcomes.keys()].filter(is).length
  const sums: [what: string, said: number, are: number][] = [
    ['rows', selectProgress(now).total, now.file.loaded?.rows.length ?? 0],
    ...PILES.map((pile): (typeof sums)[number] => [pile, counts[pile], count((row) => piles[row] === pile)]),
    ['undecided', undecided, count((row) => outcomes[row] === 'toReview' && !now.decisions.present[row])],
    ['rows to review in a file', files.toReview, undecided],
    ['rows in a file', files.everything, count((row) => outcomes[row] !== 'notRun')],
    ['rows in one of three files', files.ready + files.toReview + files.unfound, files.everything],
  ]
  return sums.flatMap(([what, said, are]) => (said === are ? [] : [`${what}: ${said} said, ${are} there`]))
}

/** What a list on the shelf holds as it is loaded: without its own header nothing is known of its columns. */
function shownOf({ desk, now: { file } }: Seen): Shelved | null {
  const shelved = file.source && desk.shelf.get(file.source.name)
  if (!shelved || !file.loaded) return desk.shown
  const isByHeader = isDeepStrictEqual(
    shelved.table[0]?.slice(0, file.loaded.headers.length),
    file.loaded.headers,
  )
  return isByHeader ? shelved : { ...shelved, holds: shelved.holds.map(() => 'any') }
}

/** Asks every promise after an act. */
export async function brokenPromises(seen: Seen): Promise<string[]> {
  const { desk } = seen
  if (!isSameList(seen)) desk.letterRows = 'ready'
  desk.shown = shownOf(seen)
  const broken = [
    ...paidIsSaid(seen),
    ...onlyNamedChange(seen),
    ...answersAreKept(seen),
    ...decidesOnlyWhoDecides(seen),
    ...onePressIsOneFile(seen),
    ...namedIsLoaded(seen),
    ...countsAddUp(seen),
    ...oneVerdict(seen),
    ...alikeAskTheSame(seen),
    ...choicesAreTaken(seen),
    ...choicesAreRecalled(seen),
    ...reloadKeepsAll(seen),
    ...(await filesAreTrue(seen)),
    ...(await savedIsFree(desk, seen.now)),
  ]
  return [...desk.broken.splice(0), ...broken]
}
