import { Radio } from 'antd'
import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react'

interface ChoiceButtonsProps<Choice extends string> {
  /** Accessible name. */
  label: string
  /** In their order; `names` are the words on their buttons. */
  choices: readonly Choice[]
  names: Record<Choice, string>
  /** Shown in place of the words. */
  icons?: Record<Choice, ReactNode>
  value: Choice
  onChoose: (choice: Choice) => void
  /** Takes the focus when it appears, if nothing has it: it is in the place of one that had it. */
  keepsFocus?: boolean
  /** Lower than the fields and buttons beside it. */
  isSmall?: boolean
}

/** Radio buttons in a row that look like one button in parts. */
export function ChoiceButtons<Choice extends string>(props: ChoiceButtonsProps<Choice>) {
  const { label, choices, names, icons, value, onChoose, isSmall = false, keepsFocus = false } = props
  const group = useRef<HTMLDivElement>(null)
  const takeFocus = useEffectEvent(() => {
    const { activeElement, body } = group.current!.ownerDocument
    if (keepsFocus && activeElement === body) group.current!.querySelector<HTMLElement>(':checked')?.focus()
  })
  useEffect(() => takeFocus(), [])
  const face = (choice: Choice) =>
    icons ? (
      <span title={names[choice]}>
        {icons[choice]}
        <span className="visuallyHidden">{names[choice]}</span>
      </span>
    ) : (
      names[choice]
    )
  return (
    <Radio.Group
      ref={group}
      aria-label={label}
      optionType="button"
      size={isSmall ? 'small' : undefined}
      value={value}
      options={choices.map((each) => ({ value: each, label: face(each) }))}
      onChange={(event) => onChoose(event.target.value as Choice)}
    />
  )
}
