import { memo } from 'react'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { ChoiceButtons } from '../../components/ChoiceButtons'
import { Guide } from '../review/ResultsMeaning'
import { resultsMessages as messages } from '../review/resultsMessages'
import { selectHasScores } from '../review/resultsSelectors'
import { chartChosen } from '../review/viewSlice'
import { mapMessages } from './map/mapMessages'
import { selectHasPlaces } from './map/mapSelectors'
import { RowMap } from './map/RowMap'
import { ScoreChart } from './scores/ScoreChart'
import { scoreMessages } from './scores/scoreMessages'

/** The chart of the results, where there is something to show. */
export const useChart = () =>
  useAppSelector((state) => selectHasScores(state) || selectHasPlaces(state)) ? <ChartCard /> : null

/** The spread of the scores, or the rows on a map. Not redrawn with every step from row to row. */
const ChartCard = memo(function ChartCard() {
  const dispatch = useAppDispatch()
  const chart = useAppSelector((state) => state.view.chart)
  const isMap = chart === 'map'
  return (
    <section
      className={isMap ? 'card rowMap' : 'card scoreChart'}
      aria-label={isMap ? mapMessages.title : scoreMessages.chartText}
    >
      <ChoiceButtons
        isSmall
        label={messages.chartSwitch}
        choices={['scores', 'map']}
        names={messages.charts}
        value={chart}
        onChoose={(chosen) => dispatch(chartChosen(chosen))}
      />
      {isMap ? <RowMap /> : <ScoreChart />}
      <Guide />
    </section>
  )
})
