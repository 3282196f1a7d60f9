import { Button } from 'antd'
import { useAppSelector } from '../../../base/store/hooks'
import { buildQuery } from '../../../domain/cleanse/rowQuery'
import { selectRows } from '../../file/fileSlice'
import { selectMapping } from '../../mapping/mappingSelectors'
import { forecastMessages as messages } from '../forecastMessages'

/** Rows whose texts are listed. */
const TEXTS_LISTED = 200

/** Opens and closes what some rows send. */
export function ShowRows({ isOpen, onChange }: { isOpen: boolean; onChange: (isOpen: boolean) => void }) {
  return (
    <Button type="link" size="small" aria-expanded={isOpen} onClick={() => onChange(!isOpen)}>
      {isOpen ? messages.hideRows : messages.showRows}
    </Button>
  )
}

/** What the first of the rows send, in a list that scrolls. */
export function RowTexts({ name, rows }: { name: string; rows: number[] }) {
  const all = useAppSelector(selectRows)
  const mapping = useAppSelector(selectMapping)
  const listed = rows.slice(0, TEXTS_LISTED)
  return (
    <div className="rowTexts" role="region" aria-label={name} tabIndex={0}>
      <ol>
        {listed.map((row) => (
          <li key={row} value={row + 1}>
            {buildQuery(all[row]!, mapping)}
          </li>
        ))}
      </ol>
      {rows.length > listed.length && <p>{messages.moreRows(rows.length - listed.length)}</p>}
    </div>
  )
}
