import { DownOutlined } from '@ant-design/icons'
import { Alert, Button, Select } from 'antd'
import { shallowEqual } from 'react-redux'
import { focusIds } from '../../app/base/focusIds'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { partsOf } from '../file/fileNames'
import { RECORD_MAX_AGE_MS } from '../recovery/recordText'
import { storedSessionRemoved } from '../recovery/recoverySlice'
import { selectCanStart, selectPhase } from '../run/runSelectors'
import { runStarted } from '../sessionEvents'
import { columnsDoubted, partAsked } from './listSlice'
import { partMessages as messages } from './partMessages'
import { selectFinishedStored, selectListTotals, selectNextToReview } from './partSelectors'

/** Beside the status: which part of a list is on the page; nothing for a file of one part. */
export function PartOfList() {
  const { at, parts } = useAppSelector((state) => state.list)
  return parts.length > 1 && <span className="quiet">{messages.partOf(at + 1, parts.length)}</span>
}

/** Beside the status of a finished cleanse: until when it is kept on this device, and *Remove now*. */
export function KeptLine() {
  const dispatch = useAppDispatch()
  const finished = useAppSelector(selectFinishedStored, shallowEqual)
  if (!finished) return null
  return (
    <span className="keptLine quiet">
      <span role="status">
        {finished.isStored ? messages.keptUntil(finished.since + RECORD_MAX_AGE_MS) : messages.removed}
      </span>
      {finished.isStored && (
        <Button type="link" size="small" onClick={() => dispatch(storedSessionRemoved())}>
          {messages.removeNow}
        </Button>
      )}
    </span>
  )
}

/** Chooses the part of a list that is shown, and counts the whole; nothing for a file of one part. */
export function ListBar() {
  const isList = useAppSelector((state) => state.list.parts.length > 1)
  return isList && <PartChoice />
}

function PartChoice() {
  const dispatch = useAppDispatch()
  const at = useAppSelector((state) => state.list.at)
  const rows = useAppSelector((state) => state.list.parts.reduce((sum, part) => sum + part.rows, 0))
  const totals = useAppSelector(selectListTotals)
  const next = useAppSelector(selectNextToReview)
  const options = partsOf(rows).map(({ at: place, first, last }) => ({
    value: place,
    label: messages.rowsOfPart(first, last),
  }))
  return (
    <div className="buttonRow">
      <label htmlFor="list-part">{messages.part}</label>
      <Select
        id="list-part"
        size="small"
        value={at}
        options={options}
        suffixIcon={<DownOutlined aria-hidden />}
        aria-describedby="list-part-means"
        onChange={(place) => dispatch(partAsked(place))}
      />
      <span className="quiet">{messages.totals(totals)}</span>
      <Button
        size="small"
        disabled={next === null}
        onClick={() => next !== null && dispatch(partAsked(next))}
      >
        {messages.nextToReview}
      </Button>
      <span id="list-part-means" className="quiet">
        {messages.ofThisPart}
      </span>
    </div>
  )
}

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
