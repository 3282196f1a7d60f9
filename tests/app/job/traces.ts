import type { Trace } from './play'

/** Jobs that broke a promise once, each as short as it could be made. */
export const traces: { name: string; trace: Trace }[] = []
