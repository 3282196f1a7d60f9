import type { ReactNode } from 'react'
import { late } from '../lateCode'
import type { DataTableProps } from './AntTable'

/** Ant Design's Table, whose code loads with the first file: a page without a file does not load it. */
export const DataTable = late(() => import('./AntTable'), 'AntTable') as {
  <Row extends object>(props: DataTableProps<Row>): ReactNode
  load: () => Promise<unknown>
}
