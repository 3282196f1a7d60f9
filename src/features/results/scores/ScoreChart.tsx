import { Radio } from 'antd'
import { Bar, BarChart, Cell, ReferenceLine, XAxis, YAxis } from 'recharts'
import { useAppDispatch, useAppSelector } from '../../../app/base/hooks'
import { useSize } from './useSize'
import { selectHistogram, selectThresholdCounts } from '../../review/reviewSelectors'
import { scoreKindChosen, thresholdMoved } from '../../review/reviewSlice'
import { reviewMessages as messages } from '../../review/reviewMessages'
import { BIN_WIDTH } from '../../review/scoreHistogram'
import type { ScoreKind } from '../../answers/readAnswer'
import { ThresholdField } from './ThresholdField'
import './ScoreChart.css'

const MARGIN = { top: 8, right: 12, bottom: 0, left: 12 }
const KINDS: ScoreKind[] = ['confidence', 'fit']

/** How the scores are spread (REVIEW-4), and the threshold that is set by dragging, keys or typing (REVIEW-2). */
export function ScoreChart() {
  const dispatch = useAppDispatch()
  const bins = useAppSelector(selectHistogram)
  const threshold = useAppSelector((state) => state.review.threshold)
  const kind = useAppSelector((state) => state.review.scoreKind)
  const { below, undecided, above } = useAppSelector(selectThresholdCounts)
  const [area, size] = useSize<HTMLDivElement>()
  const data = bins.map(({ from, count }) => ({ middle: from + BIN_WIDTH / 2, count }))

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
      <div ref={area} aria-hidden className="chartArea">
        {size && (
          <div className="chart">
            <BarChart {...size} data={data} margin={MARGIN} accessibilityLayer={false} barCategoryGap={1}>
              <XAxis
                dataKey="middle"
                type="number"
                domain={[0, 1]}
                ticks={[0, 0.2, 0.4, 0.6, 0.8, 1]}
                tickFormatter={(score: number) => score.toFixed(1)}
                height={22}
                interval={0}
              />
              <YAxis hide domain={[0, 'dataMax']} />
              <Bar dataKey="count" isAnimationActive={false} minPointSize={(count) => (count ? 3 : 0)}>
                {data.map(({ middle }) => (
                  <Cell key={middle} className={middle < threshold ? 'barBelow' : 'barAbove'} />
                ))}
              </Bar>
              <ReferenceLine x={threshold} className="thresholdLine" />
            </BarChart>
          </div>
        )}
      </div>
      <input
        type="range"
        className="thresholdSlider"
        aria-label={messages.threshold}
        aria-describedby="threshold-counts"
        min={0}
        max={1}
        step={0.01}
        value={threshold}
        onChange={(event) => dispatch(thresholdMoved(Number(event.target.value)))}
      />
      <div className="thresholdLineText">
        <label>
          {messages.threshold} <ThresholdField />
        </label>
        <span id="threshold-counts">{messages.counts(below, undecided, above)}</span>
      </div>
      {/* Around the table, because Firefox shows the caption of a table that hides itself. */}
      <div className="visuallyHidden">
        <table>
          <caption>{messages.chartText}</caption>
          <thead>
            <tr>
              <th scope="col">{messages.scoreColumn}</th>
              <th scope="col">{messages.rowsColumn}</th>
            </tr>
          </thead>
          <tbody>
            {bins.map(({ from, count }) => (
              <tr key={from}>
                <th scope="row">{messages.range(from, from + BIN_WIDTH)}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  )
}
