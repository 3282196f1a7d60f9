import { readConfig } from './readConfig'

/** The configuration of this build; the only place that reads the build's environment. */
export const config = readConfig(import.meta.env)
