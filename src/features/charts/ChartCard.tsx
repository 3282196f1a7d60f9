import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { Histogram } from '../../components/Histogram'
import { selectHistogram } from '../review/filterSelectors'
import { selectBelowCount, selectHasScores, selectRowCounts } from '../review/resultsSelectors'
import { filtersChanged, thresholdMoved, selectThreshold } from '../review/viewSlice'
import { scoreMessages } from './scores/scoreMessages'
import './scores/ScoreChart.css'

/** The scores of the results, where there are any. */
export const useChart = () => (useAppSelector(selectHasScores) ? <ChartCard /> : null)

/** The spread of the scores, folded to a line. */
function ChartCard() {
  const below = useAppSelector(selectBelowCount)
  const threshold = useAppSelector(selectThreshold)
  return (
    <details className="card chartCard">
      <summary>
        <span className="chartTitle">{scoreMessages.title}</span>{' '}
        <span className="quiet">{scoreMessages.below(below, threshold)}</span>
      </summary>
      <section className="scoreChart" aria-label={scoreMessages.chartText}>
        <ScoreChart />
      </section>
    </details>
  )
}

/** The spread of the scores. A bar is a filter, and the line among them is the threshold. */
function ScoreChart() {
  const dispatch = useAppDispatch()
  const bins = useAppSelector(selectHistogram)
  const threshold = useAppSelector(selectThreshold)
  const chosen = useAppSelector((state) => state.view.filters.bin)
  const { piles } = useAppSelector(selectRowCounts)

  return (
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
      <span id="threshold-counts" className="visuallyHidden">
        {scoreMessages.counts(piles.toReview, piles.ready)}
      </span>
    </>
  )
}
