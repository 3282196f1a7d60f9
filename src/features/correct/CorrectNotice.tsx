import { CloseOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { IconButton } from '../../components/IconButton'
import { selectDecisions } from '../review/resultsSelectors'
import { Problem } from './CorrectForm'
import { correctMessages as messages } from './correctMessages'
import { giveToOthers } from './correctRow'
import { noticeClosed } from './correctSlice'

/** After a correction: other rows with the same text, or why a call failed whose form was closed. */
export function CorrectNotice() {
  const dispatch = useAppDispatch()
  const { sameText, failed } = useAppSelector(({ correct }) => correct)
  const decisions = useAppSelector(selectDecisions)
  const dismiss = (
    <IconButton
      type="text"
      name={messages.dismiss}
      icon={<CloseOutlined aria-hidden />}
      onClick={() => dispatch(noticeClosed())}
    />
  )
  const rows = sameText?.rows.filter((row) => !decisions[row]) ?? []
  if (sameText && rows.length > 0)
    return (
      <div className="correctNotice" role="status">
        <p>
          {messages.sameText(rows.length)}{' '}
          <Button type="link" onClick={() => dispatch(giveToOthers(sameText.row, rows))}>
            {messages.takeForThem(rows.length)}
          </Button>
        </p>
        {dismiss}
      </div>
    )
  if (failed)
    return (
      <div className="correctNotice">
        <div>
          <p>{messages.failedRow(failed.row + 1)}</p>
          <Problem problem={failed.problem} />
        </div>
        {dismiss}
      </div>
    )
  return null
}
