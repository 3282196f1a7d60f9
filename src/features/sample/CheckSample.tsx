import { Button } from 'antd'
import { useRef } from 'react'
import { useAppSelector } from '../../base/store/hooks'
import { usePurposeDialog } from '../download/usePurposeDialog'
import { selectRowCounts } from '../results/resultsSelectors'
import { samplePurpose } from './SampleDialog'
import { sampleMessages as messages } from './sampleMessages'
import { selectCanSample, selectFigures } from './sampleSelectors'

/**
 * What opens the sample where the reviewing ends, and its dialog, which stands apart: a row that is judged another address is to
 * review, and takes the place of its opener.
 */
export function useCheckSample() {
  const isOffered = useAppSelector(
    (state) =>
      selectCanSample(state) &&
      (selectFigures(state) !== null || selectRowCounts(state).piles.toReview === 0),
  )
  const opener = useRef<HTMLButtonElement>(null)
  const { openPurpose, dialog } = usePurposeDialog(opener)
  const check = isOffered && (
    <Button ref={opener} type="link" size="small" tabIndex={-1} onClick={() => openPurpose(samplePurpose)}>
      {messages.title}
    </Button>
  )
  return { check, dialog }
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
