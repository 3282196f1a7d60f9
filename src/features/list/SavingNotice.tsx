import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { useAppSelector } from '../../app/base/hooks'
import { selectIsUnderWay, selectProgress } from '../run/runSelectors'
import { listMessages as messages } from './listMessages'

/**
 * Says when the session is not being saved, and why.
 *
 * @param props.download the download button
 */
export function SavingNotice({ download }: { download: ReactNode }) {
  const saving = useAppSelector((state) => state.recovery.saving)
  const storing = useAppSelector((state) => state.list.storing)
  // A reload would lose what is done or under way here.
  const hasBegun = useAppSelector((state) => selectIsUnderWay(state) || selectProgress(state).done > 0)
  const notice = () => {
    if (saving === 'fails') return [messages.notSaved, messages.notSavedWhy]
    if (saving === 'elsewhere')
      return [messages.elsewhere, hasBegun ? messages.elsewhereDuringRun : messages.elsewhereWhy]
    return storing === 'stored' ? null : [messages.notKept, messages.notKeptWhy[storing]]
  }
  const words = notice()
  if (!words) return null
  const [title, description] = words
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
