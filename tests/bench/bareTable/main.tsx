import Table from 'antd/es/table'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'

// The floor of the chosen table: as many rows of as many columns as the results have, each cell a text that is there
// already, with nothing looked up, compared, marked or followed.

const ROWS = 1100
const WIDTHS = [64, 120, 190, 190, 120, 150, 104]

/** As high as the product's in the window that is measured, and as wide as beside its sidebar, in px. */
const [HEIGHT, WIDTH, BESIDE_PANEL] = [325, 1032, 620]

interface Row {
  id: number
  cells: string[]
}

const all: Row[] = Array.from({ length: ROWS }, (_, id) => ({
  id,
  cells: WIDTHS.map((_width, at) => `${id + 1} High Street, B${at + 1} 0XY`),
}))
const columns = WIDTHS.map((width, at) => ({
  key: at,
  title: `Column ${at}`,
  width,
  render: (_: unknown, row: Row) => row.cells[at],
}))
const total = (shown: { width: number }[]) => shown.reduce((sum, { width }) => sum + width, 0)

function App() {
  const [rows, setRows] = useState(all)
  const [isNarrow, setIsNarrow] = useState(false)
  const shown = isNarrow ? columns.filter(({ key }) => key !== 1 && key !== 5) : columns
  return (
    <>
      <button onClick={() => setRows(rows === all ? all.filter(({ id }) => id % 7 === 3) : all)}>
        filter
      </button>
      <button onClick={() => setRows(rows.toReversed())}>sort</button>
      <button onClick={() => setIsNarrow(!isNarrow)}>panel</button>
      <div style={{ width: isNarrow ? BESIDE_PANEL : WIDTH }}>
        <Table<Row>
          virtual
          size="small"
          columns={shown}
          dataSource={rows}
          rowKey="id"
          pagination={false}
          scroll={{ x: total(shown), y: HEIGHT }}
        />
      </div>
    </>
  )
}

createRoot(document.getElementById('root')!).render(<App />)
