import { Radio } from 'antd'
import { useAppDispatch, useAppSelector } from '../../../app/base/hooks'
import { Histogram } from '../../../components/Histogram'
import { selectHistogram, selectThresholdCounts } from '../../review/reviewSelectors'
import { scoreKindChosen, thresholdMoved } from '../../review/reviewSlice'
import { reviewMessages as messages } from '../../review/reviewMessages'
import type { ScoreKind } from '../../answers/readAnswer'
import { ThresholdField } from './ThresholdField'
import './ScoreChart.css'

const HEIGHT = 90
const KINDS: ScoreKind[] = ['confidence', 'fit']

/** How the scores are spread, and the threshold that the user sets among them by dragging, keys or typing. */
export function ScoreChart() {
  const dispatch = useAppDispatch()
  const bins = useAppSelector(selectHistogram)
  const threshold = useAppSelector((state) => state.review.threshold)
  const kind = useAppSelector((state) => state.review.scoreKind)
  const { below, undecided, above } = useAppSelector(selectThresholdCounts)

  return (
    <section className="card scoreChart" aria-labelledby="chart-heading">
      <div className="titleRow">
        <h3 id="chart-heading">{messages.chartTitle}</h3>
        <Radio.Group
          aria-label={messages.scoreSwitch}
          optionType="button"
          size="small"
          value={kind}
          options={KINDS.map((each) => ({ value: each, label: messages.scores[each] }))}
          onChange={(event) => dispatch(scoreKindChosen(event.target.value as ScoreKind))}
        />
      </div>
      <p className="quiet">{messages.chartHelp}</p>
      <Histogram
        label={messages.chartText}
        bins={bins}
        barName={messages.bar}
        chosen={null}
        threshold={threshold}
        thresholdLabel={messages.threshold}
        thresholdDescribedBy="threshold-counts"
        onThreshold={(score) => dispatch(thresholdMoved(score))}
        height={HEIGHT}
      />
      <div className="thresholdLineText">
        <label>
          {messages.threshold} <ThresholdField />
        </label>
        <span id="threshold-counts">{messages.counts(below, undecided, above)}</span>
      </div>
    </section>
  )
}
