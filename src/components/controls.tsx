import { Radio, Button, Select, type SelectProps } from 'antd'
import { type ComponentProps, useId, type KeyboardEvent, type ReactNode } from 'react'

interface ChoiceButtonsProps<Choice extends string> {
  /** Accessible name. */
  label: string
  /** In order; `names` are the words on their buttons. */
  choices: readonly Choice[]
  names: Record<Choice, string>
  value: Choice
  onChoose: (choice: Choice) => void
}

/** A row of radio buttons that looks like one segmented button. */
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

/** A button without words: its name is its tooltip. */
export function IconButton({ name, ...props }: ComponentProps<typeof Button> & { name: string }) {
  return <Button aria-label={name} title={name} {...props} />
}

type AnyOption = NonNullable<SelectProps['options']>[number]

interface LabelledSelectProps<Value, Option extends AnyOption> extends SelectProps<Value, Option> {
  label: ReactNode
}

const MOST_DRAWN = 200

/** A label and its select. Tab also leaves a select of several options. */
export function LabelledSelect<Value, Option extends AnyOption = AnyOption>({
  label,
  ...select
}: LabelledSelectProps<Value, Option>) {
  const ownId = useId()
  const id = select.id ?? ownId
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <Select
        // Screen readers get all options, not only those in sight, unless there are too many to draw.
        virtual={(select.options?.length ?? 0) > MOST_DRAWN}
        {...(select.mode === 'multiple' && { onInputKeyDown: tabLeaves })}
        {...select}
        id={id}
      />
    </>
  )
}

/** On its own, a select of several options would choose the active one, and keep the focus. */
function tabLeaves(event: KeyboardEvent) {
  if (event.key === 'Tab') event.stopPropagation()
}
