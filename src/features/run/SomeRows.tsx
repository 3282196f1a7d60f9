import { Button } from 'antd'
import Input from 'antd/es/input/Input'
import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { selectLookupsOfRange, selectUnsentRange } from './forecastSelectors'
import { runMessages as messages } from './runMessages'
import { pressStart } from './pressRunButton'
import { SendButton } from './SendButton'

/** *Only some rows…*: from which row to which, and what that would use. */
export function SomeRows() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button block aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {messages.someRows}
      </Button>
      {isOpen && <RangeForm />}
    </>
  )
}

function RangeForm() {
  const dispatch = useAppDispatch()
  const usual = useAppSelector(selectUnsentRange)
  const total = useAppSelector((state) => state.run.results.length)
  const [first, setFirst] = useState(String(usual.from + 1))
  const [last, setLast] = useState(String(usual.to))
  const range = { from: Number(first) - 1, to: Number(last) }
  const isValid =
    [first, last].every((text) => /^\d+$/.test(text)) &&
    range.from >= 0 &&
    range.to <= total &&
    range.from < range.to
  const lookups = useAppSelector((state) => (isValid ? selectLookupsOfRange(state, range) : 0))
  return (
    <form
      className="someRows"
      onSubmit={(event) => {
        event.preventDefault()
        if (isValid && lookups > 0) dispatch(pressStart(range))
      }}
    >
      <label htmlFor="first-row">{messages.fromRow}</label>
      <Input
        id="first-row"
        size="small"
        htmlSize={String(total).length}
        inputMode="numeric"
        value={first}
        onChange={(event) => setFirst(event.target.value.trim())}
      />
      <label htmlFor="last-row">{messages.toRow}</label>
      <Input
        id="last-row"
        size="small"
        htmlSize={String(total).length}
        inputMode="numeric"
        value={last}
        onChange={(event) => setLast(event.target.value.trim())}
      />
      <SendButton size="small" htmlType="submit" disabled={!isValid || lookups === 0}>
        {messages.startRange}
      </SendButton>
      <p role="status" className="quiet">
        {isValid ? messages.usesRange(lookups) : messages.badRange(total)}
      </p>
    </form>
  )
}
