import './ProgressBar.css'

interface ProgressSlice {
  tone: 'good' | 'doubtful' | 'bad' | 'none'
  /** In a unit that the slices share. */
  size: number
}

export interface ProgressBarProps {
  /** Accessible name. */
  label: string
  /** From 0 to 100. */
  percent: number
  tone: 'ready' | 'running' | 'paused' | 'error' | 'completed'
  /** The parts of a full bar, and a text that lists them. */
  split: { slices: ProgressSlice[]; text: string } | null
}

/** A bar that grows by scaling: Ant Design's animates its width, sixty layouts a second during a run. */
export function ProgressBar({ label, percent, tone, split }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.floor(percent * 10) / 10}
      aria-valuetext={split?.text}
      title={split?.text}
      className={`progressBar is-${tone}`}
    >
      {split ? (
        <div className="progressSlices">
          {split.slices.map((slice) => (
            <span key={slice.tone} className={`is-${slice.tone}`} style={{ flexGrow: slice.size }} />
          ))}
        </div>
      ) : (
        <div className="progressDone" style={{ transform: `scaleX(${percent / 100})` }} />
      )}
    </div>
  )
}
