import { useAppSelector } from '../../../app/base/hooks'
import { MeterBar } from '../../../components/MeterBar'
import { selectRows } from '../../file/fileSelectors'
import { diffOfResult } from '../comparison/diffOfResult'
import { resultsMessages as messages } from '../resultsMessages'
import {
  selectCustomerColumn,
  selectDecisions,
  selectOutcomes,
  selectReasons,
  selectScores,
  selectSentText,
  selectThreshold,
  selectTwins,
} from '../resultsSelectors'
import { selectResults } from '../../run/runSelectors'
import { Pieces } from '../panel/Pieces'
import './ReviewCells.css'

interface CellProps {
  row: number
}

/** The value that tells the customer, as the file has it. */
export function CustomerCell({ row }: CellProps) {
  const column = useAppSelector(selectCustomerColumn)
  return useAppSelector((state) => (column === null ? '' : (selectRows(state)[row]?.[column] ?? '')))
}

/** What was sent, with what the answer lacks marked. */
export function SentCell({ row }: CellProps) {
  const sent = useAppSelector((state) => selectSentText(state, row))
  const diff = diffOfResult(useAppSelector((state) => selectResults(state)[row] ?? null))
  return diff ? <Pieces pieces={diff.sent} /> : sent
}

/** The address that was found, with what was not sent marked; or what became of the row instead. */
export function CleansedCell({ row }: CellProps) {
  const result = useAppSelector((state) => selectResults(state)[row] ?? null)
  const outcome = useAppSelector((state) => selectOutcomes(state)[row])
  const diff = diffOfResult(result)
  if (diff) return <Pieces pieces={diff.found} isCleansed />
  if (result?.kind === 'failed') return <span className="isBad">{result.error}</span>
  return <span className="quiet">{outcome && messages.outcomes[outcome]}</span>
}

/** The chosen score, a figure with a bar. */
export function ScoreCell({ row }: CellProps) {
  const score = useAppSelector((state) => selectScores(state)[row] ?? null)
  const threshold = useAppSelector(selectThreshold)
  if (score === null) return null
  return (
    <span className="scoreCell">
      {score.toFixed(2)} <MeterBar value={score} isLow={score < threshold} />
    </span>
  )
}

/** Why a row is to review; and where rows of the same address are sought, which they are. */
export function WhyCell({ row }: CellProps) {
  const reasons = useAppSelector((state) => selectReasons(state)[row])
  const threshold = useAppSelector(selectThreshold)
  const twins = useAppSelector((state) => (state.view.filters.sameAddress ? selectTwins(state)[row] : null))
  const why = reasons?.map((reason) => messages.reason(reason, threshold)) ?? []
  const text = [...(twins?.length ? [messages.sameAs(twins)] : []), ...why].join(', ')
  return <span title={text}>{text}</span>
}

/** What was decided about a row. */
export function DecisionCell({ row }: CellProps) {
  const decision = useAppSelector((state) => selectDecisions(state)[row])
  return decision && <span className={`decision is-${decision}`}>{messages.decisions[decision]}</span>
}
