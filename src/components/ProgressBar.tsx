import './ProgressBar.css'

interface ProgressBarProps {
  /** Accessible name. */
  label: string
  /** From 0 to 100. */
  percent: number
  tone: 'ready' | 'running' | 'error' | 'completed'
}

/**
 * A bar that grows by its scale, without a layout of the page, and without an animation: Ant Design's animates
 * its width, which is sixty layouts a second for as long as a run goes.
 */
export function ProgressBar({ label, percent, tone }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent * 10) / 10}
      className={`progressBar is-${tone}`}
    >
      <div style={{ transform: `scaleX(${percent / 100})` }} />
    </div>
  )
}
