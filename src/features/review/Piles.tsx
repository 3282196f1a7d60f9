import type { ReactNode } from 'react'
import { focusIds } from '../../base/focusIds'
import { formatNumber } from '../../base/format'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { oneStop } from '../../components/oneStop'
import { PILES, REASONS } from '../../domain/cleanse/outcomes'
import { selectIsBegun } from '../run/comingSelectors'
import { selectIsRunning } from '../run/runSelectors'
import { selectRowCounts } from '../results/resultsSelectors'
import { selectOwnUprns } from '../results/customerSelectors'
import { selectThreshold } from '../results/thresholdSlice'
import { selectApart } from './filterSelectors'
import { resultsMessages as messages } from './resultsMessages'
import { rowsListed, selectListed, type Listed } from './viewSlice'
import './Piles.css'

/**
 * Where the rows stand: each in one pile, and all of them in *All*; under *To review* the reasons, which add up to it; below
 * them what is no pile. One of them is pressed, and its rows are listed.
 */
export function Piles() {
  const isRunning = useAppSelector(selectIsRunning)
  const isBegun = useAppSelector(selectIsBegun)
  if (!isBegun && !isRunning) return null
  return isRunning ? <LivePiles /> : <ListedPiles />
}

/** Radio buttons, one stop for Tab: arrow keys lead from one to the next, Enter or Space presses it. */
function ListedPiles() {
  const { piles, reasons } = useAppSelector(selectRowCounts)
  const all = useAppSelector((state) => state.run.results.length)
  const threshold = useAppSelector(selectThreshold)
  const listed = useAppSelector(selectListed)
  const apart = useAppSelector(selectApart)
  const unusable = useAppSelector((state) => selectOwnUprns(state)?.unusable ?? 0)
  const chosen = listed.by === 'reason' ? listed.reason : null
  const others = (['sameAddress', 'uprnDiffers'] as const).filter(
    (by) => apart[by].size > 0 || listed.by === by,
  )
  return (
    <div
      id={focusIds.resultFilters}
      role="radiogroup"
      aria-label={messages.rows}
      className="piles"
      {...oneStop()}
    >
      <Pile lists={{ by: 'all' }} tone="all" name={messages.piles.all} count={all} />
      {PILES.filter((pile) => piles[pile] > 0).map((pile) => [
        <Pile
          key={pile}
          lists={{ by: 'pile', pile }}
          tone={pile}
          name={messages.piles[pile]}
          count={piles[pile]}
        />,
        pile === 'toReview' &&
          REASONS.filter((reason) => reasons[reason] > 0 || reason === chosen).map((reason) => (
            <Pile
              key={reason}
              lists={{ by: 'reason', reason }}
              name={messages.reason(reason, threshold)}
              count={reasons[reason]}
            />
          )),
      ])}
      {(others.length > 0 || listed.by === 'group' || unusable > 0) && (
        <p className="pilesAlso">{messages.also}</p>
      )}
      {others.map((by) => (
        <Pile key={by} lists={{ by }} name={messages[by]} count={apart[by].size} />
      ))}
      {listed.by === 'group' && <Pile lists={listed} name={listed.label} count={listed.rows.length} />}
      {unusable > 0 && <p className="quiet">{messages.noUprns(unusable)}</p>}
    </div>
  )
}

/** During a run there is nothing to choose yet; each pile keeps its place. */
function LivePiles() {
  const { piles } = useAppSelector(selectRowCounts)
  const all = useAppSelector((state) => state.run.results.length)
  return (
    <div className="piles" role="group" aria-label={messages.rows}>
      <span className="pile">
        <Figures tone="all" name={messages.piles.all} count={all} />
      </span>
      {PILES.map((pile) => (
        <span key={pile} className={piles[pile] > 0 ? 'pile' : 'pile isEmpty'}>
          <Figures tone={pile} name={messages.piles[pile]} count={piles[pile]} />
        </span>
      ))}
    </div>
  )
}

interface PileProps {
  name: ReactNode
  count: number
  /** The colour of its dot; none for what is no pile. */
  tone?: string
}

const isSame = (a: Listed, b: Listed) => JSON.stringify(a) === JSON.stringify(b)

function Pile({ lists, ...figures }: PileProps & { lists: Listed }) {
  const dispatch = useAppDispatch()
  const isOn = useAppSelector((state) => isSame(selectListed(state), lists))
  return (
    <button
      type="button"
      role="radio"
      tabIndex={-1}
      aria-checked={isOn}
      className={figures.tone ? 'pile' : 'pile isUnder'}
      onClick={() => dispatch(rowsListed(lists))}
    >
      <Figures {...figures} />
    </button>
  )
}

const Figures = ({ name, count, tone }: PileProps) => (
  <>
    {tone && <span className={`pileDot is-${tone}`} aria-hidden />}
    <span className="pileName">{name}</span> <strong>{formatNumber(count)}</strong>
  </>
)
