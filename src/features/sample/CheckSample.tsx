import { Button } from 'antd'
import { useRef } from 'react'
import { useAppSelector } from '../../base/store/hooks'
import { usePurposeDialog } from '../download/usePurposeDialog'
import { selectRowCounts } from '../review/resultsSelectors'
import { samplePurpose } from './SampleDialog'
import { sampleMessages as messages } from './sampleMessages'
import { selectCanSample, selectFigures } from './sampleSelectors'

/** Where the reviewing ends, and from then on: opens the sample. */
export function CheckSample() {
  const isOffered = useAppSelector(
    (state) =>
      selectCanSample(state) &&
      (selectFigures(state) !== null || selectRowCounts(state).piles.toReview === 0),
  )
  const opener = useRef<HTMLButtonElement>(null)
  const { openPurpose, dialog } = usePurposeDialog(opener)
  return (
    <>
      {isOffered && (
        <Button
          ref={opener}
          type="link"
          size="small"
          tabIndex={-1}
          onClick={() => openPurpose(samplePurpose)}
        >
          {messages.title}
        </Button>
      )}
      {dialog}
    </>
  )
}

/** In the summary: what the sample says; nothing before a row of it was judged. */
export function SampleSays() {
  const figures = useAppSelector(selectFigures)
  if (!figures || figures.same + figures.other === 0) return null
  return (
    <p>
      <strong>{messages.heading}</strong>
      <br />
      {messages.says(figures)}
    </p>
  )
}
