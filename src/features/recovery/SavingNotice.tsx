import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { useAppSelector } from '../../app/base/hooks'
import { recoveryMessages as messages } from './recoveryMessages'

/**
 * Says when progress is not being saved, and why (RECOVERY-8, RECOVERY-9).
 *
 * @param props.download the way to what there is already
 */
export function SavingNotice({ download }: { download: ReactNode }) {
  const saving = useAppSelector((state) => state.recovery.saving)
  if (saving === 'works') return null
  const [title, description] =
    saving === 'fails'
      ? [messages.notSaved, messages.notSavedWhy]
      : [messages.elsewhere, messages.elsewhereWhy]
  return (
    <Alert
      type="warning"
      showIcon
      role="status"
      title={title}
      description={
        <>
          <p>{description}</p>
          {saving === 'fails' && <div className="buttonRow">{download}</div>}
        </>
      }
    />
  )
}
