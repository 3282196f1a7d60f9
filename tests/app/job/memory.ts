import { isDeepStrictEqual } from 'node:util'
import type { RootState } from '../../../src/base/store/types'
import { selectIsMapped } from '../../../src/features/mapping/mappingSlice'
import type { Seen } from './seen'
import { columnsOf, sentOf } from '../../support/columnsOf'

// What is remembered is recalled, all of it; what is of one file is not.

/** By what a list is known again; null for one without a header. */
const headersOf = ({ file: { loaded } }: RootState) =>
  loaded && !loaded.isHeaderless ? JSON.stringify(loaded.headers) : null

const notSame = (what: string, was: unknown, is: unknown) =>
  isDeepStrictEqual(was, is)
    ? []
    : [`the ${what} were ${JSON.stringify(was)}, and are ${JSON.stringify(is)} now`]

/** Notes what the person chose for this list, or asks that it is chosen again for another with its headers. */
export function choicesAreRecalled({ desk, kind, before, now }: Seen): string[] {
  const headers = headersOf(now)
  if (headers === null || kind === 'found') return []
  const known = desk.remembered.get(headers)
  if (before.file.id !== now.file.id) {
    const ofAnother = notSame('columns of another address', {}, columnsOf(now).isOther)
    if (!known) return ofAnother
    return [
      ...ofAnother,
      ...notSame('columns', known.columns ?? sentOf(now), sentOf(now)),
      // Whether repeats are looked up once is asked of each file.
      ...notSame('rows to send', { ...(known.choices ?? now.run.choices), dedupe: true }, now.run.choices),
      ...notSame('kinds', known.kinds, columnsOf(now).kinds),
    ]
  }
  const isChosen = kind === 'sending' || !isDeepStrictEqual(sentOf(before), sentOf(now))
  const isNew =
    selectIsMapped(now) && (isChosen || !isDeepStrictEqual(columnsOf(before).kinds, columnsOf(now).kinds))
  if (isNew)
    desk.remembered.set(headers, {
      columns: isChosen ? sentOf(now) : (known?.columns ?? null),
      choices: isChosen ? now.run.choices : (known?.choices ?? null),
      kinds: columnsOf(now).kinds,
    })
  return []
}

/** What was pressed holds once the page is at rest, or is asked about: no other press is lost for it. */
export function choicesAreTaken({ kind, act, before, now }: Seen): string[] {
  const chosen = now.confirm?.kind === 'changeMapping' ? now.confirm.change : sentOf(now)
  switch (kind) {
    case 'twoColumns':
      return ['addressColumn', 'postcodeColumn'].flatMap((each) =>
        notSame(each, act[each], chosen[each as keyof typeof chosen]),
      )
    case 'another':
      return notSame(
        'answer about a column',
        act['isOther'],
        columnsOf(now).isOther[Number(act['column'])] ?? null,
      )
    case 'closeRefusal':
      return notSame('refusals left', before.earlier.refused.length - 1, now.earlier.refused.length)
    default:
      return []
  }
}

/** What a page has again once its session is resumed. */
function keptOf(state: RootState) {
  const { name, headers, rows, isHeaderless = false, titleLines } = state.file.loaded!
  return {
    list: { name, headers, rows, isHeaderless, titleLines },
    columns: sentOf(state),
    kinds: columnsOf(state).kinds,
    isOther: columnsOf(state).isOther,
    results: state.run.results,
    choices: state.run.choices,
    decisions: state.decisions.present,
    threshold: state.threshold,
  }
}

/** A page that is closed and opened again offers what it had, and has all of it again. */
export function reloadKeepsAll({ desk, kind, before, now }: Seen): string[] {
  const hasResults = before.run.results.some((result) => result !== null)
  if (kind === 'reload' || kind === 'nextMonth') {
    const isKept = kind === 'reload' && before.saved.session.status === 'onPage' && hasResults
    return [
      ...(isKept && now.saved.session.status !== 'found' ? ['the cleanse is not found again'] : []),
      ...notSame('format', before.download.format, now.download.format),
    ]
  }
  if (kind !== 'found' || !now.file.loaded || desk.left?.file.id !== now.file.id) return []
  const [was, is] = [keptOf(desk.left), keptOf(now)]
  return (Object.keys(was) as (keyof typeof was)[]).flatMap((what) =>
    notSame(`${what} before the reload`, was[what], is[what]),
  )
}
