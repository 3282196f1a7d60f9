import { Radio } from 'antd'
import { useEffect, useEffectEvent, useRef } from 'react'

interface ChoiceButtonsProps<Choice extends string> {
  /** Accessible name. */
  label: string
  /** In their order; `names` are the words on their buttons. */
  choices: readonly Choice[]
  names: Record<Choice, string>
  value: Choice
  onChoose: (choice: Choice) => void
  /** Takes the focus when it appears, if nothing has it: it is in the place of one that had it. */
  keepsFocus?: boolean
  /** Lower than the fields and buttons beside it. */
  isSmall?: boolean
}

/** Radio buttons in a row that look like one button in parts. */
export function ChoiceButtons<Choice extends string>(props: ChoiceButtonsProps<Choice>) {
  const { label, choices, names, value, onChoose, isSmall = false, keepsFocus = false } = props
  const group = useRef<HTMLDivElement>(null)
  const takeFocus = useEffectEvent(() => {
    const { activeElement, body } = group.current!.ownerDocument
    if (keepsFocus && activeElement === body) group.current!.querySelector<HTMLElement>(':checked')?.focus()
  })
  useEffect(() => takeFocus(), [])
  return (
    <Radio.Group
      ref={group}
      aria-label={label}
      optionType="button"
      size={isSmall ? 'small' : undefined}
      value={value}
      options={choices.map((each) => ({ value: each, label: names[each] }))}
      onChange={(event) => onChoose(event.target.value as Choice)}
    />
  )
}
