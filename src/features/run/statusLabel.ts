import { runWords } from './runWords'

const words = runWords.status

/**
 * The words beside the status dot (spec section 4, decision 15): what is going on comes before what went wrong,
 * and that before what is done.
 */
export function statusLabel(run: {
  isRunning: boolean
  isStopping: boolean
  hasError: boolean
  done: number
  total: number
}): string {
  if (run.isStopping) return words.stopping
  if (run.isRunning) return words.running
  if (run.hasError) return words.error
  if (run.total > 0 && run.done === run.total) return words.completed
  return words.ready
}

/** How far a run is, in percent with one decimal (spec section 9); `0.0` when there are no rows. */
export function percentText(done: number, total: number): string {
  return (total === 0 ? 0 : (done / total) * 100).toFixed(1)
}
