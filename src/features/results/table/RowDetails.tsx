import { useAppSelector } from '../../../app/base/hooks'
import { selectRows } from '../../file/fileSelectors'
import { buildQuery } from '../../mapping/buildQuery'
import { selectMapping } from '../../mapping/mappingSelectors'
import { compareText } from '../../review/compareText'
import { levelMeanings, reviewMessages as messages } from '../../review/reviewMessages'
import { OUTPUT_COLUMNS } from '../../answers/outputColumns'
import { selectResults } from '../../run/runSelectors'
import type { RowResult } from '../../answers/rowResult'
import './RowDetails.css'

const ADDRESS_HEADERS = ['Address Line 1', 'Address Line 2', 'Address Line 3', 'Post Town', 'Postcode']
const addressCells = ADDRESS_HEADERS.map((header) =>
  OUTPUT_COLUMNS.findIndex((column) => column.header === header),
)
const levelCells = OUTPUT_COLUMNS.flatMap(({ header, source }, at) =>
  source.from === 'level' ? [{ header: header.replace(/ Match$/, ''), at }] : [],
)

/** What was sent for a row and what came back, side by side, the differing words marked; and the match levels. */
export function RowDetails({ row }: { row: number }) {
  const values = useAppSelector(selectRows)[row]!
  const mapping = useAppSelector(selectMapping)
  const result = useAppSelector(selectResults)[row] ?? null
  const sent = result?.kind === 'answered' ? result.query : buildQuery(values, mapping)
  const found = result?.kind === 'answered' ? addressCells.map((at) => result.cells[at]!).filter(Boolean) : []

  return (
    <div className="rowDetails">
      <section>
        <h3>{messages.sent}</h3>
        <p>{sent === '' ? messages.nothingSent : <Compared text={sent} other={found.join(' ')} />}</p>
      </section>
      <section>
        <h3>{messages.cameBack}</h3>
        <CameBack result={result} found={found} sent={sent} />
      </section>
      {result?.kind === 'answered' && (
        <section>
          <h3>{messages.levelsTitle}</h3>
          <dl className="levels">
            {levelCells.map(({ header, at }) => (
              <div key={header}>
                <dt>{header}</dt>
                <dd>
                  <strong>{result.cells[at]}</strong> {levelMeanings[result.cells[at]!]}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
    </div>
  )
}

function CameBack({ result, found, sent }: { result: RowResult | null; found: string[]; sent: string }) {
  if (result === null) return <p>{messages.notAnswered}</p>
  if (result.kind === 'failed') return <p className="isBad">{result.error}</p>
  if (found.length === 0) return <p>{messages.noAddress}</p>
  return (
    <p>
      {found.map((line, at) => (
        <span key={ADDRESS_HEADERS[at]} className="addressLine">
          <Compared text={line} other={sent} />
        </span>
      ))}
    </p>
  )
}

function Compared({ text, other }: { text: string; other: string }) {
  return compareText(text, other).map(({ at, word, isShared }) => (
    <span key={at}>{isShared ? word : <mark>{word}</mark>} </span>
  ))
}
