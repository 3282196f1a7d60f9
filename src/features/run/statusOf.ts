/** What a person is told of the run: beside the status dot, and by its colour and that of the bar. */
export type RunStatus = 'ready' | 'running' | 'stopping' | 'error' | 'completed'

/**
 * The status of a run: what is going on comes before what went wrong, and that before
 * what is done.
 */
export function statusOf(run: {
  isRunning: boolean
  isStopping: boolean
  hasError: boolean
  done: number
  total: number
}): RunStatus {
  if (run.isStopping) return 'stopping'
  if (run.isRunning) return 'running'
  if (run.hasError) return 'error'
  return run.total > 0 && run.done === run.total ? 'completed' : 'ready'
}
