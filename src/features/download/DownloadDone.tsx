import { Button } from 'antd'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { selectProgress } from '../run/runSelectors'
import { downloadAsked } from './downloadSlice'
import { downloadMessages as messages } from './downloadMessages'

/** Downloads what is done so far, for where its progress is not safe (RECOVERY-8); nothing while nothing is done. */
export function DownloadDone() {
  const dispatch = useAppDispatch()
  const { done } = useAppSelector(selectProgress)
  if (done === 0) return null
  return (
    <Button size="small" onClick={() => dispatch(downloadAsked('everything'))}>
      {messages.downloadDone}
    </Button>
  )
}
