import type { DevToolsEnhancerOptions } from '@reduxjs/toolkit'

/**
 * Redux DevTools: on in development and in the sandbox, off in production. The history holds a whole run of
 * 1,100 rows. Calls to the provider and redux-persist's own actions are left out of the log, so that it reads
 * as the story of the run; the state does not depend on them.
 */
export const devToolsOptions: DevToolsEnhancerOptions | false =
  import.meta.env.DEV || import.meta.env.MODE === 'sandbox'
    ? { name: 'CleanSheet', maxAge: 2000, actionsDenylist: ['^api/', '^persist/FLUSH'] }
    : false
