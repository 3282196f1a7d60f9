import { Radio } from 'antd'

interface ChoiceButtonsProps<Choice extends string> {
  /** Accessible name. */
  label: string
  /** In their order; `names` are the words on their buttons. */
  choices: readonly Choice[]
  names: Record<Choice, string>
  value: Choice
  onChoose: (choice: Choice) => void
}

/** Radio buttons in a row that look like one button in parts. */
export function ChoiceButtons<Choice extends string>(props: ChoiceButtonsProps<Choice>) {
  const { label, choices, names, value, onChoose } = props
  return (
    <Radio.Group
      aria-label={label}
      optionType="button"
      size="small"
      value={value}
      options={choices.map((each) => ({ value: each, label: names[each] }))}
      onChange={(event) => onChoose(event.target.value as Choice)}
    />
  )
}
