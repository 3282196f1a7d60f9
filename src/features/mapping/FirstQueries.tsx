import { useAppSelector } from '../../app/base/hooks'
import { selectFirstQueries } from './mappingSelectors'
import { mappingMessages as messages } from './mappingMessages'
import './FirstQueries.css'

/** What the rows of the preview will send, word for word. */
export function FirstQueries() {
  const queries = useAppSelector(selectFirstQueries)
  if (queries.length === 0) return null
  return (
    <section className="card firstQueries" aria-labelledby="queries-heading">
      <h2 id="queries-heading">{messages.firstQueries}</h2>
      <ol>
        {queries.map((query, row) => (
          // oxlint-disable-next-line react/no-array-index-key -- rows have no other name, and may send the same
          <li key={row}>{query === '' ? <span className="quiet">{messages.queryEmpty}</span> : query}</li>
        ))}
      </ol>
    </section>
  )
}
