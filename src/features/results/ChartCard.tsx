import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { ChoiceButtons } from '../../components/ChoiceButtons'
import { CodeMissing, useCode } from '../../components/lateCode'
import { resultsMessages as messages } from './resultsMessages'
import { ScoreChart } from './scores/ScoreChart'
import { chartChosen } from './viewSlice'

const loadMap = () => import('./map/RowMap')

/** The spread of the scores, or the rows on a map. */
export function ChartCard() {
  const dispatch = useAppDispatch()
  const chart = useAppSelector((state) => state.view.chart)
  const map = useCode(loadMap, chart === 'map')
  const choice = (
    <ChoiceButtons
      isSmall
      label={messages.chartSwitch}
      choices={['scores', 'map']}
      names={messages.charts}
      value={chart}
      onChoose={(chosen) => dispatch(chartChosen(chosen))}
    />
  )
  if (chart === 'scores') return <ScoreChart choice={choice} />
  if (map !== null && map !== 'missing') return <map.RowMap choice={choice} />
  return (
    <div className="card">
      {choice}
      {map === null ? <p className="quiet">{messages.mapComes}</p> : <CodeMissing />}
    </div>
  )
}
