import './ProgressBar.css'

/** A section of a full bar. */
export interface ProgressPart {
  tone: 'good' | 'doubtful' | 'bad' | 'none'
  /** In a unit that the sections share. */
  size: number
}

interface ProgressBarProps {
  /** Accessible name. */
  label: string
  /** From 0 to 100. */
  percent: number
  tone: 'ready' | 'running' | 'paused' | 'error' | 'completed'
  /** The sections of a full bar, and what they say in words. */
  split?: { parts: ProgressPart[]; text: string } | null
}

/** A bar that grows by its scale: Ant Design's animates its width, sixty layouts a second during a run. */
export function ProgressBar({ label, percent, tone, split = null }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent * 10) / 10}
      aria-valuetext={split?.text}
      title={split?.text}
      className={`progressBar is-${tone}`}
    >
      {split ? (
        <div className="progressParts">
          {split.parts.map((part) => (
            <span key={part.tone} className={`is-${part.tone}`} style={{ flexGrow: part.size }} />
          ))}
        </div>
      ) : (
        <div className="progressDone" style={{ transform: `scaleX(${percent / 100})` }} />
      )}
    </div>
  )
}
