import { Button } from 'antd'
import { TRY_ROWS } from '../../app/constants'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { selectRows } from '../file/fileSelectors'
import { selectIsMapped } from '../mapping/mappingSelectors'
import { questionAsked } from '../sessionEvents'
import { Forecast } from './Forecast'
import { selectCanStart, selectCanTry, selectFailedRows, selectIsComplete, selectPhase } from './runSelectors'
import { failedRowsRetried, runResumed, runStarted, stopAsked } from './runSlice'
import { runWords as words } from './runWords'

/** Start Cleanse, which becomes Stop while a run is in progress and Resume while it is paused (spec section 2). */
export function RunControls() {
  const { status } = useAppSelector(selectPhase)
  switch (status) {
    case 'running':
    case 'stopping':
      return <StopButton isStopping={status === 'stopping'} />
    case 'paused':
      return <PausedButtons />
    case 'idle':
    case 'failed':
      return <StartButtons />
  }
}

function StartButtons() {
  const dispatch = useAppDispatch()
  const canStart = useAppSelector(selectCanStart)
  const canTry = useAppSelector(selectCanTry)
  const isComplete = useAppSelector(selectIsComplete)
  const failed = useAppSelector(selectFailedRows).length
  const missing = useAppSelector((state) => {
    if (selectRows(state).length === 0) return words.missing.file
    if (!selectIsMapped(state)) return words.missing.mapping
    return state.apiKey.status === 'valid' ? null : words.missing.key
  })

  return (
    <section className="panel">
      <Forecast />
      {isComplete && failed > 0 && (
        <Button
          type="primary"
          size="large"
          block
          disabled={!canStart}
          onClick={() => dispatch(failedRowsRetried())}
        >
          {words.retryFailed(failed)}
        </Button>
      )}
      <Button
        type={isComplete ? 'default' : 'primary'}
        size="large"
        block
        disabled={!canStart}
        aria-describedby="start-missing"
        onClick={() => dispatch(isComplete ? questionAsked({ kind: 'cleanseAgain' }) : runStarted())}
      >
        {words.start}
      </Button>
      {canTry && (
        <Button size="small" onClick={() => dispatch(runStarted({ onlyFirst: TRY_ROWS }))}>
          {words.tryFirst(TRY_ROWS)}
        </Button>
      )}
      <p id="start-missing" className="quiet">
        {missing}
      </p>
    </section>
  )
}

function StopButton({ isStopping }: { isStopping: boolean }) {
  const dispatch = useAppDispatch()
  return (
    <section className="panel">
      <Button danger size="large" block aria-describedby="stop-means" onClick={() => dispatch(stopAsked())}>
        {words.stop}
      </Button>
      <p id="stop-means" className="quiet">
        {isStopping && words.stopping}
      </p>
    </section>
  )
}

function PausedButtons() {
  const dispatch = useAppDispatch()
  const isKeyValid = useAppSelector((state) => state.apiKey.status === 'valid')
  return (
    <section className="panel">
      <Button type="primary" size="large" block disabled={!isKeyValid} onClick={() => dispatch(runResumed())}>
        {words.resume}
      </Button>
      <Button size="large" block onClick={() => dispatch(stopAsked())}>
        {words.stop}
      </Button>
      {!isKeyValid && <p className="quiet">{words.missing.key}</p>}
    </section>
  )
}
