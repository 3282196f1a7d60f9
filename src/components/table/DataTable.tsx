import { late } from '../lateCode'

/** Ant Design's Table, whose code loads with the first file: a page without a file does not load it. */
export const DataTable = late(() => import('./AntTable'), 'AntTable')
