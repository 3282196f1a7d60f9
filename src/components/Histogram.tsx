import { memo, type SyntheticEvent } from 'react'
import { Toolbar } from './oneStop'
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
  /** What a bar stands for, in words. */
  barName: (bin: Bin) => string
  /** Index of the bar that is shown as pressed. */
  chosen?: number | null
  /** Called when a bar is pressed; without it the bars are a picture. */
  onChoose?: (at: number) => void
  /** From 0 to 1; the bars below it have another colour. */
  threshold: number
  /** Accessible name of the line. */
  thresholdLabel?: string
  /** Id of the element that says what the threshold leads to. */
  thresholdDescribedBy?: string
  /** Called when the line is moved; without it there is no line. */
  onThreshold?: (value: number) => void
}

/** Height in px of bars and handle; the axis is below. */
const HEIGHT = 96

/** Height in px of the strip above the bars, in which the handle moves. */
const STRIP = 24

/** From here on the value is to the left of its line, so that it stays within the chart. */
const NEAR_THE_END = 0.8

const AXIS = ['0.0', '0.2', '0.4', '0.6', '0.8', '1.0']

/**
 * Counts as bars, which can be pressed, and a threshold as a line among them, which can be moved.
 *
 * The line only pictures an invisible native range beneath it, which brings the keys, the drag by mouse, pen and
 * finger, and the press on the axis. The range is half a thumb wider than the chart on either side, so that its thumb
 * is where the line is. The bars are above it and take their own presses.
 */
export function Histogram({ onThreshold, threshold, ...props }: HistogramProps) {
  const strip = onThreshold ? STRIP : 0
  return (
    <div className="histogram">
      {onThreshold && (
        <input
          type="range"
          className="histogramRange"
          aria-label={props.thresholdLabel}
          aria-describedby={props.thresholdDescribedBy}
          min={0}
          max={1}
          step={0.01}
          value={threshold}
          onChange={(event) => onThreshold(Number(event.target.value))}
        />
      )}
      <div className="histogramPlot" style={{ height: HEIGHT, paddingTop: strip }}>
        <Bars {...props} threshold={threshold} room={HEIGHT - strip} />
        {onThreshold && (
          <div aria-hidden className="histogramLine" style={{ left: `${threshold * 100}%` }}>
            <span className={threshold > NEAR_THE_END ? 'isBefore' : ''}>{threshold.toFixed(2)}</span>
          </div>
        )}
      </div>
      <div aria-hidden className="histogramAxis">
        {AXIS.map((score) => (
          <span key={score}>{score}</span>
        ))}
      </div>
    </div>
  )
}

const LOWEST_BAR = 3

/**
 * Height of a bar in px, in proportion to the largest count.
 *
 * @param count how many it shows; nothing is shown for 0, and a bar that can be seen for 1
 * @param room height of the bar with the largest count, in px
 */
export function barHeight(count: number, largest: number, room: number): number {
  return count === 0 ? 0 : Math.max(LOWEST_BAR, (count / largest) * room)
}

interface BarsProps extends Pick<
  HistogramProps,
  'label' | 'bins' | 'barName' | 'chosen' | 'onChoose' | 'threshold'
> {
  /** Height of the highest bar. */
  room: number
}

/** A picture with its counts as a list; or a toolbar of buttons. */
function Bars({ label, bins, barName, chosen = null, onChoose, threshold, room }: BarsProps) {
  const largest = Math.max(...bins.map(({ count }) => count))
  const filled = bins.flatMap(({ count }, at) => (count > 0 ? [at] : []))

  const columns = bins.map((bin, at) => (
    <Column
      key={bin.from}
      name={bin.count > 0 ? barName(bin) : undefined}
      height={barHeight(bin.count, largest, room)}
      isBelow={(bin.from + bin.to) / 2 < threshold}
      isButton={onChoose !== undefined && bin.count > 0}
      isPressed={at === chosen}
    />
  ))

  if (!onChoose)
    return (
      <>
        <div aria-hidden className="histogramBars">
          {columns}
        </div>
        <ul aria-label={label} className="visuallyHidden">
          {filled.map((at) => (
            <li key={at}>{barName(bins[at]!)}</li>
          ))}
        </ul>
      </>
    )

  const press = (event: SyntheticEvent<HTMLElement>) => {
    const at = columnOf(event)
    if (filled.includes(at)) onChoose(at)
  }
  return (
    <Toolbar aria-label={label} className="histogramBars" onClick={press}>
      {columns}
    </Toolbar>
  )
}

/** Which column of the toolbar an event came from, -1 for none. */
const columnOf = ({ currentTarget, target }: SyntheticEvent<HTMLElement>) =>
  [...currentTarget.children].findIndex((column) => column.contains(target as Node))

interface ColumnProps {
  /** Undefined without a bar. */
  name: string | undefined
  height: number
  isBelow: boolean
  isButton: boolean
  isPressed: boolean
}

/** One bar and the room above it. Memoised: moving the line draws only the bars that change colour. */
const Column = memo(function Column({ name, height, isBelow, isButton, isPressed }: ColumnProps) {
  const bar = name && <span className={`histogramBar ${isBelow ? 'isBelow' : ''}`} style={{ height }} />
  if (!isButton)
    return (
      <div className="histogramColumn" title={name}>
        {bar}
      </div>
    )
  return (
    <button
      type="button"
      className="histogramColumn"
      aria-label={name}
      title={name}
      aria-pressed={isPressed}
      tabIndex={-1}
    >
      {bar}
    </button>
  )
})
