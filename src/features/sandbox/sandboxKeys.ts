export type SandboxKeyText =
  'ck_sandbox_valid' | 'ck_sandbox_unavailable' | 'ck_sandbox_runs_out' | 'ck_sandbox_busy'

export interface SandboxKey {
  key: SandboxKeyText
  name: string
  /** What a person can see with this key. */
  says: string
}

/** The keys that the sandbox knows, one for every situation. Any other key is not found. */
export const sandboxKeys: readonly SandboxKey[] = [
  { key: 'ck_sandbox_valid', name: 'Valid', says: 'Works, and never runs out.' },
  {
    key: 'ck_sandbox_runs_out',
    name: 'Runs out',
    says: 'Pays for 20 rows, then the run pauses. Top it up and press Resume.',
  },
  {
    key: 'ck_sandbox_busy',
    name: 'Busy',
    says: 'Is asked to slow down now and then; the run waits and continues automatically.',
  },
  {
    key: 'ck_sandbox_unavailable',
    name: 'Unavailable',
    says: 'Exists, and cannot be used: the key check turns it down.',
  },
]
