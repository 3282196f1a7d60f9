import { late } from './lateCode'

/** A dialog, whose code comes with the first one. */
export const Dialog = late(() => import('./ModalDialog'), 'ModalDialog')
