import { Select, type SelectProps } from 'antd'
import { useId, type KeyboardEvent, type ReactNode } from 'react'

type AnyOption = NonNullable<SelectProps['options']>[number]

interface LabelledSelectProps<Value, Option extends AnyOption> extends SelectProps<Value, Option> {
  label: ReactNode
}

const MOST_DRAWN = 200

/** A label and its select. Tab leaves a select of several options too. */
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
        // Screen readers get all options, not only those in sight, unless they are too many to draw.
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
