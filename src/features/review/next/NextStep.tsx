import { Button } from 'antd'
import { Fragment, useId, type ReactNode } from 'react'
import { focusIds } from '../../../base/focusIds'
import { useAppDispatch, useAppSelector } from '../../../base/store/hooks'
import type { AppThunk } from '../../../base/store/types'
import {
  selectCanStart,
  selectLookupsAgain,
  selectLookupsOfLeftOut,
  selectNotSent,
  selectStartName,
} from '../../run/forecastSelectors'
import { pressLookUpLeftOut, pressSendAgain } from '../../run/pressRunButton'
import { runMessages } from '../../run/runMessages'
import { SendButton } from '../../run/SendButton'
import { selectUnfoundOtherwise } from '../../run/comingSelectors'
import { columnsDoubted } from '../../run/runSlice'
import { selectDecidedCount } from '../../run/rows/decisionsSlice'
import { resultsMessages } from '../resultsMessages'
import { selectRowCounts } from '../../results/resultsSelectors'
import { selectShownRows } from '../shownSelectors'
import { filtersChanged, reviewBegan, rowOpened } from '../viewSlice'
import { nextMessages as messages } from './nextMessages'
import { selectNext, type Next } from './nextSelectors'
import './NextStep.css'

/** Shows the rows to review, and opens the first. */
const review = (): AppThunk => (dispatch, getState, deps) => {
  dispatch(reviewBegan())
  const [first] = selectShownRows(getState())
  if (first === undefined) return
  dispatch(rowOpened(first))
  deps.moveFocus([focusIds.resultRows, focusIds.rowPanel], 'anywhere')
}

/**
 * The one thing that comes next, in a toolbar.
 *
 * @param props.files what the list can be taken for
 */
export function NextStep({ files }: { files: ReactNode }) {
  const next = useAppSelector(selectNext)
  switch (next) {
    case 'none':
      return null
    case 'review':
      return <Review />
    case 'start':
      return <NotRun />
    case 'columns':
    case 'again':
    case 'retry':
    case 'files':
      return <WhatIsLeft next={next} files={files} />
  }
}

function NotRun() {
  return <p className="quiet">{messages.notRun(useAppSelector(selectStartName))}</p>
}

function Review() {
  const dispatch = useAppDispatch()
  const { toReview } = useAppSelector(selectRowCounts).piles
  // An open row leads on itself, and the button keeps its place; in the pile it is there once no row shown is left to decide.
  const isAway = useAppSelector(({ view }) => view.isRowOpen && view.filters.pile !== 'toReview')
  return (
    <Button
      id={focusIds.review}
      className={isAway ? 'isAway' : undefined}
      tabIndex={-1}
      type="primary"
      onClick={() => dispatch(review())}
    >
      {messages.review(toReview)}
    </Button>
  )
}

/** Nothing is to review, or little was found: says what is left, and which files there are. It takes the focus. */
function WhatIsLeft({ next, files }: { next: Exclude<Next, 'none'>; files: ReactNode }) {
  const id = useId()
  return (
    <div id={focusIds.nextStep} className="nextStep" role="group" aria-labelledby={id} tabIndex={-1}>
      <div id={id} className="nextWords">
        {next === 'columns' || next === 'again' ? <LittleFound next={next} /> : <Left />}
        <div className="nextFiles">{files}</div>
      </div>
    </div>
  )
}

function LittleFound({ next }: { next: 'columns' | 'again' }) {
  const dispatch = useAppDispatch()
  const { matched, noMatch } = useAppSelector((state) => state.run.tally)
  const rows = useAppSelector(selectUnfoundOtherwise)
  const lookups = useAppSelector((state) => selectLookupsAgain(state, rows))
  const canStart = useAppSelector(selectCanStart)
  return (
    <>
      <strong>{messages.littleFound(matched, matched + noMatch)}</strong>{' '}
      {next === 'again' && (
        <SendButton
          tabIndex={-1}
          type="primary"
          disabled={!canStart}
          onClick={() => dispatch(pressSendAgain([...rows]))}
        >
          {runMessages.unfoundAgain(rows.length, lookups)}
        </SendButton>
      )}
      <Button
        id={focusIds.changeColumns}
        tabIndex={-1}
        type={next === 'columns' ? 'primary' : 'default'}
        onClick={() => dispatch(columnsDoubted())}
      >
        {messages.changeColumns}
      </Button>
    </>
  )
}

function Left() {
  const dispatch = useAppDispatch()
  const { piles } = useAppSelector(selectRowCounts)
  const isReviewed = useAppSelector((state) => selectDecidedCount(state) > 0)
  const all = (['notFound', 'failed', 'notLookedUp'] as const).filter((pile) => piles[pile] > 0)
  // Rows with nothing to look up are nobody's failure: they are named where nothing else is.
  const left = all.filter((pile) => pile !== 'notLookedUp' || all.length === 1)
  return (
    <>
      <strong>{isReviewed ? messages.reviewed : messages.nothingToReview}</strong>{' '}
      {left.map((pile) => (
        <Fragment key={pile}>
          {messages.left[pile](piles[pile])}{' '}
          <Button tabIndex={-1} type="link" size="small" onClick={() => dispatch(filtersChanged({ pile }))}>
            {messages.show}
          </Button>{' '}
        </Fragment>
      ))}
      {piles.failed > 0 && <RetryFailed isNext />}
    </>
  )
}

/** Sends the failed rows again, and says what that may use. */
export function RetryFailed({ isNext = false }: { isNext?: boolean }) {
  const dispatch = useAppDispatch()
  const canStart = useAppSelector(selectCanStart)
  const { failed } = useAppSelector(selectRowCounts).piles
  const lookups = useAppSelector((state) => selectLookupsAgain(state))
  const costsId = useId()
  return (
    <>
      <SendButton
        tabIndex={-1}
        type={isNext ? 'primary' : 'default'}
        disabled={!canStart}
        aria-describedby={costsId}
        onClick={() => dispatch(pressSendAgain())}
      >
        {runMessages.retryFailed(failed)}
      </SendButton>
      <span id={costsId} className="quiet">
        {messages.uses(lookups)}
      </span>
    </>
  )
}

/** Asks whether the rows that were left out are looked up after all; nothing without any. */
export function LookUpLeftOut() {
  const dispatch = useAppDispatch()
  const canStart = useAppSelector(selectCanStart)
  const leftOut = useAppSelector((state) => selectNotSent(state).length)
  const lookups = useAppSelector(selectLookupsOfLeftOut)
  const { notLookedUp } = useAppSelector(selectRowCounts).piles
  if (leftOut === 0) return null
  return (
    <>
      <SendButton tabIndex={-1} disabled={!canStart} onClick={() => dispatch(pressLookUpLeftOut())}>
        {runMessages.lookUpLeftOut(leftOut, lookups)}
      </SendButton>
      <span className="quiet">{resultsMessages.notLookedUpWhy(notLookedUp, leftOut)}</span>
    </>
  )
}
