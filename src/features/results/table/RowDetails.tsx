import { useAppSelector } from '../../../app/base/hooks'
import { selectRows } from '../../file/fileSelectors'
import { buildQuery } from '../../mapping/buildQuery'
import { selectMapping } from '../../mapping/mappingSelectors'
import { compareText } from '../../review/compareText'
import { levelMeanings, reviewMessages as messages } from '../../review/reviewMessages'
import { PARTS, readAnswer } from '../../answers/readAnswer'
import { selectResults } from '../../run/runSelectors'
import type { RowResult } from '../../answers/rowResult'
import './RowDetails.css'

/** What was sent for a row and what came back, the differing words marked; and the match levels (REVIEW-12). */
export function RowDetails({ row }: { row: number }) {
  const values = useAppSelector(selectRows)[row]!
  const mapping = useAppSelector(selectMapping)
  const result = useAppSelector(selectResults)[row] ?? null
  const answer = readAnswer(result)
  const sent = answer ? answer.query : buildQuery(values, mapping)
  const { lines = [], postTown = '', postcode = '' } = answer?.address ?? {}
  const found = [...lines, postTown, postcode].filter((line) => line !== '')

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
      {answer && (
        <section>
          <h3>{messages.levelsTitle}</h3>
          <dl className="levels">
            {PARTS.map((part) => (
              <div key={part}>
                <dt>{messages.parts[part]}</dt>
                <dd>
                  <strong>{answer.levels[part]}</strong> {levelMeanings[answer.levels[part]]}
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
        <span key={found.slice(0, at + 1).join(' ')} className="addressLine">
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
