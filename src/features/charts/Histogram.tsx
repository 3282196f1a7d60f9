import { config } from '../../base/config'
import { formatRows } from '../../base/format'
import { useAppSelector } from '../../base/store/hooks'
import { ExternalLink } from '../../components/texts'
import { selectRowCounts } from '../results/resultsSelectors'
import { BINS } from '../results/rowCounts'
import { selectThreshold } from '../results/thresholdSlice'
import { liveMessages } from '../review/next/nextMessages'
import { resultsMessages as messages } from '../review/resultsMessages'
import './Histogram.css'

/** Height in px of the highest bar; the axis is below. */
const HEIGHT = 96

/** In px: so that one row among thousands shows. */
const LOWEST_BAR = 3

const AXIS = ['0.0', '0.2', '0.4', '0.6', '0.8', '1.0']

export const HISTOGRAM_NAME = 'Rows by confidence'

const barText = (bin: number, count: number) =>
  `${(bin / BINS).toFixed(2)} to ${((bin + 1) / BINS).toFixed(2)}: ${formatRows(count)}`

/**
 * The spread of the scores: a picture, with its counts as a list for screen readers. A bar has the colour of low scores if most
 * of its values are below the threshold.
 */
export function Histogram() {
  const { bins } = useAppSelector(selectRowCounts)
  const threshold = useAppSelector(selectThreshold)
  const largest = Math.max(...bins)
  const filled = [...bins.entries()].filter(([, count]) => count > 0)
  return (
    <div className="histogram">
      <div aria-hidden className="histogramBars" style={{ height: HEIGHT }}>
        {[...bins.entries()].map(([bin, count]) => (
          <div key={bin} className="histogramColumn" title={count > 0 ? barText(bin, count) : undefined}>
            {count > 0 && (
              <span
                className={(bin + 0.5) / BINS < threshold ? 'histogramBar isBelow' : 'histogramBar'}
                style={{ height: Math.max(LOWEST_BAR, (count / largest) * HEIGHT) }}
              />
            )}
          </div>
        ))}
      </div>
      <ul aria-label={HISTOGRAM_NAME} className="visuallyHidden">
        {filled.map(([bin, count]) => (
          <li key={bin}>{barText(bin, count)}</li>
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

/** During a run: the spread of the scores. */
export function LiveMeaning() {
  return (
    <section className="card panel" aria-labelledby="live-scores-heading">
      <h3 id="live-scores-heading">
        {messages.scores.confidence} <span className="quiet">{liveMessages.chartLive}</span>
      </h3>
      <Histogram />
      <p className="quiet">
        <ExternalLink href={config.guideUrl}>{messages.guide}</ExternalLink>
      </p>
    </section>
  )
}
