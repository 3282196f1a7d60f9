import { DownOutlined } from '@ant-design/icons'
import { createSelector } from '@reduxjs/toolkit'
import { Button, Dropdown, type MenuProps } from 'antd'
import { useRef, useState } from 'react'
import { formatNumber } from '../../app/base/format'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { selectDecisions, selectOutcomes } from '../results/resultsSelectors'
import { countEach } from '../results/statistics'
import { ColumnsDialog } from './ColumnsDialog'
import { sectionOf, SECTIONS, type Section } from './content/rows'
import { downloadMessages as messages } from './downloadMessages'
import { downloadAsked, summaryAsked, workbookAsked } from './downloadSlice'

/**
 * Beside the main button: downloads of a section of the rows, disabled where it has none, the columns of all downloads,
 * and the summary on paper. Enter, Space and the arrow keys open the menu.
 */
export function MoreDownloads() {
  const dispatch = useAppDispatch()
  const [isOpen, setIsOpen] = useState(false)
  const counts = useCounts(isOpen)
  const [columns, setColumns] = useState<'neverAsked' | 'open' | 'closed'>('neverAsked')
  const opener = useRef<HTMLButtonElement>(null)
  /** The item that was pressed goes away with the menu. Its Enter must not open the menu again. */
  const giveFocusBack: MenuProps['onClick'] = ({ domEvent }) => {
    domEvent.preventDefault()
    setIsOpen(false)
    opener.current?.focus()
  }
  const items: MenuProps['items'] = [
    { key: 'workbook', label: messages.workbook, onClick: () => dispatch(workbookAsked('everything')) },
    { type: 'divider' },
    ...SECTIONS.map((section) => ({
      key: section,
      label: `${messages.sections[section]} (${formatNumber(counts[section])})`,
      disabled: counts[section] === 0,
      onClick: () => dispatch(downloadAsked(section)),
    })),
    { type: 'divider' },
    ...SECTIONS.map((section) => ({
      key: `${section}Workbook`,
      label: messages.sectionWorkbooks[section],
      disabled: counts[section] === 0,
      onClick: () => dispatch(workbookAsked(section)),
    })),
    { type: 'divider' },
    { key: 'columns', label: messages.chooseColumns, onClick: () => setColumns('open') },
    { key: 'summary', label: messages.printSummary, onClick: () => dispatch(summaryAsked()) },
  ]
  return (
    <>
      <Dropdown
        open={isOpen}
        destroyOnHidden
        autoFocus
        trigger={['click']}
        menu={{ items, onClick: giveFocusBack }}
        onOpenChange={setIsOpen}
      >
        <Button
          ref={opener}
          aria-label={messages.more}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          icon={<DownOutlined aria-hidden />}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
            event.preventDefault()
            setIsOpen(true)
          }}
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

const selectCounts = createSelector(
  [selectOutcomes, selectDecisions],
  (outcomes, decisions): Record<Section, number> =>
    countEach(
      SECTIONS,
      outcomes.flatMap((outcome, row) => sectionOf(outcome, decisions[row] !== undefined) ?? []),
    ),
)

const NONE = countEach(SECTIONS, [])

/** How many rows each section has; not counted while nobody sees it. */
function useCounts(isOpen: boolean): Record<Section, number> {
  const now = useAppSelector((state) => (isOpen ? selectCounts(state) : null))
  // They stay until the menu has gone.
  const [last, setLast] = useState(NONE)
  if (now && now !== last) setLast(now)
  return now ?? last
}
