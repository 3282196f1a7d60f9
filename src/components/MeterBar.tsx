import './MeterBar.css'

/** A small bar beside a number from 0 to 1; `isLow` if it is below the threshold. */
export function MeterBar({ value, isLow = false }: { value: number; isLow?: boolean }) {
  return (
    <svg aria-hidden className={isLow ? 'meterBar isLow' : 'meterBar'}>
      <rect width={`${Math.round(value * 100)}%`} height="100%" />
    </svg>
  )
}
