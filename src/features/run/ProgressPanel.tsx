import { Progress } from 'antd'
import { useAppSelector } from '../../app/hooks'
import {
  selectErrorMessage,
  selectIsComplete,
  selectIsRunning,
  selectProgress,
  selectStatusLabel,
} from './runSelectors'
import { runWords as words } from './runWords'
import { percentText } from './statusLabel'

/** Status dot and label, done/total, percent with one decimal and the bar (spec section 2). */
export function ProgressPanel() {
  const label = useAppSelector(selectStatusLabel)
  const { done, total } = useAppSelector(selectProgress)
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
        <span className="progressCount">{words.progress(done, total)}</span>
        <span className="progressPercent">{percentText(done, total)}%</span>
      </div>
      <Progress
        percent={total === 0 ? 0 : (done / total) * 100}
        showInfo={false}
        status={tone === 'error' ? 'exception' : tone === 'completed' ? 'success' : 'normal'}
        aria-label={words.progressLabel}
      />
    </section>
  )
}
