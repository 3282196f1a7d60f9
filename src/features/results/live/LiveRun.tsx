import { useAppSelector } from '../../../app/base/hooks'
import { Histogram } from '../../../components/histogram/Histogram'
import { reviewMessages } from '../reviewMessages'
import { selectHistogram, selectScoreKind, selectThreshold } from '../reviewSelectors'
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
        {reviewMessages.scores[kind]} <span className="quiet">{reviewMessages.chartLive}</span>
      </h2>
      <Histogram
        label={reviewMessages.chartText}
        bins={bins}
        barName={reviewMessages.bar}
        chosen={null}
        threshold={threshold}
        thresholdLabel={reviewMessages.threshold}
        height={CHART_HEIGHT}
      />
    </section>
  )
}
