import { DownOutlined } from '@ant-design/icons'
import { Button, Dropdown, type MenuProps } from 'antd'
import { useRef, useState } from 'react'
import { formatNumber } from '../../app/base/format'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { ColumnsDialog } from './ColumnsDialog'
import { SECTIONS } from './content/rows'
import { downloadMessages as messages } from './downloadMessages'
import { selectSectionCounts } from './downloadSelectors'
import { downloadAsked, summaryAsked } from './downloadSlice'

/** The menu of further downloads. Enter, Space and the arrow keys open it; a section without rows is disabled. */
export function MoreDownloads() {
  const dispatch = useAppDispatch()
  const counts = useAppSelector(selectSectionCounts)
  const [isOpen, setIsOpen] = useState(false)
  const [isChoosing, setIsChoosing] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  /** The pressed item goes with the menu. Its Enter must not open the menu again. */
  const giveFocusBack: MenuProps['onClick'] = ({ domEvent }) => {
    domEvent.preventDefault()
    setIsOpen(false)
    opener.current?.focus()
  }
  const items: MenuProps['items'] = [
    {
      key: 'workbook',
      label: messages.workbook,
      onClick: () => dispatch(downloadAsked('everything', 'xlsx')),
    },
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
      onClick: () => dispatch(downloadAsked(section, 'xlsx')),
    })),
    { type: 'divider' },
    { key: 'columns', label: messages.chooseColumns, onClick: () => setIsChoosing(true) },
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
      {isChoosing && (
        <ColumnsDialog
          onClosed={() => {
            setIsChoosing(false)
            opener.current?.focus()
          }}
        />
      )}
    </>
  )
}
