import type { ReactNode } from 'react'
import { late } from '../lateCode'
import type { DataTableProps } from './AntTable'

/** Ant Design's Table, whose code comes with the first file: nothing that a page without one loads by itself. */
export const DataTable = late(() => import('./AntTable'), 'AntTable') as {
  <Row extends object>(props: DataTableProps<Row>): ReactNode
  load: () => Promise<unknown>
}
