import { Button, type ButtonProps } from 'antd'
import { focusIds } from '../../base/focusIds'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { selectRows } from '../file/fileSlice'
import { selectIsChanging, selectIsMapped } from '../mapping/mappingSlice'
import { questionAsked, runResumed, type RowRange } from '../session/sessionEvents'
import { pressStart, pressStop } from './pressRunButton'
import {
  selectCanStart,
  selectForecast,
  selectForecastOfRange,
  selectStartName,
  selectTryRange,
} from './forecastSelectors'
import { useOnceDrawn, WhichRows } from './Forecast'
import { selectCanResume, selectIsBegun, selectIsRunNext, TRY_ROWS } from './comingSelectors'
import { selectIsComplete, selectProgress } from './runSelectors'
import { selectHasResults, selectPhase } from './runSlice'
import { runMessages as messages } from './runMessages'
import { SendButton } from './SendButton'
import { pressTellWhenDone } from './tellListeners'
import './RunControls.css'

/**
 * Start Cleanse, which becomes Stop during a run and Resume while it is paused, unless the box of what comes next has *Resume*.
 * It remains one button, so that a keyboard's focus stays on it.
 *
 * @param props.isQuiet whether the box of what comes next is in sight, which has the button to press
 */
export function RunControls({ isQuiet = false }: { isQuiet?: boolean }) {
  const dispatch = useAppDispatch()
  const { status: phase } = useAppSelector(selectPhase)
  const status = phase === 'paused' && isQuiet ? 'running' : phase
  const isIdle = status === 'idle' || status === 'failed'
  const canStart = useAppSelector(selectCanStart)
  const isBegun = useAppSelector(selectIsBegun)
  const forecast = useOnceDrawn(selectForecast)
  const isChanging = useAppSelector(selectIsChanging)
  const tryRange = useAppSelector(selectTryRange)
  const isComplete = useAppSelector(selectIsComplete)
  const { done } = useAppSelector(selectProgress)
  const hint = useHint(phase)
  const primary = usePrimaryButton(status, isQuiet)

  return (
    <div className={isComplete ? 'panel runActions isComplete' : 'panel runActions'}>
      {isComplete && isIdle && (
        <SendButton size="large" onClick={() => dispatch(questionAsked({ kind: 'startNew' }))}>
          {messages.startNew}
        </SendButton>
      )}
      <SendButton
        id={focusIds.runButton}
        size="large"
        block
        aria-describedby="run-hint run-price"
        // A held key presses again and again: it would start a run, and then stop it.
        onKeyDown={(event) => event.repeat && event.preventDefault()}
        {...primary}
      />
      <p id="run-hint" className="quiet">
        {hint}
      </p>
      {isIdle && done === 0 && forecast && !isChanging && (
        <p id="run-price" className="quiet">
          {messages.price(forecast)}
        </p>
      )}
      {status === 'paused' && (
        <Button size="large" block onClick={() => dispatch(pressStop())}>
          {messages.stop}
        </Button>
      )}
      {phase === 'running' && <TellWhenDone />}
      {isIdle && canStart && done === 0 && forecast && tryRange && <TryFirst range={tryRange} />}
      {isBegun && forecast && <WhichRows />}
    </div>
  )
}

/** Tries out the columns and the key on the first rows, and says what that uses. */
function TryFirst({ range }: { range: RowRange }) {
  const dispatch = useAppDispatch()
  const { lookups } = useAppSelector((state) => selectForecastOfRange(state, range))
  return (
    <SendButton block onClick={() => dispatch(pressStart(range))}>
      {messages.tryFirst(TRY_ROWS, lookups)}
    </SendButton>
  )
}

/** *Tell me when it is done*, during a run: the browser's own notification, for which it asks permission at the press. */
function TellWhenDone() {
  const dispatch = useAppDispatch()
  const telling = useAppSelector((state) => state.run.telling)
  if (telling === 'impossible') return null
  return (
    <>
      <Button
        type="link"
        size="small"
        aria-pressed={telling === 'on'}
        onClick={() => void dispatch(pressTellWhenDone())}
      >
        {telling === 'on' ? messages.tells : messages.tell}
      </Button>
      {telling === 'refused' && <p className="quiet">{messages.tellRefused}</p>}
    </>
  )
}

type Status = ReturnType<typeof selectPhase>['status']

function usePrimaryButton(status: Status, isQuiet: boolean): ButtonProps {
  const dispatch = useAppDispatch()
  const isNext = useAppSelector(selectIsRunNext)
  const type = isNext && !isQuiet ? 'primary' : 'default'
  const canStart = useAppSelector(selectCanStart)
  const canResume = useAppSelector(selectCanResume)
  const startName = useAppSelector(selectStartName)
  if (status === 'running' || status === 'stopping')
    return { children: messages.stop, danger: true, onClick: () => dispatch(pressStop()) }
  return status === 'paused'
    ? { children: messages.resume, type, disabled: !canResume, onClick: () => dispatch(runResumed()) }
    : { children: startName, type, disabled: !canStart, onClick: () => dispatch(pressStart()) }
}

/** What is missing before the user can press the button, or how much is left. */
function useHint(status: Status): string | null {
  return useAppSelector((state) => {
    if (status === 'stopping') return messages.stopping
    if (status === 'running') return null
    if (selectRows(state).length === 0) return messages.missing.file
    if (selectIsChanging(state)) return messages.readingColumns
    if (!selectIsMapped(state)) return messages.missing.mapping
    if (state.apiKey.status !== 'valid' && !selectCanStart(state)) return messages.missing.key
    if (state.run.request) return messages.waitsForRow(state.run.request.row + 1)
    if (status !== 'paused' && !selectHasResults(state)) return null
    const forecast = selectForecast(state)
    if (!forecast) return null
    return `${messages.left(forecast.rows.length)} ${messages.uses(forecast.lookups)}`
  })
}
