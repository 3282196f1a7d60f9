import { areEqual } from '../../base/values'
import { Fragment, type ReactNode } from 'react'
import { focusIds } from '../../base/focusIds'
import { formatNumber } from '../../base/format'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { oneStop } from '../../components/keys'
import { ABOVE, useMedia } from '../../components/useSpace'
import { PILES, REASONS, type Pile } from '../../domain/cleanse/outcomes'
import { selectIsBegun } from '../run/comingSelectors'
import { selectIsRunning } from '../run/runSelectors'
import { selectRowCounts } from '../results/resultsSelectors'
import { selectOwnUprns } from '../results/customerSelectors'
import { selectThreshold } from '../results/thresholdSlice'
import { selectApart } from './shownSelectors'
import { resultsMessages as messages } from './resultsMessages'
import { rowsListed, selectListed, type Listed } from './viewSlice'
import './Piles.css'

/**
 * Where the rows stand: each in one pile, and all of them in *All*; under *To review* the reasons, which add up to it; below them
 * lists that are not piles. One of them is pressed, and its rows are listed.
 */
export function Piles() {
  const isRunning = useAppSelector(selectIsRunning)
  const isBegun = useAppSelector(selectIsBegun)
  if (!isBegun && !isRunning) return null
  return isRunning ? <LivePiles /> : <ListedPiles />
}

/**
 * The piles and the reasons that have rows, then the lists that are not piles; the listed one stays even without rows. During a
 * run every pile keeps its place, so the reasons come last.
 */
function useEntries(isLive = false): Entry[] {
  const { piles, reasons } = useAppSelector(selectRowCounts)
  const all = useAppSelector((state) => state.run.results.length)
  const threshold = useAppSelector(selectThreshold)
  const listed = useAppSelector(selectListed)
  // During a run it would be worked out again with each batch.
  const apart = useAppSelector((state) => (isLive ? null : selectApart(state)))
  const chosen = listed.by === 'reason' ? listed.reason : null
  const ofReasons = REASONS.filter((reason) => reasons[reason] > 0 || reason === chosen).map(
    (reason): Entry => ({
      lists: { by: 'reason', reason },
      name: messages.reason(reason, threshold),
      count: reasons[reason],
    }),
  )
  const ofPile = (pile: Pile): Entry => ({
    lists: { by: 'pile', pile },
    tone: pile,
    name: messages.piles[pile],
    count: piles[pile],
  })
  const reasonsAfter = isLive ? PILES.at(-1) : 'toReview'
  const ofPiles = PILES.flatMap((pile) =>
    isLive || piles[pile] > 0 ? [ofPile(pile)].concat(pile === reasonsAfter ? ofReasons : []) : [],
  )
  const others = (['sameAddress', 'uprnDiffers'] as const)
    .filter((by) => apart && (apart[by].size > 0 || listed.by === by))
    .map((by): Entry => ({ lists: { by }, name: messages[by], count: apart![by].size, isApart: true }))
  const group: Entry[] =
    listed.by === 'group' && !isLive
      ? [{ lists: listed, name: listed.label, count: listed.rows.length, isApart: true }]
      : []
  return [
    { lists: { by: 'all' }, tone: 'all', name: messages.piles.all, count: all },
    ...ofPiles,
    ...others,
    ...group,
  ]
}

/** The piles; in the one-column layout, folded behind a line with the listed one. */
function ListedPiles() {
  const entries = useEntries()
  const listed = useAppSelector(selectListed)
  const isOneColumn = useMedia(ABOVE)
  if (!isOneColumn) return <PileChoice id={focusIds.resultFilters} entries={entries} />
  const chosen = entries.find(({ lists }) => areEqual(lists, listed))
  return (
    <details className="pilesFold">
      <summary id={focusIds.resultFilters}>
        <span className="visuallyHidden">{messages.rows}: </span>
        {chosen && <Figures {...chosen} />}
      </summary>
      <PileChoice entries={entries} />
    </details>
  )
}

/** Radio buttons, one Tab stop: arrow keys move between them, Enter or Space presses one. */
function PileChoice({ id, entries }: { id?: string; entries: Entry[] }) {
  const unusable = useAppSelector((state) => selectOwnUprns(state)?.unusable ?? 0)
  const firstApart = entries.find(({ isApart }) => isApart)
  return (
    <div id={id} role="radiogroup" aria-label={messages.rows} className="piles" {...oneStop()}>
      {entries.map((entry) => (
        <Fragment key={JSON.stringify(entry.lists)}>
          {entry === firstApart && <p className="pilesAlso">{messages.also}</p>}
          <PileButton {...entry} />
        </Fragment>
      ))}
      {unusable > 0 && <p className="quiet">{messages.noUprns(unusable)}</p>}
    </div>
  )
}

/** During a run there is nothing to choose yet; each pile keeps its place, though empty ones are hidden. */
function LivePiles() {
  const entries = useEntries(true)
  const firstReason = entries.find(({ lists }) => lists.by === 'reason')
  return (
    <div className="piles isLive" role="group" aria-label={messages.rows}>
      {entries.map((entry) => (
        <Fragment key={JSON.stringify(entry.lists)}>
          {entry === firstReason && <p className="pilesAlso isUnder">{messages.whyToReview}</p>}
          <span className={classOf(entry)} style={{ visibility: entry.count === 0 ? 'hidden' : undefined }}>
            <Figures {...entry} />
          </span>
        </Fragment>
      ))}
    </div>
  )
}

const classOf = ({ tone }: Figure) => (tone ? 'pile' : 'pile isUnder')

interface Figure {
  name: ReactNode
  count: number
  /** The colour of its dot; none if it is not a pile. */
  tone?: string
}

interface Entry extends Figure {
  lists: Listed
  isApart?: boolean
}

function PileButton({ lists, ...figures }: Entry) {
  const dispatch = useAppDispatch()
  const isOn = useAppSelector((state) => areEqual(selectListed(state), lists))
  return (
    <button
      type="button"
      role="radio"
      tabIndex={-1}
      aria-checked={isOn}
      className={classOf(figures)}
      onClick={({ currentTarget }) => {
        const fold = currentTarget.closest('details')
        // The focus would disappear with the list.
        fold?.querySelector('summary')?.focus()
        fold?.removeAttribute('open')
        dispatch(rowsListed(lists))
      }}
    >
      <Figures {...figures} />
    </button>
  )
}

const Figures = ({ name, count, tone }: Figure) => (
  <>
    {tone && <span className={`pileDot is-${tone}`} aria-hidden />}
    <span className="pileName">{name}</span> <strong>{formatNumber(count)}</strong>
  </>
)
