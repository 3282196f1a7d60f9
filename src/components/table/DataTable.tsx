import type { ReactNode } from 'react'
import { late } from '../lateCode'
import type { DataTableProps } from './AntTable'

/** Ant Design's Table, whose code comes with the first rows: nothing that a page without a file loads by itself. */
export const DataTable = late(() => import('./AntTable'), 'AntTable') as <Row extends object>(
  props: DataTableProps<Row>,
) => ReactNode
