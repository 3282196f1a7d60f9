import { useAppSelector } from '../../../app/base/hooks'
import { selectSheetRows } from '../../file/fileSelectors'
import { lettersMessages as messages } from './lettersMessages'

/** The first letters as envelopes, and why rows are left out. */
export function FirstLetters() {
  const preview = useAppSelector((state) => state.letters.preview)
  const sheetRows = useAppSelector(selectSheetRows)
  if (!preview) return null
  return (
    <section className="firstLetters" aria-labelledby="first-letters">
      <h3 id="first-letters">{messages.first}</h3>
      {preview.first.length === 0 && <p>{messages.none}</p>}
      <ol className="plainList">
        {preview.first.map(({ rows, envelope }) => (
          <li key={rows[0]} className="envelope">
            <span className="quiet">{messages.row(rows)}</span>
            <p>{envelope.join('\n')}</p>
          </li>
        ))}
      </ol>
      <div role="status">
        <ul className="plainList leftOut">
          {preview.leftOut.map(({ rule, rows }) => (
            <li key={rule}>
              {messages.leftOut(
                rule,
                rows.map((row) => sheetRows[row]!),
              )}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
