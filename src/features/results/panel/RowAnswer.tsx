import { outcomeOf, readAnswer, type Answer, type MatchedAddress } from '../../answers/readAnswer'
import type { RowResult } from '../../answers/rowResult'
import { diffOfResult } from '../comparison/diffOfResult'
import { resultsMessages as messages } from '../resultsMessages'
import { None } from './PartsTable'
import { Pieces } from './Pieces'

/** What was sent for a row and what came of it: both addresses with their differences, or what happened instead. */
export function RowAnswer({ result, sent }: { result: RowResult | null; sent: string }) {
  const answer = readAnswer(result)
  const diff = diffOfResult(result)
  return (
    <dl className="rowFacts">
      <div>
        <dt>{messages.columns.sent}</dt>
        <dd>{sent === '' ? <None /> : diff ? <Pieces pieces={diff.sent} /> : sent}</dd>
      </div>
      <div>
        <dt>{messages.columns.cleansed}</dt>
        <dd>{diff ? <Pieces pieces={diff.found} isCleansed /> : happened(result)}</dd>
      </div>
      {answer?.address && <Envelope address={answer.address} />}
      {answer && <Scores answer={answer} />}
    </dl>
  )
}

/** What happened to a row without a cleansed address. */
function happened(result: RowResult | null): string {
  if (result?.kind === 'failed') return messages.failedWith(result.error)
  switch (outcomeOf(result)) {
    case 'nothingToSend':
      return messages.nothingSent
    case 'notRun':
      return messages.notAnswered
    default:
      return messages.noAddress
  }
}

function Envelope({ address }: { address: MatchedAddress }) {
  const { lines, postTown, postcode, uprn, coordinates } = address
  return (
    <>
      <div>
        <dt>{messages.envelope}</dt>
        <dd>
          <address className="envelope">
            {[...lines, postTown, postcode].filter((line) => line !== '').join('\n')}
          </address>
        </dd>
      </div>
      <div>
        <dt>{messages.uprn}</dt>
        <dd>{uprn === '' ? <None /> : uprn}</dd>
      </div>
      <div>
        <dt>{messages.coordinates}</dt>
        <dd>{coordinates ? `${coordinates.latitude}, ${coordinates.longitude}` : <None />}</dd>
      </div>
    </>
  )
}

function Scores({ answer: { scores } }: { answer: Answer }) {
  return (['confidence', 'fit'] as const).map((kind) => (
    <div key={kind}>
      <dt>{messages.scores[kind]}</dt>
      <dd>{scores[kind] === null ? <None /> : scores[kind].toFixed(2)}</dd>
    </div>
  ))
}
