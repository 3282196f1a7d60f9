import type { ReactNode } from 'react'
import { PRODUCT_NAME } from '../../../base/constants'
import { formatNumber } from '../../../base/format'
import { useAppSelector } from '../../../base/store/hooks'
import type { RootState } from '../../../base/store/types'
import { selectFile } from '../../file/fileSlice'
import { selectRowCounts } from '../../results/resultsSelectors'
import { selectThreshold } from '../../results/thresholdSlice'
import { resultsMessages } from '../../review/resultsMessages'
import { Histogram, HISTOGRAM_NAME } from '../Histogram'
import { summaryMessages as messages } from './summaryMessages'
import { selectCorrectedCount, selectDiffered, selectFigures, type WrittenFigures } from './summarySelectors'

export interface SheetProps {
  printedAt: number
  sample: ReactNode
  selectWritten: (state: RootState) => WrittenFigures
}

/** One page: a few sentences, and what differed; it leaves out every zero. */
export function SummarySheet({ printedAt, sample, selectWritten }: SheetProps) {
  const file = useAppSelector(selectFile)
  const figures = useAppSelector(selectFigures)
  const written = useAppSelector(selectWritten)
  return (
    <section className="printSummary" aria-labelledby="summary-heading">
      <h1 id="summary-heading">{messages.title(PRODUCT_NAME)}</h1>
      <p>
        <strong>{file?.name}</strong>
      </p>
      {messages.sentences({ ...figures, ...written }, printedAt).map((text) => (
        <p key={text}>{text}</p>
      ))}
      {sample}
      <Differed />
      <Scores />
    </section>
  )
}

function Differed() {
  const differed = useAppSelector(selectDiffered)
  const corrected = useAppSelector(selectCorrectedCount)
  const threshold = useAppSelector(selectThreshold)
  const lines = [
    ...differed.map(({ reason, rows, accepted, kept }) => ({
      name: resultsMessages.reason(reason, threshold),
      counts: [rows, accepted, kept, 0],
    })),
    ...(corrected > 0 ? [{ name: messages.corrected, counts: [corrected, 0, 0, corrected] }] : []),
  ]
  if (lines.length === 0) return null
  return (
    <table>
      <thead>
        <tr>
          {Object.values(messages.table).map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map(({ name, counts }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {counts.map((count, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- a column is its place
              <td key={at}>{count > 0 && formatNumber(count)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Scores() {
  const { bins } = useAppSelector(selectRowCounts)
  if (bins.every((count) => count === 0)) return null
  return (
    <figure>
      <figcaption>{HISTOGRAM_NAME}</figcaption>
      <Histogram />
    </figure>
  )
}
