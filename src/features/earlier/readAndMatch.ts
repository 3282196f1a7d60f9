import { config } from '../../base/config'
import { inBlocks } from '../../base/manyRows'
import type { ListenerApi } from '../../base/store/types'
import { selectHeaders, selectRows } from '../file/fileSlice'
import { selectMapping, selectTheirColumns } from '../mapping/mappingSelectors'
import { selectIsMapped } from '../mapping/mappingSlice'
import { sourceRead, type EarlierRefusal } from './earlierSlice'
import { addToIndex, matchRow, type EarlierIndex, type EarlierMatch, type EarlierSource } from './matchRows'
import { ownColumns, findColumns, readRow, type EarlierRow } from './readDownload'

/** Works through rows in several tasks. */
async function forRows<Row>(api: ListenerApi, rows: Iterable<Row>, work: (row: Row) => void) {
  for await (const block of inBlocks(rows, () => api.pause(api.extra.nextTask())))
    for (const row of block) work(row)
}

/** Reads the rows of a download; returns why it cannot be used, or null. */
export async function readSource(
  api: ListenerApi,
  source: Omit<EarlierSource, 'columns' | 'rows'>,
  values: string[][],
): Promise<EarlierRefusal | null> {
  const found = findColumns(source.headers)
  if (found.kind !== 'found') return found
  const { columns } = found
  const rows: EarlierRow[] = []
  await forRows(api, values, (row) => {
    rows.push(readRow(row, columns, config.isSandbox))
  })
  api.dispatch(sourceRead({ ...source, columns, rows }))
  return null
}

/** The answer that each row can take from the downloads, by the columns now chosen; none while columns are missing. */
export async function matchesOf(
  api: ListenerApi,
  used: readonly EarlierSource[],
): Promise<(EarlierMatch | null)[]> {
  const state = api.getState()
  if (!selectIsMapped(state)) return []
  const [rows, headers, mapping] = [selectRows(state), selectHeaders(state), selectMapping(state)]
  const columns = selectTheirColumns(state)
  const sources: Parameters<typeof matchRow>[1]['sources'] = []
  for (const source of used) {
    const index: EarlierIndex = new Map()
    const own = ownColumns(source, { headers, rows }, mapping)
    sources.push({ source, index, own })
    if (source.isList) continue
    await forRows(api, source.rows, (row) => addToIndex(index, row, own))
  }
  const matches: (EarlierMatch | null)[] = []
  await forRows(api, rows.keys(), (row) => {
    matches.push(matchRow(row, { headers, rows, mapping, columns, sources }))
  })
  return matches
}
