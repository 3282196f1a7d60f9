import { DownOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { selectDecisions, selectOutcomes } from '../review/reviewSelectors'
import { downloadMessages as messages } from './downloadMessages'
import type { DownloadChoice } from './downloadName'
import { downloadRows } from './downloadRows'
import { downloadAsked } from './downloadSlice'

const CHOICES: DownloadChoice[] = ['good', 'toReview', 'unfound']

/** Downloads of a part of the rows, behind the main button; a part without rows cannot be chosen (DOWNLOAD-10). */
export function MoreDownloads() {
  const dispatch = useAppDispatch()
  const outcomes = useAppSelector(selectOutcomes)
  const decisions = useAppSelector(selectDecisions)
  const items = CHOICES.map((choice) => {
    const count = downloadRows(choice, outcomes, decisions).length
    return {
      key: choice,
      label: `${messages.choices[choice]} (${count.toLocaleString('en-GB')})`,
      disabled: count === 0,
      onClick: () => dispatch(downloadAsked(choice)),
    }
  })
  return (
    <Dropdown trigger={['click']} menu={{ items }}>
      <Button aria-label={messages.more} icon={<DownOutlined aria-hidden />} />
    </Dropdown>
  )
}
