import { formatNumber } from '../../../base/format'
import { useAppSelector } from '../../../base/store/hooks'
import { FilterButton } from '../FilterButton'
import { selectFilters } from '../viewSlice'
import { alikeMessages as messages } from './alikeMessages'
import { selectDifferences, selectQuestion } from './alikeSelectors'

/** Under a reason that is pressed: its largest differences, each a filter. */
export function Differences() {
  const groups = useAppSelector(selectDifferences)
  return groups.map((rows) => <DifferenceFilter key={rows[0]} rows={rows} />)
}

function DifferenceFilter({ rows }: { rows: number[] }) {
  const question = useAppSelector((state) => selectQuestion(state, rows[0]!))
  const { listed } = useAppSelector(selectFilters)
  if (!question) return null
  const label = messages.difference(question)
  const isOn = listed?.rows.includes(rows[0]!) ?? false
  return (
    <FilterButton
      className="reason isUnder"
      count={rows.length}
      isOn={isOn}
      change={{ listed: isOn ? null : { label, rows } }}
    >
      <span>{label}</span> <strong>{formatNumber(rows.length)}</strong>
    </FilterButton>
  )
}
