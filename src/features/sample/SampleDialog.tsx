import { Button } from 'antd'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { Dialog } from '../../components/Dialog'
import { KeyHint, useWindowKeys } from '../../components/keys'
import { addressText } from '../../domain/cleanse/rowResult'
import { downloadAsked } from '../download/downloadSlice'
import type { PurposeDialogProps } from '../download/usePurposeDialog'
import { selectSentText, selectUnsentText } from '../results/resultsSelectors'
import { selectCustomer } from '../results/customerSelectors'
import { selectResult } from '../run/runSlice'
import { drawMore, drawSample, judgeOther, judgeSame, takeLastBack } from './sampleListeners'
import type { Figures } from './sample'
import { sampleMessages as messages } from './sampleMessages'
import {
  selectFigures,
  selectJudged,
  selectLastJudged,
  selectNextInSample,
  selectUndrawn,
} from './sampleSelectors'
import './sample.css'

/** The dialog of the sample. */
export function SampleDialog({ shell, close }: PurposeDialogProps) {
  const dispatch = useAppDispatch()
  const figures = useAppSelector(selectFigures)
  const row = useAppSelector(selectNextInSample)
  const judged = useAppSelector(selectJudged).length
  return (
    <Dialog
      {...shell}
      title={messages.title}
      width={640}
      footer={
        <div className="buttonRow sampleFooter">
          <Button disabled={judged === 0} onClick={() => dispatch(downloadAsked('sample'))}>
            {messages.download(judged)}
          </Button>
          <Button onClick={close}>{messages.done}</Button>
        </div>
      }
    >
      {figures && row !== null ? (
        <Judging row={row} figures={figures} />
      ) : figures && figures.same + figures.other > 0 ? (
        <Verdict figures={figures} />
      ) : (
        <p>{messages.nothing}</p>
      )}
    </Dialog>
  )
}

/** The keys that judge a row while the dialog is open, which has no field to type in. */
function useJudgingKeys(acts: Record<string, (() => void) | undefined>) {
  useWindowKeys((event) => {
    const act = acts[event.key]
    // A held key would judge row after row unseen.
    if (!act || event.defaultPrevented || event.repeat) return
    if (event.altKey || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    act()
  })
}

/** A row: both addresses whole and without marks, and the two judgements. */
function Judging({ row, figures }: { row: number; figures: Figures }) {
  const dispatch = useAppDispatch()
  const sent = useAppSelector((state) => selectSentText(state, row))
  const unsent = useAppSelector((state) => selectUnsentText(state, row))
  const cleansed = useAppSelector((state) => addressText(selectResult(state, row)))
  const customer = useAppSelector((state) => selectCustomer(state, row))
  const done = figures.same + figures.other
  const place = messages.place(done + 1, done + figures.open)
  const yours = unsent === '' ? sent : `${sent}. ${messages.notSent} ${unsent}`
  const status = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    status.current!.textContent = messages.rowSaid(place, yours, cleansed)
  }, [place, yours, cleansed])
  const pair = useRef<HTMLDListElement>(null)
  // Not on the button that closes the dialog.
  useLayoutEffect(() => pair.current?.focus(), [])
  const back = useBack()
  const acts = { same: () => dispatch(judgeSame(row)), other: () => dispatch(judgeOther(row)) }
  useJudgingKeys({ 1: acts.same, 2: acts.other })
  return (
    <div className="sample">
      <p className="quiet">{messages.means}</p>
      <p className="buttonRow">
        <strong>{place}</strong>
        <span className="quiet">{[messages.row(row), customer].filter(Boolean).join(' · ')}</span>
      </p>
      <p ref={status} role="status" className="visuallyHidden" />
      <dl ref={pair} tabIndex={-1} className="samplePair">
        <div>
          <dt>{messages.yours}</dt>
          <dd>
            {sent}
            {unsent !== '' && (
              <span className="quiet">
                {'\u00a0· '}
                {messages.notSent} {unsent}
              </span>
            )}
          </dd>
        </div>
        <div>
          <dt>{messages.cleansed}</dt>
          <dd>{cleansed}</dd>
        </div>
      </dl>
      {/* The second click of a double click would judge the next row unseen. */}
      <div className="sampleButtons" onClickCapture={(event) => event.detail > 1 && event.stopPropagation()}>
        <Button aria-keyshortcuts="1" onClick={acts.same}>
          {messages.same} <KeyHint keys="1" />
        </Button>
        <Button aria-keyshortcuts="2" onClick={acts.other}>
          {messages.other} <KeyHint keys="2" />
        </Button>
      </div>
      {back}
    </div>
  )
}

/** The button that takes the last judgement back, and its key. */
function useBack() {
  const dispatch = useAppDispatch()
  const isPossible = useAppSelector(selectLastJudged) !== null
  const takeBack = () => dispatch(takeLastBack())
  useJudgingKeys({ Backspace: isPossible ? takeBack : undefined })
  return (
    <Button type="link" size="small" aria-keyshortcuts="Backspace" disabled={!isPossible} onClick={takeBack}>
      {messages.back} <KeyHint keys="Backspace" />
    </Button>
  )
}

/** What the sample says, once every row drawn is judged, and more rows. */
function Verdict({ figures }: { figures: Figures }) {
  const dispatch = useAppDispatch()
  const sentence = useRef<HTMLParagraphElement>(null)
  // The pressed button is gone.
  useLayoutEffect(() => sentence.current?.focus(), [])
  const { other, outside } = figures
  const undrawn = useAppSelector(selectUndrawn).length
  return (
    <div className="sample">
      <p ref={sentence} tabIndex={-1} className="sampleSays">
        {messages.verdict(figures)}
      </p>
      {other > 0 && <p>{messages.toReview(other)}</p>}
      <p className="buttonRow">
        {useBack()}
        {undrawn > 0 && (
          <Button size="small" onClick={() => dispatch(drawMore())}>
            {messages.more(undrawn)}
          </Button>
        )}
        {outside > 0 && (
          <Button size="small" onClick={() => dispatch(drawSample())}>
            {messages.again}
          </Button>
        )}
      </p>
    </div>
  )
}
