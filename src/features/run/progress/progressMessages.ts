import { formatCount, formatNumber } from '../../../base/format'
import { apiMessages } from '../../../api/apiFailure'
import type { Pace, selectCost } from './progressSelectors'

type Cost = ReturnType<typeof selectCost>

/** A moment on the user's own clock: unlike a count of seconds it stays true, and screen readers read it once. */
const clock = (at: number) => new Date(at).toLocaleTimeString('en-GB')

const duration = (ms: number) => {
  const whole = Math.max(1, Math.round(ms / 1000))
  const rest = whole % 60
  if (whole < 60) return `${whole} s`
  return rest === 0 ? `${whole / 60} min` : `${(whole - rest) / 60} min ${rest} s`
}

const rate = new Intl.NumberFormat('en-GB', { maximumSignificantDigits: 2 })

const timeLeft = (secondsLeft: number) => {
  if (secondsLeft < 10) return 'a few seconds left'
  if (secondsLeft <= 50) return `about ${Math.ceil(secondsLeft / 10) * 10} seconds left`
  const minutes = Math.round(secondsLeft / 60)
  return minutes <= 1 ? 'about a minute left' : `about ${minutes} minutes left`
}

/** The answers that cost nothing: the provider now says that a lookup that finds nothing is free. */
export const freeWords = ({ repeats, known, unfound }: Omit<Cost, 'paid'>): string[] => [
  ...(repeats > 0 ? [`${formatCount(repeats, 'repeat')} free`] : []),
  ...(known > 0 ? [`${formatNumber(known)} known`] : []),
  ...(unfound > 0 ? [`${formatCount(unfound, 'lookup')} found nothing (usually not charged)`] : []),
]

export const progressMessages = {
  label: 'Rows cleansed',
  count: (done: number, total: number) => `${formatNumber(done)} / ${formatNumber(total)}`,
  /** With one decimal; `0.0` if there are no rows, and `100.0` only if all are done. */
  percent: (done: number, total: number) =>
    (total === 0 ? 0 : Math.min((done / total) * 100, done < total ? 99.9 : 100)).toFixed(1),
  pace: ({ rowsPerSecond, secondsLeft }: Pace) => {
    const rows = rate.format(rowsPerSecond)
    return `${rows} ${rows === '1' ? 'row' : 'rows'} a second · ${timeLeft(secondsLeft)}`
  },
  /** How long a run took, and what its answers cost. */
  used: (elapsedMs: number, { paid, ...others }: Cost) => {
    const isPaid = paid > 0 || freeWords(others).length === 0
    const words = [elapsedMs > 0 && `in ${duration(elapsedMs)}`, isPaid && `${formatNumber(paid)} paid`]
    return [...words, ...freeWords(others)].filter(Boolean).join(' · ')
  },
  offline: 'You are offline. Continues automatically when the connection is back.',
  slowedDown: (until: number) => `${apiMessages.slowDown} Continues automatically at ${clock(until)}.`,
  quarters: ['', 'A quarter of the rows done', 'Half of the rows done', 'Three quarters of the rows done'],
}
