import { formatNumber } from '../base/format'
import './Histogram.css'

/** How many values are at least `from` and less than `to`; the last bin includes 1. */
export interface Bin {
  from: number
  to: number
  count: number
}

interface HistogramProps {
  /** Accessible name of the bars. */
  label: string
  /** In order and of equal width, from 0 to 1 together. */
  bins: Bin[]
  /** What a bar means, in words. */
  barName: (bin: Bin) => string
  /** From 0 to 1; the bars below it have another colour. */
  threshold: number
}

/** Height in px of the highest bar; the axis is below. */
const HEIGHT = 96

/** In px: so that one row among thousands can be seen. */
const LOWEST_BAR = 3

const AXIS = ['0.0', '0.2', '0.4', '0.6', '0.8', '1.0']

/** Counts as bars: a picture, with its counts as a list for screen readers. */
export function Histogram({ label, bins, barName, threshold }: HistogramProps) {
  const largest = Math.max(...bins.map(({ count }) => count))
  const filled = bins.filter(({ count }) => count > 0)
  return (
    <div className="histogram">
      <div aria-hidden className="histogramBars" style={{ height: HEIGHT }}>
        {bins.map((bin) => (
          <div key={bin.from} className="histogramColumn" title={bin.count > 0 ? barName(bin) : undefined}>
            {bin.count > 0 && (
              <span
                className={isBelow(bin, threshold) ? 'histogramBar isBelow' : 'histogramBar'}
                // For paper.
                data-count={formatNumber(bin.count)}
                style={{ height: Math.max(LOWEST_BAR, (bin.count / largest) * HEIGHT) }}
              />
            )}
          </div>
        ))}
      </div>
      <ul aria-label={label} className="visuallyHidden">
        {filled.map((bin) => (
          <li key={bin.from}>{barName(bin)}</li>
        ))}
      </ul>
      <div aria-hidden className="histogramAxis">
        {AXIS.map((score) => (
          <span key={score}>{score}</span>
        ))}
      </div>
    </div>
  )
}

/** Whether a bar has the colour of those below a threshold: most of its values are. */
const isBelow = ({ from, to }: Bin, threshold: number): boolean => (from + to) / 2 < threshold
