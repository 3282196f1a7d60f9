import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { useAppSelector } from '../../app/base/hooks'
import { selectIsUnderWay, selectProgress } from '../run/runSelectors'
import { recoveryMessages as messages } from './recoveryMessages'

/**
 * Says when the session is not being saved, and why.
 *
 * @param props.download the way to what there is already
 */
export function SavingNotice({ download }: { download: ReactNode }) {
  const saving = useAppSelector((state) => state.recovery.saving)
  // Whoever has rows done or under way here would lose them by a reload.
  const hasBegun = useAppSelector((state) => selectIsUnderWay(state) || selectProgress(state).done > 0)
  if (saving === 'works') return null
  const [title, description] = {
    fails: [messages.notSaved, messages.notSavedWhy],
    elsewhere: [messages.elsewhere, hasBegun ? messages.elsewhereDuringRun : messages.elsewhereWhy],
    notKept: [messages.notKept, messages.notKeptWhy],
  }[saving]
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title={title}
      description={
        <>
          <p>{description}</p>
          <div className="buttonRow">{download}</div>
        </>
      }
    />
  )
}
