import './ProgressBar.css'

/** A part of a bar that is full. */
export interface ProgressPart {
  tone: 'good' | 'doubtful' | 'bad' | 'none'
  /** In any unit that the parts share. */
  size: number
}

interface ProgressBarProps {
  /** Accessible name. */
  label: string
  /** From 0 to 100. */
  percent: number
  tone: 'ready' | 'running' | 'paused' | 'error' | 'completed'
  /** What the whole is made of, with the same in words; for a bar that is full. */
  split?: { parts: ProgressPart[]; text: string } | null
}

/**
 * A bar that grows by its scale, without a layout of the page, and without an animation: Ant Design's animates
 * its width, which is sixty layouts a second for as long as a run goes.
 */
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
