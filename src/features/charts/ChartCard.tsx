import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { ChoiceButtons } from '../../components/ChoiceButtons'
import { Histogram } from '../../components/Histogram'
import { selectHistogram } from '../review/filterSelectors'
import { resultsMessages as messages } from '../review/resultsMessages'
import { selectHasScores, selectRowCounts, selectThreshold } from '../review/resultsSelectors'
import { chartChosen, filtersChanged, thresholdMoved } from '../review/viewSlice'
import { mapMessages } from './map/mapMessages'
import { selectHasPlaces } from './map/mapSelectors'
import { RowMap } from './map/RowMap'
import { scoreMessages } from './scores/scoreMessages'
import './scores/ScoreChart.css'

/** The chart of the results, where there is something to show. */
export const useChart = () =>
  useAppSelector((state) => selectHasScores(state) || selectHasPlaces(state)) ? <ChartCard /> : null

/** The spread of the scores, or the rows on a map, folded to a line. */
function ChartCard() {
  const dispatch = useAppDispatch()
  const chart = useAppSelector((state) => state.view.chart)
  const isMap = chart === 'map'
  const { score } = useAppSelector(selectRowCounts).reasons
  const threshold = useAppSelector(selectThreshold)
  return (
    <details className="card chartCard">
      <summary>
        <span className="chartTitle">{messages.charts.scores}</span>{' '}
        <span className="quiet">{scoreMessages.below(score, threshold)}</span>
      </summary>
      <section
        className={isMap ? 'rowMap' : 'scoreChart'}
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
      </section>
    </details>
  )
}

/** The spread of the scores. A bar is a filter, and the line among them is the threshold. */
function ScoreChart() {
  const dispatch = useAppDispatch()
  const hasScores = useAppSelector(selectHasScores)
  const bins = useAppSelector(selectHistogram)
  const threshold = useAppSelector(selectThreshold)
  const chosen = useAppSelector((state) => state.view.filters.bin)
  const { piles } = useAppSelector(selectRowCounts)

  return (
    <>
      {hasScores ? (
        <>
          <Histogram
            label={scoreMessages.chartText}
            bins={bins}
            barName={scoreMessages.bar}
            chosen={chosen}
            onChoose={(bin) => dispatch(filtersChanged({ bin: bin === chosen ? null : bin }))}
            threshold={threshold}
            thresholdLabel={scoreMessages.threshold}
            thresholdDescribedBy="threshold-counts"
            onThreshold={(score) => dispatch(thresholdMoved(score))}
          />
          <p className="quiet">{scoreMessages.dragLine}</p>
        </>
      ) : (
        <p className="quiet">{scoreMessages.noScores}</p>
      )}
      <span id="threshold-counts" className="visuallyHidden">
        {scoreMessages.counts(piles.toReview, piles.ready)}
      </span>
    </>
  )
}
