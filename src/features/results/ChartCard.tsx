import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { ChoiceButtons } from '../../components/ChoiceButtons'
import { CodeMissing } from '../../components/CodeMissing'
import { useCode } from '../../components/useCode'
import { selectHasScores } from './resultsSelectors'
import { chartChosen, type ViewState } from './viewSlice'
import { resultsMessages as messages } from './resultsMessages'
import { ScoreChart } from './scores/ScoreChart'
import './ChartCard.css'

const CHARTS: ViewState['chart'][] = ['scores', 'map']

const loadMap = () => import('./map/RowMap')

/**
 * How the scores are spread, or where the rows lie. What tells the map in words comes after it, in a card of
 * its own that the map fills.
 */
export function ChartCard() {
  const dispatch = useAppDispatch()
  const chart = useAppSelector((state) => state.view.chart)
  const map = useCode(loadMap, chart === 'map')
  const [townsIn, setTownsIn] = useState<HTMLElement | null>(null)
  return (
    <>
      <div className="card chartCard">
        <ChoiceButtons
          isSmall
          label={messages.chartSwitch}
          choices={CHARTS}
          names={messages.charts}
          value={chart}
          onChoose={(chosen) => dispatch(chartChosen(chosen))}
        />
        {chart === 'scores' && <Scores />}
        {chart === 'map' && map === null && <p className="quiet">{messages.mapComes}</p>}
        {chart === 'map' && map === 'missing' && <CodeMissing />}
        {chart === 'map' && map !== null && map !== 'missing' && <map.RowMap townsIn={townsIn} />}
      </div>
      {chart === 'map' && <div ref={setTownsIn} className="townsPlace" />}
    </>
  )
}

function Scores() {
  const hasScores = useAppSelector(selectHasScores)
  return hasScores ? <ScoreChart /> : <p className="quiet">{messages.noScores}</p>
}
