import { useEffect, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { downloadMessages as messages } from './downloadMessages'
import {
  selectDownloadCounts,
  selectNamed,
  selectRowSource,
  selectShownColumns,
  selectTakingHeaders,
} from './downloadSelectors'
import { wordsLostFound } from './wordsLost'

/** What it does that columns of the customer's take the cleansed value; empty where none does. */
export function useTaking(): string {
  const dispatch = useAppDispatch()
  const headers = useAppSelector(selectTakingHeaders)
  const named = useAppSelector(selectNamed)
  const { undecided } = useAppSelector(selectDownloadCounts).everything
  const columns = useAppSelector(selectShownColumns)
  const sourceOf = useAppSelector(selectRowSource)
  const isTaking = named === 'take' && headers.length > 0
  const [lost, setLost] = useState(0)
  useEffect(() => {
    if (!isTaking) return
    let isWanted = true
    void dispatch(wordsLostFound(columns, sourceOf, () => isWanted)).then((rows) => {
      if (isWanted && rows) setLost(rows.length)
    })
    return () => {
      isWanted = false
    }
  }, [dispatch, isTaking, columns, sourceOf])
  if (!isTaking) return ''
  return [messages.takes(headers, undecided), lost > 0 ? messages.wordsLost(lost) : ''].join(' ').trim()
}
