import { useState } from 'react'
import { config } from '../../../base/config'
import { useAppDispatch, useAppSelector } from '../../../base/store/hooks'
import { ExternalLink } from '../../../components/ExternalLink'
import { HelpPopover } from '../../../components/HelpPopover'
import { Histogram } from '../../../components/Histogram'
import { selectHistogram } from '../../review/filterSelectors'
import { levelMeanings, resultsMessages as messages } from '../../review/resultsMessages'
import { selectHasScores, selectRowCounts, selectThreshold } from '../../review/resultsSelectors'
import { filtersChanged, thresholdMoved } from '../../review/viewSlice'
import { scoreMessages } from './scoreMessages'
import './ScoreChart.css'

/** The spread of the scores. A bar is a filter, and the line among them is the threshold. */
export function ScoreChart() {
  const dispatch = useAppDispatch()
  const hasScores = useAppSelector(selectHasScores)
  const bins = useAppSelector(selectHistogram)
  const threshold = useAppSelector(selectThreshold)
  const chosen = useAppSelector((state) => state.view.filters.bin)
  const { outcomes, reasons } = useAppSelector(selectRowCounts)

  return (
    <>
      {hasScores ? (
        <>
          <Histogram
            label={scoreMessages.chartText}
            bins={bins}
            barName={scoreMessages.bar}
            chosen={chosen}
            onChoose={(bin) => dispatch(filtersChanged({ bin: bin === chosen ? null : bin }))}
            threshold={threshold}
            thresholdLabel={scoreMessages.threshold}
            thresholdDescribedBy="threshold-counts"
            onThreshold={(score) => dispatch(thresholdMoved(score))}
          />
          <p className="quiet">
            {scoreMessages.scoreBelow(reasons.score)} <ThresholdField />. {scoreMessages.dragLine}
          </p>
        </>
      ) : (
        <p className="quiet">{scoreMessages.noScores}</p>
      )}
      <span id="threshold-counts" className="visuallyHidden">
        {scoreMessages.counts(outcomes.toReview, outcomes.good)}
      </span>
    </>
  )
}

/** The threshold as a number to type. An unfinished one, like the `.` of `.85`, changes nothing. */
function ThresholdField() {
  const dispatch = useAppDispatch()
  const threshold = useAppSelector(selectThreshold)
  const [draft, setDraft] = useState<string | null>(null)

  const type = (text: string) => {
    setDraft(text)
    const score = Number(text)
    if (text !== '' && score >= 0 && score <= 1) dispatch(thresholdMoved(score))
  }
  return (
    <input
      type="number"
      className="thresholdInput"
      aria-label={scoreMessages.thresholdValue}
      min={0}
      max={1}
      step={0.01}
      value={draft ?? threshold.toFixed(2)}
      onChange={(event) => type(event.target.value)}
      onBlur={() => setDraft(null)}
    />
  )
}

/** A button that explains the scores and the match levels, with a link to the whole guide. */
export function ResultsHelp() {
  return (
    <HelpPopover label={scoreMessages.helpTitle} sign="?">
      <dl className="resultsHelp">
        <dt>{messages.scores.fit}</dt>
        <dd>{scoreMessages.fitMeans}</dd>
        <dt>{messages.scores.confidence}</dt>
        <dd>{scoreMessages.confidenceMeans}</dd>
      </dl>
      <p>{scoreMessages.whichScore}</p>
      <p>{scoreMessages.thresholdMeans}</p>
      <p>{scoreMessages.levelsMean}</p>
      <dl className="resultsHelp levelsHelp">
        {Object.entries(levelMeanings).map(([level, meaning]) => (
          <div key={level}>
            <dt>{meaning}</dt>
            <dd>{level}</dd>
          </div>
        ))}
      </dl>
      <ExternalLink href={config.guideUrl}>{messages.guide}</ExternalLink>
    </HelpPopover>
  )
}
