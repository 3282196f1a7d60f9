import { DownOutlined } from '@ant-design/icons'
import { createSelector } from '@reduxjs/toolkit'
import { Button, Dropdown, type MenuProps } from 'antd'
import { useRef, useState } from 'react'
import { formatNumber } from '../../app/base/format'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { selectDecisions, selectOutcomes } from '../results/resultsSelectors'
import { ColumnsDialog } from './ColumnsDialog'
import { downloadMessages as messages } from './downloadMessages'
import type { DownloadChoice } from './content/downloadName'
import { downloadRows } from './content/downloadRows'
import { downloadAsked, summaryAsked } from './downloadSlice'

const CHOICES = ['good', 'toReview', 'unfound'] as const satisfies DownloadChoice[]

type Counts = Record<(typeof CHOICES)[number], number>

const NONE: Counts = { good: 0, toReview: 0, unfound: 0 }

/**
 * Behind the main button: downloads of a part of the rows, of which one without rows cannot be chosen,
 * the columns of all downloads, and the summary on paper.
 */
export function MoreDownloads() {
  const dispatch = useAppDispatch()
  const [isOpen, setIsOpen] = useState(false)
  const counts = useCounts(isOpen)
  const [columns, setColumns] = useState<'neverAsked' | 'open' | 'closed'>('neverAsked')
  const opener = useRef<HTMLButtonElement>(null)
  /** What was pressed in the menu goes away with it. Its Enter is not for the button too, which would open it again. */
  const giveFocusBack: MenuProps['onClick'] = ({ domEvent }) => {
    domEvent.preventDefault()
    opener.current?.focus()
  }
  const items: MenuProps['items'] = [
    ...CHOICES.map((choice) => ({
      key: choice,
      label: `${messages.choices[choice]} (${formatNumber(counts[choice])})`,
      disabled: counts[choice] === 0,
      onClick: () => dispatch(downloadAsked(choice)),
    })),
    { type: 'divider' },
    { key: 'columns', label: messages.chooseColumns, onClick: () => setColumns('open') },
    { key: 'summary', label: messages.printSummary, onClick: () => dispatch(summaryAsked()) },
  ]
  return (
    <>
      <Dropdown trigger={['click']} menu={{ items, onClick: giveFocusBack }} onOpenChange={setIsOpen}>
        <Button
          ref={opener}
          aria-label={messages.more}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          icon={<DownOutlined aria-hidden />}
        />
      </Dropdown>
      {columns !== 'neverAsked' && (
        <ColumnsDialog
          isOpen={columns === 'open'}
          onClose={() => setColumns('closed')}
          onClosed={() => opener.current?.focus()}
        />
      )}
    </>
  )
}

const selectCounts = createSelector([selectOutcomes, selectDecisions], (outcomes, decisions): Counts => {
  const count = (choice: DownloadChoice) => downloadRows(choice, outcomes, decisions).length
  return { good: count('good'), toReview: count('toReview'), unfound: count('unfound') }
})

/** How many rows each part has; nobody counts them while they are not seen. */
function useCounts(isOpen: boolean): Counts {
  const now = useAppSelector((state) => (isOpen ? selectCounts(state) : null))
  // They stay until the menu is gone.
  const [last, setLast] = useState(NONE)
  if (now && now !== last) setLast(now)
  return now ?? last
}
