import { DownOutlined } from '@ant-design/icons'
import { Button, Dropdown, type MenuProps } from 'antd'
import { useRef, useState, type KeyboardEvent } from 'react'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { onlyFirstPress } from '../../components/samePress'
import { selectIsNarrowed } from '../review/shownSelectors'
import { FORMATS } from '../../domain/cleanse/downloads'
import { SECTIONS, type DownloadChoice } from './content/rows'
import { downloadMessages as messages } from './downloadMessages'
import { selectDownloadCounts, selectFormat, selectNamed, selectTakingHeaders } from './downloadSelectors'
import { downloadAsked, formatChosen, namedColumnsChosen, summaryAsked } from './downloadSlice'
import { usePurposeDialog, type Purpose } from './usePurposeDialog'
import { useTaking } from './TakingLine'
import './MoreDownloads.css'

/**
 * The menu of downloads: what they are written as, then each file by what it is for, and what its undecided rows hold. Enter,
 * Space and the arrow keys open it; what has no rows is disabled.
 */
export function MoreDownloads({ purposes, check = null }: { purposes: Purpose[]; check?: Purpose | null }) {
  const dispatch = useAppDispatch()
  const counts = useAppSelector(selectDownloadCounts)
  const format = useAppSelector(selectFormat)
  const named = useAppSelector(selectNamed)
  const taking = useAppSelector(selectTakingHeaders)
  const offersShown = useAppSelector(selectIsNarrowed) && counts.shown.rows > 0
  const [isOpen, setIsOpen] = useState(false)
  const said = useTaking(isOpen)
  const opener = useRef<HTMLButtonElement>(null)
  const { openPurpose, dialog } = usePurposeDialog(opener)
  /** The menu closes. The Enter that pressed its item must not open it again. */
  const closing =
    (act: () => void): MenuProps['onClick'] =>
    ({ domEvent }) => {
      domEvent.preventDefault()
      setIsOpen(false)
      opener.current?.focus()
      act()
    }
  /** An entry is called by its name alone; the note describes it. */
  const entry = (name: string, note: string) => ({
    'aria-label': name,
    'aria-description': note || undefined,
    label: (
      <>
        {name}
        {note !== '' && <span className="downloadNote quiet">{note}</span>}
      </>
    ),
  })
  const item = (choice: DownloadChoice) => {
    const { rows, undecided } = counts[choice]
    const name = messages.choices[choice]
    return {
      key: choice,
      ...entry(
        choice === 'nextMonth' ? name : messages.choice(name, rows),
        messages.undecidedIn(undecided, 'cleansed'),
      ),
      disabled: rows === 0,
      onClick: closing(() => dispatch(downloadAsked(choice))),
    }
  }
  const items: MenuProps['items'] = [
    choiceOf('download-format', messages.format, FORMATS, format, messages.formats, (each) =>
      dispatch(formatChosen(each)),
    ),
    taking.length === 0
      ? null
      : choiceOf(
          'download-named',
          messages.named(taking),
          ['take', 'keepMine'] as const,
          named,
          messages.namedColumns,
          (each) => dispatch(namedColumnsChosen(each)),
        ),
    ...said.flatMap(({ says, button }) =>
      button ? [{ key: button.does, ...entry(button.does, says), onClick: closing(button.act) }] : [],
    ),
    { type: 'divider' },
    ...(['everything', ...SECTIONS] as const).map(item),
    offersShown ? item('shown') : null,
    { type: 'divider' },
    ...purposes.map((purpose) => ({
      key: purpose.key,
      ...entry(purpose.label, messages.undecidedIn(counts.everything.undecided, 'yours')),
      onClick: closing(() => openPurpose(purpose)),
    })),
    item('nextMonth'),
    { type: 'divider' },
    check && { key: check.key, label: check.label, onClick: closing(() => openPurpose(check)) },
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
          onClickCapture={onlyFirstPress}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
            event.preventDefault()
            setIsOpen(true)
          }}
        />
      </Dropdown>
      {dialog}
    </>
  )
}

/** A choice in one line at the head of the menu, which stays open. Its title has an id: Ant Design gives a group no name. */
function choiceOf<Value extends string>(
  id: string,
  title: string,
  values: readonly Value[],
  chosen: Value,
  names: Record<Value, string>,
  onChoose: (value: Value) => void,
): NonNullable<MenuProps['items']>[number] {
  return {
    key: id,
    type: 'group',
    label: <span id={id}>{title}</span>,
    children: values.map((value) => ({
      key: `${id}-${value}`,
      role: 'menuitemradio',
      'aria-checked': value === chosen,
      'aria-describedby': id,
      label: names[value],
      onClick: () => onChoose(value),
    })),
  }
}

/** Keys that Ant Design's menu leaves out: Space presses an item, ← and → move between the values of a choice. */
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

/** The menu has closed: its button takes the focus, unless that is elsewhere by then. */
function giveFocusBack(button: HTMLElement) {
  const { activeElement: focused, body } = button.ownerDocument
  if (focused === body || focused?.closest('[role=menu]')) button.focus()
}
