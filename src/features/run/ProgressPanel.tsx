import { useAppSelector } from '../../app/hooks'
import { ProgressBar } from '../../components/ProgressBar'
import './ProgressPanel.css'
import {
  selectErrorMessage,
  selectIsComplete,
  selectIsRunning,
  selectPace,
  selectProgress,
  selectQuarter,
  selectStatusLabel,
} from './runSelectors'
import { runWords as words } from './runWords'
import { percentText } from './statusLabel'

/**
 * Status dot and label, done/total, percent with one decimal and the bar (spec section 2); while a run is going,
 * its rate and the time left.
 */
export function ProgressPanel() {
  const label = useAppSelector(selectStatusLabel)
  const { done, total } = useAppSelector(selectProgress)
  const isRunning = useAppSelector(selectIsRunning)
  const tone = useAppSelector((state) => {
    if (selectIsRunning(state)) return 'running'
    if (selectErrorMessage(state) !== null) return 'error'
    return selectIsComplete(state) ? 'completed' : 'ready'
  })

  return (
    <section className="progressPanel" aria-label={words.progressLabel}>
      <div className="progressLine">
        <span className={`statusDot is-${tone}`} aria-hidden />
        <span role="status">{label}</span>
        {isRunning && <RunPace />}
        <span className="progressCount">{words.progress(done, total)}</span>
        <span className="progressPercent">{percentText(done, total)}%</span>
      </div>
      <ProgressBar label={words.progressLabel} percent={total === 0 ? 0 : (done / total) * 100} tone={tone} />
      <ProgressAnnouncer />
    </section>
  )
}

/** Its place is kept from the start, so that nothing moves when the first figures come. */
function RunPace() {
  const pace = useAppSelector(selectPace)
  return <span className="progressPace quiet">{pace && words.pace(pace)}</span>
}

/** Tells screen readers about every quarter of the rows, and no more often. */
function ProgressAnnouncer() {
  const quarter = useAppSelector(selectQuarter)
  return (
    <p role="status" className="visuallyHidden">
      {quarter !== null && words.quarters[quarter]}
    </p>
  )
}
