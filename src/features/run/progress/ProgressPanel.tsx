import { useState, type ReactNode } from 'react'
import { useAppSelector } from '../../../base/store/hooks'
import type { RootState } from '../../../base/store/types'
import { ProgressBar, type ProgressBarProps } from '../../../components/ProgressBar'
import './ProgressPanel.css'
import { selectIsMapped } from '../../mapping/mappingSlice'
import { selectCost, selectPace, selectQuarter, selectShownProgress, selectStatus } from './progressSelectors'
import { runMessages } from '../runMessages'
import { progressMessages as messages } from './progressMessages'
import { selectPhase } from '../runSlice'

interface ProgressPanelProps extends Pick<ProgressBarProps, 'split'> {
  /** What was saved, and what is being written. */
  saved: ReactNode
}

/**
 * Status, done/total, percent and bar; during a run its rate and the time left, or what it waits for; at its end how long it
 * took, what it used and its outcomes (`split`).
 */
export function ProgressPanel({ split, saved }: ProgressPanelProps) {
  const status = useAppSelector(selectStatus)
  const { done, total } = useAppSelector(selectShownProgress)
  const tone = useAppSelector(selectTone)
  const isMapped = useAppSelector(selectIsMapped)

  return (
    <section className="card progressCard" aria-label={messages.label}>
      <div className="progressLine">
        <span className={`statusDot is-${tone}`} aria-hidden />
        {/* Announced only once there are columns: before that nothing is ready. */}
        <span role="status" aria-live={isMapped ? undefined : 'off'} className="progressStatus">
          {runMessages.status[status]}
        </span>
        {tone === 'running' && <RunPace />}
        {tone === 'completed' && <RunUsed />}
        {saved}
        <span className={done === 0 ? 'progressCount quiet' : 'progressCount'}>
          {messages.count(done, total)}
        </span>
        <span className={done === 0 ? 'progressPercent quiet' : 'progressPercent'}>
          {messages.percent(done, total)}%
        </span>
      </div>
      <ProgressBar
        label={messages.label}
        percent={total === 0 ? 0 : (done / total) * 100}
        tone={tone}
        split={tone === 'completed' ? split : null}
      />
      <ProgressAnnouncer outcomes={tone === 'completed' ? split?.text : undefined} />
    </section>
  )
}

/** The colour of dot and bar: the status's, but amber while the run waits for a top-up, like its notice. */
const selectTone = (state: RootState) => {
  const status = selectStatus(state)
  const phase = selectPhase(state)
  if (phase.status === 'paused' && phase.reason.kind === 'credits') return 'paused'
  return status === 'stopping' ? 'running' : status
}

/** It keeps its place from the start, so that nothing moves when the first figures come. */
function RunPace() {
  const pace = useAppSelector(selectPace)
  const phase = useAppSelector(selectPhase)
  const waiting = phase.status === 'running' ? phase.waiting : null
  return (
    <span className="progressPace quiet">
      <span role="status">
        {waiting?.kind === 'offline' && messages.offline}
        {waiting?.kind === 'slowedDown' && messages.slowedDown(waiting.until)}
      </span>
      {pace && messages.pace(pace)}
    </span>
  )
}

function RunUsed() {
  const used = useAppSelector((state) => messages.used(state.run.elapsedMs, selectCost(state)))
  return (
    <span className="progressPace quiet" title={used}>
      {used}
    </span>
  )
}

/** Tells screen readers about every quarter of the rows, and in the end how many have each outcome. */
function ProgressAnnouncer({ outcomes }: { outcomes: string | undefined }) {
  const quarter = useAppSelector(selectQuarter)
  const [told, setTold] = useState(outcomes)
  // The outcomes at the end: later changes have their own announcements, and leave no old counts behind.
  const next = outcomes === undefined || told === undefined || told === outcomes ? outcomes : ''
  if (next !== told) setTold(next)
  return (
    <p role="status" className="visuallyHidden">
      {quarter === null ? told : messages.quarters[quarter]}
    </p>
  )
}
