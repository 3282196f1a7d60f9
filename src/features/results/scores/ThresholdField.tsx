import { useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../../app/base/hooks'
import { thresholdMoved } from '../viewSlice'
import { resultsMessages as messages } from '../resultsMessages'

/** The threshold as a number to type. What is no score yet, like the `.` of `.85`, is left alone while it is typed. */
export function ThresholdField() {
  const dispatch = useAppDispatch()
  const threshold = useAppSelector((state) => state.view.threshold)
  const [draft, setDraft] = useState<string | null>(null)

  const type = (text: string) => {
    setDraft(text)
    const score = Number(text)
    if (text !== '' && score >= 0 && score <= 1) dispatch(thresholdMoved(score))
  }
  return (
    <input
      type="number"
      className="thresholdInput"
      aria-label={messages.thresholdValue}
      min={0}
      max={1}
      step={0.01}
      value={draft ?? threshold}
      onChange={(event) => type(event.target.value)}
      onBlur={() => setDraft(null)}
    />
  )
}
