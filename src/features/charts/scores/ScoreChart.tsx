import { useAppDispatch, useAppSelector } from '../../../base/store/hooks'
import { Histogram } from '../../../components/Histogram'
import { selectHistogram } from '../../review/filterSelectors'
import { selectHasScores, selectRowCounts, selectThreshold } from '../../review/resultsSelectors'
import { filtersChanged, thresholdMoved } from '../../review/viewSlice'
import { scoreMessages } from './scoreMessages'
import './ScoreChart.css'

/** The spread of the scores. A bar is a filter, and the line among them is the threshold. */
export function ScoreChart() {
  const dispatch = useAppDispatch()
  const hasScores = useAppSelector(selectHasScores)
  const bins = useAppSelector(selectHistogram)
  const threshold = useAppSelector(selectThreshold)
  const chosen = useAppSelector((state) => state.view.filters.bin)
  const { outcomes, reasons } = useAppSelector(selectRowCounts)

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
          <p className="quiet">
            {scoreMessages.scoreBelow(reasons.score, threshold)} {scoreMessages.dragLine}
          </p>
        </>
      ) : (
        <p className="quiet">{scoreMessages.noScores}</p>
      )}
      <span id="threshold-counts" className="visuallyHidden">
        {scoreMessages.counts(outcomes.toReview, outcomes.good)}
      </span>
    </>
  )
}
