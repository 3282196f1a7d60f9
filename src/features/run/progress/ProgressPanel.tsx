import { useAppSelector } from '../../../app/base/hooks'
import { ProgressBar } from '../../../components/ProgressBar'
import './ProgressPanel.css'
import { selectPace, selectProgress, selectQuarter, selectStatus } from '../runSelectors'
import { runMessages as messages } from '../runMessages'

/**
 * Status dot and label, done/total, percent with one decimal and the bar (RUN-22); while a run is going,
 * its rate and the time left.
 */
export function ProgressPanel() {
  const status = useAppSelector(selectStatus)
  const { done, total } = useAppSelector(selectProgress)
  const tone = status === 'stopping' ? 'running' : status

  return (
    <section className="card" aria-label={messages.progressLabel}>
      <div className="progressLine">
        <span className={`statusDot is-${tone}`} aria-hidden />
        <span role="status">{messages.status[status]}</span>
        {tone === 'running' && <RunPace />}
        <span className="progressCount">{messages.progress(done, total)}</span>
        <span className="progressPercent">{messages.percent(done, total)}%</span>
      </div>
      <ProgressBar
        label={messages.progressLabel}
        percent={total === 0 ? 0 : (done / total) * 100}
        tone={tone}
      />
      <ProgressAnnouncer />
    </section>
  )
}

/** Its place is kept from the start, so that nothing moves when the first figures come. */
function RunPace() {
  const pace = useAppSelector(selectPace)
  return <span className="progressPace quiet">{pace && messages.pace(pace)}</span>
}

/** Tells screen readers about every quarter of the rows, and no more often. */
function ProgressAnnouncer() {
  const quarter = useAppSelector(selectQuarter)
  return (
    <p role="status" className="visuallyHidden">
      {quarter !== null && messages.quarters[quarter]}
    </p>
  )
}
