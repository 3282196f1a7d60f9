import { useAppSelector } from '../../../base/store/hooks'
import { markUnsent, type MarkedText } from '../../../domain/address/comparison/marks'
import { markResult } from '../../../domain/cleanse/rowReading'
import { readAnswer } from '../../../domain/cleanse/rowResult'
import { selectOwnUprnText } from '../../results/customerSelectors'
import { selectResult } from '../../run/runSlice'
import { resultsMessages as messages } from '../resultsMessages'
import {
  selectIsLeftOut,
  selectRowDoubts,
  selectRowOutcome,
  selectSentText,
  selectUnsentText,
  selectWasKept,
} from '../../results/resultsSelectors'
import { selectListed } from '../viewSlice'

export interface CellProps {
  /** Index in the file. */
  row: number
}

/** An address with its marks; those of a cleansed one have another colour. */
export function Marks({ text, isCleansed = false }: { text: MarkedText; isCleansed?: boolean }) {
  let start = 0
  return text.map((stretch) => {
    const key = start
    start += stretch.text.length
    if (!stretch.isMarked) return stretch.text
    return (
      <mark key={key} className={isCleansed ? 'isCleansed' : undefined}>
        {stretch.text}
      </mark>
    )
  })
}

/**
 * What was sent, with marks on what is to review, and unsent words that contradict the answer: users decide the row here.
 *
 * @param isWhole whether to show all unsent words, even if they contradict nothing
 */
export function SentText({ row, isWhole = false }: CellProps & { isWhole?: boolean }) {
  const sent = useAppSelector((state) => selectSentText(state, row))
  const result = useAppSelector((state) => selectResult(state, row))
  const doubts = useAppSelector((state) => selectRowDoubts(state, row))
  const all = useAppSelector((state) => (isWhole ? selectUnsentText(state, row) : ''))
  const besideIt = isWhole
    ? all
    : doubts.flatMap(({ unsent = [] }) => unsent.map(({ text }) => text)).join(', ')
  const marked = markResult(result, doubts)
  // For a corrected row, a text other than the customer's was looked up.
  const isOwn = result?.kind === 'answered' && !result.origin
  return (
    <>
      {marked && isOwn ? <Marks text={marked.sent} /> : sent}
      {besideIt !== '' && (
        <span className="quiet">
          {'\u00a0· '}
          {messages.notSent} <Marks text={markUnsent(besideIt, doubts)} />
        </span>
      )}
    </>
  )
}

/** The cleansed address, with marks on what is to review; if there is none, the error or the outcome. */
function CleansedText({ row }: CellProps) {
  const result = useAppSelector((state) => selectResult(state, row))
  const outcome = useAppSelector((state) => selectRowOutcome(state, row))
  const doubts = useAppSelector((state) => selectRowDoubts(state, row))
  const wasKept = useAppSelector((state) => selectWasKept(state, row))
  const isLeftOut = useAppSelector((state) => selectIsLeftOut(state, row))
  if (wasKept) return <span className="quiet">{messages.wasKept}</span>
  const marked = markResult(result, doubts)
  if (marked) return <Marks text={marked.found} isCleansed />
  if (result?.kind === 'failed') return <span className="isBad">{result.error}</span>
  return <span className="quiet">{isLeftOut ? messages.isLeftOut : messages.found[outcome]}</span>
}

/** Both addresses whole, yours above the cleansed one; under *UPRN differs*, each with its number. */
export function AddressLines({ row }: CellProps) {
  const isOfUprns = useAppSelector((state) => selectListed(state).by === 'uprnDiffers')
  const own = useAppSelector((state) => selectOwnUprnText(state, row))
  const found = useAppSelector((state) => readAnswer(selectResult(state, row))?.address?.uprn)
  return (
    <>
      <div className="yours">
        <span className="visuallyHidden">{messages.yours} </span>
        <SentText row={row} />
        {isOfUprns && messages.withUprn(own ?? '')}
      </div>
      <div>
        <span className="visuallyHidden"> {messages.cleansed} </span>
        <CleansedText row={row} />
        {isOfUprns && messages.withUprn(found ?? '')}
      </div>
    </>
  )
}
