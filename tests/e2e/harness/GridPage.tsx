import { useMemo, useState } from 'react'
import { DataTable, type DataColumn } from '../../../src/components/DataTable'

interface Row {
  at: number
}

const all = Array.from({ length: 1100 }, (_, at): Row => ({ at }))
const keyOf = ({ at }: Row) => at

type Sort = 'ascending' | 'descending' | null

/** A grid of 1,100 rows, and what changes it from outside. */
export function GridPage({ columnCount }: { columnCount: number }) {
  const [current, setCurrent] = useState<number | null>(null)
  const [gone, setGone] = useState<number[]>([])
  const [shown, setShown] = useState(1100)
  const [sort, setSort] = useState<Sort>(null)
  const [log, setLog] = useState('')
  const [hasNotice, setHasNotice] = useState(false)

  const rows = useMemo(() => {
    const left = all.filter(({ at }) => !gone.includes(at)).slice(0, shown)
    return sort === 'descending' ? left.toReversed() : left
  }, [gone, shown, sort])
  const columns = useMemo(
    () =>
      Array.from({ length: columnCount }, (_, at): DataColumn<Row> => ({
        key: String(at),
        title: at === 0 ? 'Row' : `Column ${at}`,
        place: at + 1,
        width: at === 0 ? 72 : 180,
        align: at === 0 ? 'end' : undefined,
        isFixed: at === 0,
        isRowHeader: at === 0,
        isHighlighted: at === 2,
        sort: at === 1 || at === columnCount - 1 ? (at === 1 ? sort : null) : undefined,
        render: (row) =>
          at === 0 ? (
            row.at + 1
          ) : at === columnCount - 2 ? (
            <button type="button" tabIndex={-1} onClick={() => setGone((rest) => [...rest, row.at])}>
              Remove {row.at + 1}
            </button>
          ) : (
            <span>
              <mark>{row.at + 1}</mark> High Street, number {at}
            </span>
          ),
      })),
    [columnCount, sort],
  )

  return (
    <main>
      <h1>A grid alone</h1>
      {hasNotice && <p>Something more stands above.</p>}
      <p>
        <button type="button" onClick={() => setHasNotice(true)}>
          Notice
        </button>
        <button type="button">Before</button>
        <output>{log}</output>
      </p>
      <div>
        <DataTable
          label="Rows"
          role="grid"
          columns={columns}
          columnCount={57}
          rows={rows}
          rowKey={keyOf}
          height={480}
          currentKey={current}
          onCurrentChange={setCurrent}
          onOpen={(key) => setLog(`open ${key + 1}`)}
          onKey={(event, key) => {
            setLog(`${event.ctrlKey ? 'Ctrl+' : ''}${event.key} ${key + 1}`)
            if (event.key === 'j') setCurrent(900)
            if (event.key === 'd') setGone((rest) => [...rest, key])
            if (event.key === 'n') {
              setGone((rest) => [...rest, key])
              setCurrent(key + 1)
            }
            if (event.key === 'f') setShown(3)
            if (event.key === '0') setShown(0)
            if (event.key === '*') setShown(1100)
          }}
          selection={sort}
          onSort={(key) => {
            setLog(`sort ${key}`)
            setSort((now) => (now === 'descending' ? 'ascending' : 'descending'))
          }}
        />
      </div>
      <button type="button">After</button>
    </main>
  )
}
