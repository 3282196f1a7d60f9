import { DownOutlined } from '@ant-design/icons'
import { Button, Dropdown, type MenuProps } from 'antd'
import { useRef, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { selectDecisions, selectOutcomes } from '../review/reviewSelectors'
import { ColumnsDialog } from './ColumnsDialog'
import { downloadMessages as messages } from './downloadMessages'
import type { DownloadChoice } from './downloadName'
import { downloadRows } from './downloadRows'
import { downloadAsked, summaryAsked } from './downloadSlice'

const CHOICES: DownloadChoice[] = ['good', 'toReview', 'unfound']

/**
 * Behind the main button: downloads of a part of the rows, of which one without rows cannot be chosen (DOWNLOAD-10),
 * the columns of all downloads (DOWNLOAD-12), and the summary on paper (DOWNLOAD-13).
 */
export function MoreDownloads() {
  const dispatch = useAppDispatch()
  const outcomes = useAppSelector(selectOutcomes)
  const decisions = useAppSelector(selectDecisions)
  const [areColumnsOpen, setAreColumnsOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  /** What was pressed in the menu goes away with it. Its Enter is not for the button too, which would open it again. */
  const giveFocusBack: MenuProps['onClick'] = ({ domEvent }) => {
    domEvent.preventDefault()
    opener.current?.focus()
  }
  const items: MenuProps['items'] = [
    ...CHOICES.map((choice) => {
      const count = downloadRows(choice, outcomes, decisions).length
      return {
        key: choice,
        label: `${messages.choices[choice]} (${count.toLocaleString('en-GB')})`,
        disabled: count === 0,
        onClick: () => dispatch(downloadAsked(choice)),
      }
    }),
    { type: 'divider' },
    { key: 'columns', label: messages.chooseColumns, onClick: () => setAreColumnsOpen(true) },
    { key: 'summary', label: messages.printSummary, onClick: () => dispatch(summaryAsked()) },
  ]
  return (
    <>
      <Dropdown trigger={['click']} menu={{ items, onClick: giveFocusBack }}>
        <Button ref={opener} aria-label={messages.more} icon={<DownOutlined aria-hidden />} />
      </Dropdown>
      <ColumnsDialog
        isOpen={areColumnsOpen}
        onClose={() => setAreColumnsOpen(false)}
        onClosed={() => opener.current?.focus()}
      />
    </>
  )
}
