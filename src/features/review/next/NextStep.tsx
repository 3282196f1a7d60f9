import { Button } from 'antd'
import { Fragment, useId } from 'react'
import { focusIds } from '../../../base/focusIds'
import { useAppDispatch, useAppSelector } from '../../../base/store/hooks'
import type { AppThunk } from '../../../base/store/types'
import { UNFOUND_PILES } from '../../../domain/cleanse/outcomes'
import { selectForecast, selectLookupsAgain } from '../../run/forecastSelectors'
import { pressSendAgain, pressStart } from '../../run/pressRunButton'
import { runMessages } from '../../run/runMessages'
import { StartButton, UnfoundAgain } from '../../run/SendButton'
import { runResumed } from '../../session/sessionEvents'
import { selectIsComplete } from '../../run/runSelectors'
import { selectCanResume, selectIsTried, selectUnfoundOtherwise } from '../../run/comingSelectors'
import { columnsDoubted } from '../../run/runSlice'
import { selectDecidedCount } from '../../run/rows/decisionsSlice'
import { liveMessages, nextMessages as messages } from './nextMessages'
import { selectRowCounts, selectTriedCounts } from '../../results/resultsSelectors'
import { selectShownRows } from '../shownSelectors'
import { reviewBegan, rowOpened, rowsListed } from '../viewSlice'
import { selectNext } from './nextSelectors'
import { RetryFailed } from './SendAgain'
import './NextStep.css'

/** Shows the rows to review, and selects the first. */
const review = (): AppThunk => (dispatch, getState, deps) => {
  dispatch(reviewBegan())
  const [first] = selectShownRows(getState())
  if (first === undefined) return
  dispatch(rowOpened(first))
  deps.moveFocus([focusIds.resultRows, focusIds.rowPanel], 'anywhere')
}

/**
 * The box above the files: the one thing that comes next, with the page's filled button. At the end it takes the focus, and
 * announces the names of the files.
 */
export function NextStep({ files }: { files: string[] }) {
  const next = useAppSelector(selectNext)
  const [id, filesId] = [useId(), useId()]
  if (next === 'none') return null
  const isEnd = next === 'end'
  return (
    <div
      id={focusIds.nextStep}
      className={isEnd ? 'nextStep isEnd' : 'nextStep'}
      role="group"
      aria-labelledby={id}
      aria-describedby={isEnd ? filesId : undefined}
      tabIndex={-1}
    >
      <div id={id}>
        {next === 'paused' && <Paused />}
        {next === 'columns' && <LittleFound />}
        {next === 'start' && <NotRun />}
        {next === 'review' && <Review />}
        {isEnd && <Left />}
      </div>
      {isEnd && (
        <p id={filesId} hidden>
          {messages.files(files)}
        </p>
      )}
    </div>
  )
}

function Paused() {
  const dispatch = useAppDispatch()
  const lookups = useAppSelector((state) => selectForecast(state)?.lookups ?? 0)
  const canResume = useAppSelector(selectCanResume)
  return (
    <>
      <p>{messages.toGo(lookups)}</p>
      <Button
        id={focusIds.resume}
        type="primary"
        disabled={!canResume}
        onClick={() => dispatch(runResumed())}
      >
        {runMessages.resume}
      </Button>
    </>
  )
}

/** How a trial turned out, with the number of rows looked up. */
function Tried() {
  const counts = useAppSelector((state) => (selectIsTried(state) ? selectTriedCounts(state) : null))
  if (!counts) return null
  const tried = { ...counts, notRun: 0, notLookedUp: 0 }
  const rows = Object.values(tried).reduce((sum, count) => sum + count, 0)
  return <p>{liveMessages.trialTitle(rows, tried)}</p>
}

function GoOn({ isFilled }: { isFilled: boolean }) {
  const forecast = useAppSelector(selectForecast)
  if (!forecast) return null
  return (
    <StartButton type={isFilled ? 'primary' : 'default'} press={pressStart}>
      {messages.goOn(forecast.rows.length, forecast.lookups)}
    </StartButton>
  )
}

function NotRun() {
  const isTried = useAppSelector(selectIsTried)
  return (
    <>
      <Tried />
      <UnfoundAgain />
      <GoOn isFilled />
      {isTried && <ChangeColumns isFilled={false} />}
      <RetryFailed />
    </>
  )
}

function ChangeColumns({ isFilled }: { isFilled: boolean }) {
  const dispatch = useAppDispatch()
  return (
    <Button
      id={focusIds.changeColumns}
      type={isFilled ? 'primary' : 'default'}
      onClick={() => dispatch(columnsDoubted())}
    >
      {runMessages.changeColumns}
    </Button>
  )
}

/** Nothing or little was found: the columns may be wrong. With other columns, the user can look up again what was not found. */
function LittleFound() {
  const { matched, noMatch } = useAppSelector((state) => state.run.tally)
  const rows = useAppSelector(selectUnfoundOtherwise)
  const lookups = useAppSelector((state) => selectLookupsAgain(state, rows))
  const isComplete = useAppSelector(selectIsComplete)
  const isOtherwise = rows.length > 0
  return (
    <>
      <Tried />
      <p>
        <strong>{messages.littleFound(matched, matched + noMatch)}</strong>
      </p>
      {isOtherwise && !isComplete && <UnfoundAgain />}
      {isOtherwise && isComplete && (
        <StartButton type="primary" press={() => pressSendAgain(rows)}>
          {runMessages.unfoundAgain(rows.length, lookups)}
        </StartButton>
      )}
      <GoOn isFilled={isOtherwise} />
      <ChangeColumns isFilled={!isOtherwise} />
      <RetryFailed />
    </>
  )
}

function Review() {
  const dispatch = useAppDispatch()
  const { toReview } = useAppSelector(selectRowCounts).piles
  return (
    <>
      <p>{messages.toReview(toReview)}</p>
      <Button id={focusIds.review} type="primary" onClick={() => dispatch(review())}>
        {messages.review}
      </Button>
      <Unfound />
    </>
  )
}

/** Nothing is to review: says what is left. */
function Left() {
  const isReviewed = useAppSelector((state) => selectDecidedCount(state) > 0)
  return (
    <>
      <strong>✓ {isReviewed ? messages.reviewed : messages.done}</strong>{' '}
      {!isReviewed && `${messages.nothingToReview} `}
      <Unfound />
    </>
  )
}

/** The piles without an address, each with a button that lists it; and failed rows to send again, at their price. */
function Unfound() {
  const dispatch = useAppDispatch()
  const { piles } = useAppSelector(selectRowCounts)
  const all = UNFOUND_PILES.filter((pile) => piles[pile] > 0)
  // Rows with nothing to look up did not fail: name them only if nothing else is left.
  const left = all.filter((pile) => pile !== 'notLookedUp' || all.length === 1)
  return (
    <>
      {left.map((pile) => (
        <Fragment key={pile}>
          <span className="unbroken">
            {messages.left[pile](piles[pile])}{' '}
            <Button type="link" size="small" onClick={() => dispatch(rowsListed({ by: 'pile', pile }))}>
              {messages.show}
            </Button>
          </span>{' '}
        </Fragment>
      ))}
      <RetryFailed />
    </>
  )
}
