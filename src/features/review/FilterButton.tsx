import type { ReactNode } from 'react'
import { useAppDispatch } from '../../base/store/hooks'
import { filtersChanged, type Filters } from './viewSlice'

interface FilterButtonProps {
  className: string
  /** How many rows it would show: without any it leads nowhere. */
  count: number
  isOn: boolean
  change: Partial<Filters>
  children: ReactNode
}

/** Sets a filter, or takes it back; one of a toolbar. */
export function FilterButton({ count, isOn, change, ...props }: FilterButtonProps) {
  const dispatch = useAppDispatch()
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-pressed={isOn}
      disabled={count === 0 && !isOn}
      onClick={() => dispatch(filtersChanged(change))}
      {...props}
    />
  )
}
