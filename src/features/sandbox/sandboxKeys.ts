export type SandboxKeyText =
  'ck_sandbox_valid' | 'ck_sandbox_unavailable' | 'ck_sandbox_runs_out' | 'ck_sandbox_busy'

export interface SandboxKey {
  key: SandboxKeyText
  name: string
  /** What the key is good for, as the banner says it. */
  says: string
}

/** One key for each situation; any other is not found. */
export const sandboxKeys: readonly SandboxKey[] = [
  { key: 'ck_sandbox_valid', name: 'Valid', says: 'Works and never runs out.' },
  {
    key: 'ck_sandbox_runs_out',
    name: 'Runs out',
    says: 'Pays for 20 rows, then the run pauses. Top it up and press Resume.',
  },
  {
    key: 'ck_sandbox_busy',
    name: 'Busy',
    says: 'Gets asked to slow down now and then; the run waits and carries on by itself.',
  },
  {
    key: 'ck_sandbox_unavailable',
    name: 'Unavailable',
    says: 'Exists but cannot be used: the key check refuses it.',
  },
]
