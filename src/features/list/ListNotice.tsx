import { Alert, Button } from 'antd'
import { focusIds } from '../../app/base/focusIds'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { selectCanStart, selectPhase } from '../run/runSelectors'
import { runStarted } from '../sessionEvents'
import { partMessages as messages } from './partMessages'
import { columnsDoubted } from './listSlice'

/** Why a list goes no further by itself, and what to do about it. */
export function ListNotice() {
  const dispatch = useAppDispatch()
  const halt = useAppSelector((state) => state.list.halt)
  const name = useAppSelector((state) => state.file.loaded?.name ?? '')
  const at = useAppSelector((state) => state.list.at)
  const part = useAppSelector((state) => state.list.parts[state.list.at])
  const isIdle = useAppSelector((state) => selectPhase(state).status === 'idle')
  const canStart = useAppSelector(selectCanStart)
  if (halt === 'none' || !part || !isIdle) return null
  if (halt === 'fileMissing') {
    const title = messages.fileMissing(name)
    return <Alert type="warning" showIcon role="alert" title={title} description={messages.fileMissingWhy} />
  }
  const sent = part.matched + part.noMatch + part.failed
  return (
    <Alert
      type="warning"
      showIcon
      role="alert"
      title={messages.fewMatches(part.noMatch, sent, at + 1)}
      description={
        <>
          <p>{messages.fewMatchesWhy}</p>
          <div className="buttonRow">
            <Button type="primary" disabled={!canStart} onClick={() => dispatch(runStarted())}>
              {messages.goOn}
            </Button>
            <Button id={focusIds.changeColumns} onClick={() => dispatch(columnsDoubted())}>
              {messages.changeColumns}
            </Button>
          </div>
        </>
      }
    />
  )
}
