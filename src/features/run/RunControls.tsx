import { Button, type ButtonProps } from 'antd'
import type { ComponentType } from 'react'
import { focusIds } from '../../base/focusIds'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { selectRows } from '../file/fileSelectors'
import { selectIsMapped } from '../mapping/mappingSelectors'
import { runResumed } from '../session/sessionEvents'
import { pressStart, pressStop } from './pressRunButton'
import { selectCanStart, selectForecast, selectIsTried, selectTryRange, TRY_ROWS } from './forecastSelectors'
import {
  selectCanResume,
  selectFailedCount,
  selectHasResults,
  selectIsComplete,
  selectPhase,
  selectProgress,
} from './runSelectors'
import { runMessages as messages } from './runMessages'
import './RunControls.css'

/**
 * Start Cleanse, which becomes Stop while a run is in progress and Resume while it is paused.
 * It is one button all along, so that a keyboard's focus stays on it.
 *
 * @param props.parts what it shows once a file can be run
 */
export function RunControls({ parts }: { parts: Record<'SomeRows' | 'TellWhenDone', ComponentType> }) {
  const dispatch = useAppDispatch()
  const status = useAppSelector((state) => selectPhase(state).status)
  const isIdle = status === 'idle' || status === 'failed'
  const canStart = useAppSelector(selectCanStart)
  const tryRange = useAppSelector(selectTryRange)
  const isComplete = useAppSelector(selectIsComplete)
  const { done, total } = useAppSelector(selectProgress)
  const hint = useHint(status)
  const primary = usePrimaryButton(status, isComplete)

  return (
    <div className={isComplete ? 'panel runActions isComplete' : 'panel runActions'}>
      <Button id={focusIds.runButton} size="large" block aria-describedby="run-hint" {...primary} />
      {status === 'paused' && (
        <Button size="large" block onClick={() => dispatch(pressStop())}>
          {messages.stop}
        </Button>
      )}
      {status === 'running' && <parts.TellWhenDone />}
      {isIdle && canStart && done === 0 && tryRange && (
        <Button block onClick={() => dispatch(pressStart(tryRange))}>
          {messages.tryFirst(TRY_ROWS)}
        </Button>
      )}
      {isIdle && canStart && !isComplete && total > TRY_ROWS && <parts.SomeRows />}
      <p id="run-hint" className="quiet">
        {hint}
      </p>
    </div>
  )
}

type Status = ReturnType<typeof selectPhase>['status']

/** What the one button says and does in a status. */
function usePrimaryButton(status: Status, isComplete: boolean): ButtonProps {
  const dispatch = useAppDispatch()
  const canStart = useAppSelector(selectCanStart)
  const canResume = useAppSelector(selectCanResume)
  const isTried = useAppSelector(selectIsTried)
  const toSend = useAppSelector((state) => selectForecast(state)?.rows.length ?? 0)
  switch (status) {
    case 'running':
    case 'stopping':
      return { children: messages.stop, danger: true, onClick: () => dispatch(pressStop()) }
    case 'paused':
      return {
        children: messages.resume,
        type: 'primary',
        disabled: !canResume,
        onClick: () => dispatch(runResumed()),
      }
    case 'idle':
    case 'failed':
      return {
        children: isTried && toSend > 0 ? messages.goOn(toSend) : messages.start,
        type: isComplete ? 'default' : 'primary',
        disabled: !canStart,
        onClick: () => dispatch(pressStart()),
      }
  }
}

/** What is missing before the button can be pressed, or what pressing it again does. */
function useHint(status: Status): string | null {
  return useAppSelector((state) => {
    if (status === 'stopping') return messages.stopping
    if (status === 'running') return null
    if (selectRows(state).length === 0) return messages.missing.file
    if (!selectIsMapped(state)) return messages.missing.mapping
    if (state.apiKey.status !== 'valid' && !selectCanStart(state)) return messages.missing.key
    if (state.run.request) return messages.waitsForRow(state.run.request.row + 1)
    if (status !== 'paused' && !selectHasResults(state)) return null
    if (selectIsComplete(state)) return messages.asksFirst(selectFailedCount(state))
    const forecast = selectForecast(state)
    if (!forecast) return null
    return `${messages.left(forecast.rows.length)} ${messages.uses(forecast.lookups)}`
  })
}
