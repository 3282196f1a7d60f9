import { selectHistogram } from '../filterSelectors'
import { useAppDispatch, useAppSelector } from '../../../app/base/hooks'
import { ChoiceButtons } from '../../../components/ChoiceButtons'
import { Histogram } from '../../../components/histogram/Histogram'
import type { ScoreKind } from '../../answers/readAnswer'
import { resultsMessages as messages } from '../resultsMessages'
import { selectOutcomeCounts } from '../resultsSelectors'
import { binToggled, scoreKindChosen, thresholdMoved } from '../viewSlice'
import { ResultsHelp } from './ResultsHelp'
import { ThresholdField } from './ThresholdField'
import './ScoreChart.css'

const HEIGHT = 90
const KINDS: ScoreKind[] = ['confidence', 'fit']

/** How the scores are spread, a bar of them as a filter, and the threshold that the user sets among them. */
export function ScoreChart() {
  const dispatch = useAppDispatch()
  const bins = useAppSelector(selectHistogram)
  const threshold = useAppSelector((state) => state.view.threshold)
  const kind = useAppSelector((state) => state.view.scoreKind)
  const chosen = useAppSelector((state) => state.view.filters.bin)
  const { toReview, good } = useAppSelector(selectOutcomeCounts)

  return (
    <section className="scoreChart" aria-labelledby="chart-heading">
      <div className="titleRow">
        <div className="chartHeading">
          <h3 id="chart-heading">{messages.chartTitle}</h3>
          <ThresholdField />
        </div>
        <ChoiceButtons
          isSmall
          label={messages.scoreSwitch}
          choices={KINDS}
          names={messages.scores}
          value={kind}
          onChoose={(score) => dispatch(scoreKindChosen(score))}
        />
        <ResultsHelp />
        <span id="threshold-counts" className="visuallyHidden">
          {messages.counts(toReview, good)}
        </span>
      </div>
      <Histogram
        label={messages.chartText}
        bins={bins}
        barName={messages.bar}
        chosen={chosen === null ? null : bins[chosen]!}
        onChoose={(bin) => dispatch(binToggled(bins.findIndex(({ from }) => from === bin.from)))}
        threshold={threshold}
        thresholdLabel={messages.threshold}
        thresholdDescribedBy="threshold-counts"
        onThreshold={(score) => dispatch(thresholdMoved(score))}
        height={HEIGHT}
      />
    </section>
  )
}
