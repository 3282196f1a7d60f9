import { Button, type InputRef } from 'antd'
import Input from 'antd/es/input/Input'
import { useEffect, useId, useMemo, useRef, useState, type KeyboardEvent } from 'react'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { markNewWords } from '../../domain/address/comparison/marks'
import { Marks } from '../review/table/AddressTexts'
import { correctMessages as messages } from './correctMessages'
import type { PaidEntry } from '../run/runState'
import { payFor, selectOwnDoor } from './correctListeners'
import { askedOf, textChanged, wayChosen, type CorrectForm } from './correctSlice'

interface Props {
  form: CorrectForm
  /** Whether a paid call of this form is under way. */
  isWaiting: boolean
  /** Why the page cannot make a paid call now; null if it can. */
  whyNot: string | null
}

/** The index to which a key moves in the list, from an option or from the field, which is -1; null for other keys. */
function moved(key: string, from: number, count: number): number | null {
  if (key === 'ArrowDown') return from + 1 < count ? from + 1 : 0
  if (key === 'ArrowUp') return from > 0 ? from - 1 : count - 1
  return null
}

/**
 * A field and the addresses that its text may mean: a combobox whose focus stays in the field. No option is active until the user
 * presses an arrow, so that a habitual Enter pays for nothing.
 */
export function FindAddress({ form, isWaiting, whyNot }: Props) {
  const dispatch = useAppDispatch()
  const own = useAppSelector((state) => selectOwnDoor(state, form.row))
  const ids = useId()
  /** The index of the active option; -1 for none, null once the list is closed. */
  const [active, setActive] = useState<number | null>(-1)
  const { listed, text } = form
  const entries = entriesOf(form)
  const canOpen = entries.length > 0 && whyNot === null
  const isOpen = canOpen && active !== null
  const optionId = (at: number) => `${ids}-option-${at}`

  const field = useRef<InputRef>(null)
  useEffect(() => field.current?.focus({ cursor: 'end' }), [])
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    list.current?.children[active ?? -1]?.scrollIntoView?.({ block: 'nearest' })
  }, [active])
  // An option is active in one list only.
  const [listedBefore, setListedBefore] = useState(listed)
  if (listed !== listedBefore) {
    setListedBefore(listed)
    setActive(-1)
  }

  const choose = (entry: PaidEntry | undefined) => entry && dispatch(payFor(entry))
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const next = canOpen ? moved(event.key, active ?? -1, entries.length) : null
    if (next !== null) setActive(next)
    else if (event.key === 'Enter' && isOpen) choose(entries[active])
    else if (event.key === 'Escape' && isOpen) setActive(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <>
      <label htmlFor={`${ids}-field`}>{messages.find}</label>
      <Input
        ref={field}
        id={`${ids}-field`}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${ids}-list` : undefined}
        aria-activedescendant={isOpen && active >= 0 ? optionId(active) : undefined}
        aria-describedby={`${ids}-status`}
        autoComplete="off"
        spellCheck={false}
        value={text}
        readOnly={isWaiting}
        onChange={(event) => {
          setActive(-1)
          dispatch(textChanged(event.target.value))
        }}
        onKeyDown={onKeyDown}
      />
      <p id={`${ids}-status`} role="status" className="quiet">
        {whyNot ?? statusOf(form)}
      </p>
      {isOpen && (
        <div
          ref={list}
          id={`${ids}-list`}
          role="listbox"
          aria-label={messages.list}
          className="suggestions"
          // A scrolling list would be a Tab stop.
          tabIndex={-1}
        >
          {entries.map((entry, at) => (
            <Option
              key={'suggestion' in entry ? entry.suggestion.id : 'text'}
              id={optionId(at)}
              entry={entry}
              text={text}
              isActive={at === active}
              onChoose={() => choose(entry)}
            />
          ))}
        </div>
      )}
      <p className="quiet">{messages.costs}</p>
      <div className="panel correctWays">
        <Button disabled={isWaiting} onClick={() => dispatch(wayChosen('type'))}>
          {own === undefined ? messages.type : messages.ownDoor(own)}
        </Button>
      </div>
    </>
  )
}

/** What the list offers: suggestions or, if the provider has none, to look the text up as a run does. */
function entriesOf({ listed, text }: CorrectForm): PaidEntry[] {
  if (listed === 'refused') return askedOf(text) === null ? [] : [{ text }]
  return (listed?.hits ?? []).map((suggestion) => ({ suggestion }))
}

function statusOf({ text, listed, problem }: CorrectForm): string {
  if (problem) return ''
  if (askedOf(text) === null) return messages.enter
  if (listed === 'refused') return messages.refused
  if (!listed) return messages.searching
  return listed.hits.length === 0 ? messages.nothingFound : messages.found(listed.hits.length)
}

interface OptionProps {
  id: string
  entry: PaidEntry
  /** The text that the list is for. */
  text: string
  isActive: boolean
  onChoose: () => void
}

/** A suggestion, with marks on what the text lacks, and its price; or the text itself. */
function Option({ id, entry, text, isActive, onChoose }: OptionProps) {
  const suggestion = 'suggestion' in entry ? entry.suggestion.suggestion : null
  const marked = useMemo(() => suggestion !== null && markNewWords(suggestion, text), [suggestion, text])
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the field's
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isActive}
      // The focus stays in the field.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      {marked ? (
        <>
          <span>
            <Marks text={marked} isCleansed />
          </span>{' '}
          <span className="quiet cost">{messages.oneLookup}</span>
        </>
      ) : (
        messages.lookUp
      )}
    </div>
  )
}
