export const sandboxMessages = {
  refused:
    'The sandbox needs a service worker, which this browser does not allow here. Open it at http://localhost on the computer that serves it, or over HTTPS, and not in a private window.',
  label: 'Sandbox',
  title: 'Sandbox.',
  about: 'The answers here are made up in your browser. Nothing is sent anywhere and nothing is charged.',
  loadSample: 'Load sample file',
  keys: 'Keys to try',
}

/** One key for each situation, and its purpose; any other key is unknown. */
export const sandboxKeys = [
  { key: 'ck_sandbox_valid', says: 'Works and never runs out.' },
  {
    key: 'ck_sandbox_runs_out',
    says: 'Pays for 20 rows, then the run pauses. Top it up and press Resume.',
  },
  {
    key: 'ck_sandbox_busy',
    says: 'Slows the run down now and then; the run waits and continues by itself.',
  },
  { key: 'ck_sandbox_unavailable', says: 'Exists but cannot be used: the key check refuses it.' },
] as const
