import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { rowsDecided } from '../review/decisionsSlice'
import { rowsListed } from '../review/viewSlice'
import { downloadMessages as messages } from './downloadMessages'
import { selectRowSource, selectSections, selectShownColumns, selectTakingHeaders } from './downloadSelectors'
import { wordsLostFound } from './wordsLost'
import './DownloadButtons.css'

/** A sentence about columns that take the cleansed value, and what can be done about it. */
interface Said {
  says: string
  does: string | null
  act: () => void
}

/** Below the downloads: what it does that columns of the customer's take the cleansed value. */
export function TakingLine() {
  const said = useTaking(true)
  if (said.length === 0) return null
  return (
    <p className="takingLine">
      {said.map(({ says, does, act }) => (
        <span key={says}>
          {says}{' '}
          {does !== null && (
            <Button type="link" size="small" onClick={act}>
              {does}
            </Button>
          )}
        </span>
      ))}
    </p>
  )
}

/**
 * What it does that columns of the customer's take the cleansed value: nothing is said where none does.
 *
 * @param isShown whether anybody sees it
 */
export function useTaking(isShown: boolean): Said[] {
  const dispatch = useAppDispatch()
  const headers = useAppSelector(selectTakingHeaders)
  const named = useAppSelector((state) => state.download.named)
  const sections = useAppSelector(selectSections)
  const columns = useAppSelector(selectShownColumns)
  const sourceOf = useAppSelector(selectRowSource)
  const isTaking = isShown && named === 'take' && headers.length > 0
  const [lost, setLost] = useState<number[]>([])
  useEffect(() => {
    if (!isTaking) return
    let isWanted = true
    void dispatch(wordsLostFound(columns, sourceOf, () => isWanted)).then((rows) => {
      if (isWanted && rows) setLost(rows)
    })
    return () => {
      isWanted = false
    }
  }, [dispatch, isTaking, columns, sourceOf])
  if (!isTaking) return []

  const undecided = sections.flatMap((section, row) => (section === 'toReview' ? [row] : []))
  const takes: Said = {
    says: messages.takes(headers, undecided.length),
    does: undecided.length > 0 ? messages.keepMineInThese : null,
    act: () => dispatch(rowsDecided({ rows: undecided, decision: 'originalKept' })),
  }
  const loses: Said = {
    says: messages.wordsLost(lost.length),
    does: messages.show,
    act: () => dispatch(rowsListed({ label: messages.wordsLostFilter, rows: lost })),
  }
  return lost.length > 0 ? [takes, loses] : [takes]
}
