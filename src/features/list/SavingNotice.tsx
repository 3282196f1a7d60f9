import { Alert } from 'antd'
import type { ReactNode } from 'react'
import { useAppSelector } from '../../app/base/hooks'
import { selectIsUnderWay, selectProgress } from '../run/runSelectors'
import { listMessages as messages } from './listMessages'

/**
 * Says when the session is not being saved, and why.
 *
 * @param props.download the button that downloads what there is
 */
export function SavingNotice({ download }: { download: ReactNode }) {
  const saving = useAppSelector((state) => state.recovery.saving)
  const keeping = useAppSelector((state) => state.list.keeping)
  // A reload would lose what is done or under way here.
  const hasBegun = useAppSelector((state) => selectIsUnderWay(state) || selectProgress(state).done > 0)
  if (saving === 'works' && keeping === 'kept') return null
  const notKept = [messages.notKept, keeping !== 'kept' && messages.notKeptWhy[keeping]]
  const [title, description] = {
    works: notKept,
    fails: [messages.notSaved, messages.notSavedWhy],
    elsewhere: [messages.elsewhere, hasBegun ? messages.elsewhereDuringRun : messages.elsewhereWhy],
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
