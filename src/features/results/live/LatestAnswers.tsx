import { MeterBar } from '../../../components/MeterBar'
import { useAppSelector } from '../../../app/base/hooks'
import { reviewMessages } from '../../review/reviewMessages'
import { selectScoreKind } from '../../review/reviewSelectors'
import { resultsMessages as messages } from '../resultsMessages'
import { selectLatestAnswers } from './liveSelectors'

const PLACES = [0, 1, 2, 3, 4]

/**
 * The five answers that came last, yours beside the cleansed one, so that a wrong choice of columns is seen while it
 * costs little (RUN-24). A plain table of its own: it is drawn ten times a second, and never scrolls.
 */
export function LatestAnswers() {
  const answers = useAppSelector(selectLatestAnswers)
  const kind = useAppSelector(selectScoreKind)
  const { row, sent, cleansed } = reviewMessages.columns
  return (
    <section className="card latestAnswers">
      <h2 id="latest-heading">{messages.latest}</h2>
      <table aria-labelledby="latest-heading">
        <thead>
          <tr>
            {[row, sent, cleansed, reviewMessages.scores[kind]].map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PLACES.map((place) => (
            <LatestRow key={place} answer={answers[place]} />
          ))}
        </tbody>
      </table>
    </section>
  )
}

type LatestAnswer = ReturnType<typeof selectLatestAnswers>[number]

/** One answer; until there is one, its place is kept. */
function LatestRow({ answer }: { answer: LatestAnswer | undefined }) {
  if (!answer)
    return (
      <tr aria-hidden>
        <td colSpan={4}>{'\u00A0'}</td>
      </tr>
    )
  return (
    <tr>
      <td>{(answer.row + 1).toLocaleString('en-GB')}</td>
      <td title={answer.sent}>{answer.sent}</td>
      <td title={answer.cleansed}>{answer.cleansed || <span className="quiet">{answer.problem}</span>}</td>
      <td>
        {answer.score !== null && (
          <>
            <span className="latestScore">{answer.score.toFixed(2)}</span>{' '}
            <MeterBar value={answer.score} isLow={answer.isLow} />
          </>
        )}
      </td>
    </tr>
  )
}
