/** Why a run waits for the user. */
export type PauseReason =
  | {
      kind: 'credits'
      code: 'INSUFFICIENT_CREDITS'
      /** 'Insufficient API credits.' and the server's message. */
      message: string
      /** The provider's code: 4020 the balance, 4021 a limit. */
      providerCode: number | null
    }
  | { kind: 'refused'; message: string }

/** Why a run that is under way sends nothing just now; `until` is in ms since 1970. */
export type Waiting = { kind: 'offline' } | { kind: 'slowedDown'; until: number }

/** Where a run is. Completed and stopped are both `idle`: how many rows have results tells them apart. */
export type RunPhase =
  | { status: 'idle' }
  | { status: 'running'; waiting: Waiting | null }
  | { status: 'stopping' }
  | { status: 'paused'; reason: PauseReason }
  | { status: 'failed'; message: string }

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
