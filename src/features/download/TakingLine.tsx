import { Button } from 'antd'
import { useEffect, useState } from 'react'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { rowsListed } from '../review/viewSlice'
import { downloadMessages as messages } from './downloadMessages'
import {
  selectNamed,
  selectRowSource,
  selectSections,
  selectShownColumns,
  selectTakingHeaders,
} from './downloadSelectors'
import { wordsLostFound } from './wordsLost'
import './DownloadButtons.css'

/** A sentence about columns that take the cleansed value, and a button beside it: what it does, and how. */
interface Said {
  says: string
  button?: { does: string; act: () => void }
}

/** Below the downloads: what it does that columns of the customer's take the cleansed value. */
export function TakingLine() {
  const said = useTaking(true)
  if (said.length === 0) return null
  return (
    <p className="takingLine">
      {said.map(({ says, button }) => (
        <span key={says}>
          {says}{' '}
          {button && (
            <Button type="link" size="small" onClick={button.act}>
              {button.does}
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
  const named = useAppSelector(selectNamed)
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

  const undecided = sections.filter((section) => section === 'toReview').length
  const takes: Said = { says: messages.takes(headers, undecided) }
  const show = () => dispatch(rowsListed({ label: messages.wordsLostFilter, rows: lost }))
  const loses: Said = {
    says: messages.wordsLost(lost.length),
    button: { does: messages.show, act: show },
  }
  return lost.length > 0 ? [takes, loses] : [takes]
}
