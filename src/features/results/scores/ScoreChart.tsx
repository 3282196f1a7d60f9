import { Radio } from 'antd'
import { useAppDispatch, useAppSelector } from '../../../app/base/hooks'
import type { ScoreKind } from '../../answers/readAnswer'
import { reviewMessages as messages } from '../../review/reviewMessages'
import { scoreKindChosen } from '../../review/reviewSlice'
import { ThresholdField } from './ThresholdField'
import './ScoreChart.css'

const KINDS: ScoreKind[] = ['confidence', 'fit']

/** How the scores are spread, and the threshold that the user sets among them. */
export function ScoreChart() {
  const dispatch = useAppDispatch()
  const kind = useAppSelector((state) => state.review.scoreKind)
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
      <ThresholdField />
    </section>
  )
}
