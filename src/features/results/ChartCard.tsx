import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { ChoiceButtons } from '../../components/ChoiceButtons'
import { ErrorBoundary } from '../../components/ErrorBoundary'
import { lazyWithPreload } from '../../components/lazyWithPreload'
import { PartFailure } from '../../components/PartFailure'
import { selectHasScores } from './resultsSelectors'
import { chartChosen, type ViewState } from './viewSlice'
import { resultsMessages as messages } from './resultsMessages'
import { ScoreChart } from './scores/ScoreChart'
import './ChartCard.css'

const CHARTS: ViewState['chart'][] = ['scores', 'map']

const map = lazyWithPreload(async () => (await import('./map/RowMap')).RowMap, MapComes)

/**
 * How the scores are spread, or where the rows lie. What tells the map in words comes after it, in a card of
 * its own that the map fills.
 */
export function ChartCard() {
  const dispatch = useAppDispatch()
  const chart = useAppSelector((state) => state.view.chart)
  const [townsIn, setTownsIn] = useState<HTMLElement | null>(null)
  return (
    <>
      <div className="card chartCard">
        {/* Whoever points at the map or comes to it by key is about to ask for it. */}
        <div onPointerEnter={map.preload} onFocus={map.preload}>
          <ChoiceButtons
            isSmall
            label={messages.chartSwitch}
            choices={CHARTS}
            names={messages.charts}
            value={chart}
            onChoose={(chosen) => dispatch(chartChosen(chosen))}
          />
        </div>
        {chart === 'scores' ? (
          <Scores />
        ) : (
          <ErrorBoundary failure={<PartFailure what={messages.mapFailed} next={messages.mapFailedNext} />}>
            <map.Part townsIn={townsIn} />
          </ErrorBoundary>
        )}
      </div>
      {chart === 'map' && <div ref={setTownsIn} className="townsPlace" />}
    </>
  )
}

function Scores() {
  const hasScores = useAppSelector(selectHasScores)
  return hasScores ? <ScoreChart /> : <p className="quiet">{messages.noScores}</p>
}

function MapComes() {
  return <p className="quiet chartPlaceholder">{messages.mapComes}</p>
}
