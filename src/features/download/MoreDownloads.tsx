import { DownOutlined } from '@ant-design/icons'
import { Button, Dropdown } from 'antd'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { selectDecisions, selectToReview } from '../review/reviewSelectors'
import { selectResults } from '../run/runSelectors'
import type { DownloadChoice } from './downloadName'
import { downloadRows } from './downloadRows'
import { downloadAsked } from './downloadSlice'
import { downloadMessages as messages } from './downloadMessages'

const CHOICES: DownloadChoice[] = ['everything', 'good', 'toReview', 'failed']

/** Downloads of a part of the rows, behind the main button; a part without rows cannot be chosen (DOWNLOAD-10). */
export function MoreDownloads() {
  const dispatch = useAppDispatch()
  const results = useAppSelector(selectResults)
  const toReview = useAppSelector(selectToReview)
  const decisions = useAppSelector(selectDecisions)
  const items = CHOICES.map((choice) => {
    const count = downloadRows(choice, results, toReview, decisions).length
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
