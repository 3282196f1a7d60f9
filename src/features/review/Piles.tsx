import { useEffect, useRef } from 'react'
import { focusIds } from '../../base/focusIds'
import { formatNumber, spacesFor } from '../../base/format'
import { useAppSelector } from '../../base/store/hooks'
import { Toolbar } from '../../components/oneStop'
import { PILES } from '../../domain/cleanse/outcomes'
import { FilterButton } from './FilterButton'
import { selectPassing } from './filterSelectors'
import { resultsMessages as messages } from './resultsMessages'
import { selectRowCounts } from '../results/resultsSelectors'
import { selectShownRows } from './shownSelectors'
import type { Filters } from './viewSlice'
import { selectFilters } from './viewSlice'
import './Piles.css'

/** Where the rows stand: each in one pile, and all of them in *All*. A press on one shows its rows alone. */
export function Piles() {
  const { piles: counts } = useAppSelector(selectRowCounts)
  const { pile: chosen, listed } = useAppSelector(selectFilters)
  const all = useAppSelector((state) => state.run.results.length)
  const place = useRef<HTMLDivElement>(null)
  // On a phone they scroll.
  useEffect(() => {
    const pressed = chosen === 'all' ? 'button' : '[aria-pressed=true]'
    place.current?.querySelector(pressed)?.scrollIntoView?.({ block: 'nearest' })
  }, [chosen])
  const pill = (pile: Filters['pile'], count: number) => (
    <Pill key={pile} count={count} name={messages.piles[pile]} isOn={chosen === pile} change={{ pile }} />
  )
  return (
    <div className="pilesLine">
      <Toolbar ref={place} id={focusIds.resultFilters} className="piles" aria-label={messages.pilesLabel}>
        {pill('all', all)}
        {PILES.filter((pile) => counts[pile] > 0).map((pile) => pill(pile, counts[pile]))}
        {listed && <Pill count={listed.rows.length} name={listed.label} isOn change={{ listed: null }} />}
      </Toolbar>
      <ShownCount inPile={chosen === 'all' ? all : counts[chosen]} />
    </div>
  )
}

/** How many rows are shown, where filters narrow the pile that is chosen. */
function ShownCount({ inPile }: { inPile: number }) {
  const isNarrowed = useAppSelector((state) => selectPassing(state).length !== inPile)
  const shown = useAppSelector((state) => selectShownRows(state).length)
  return <span className="quiet shownCount">{isNarrowed && messages.shown(shown)}</span>
}

function Pill({ name, ...filter }: { name: string; count: number; isOn: boolean; change: Partial<Filters> }) {
  return (
    <FilterButton className="pile" {...filter}>
      <Figure name={name} count={filter.count} />
    </FilterButton>
  )
}

/** The same during a run, when there is nothing to choose yet; each keeps its place. */
export function LivePiles() {
  const { piles: counts } = useAppSelector(selectRowCounts)
  return (
    <div className="piles" role="group" aria-label={messages.pilesLabel}>
      {PILES.map((pile) => (
        <span key={pile} className={counts[pile] > 0 ? 'pile' : 'pile isEmpty'}>
          <Figure count={counts[pile]} name={messages.piles[pile]} />
        </span>
      ))}
    </div>
  )
}

/** As wide for every count. */
function Figure({ count, name }: { count: number; name: string }) {
  const inFile = useAppSelector((state) => state.run.results.length)
  return (
    <>
      <strong>
        {spacesFor(count, inFile)}
        {formatNumber(count)}
      </strong>{' '}
      {name}
    </>
  )
}
