import { selectHistogram } from '../filterSelectors'
import { useAppSelector } from '../../../app/base/hooks'
import { Histogram } from '../../../components/histogram/Histogram'
import { resultsMessages } from '../resultsMessages'
import { selectScoreKind, selectThreshold } from '../resultsSelectors'
import { OutcomeFilter } from '../OutcomeFilter'
import { LatestAnswers } from './LatestAnswers'
import './LiveRun.css'

const CHART_HEIGHT = 120

/** What a run comes to while it goes: the outcomes, the scores and the latest answers. */
export function LiveRun() {
  return (
    <div className="liveRun">
      <OutcomeFilter isLive />
      <LiveScores />
      <LatestAnswers />
    </div>
  )
}

function LiveScores() {
  const bins = useAppSelector(selectHistogram)
  const kind = useAppSelector(selectScoreKind)
  const threshold = useAppSelector(selectThreshold)
  return (
    <section className="card liveScores" aria-labelledby="live-scores-heading">
      <h2 id="live-scores-heading">
        {resultsMessages.scores[kind]} <span className="quiet">{resultsMessages.chartLive}</span>
      </h2>
      <Histogram
        label={resultsMessages.chartText}
        bins={bins}
        barName={resultsMessages.bar}
        chosen={null}
        threshold={threshold}
        thresholdLabel={resultsMessages.threshold}
        height={CHART_HEIGHT}
      />
    </section>
  )
}
