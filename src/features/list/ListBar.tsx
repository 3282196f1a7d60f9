import { DownOutlined } from '@ant-design/icons'
import { Button, Select } from 'antd'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { partsOf } from '../file/fileNames'
import { partMessages as messages } from './partMessages'
import { selectListTotals, selectNextToReview } from './partSelectors'
import { partAsked } from './listSlice'

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
