import { Button } from 'antd'
import { useRef } from 'react'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { selectDecisionCounts } from '../review/resultsSelectors'
import { selectIsComplete } from '../run/runSelectors'
import { downloadMessages as messages } from './downloadMessages'
import { downloadAsked } from './downloadSlice'
import { usePurposeDialog, type Purpose } from './usePurposeDialog'

/** Once nobody is asked any more: what the list can be taken for. */
export function AllDecided({ purposes }: { purposes: Purpose[] }) {
  const dispatch = useAppDispatch()
  const { undecided } = useAppSelector(selectDecisionCounts)
  const isComplete = useAppSelector(selectIsComplete)
  const opener = useRef<HTMLElement>(null)
  const { openPurpose, dialog } = usePurposeDialog(() => opener.current?.focus())
  if (!isComplete || undecided > 0) return dialog
  return (
    <>
      <p>
        <strong>{messages.allDecided}</strong>
        {purposes.map((purpose) => (
          <span key={purpose.key}>
            <Button
              type="link"
              size="small"
              onClick={({ currentTarget }) => {
                opener.current = currentTarget
                openPurpose(purpose)
              }}
            >
              {purpose.short}
            </Button>
            ·
          </span>
        ))}
        <Button type="link" size="small" onClick={() => dispatch(downloadAsked('nextMonth'))}>
          {messages.forNextMonth}
        </Button>
      </p>
      {dialog}
    </>
  )
}
