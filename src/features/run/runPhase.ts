/** Why a run waits for the user (spec section 4, decisions 16 and 20). */
export type PauseReason =
  | {
      kind: 'credits'
      code: 'INSUFFICIENT_CREDITS'
      /** 'Insufficient API credits.' and the server's message (spec section 8). */
      message: string
      /** The provider's code: 4020 the balance, 4021 a limit. */
      providerCode: number | null
    }
  | { kind: 'refused'; message: string }

/** Why a run that is under way sends nothing just now (decisions 17 and 18). */
export type Waiting = { kind: 'offline' } | { kind: 'slowedDown'; waitMs: number }

/** Where a run is. Completed and stopped are both `idle`: how many rows have results tells them apart. */
export type RunPhase =
  | { status: 'idle' }
  | { status: 'running'; waiting: Waiting | null }
  | { status: 'stopping' }
  | { status: 'paused'; reason: PauseReason }
  | { status: 'failed'; message: string }
