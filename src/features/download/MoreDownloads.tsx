import { DownOutlined } from '@ant-design/icons'
import { Button, Dropdown, type MenuProps } from 'antd'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { giveFocusBack } from '../../components/giveFocusBack'
import { ColumnsDialog } from './ColumnsDialog'
import { FORMATS, SECTIONS } from './content/rows'
import { downloadMessages as messages } from './downloadMessages'
import { selectDownloadCounts, selectFormat } from './downloadSelectors'
import { downloadAsked, formatChosen, summaryAsked } from './downloadSlice'
import { LettersDialog } from '../letters/LettersDialog'
import { lettersOpened } from '../letters/lettersSlice'
import './MoreDownloads.css'

/** Says what the two formats are: Ant Design gives their group no name. */
const FORMAT_ID = 'download-format'

/** The menu of downloads and their format. Enter, Space and the arrow keys open it; what has no rows is disabled. */
export function MoreDownloads() {
  const dispatch = useAppDispatch()
  const counts = useAppSelector(selectDownloadCounts)
  const format = useAppSelector(selectFormat)
  const [isOpen, setIsOpen] = useState(false)
  const [dialog, setDialog] = useState<'letters' | 'columns' | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  /** The menu closes. The Enter that pressed its item must not open it again. */
  const closing =
    (act: () => void): MenuProps['onClick'] =>
    ({ domEvent }) => {
      domEvent.preventDefault()
      setIsOpen(false)
      opener.current?.focus()
      act()
    }
  const onClosed = () => {
    setDialog(null)
    opener.current?.focus()
  }
  const items: MenuProps['items'] = [
    {
      type: 'group',
      label: <span id={FORMAT_ID}>{messages.format}</span>,
      children: FORMATS.map((each) => ({
        key: each,
        role: 'menuitemradio',
        'aria-checked': each === format,
        'aria-describedby': FORMAT_ID,
        label: messages.formats[each],
        onClick: () => dispatch(formatChosen(each)),
      })),
    },
    { type: 'divider' },
    ...(['everything', ...SECTIONS] as const).map((choice) => ({
      key: choice,
      label: messages.choice(messages.choices[choice], counts[choice]),
      disabled: counts[choice] === 0,
      onClick: closing(() => dispatch(downloadAsked(choice, format))),
    })),
    { type: 'divider' },
    {
      key: 'letters',
      label: messages.forLetters,
      onClick: closing(() => {
        dispatch(lettersOpened())
        setDialog('letters')
      }),
    },
    { key: 'columns', label: messages.chooseColumns, onClick: closing(() => setDialog('columns')) },
    { key: 'summary', label: messages.printSummary, onClick: closing(() => dispatch(summaryAsked())) },
  ]
  return (
    <>
      <Dropdown
        open={isOpen}
        destroyOnHidden
        autoFocus
        trigger={['click']}
        classNames={{ root: 'moreDownloads' }}
        menu={{ items, onKeyDown: pressFurtherKeys }}
        onOpenChange={(opens, { source }) => {
          if (source !== 'trigger') return
          setIsOpen(opens)
          if (!opens) giveFocusBack(opener.current!)
        }}
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
      {dialog === 'letters' && <LettersDialog onClosed={onClosed} />}
      {dialog === 'columns' && <ColumnsDialog onClosed={onClosed} />}
    </>
  )
}

/** Keys that Ant Design's menu leaves out: Space presses an item, ← and → move between the formats. */
function pressFurtherKeys(event: KeyboardEvent) {
  const item = event.target
  if (!(item instanceof HTMLElement)) return
  if (event.key === ' ') {
    event.preventDefault()
    item.click()
  }
  const beside = { ArrowLeft: item.previousElementSibling, ArrowRight: item.nextElementSibling }[event.key]
  if (item.role === 'menuitemradio' && beside instanceof HTMLElement) beside.focus()
}
