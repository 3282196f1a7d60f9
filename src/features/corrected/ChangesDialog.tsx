import { useEffect } from 'react'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { late } from '../../components/lateCode'
import type { Purpose } from '../download/usePurposeDialog'
import { correctedMessages as messages } from './correctedMessages'
import { selectWrittenCount } from './correctedCounts'
import { correctedOpened } from './correctedSlice'

/** The list of changes in a dialog of its own. */
export const changesPurpose: Purpose = {
  key: 'changes',
  label: messages.changes,
  button: messages.changesButton,
  opened: correctedOpened,
  Means: ChangesMeans,
  Dialog: late(() => import('./ShowChanges'), 'ShowChanges'),
}

/** The list is made once somebody looks at the files of which it is one. */
function ChangesMeans() {
  const dispatch = useAppDispatch()
  useEffect(() => void dispatch(correctedOpened()), [dispatch])
  return messages.changesForWhat(useAppSelector(selectWrittenCount))
}
