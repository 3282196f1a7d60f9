import { Button } from 'antd'
import { useAppDispatch, useAppSelector } from '../../../app/base/hooks'
import { selectHindrance, selectLookup } from '../lookup/lookupSelectors'
import { lookupOpened } from '../lookup/lookupSlice'
import { resultsMessages as messages } from '../resultsMessages'
import { LookupForm } from './LookupForm'

/** Looking a row up again with another text: the button, or the form that it opens. */
export function LookupPart({ row, sent }: { row: number; sent: string }) {
  const dispatch = useAppDispatch()
  const lookup = useAppSelector(selectLookup)
  const hindrance = useAppSelector(selectHindrance)
  if (lookup.status !== 'idle' && lookup.row === row) {
    return <LookupForm key={row} row={row} lookup={lookup} sent={sent} />
  }

  const why =
    lookup.status === 'waiting'
      ? messages.lookup.elsewhere(lookup.row + 1)
      : hindrance && messages.lookup.hindered[hindrance]
  return (
    <div className="lookup">
      <Button
        disabled={why !== null}
        aria-describedby="lookup-why"
        onClick={() => dispatch(lookupOpened(row))}
      >
        {messages.edit}
      </Button>
      {why && (
        <p id="lookup-why" className="quiet">
          {why}
        </p>
      )}
    </div>
  )
}
