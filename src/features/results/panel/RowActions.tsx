import { Button } from 'antd'
import { useAppDispatch } from '../../../app/base/hooks'
import type { Decision } from '../decisions'
import { resultsMessages as messages } from '../resultsMessages'
import { decisionsRemoved, rowsDecided } from '../decisionsSlice'

/** Accept, keep mine, undo: for a matched row, good or to review. Each says which key does the same. */
export function RowActions({ row, decision }: { row: number; decision: Decision | undefined }) {
  const dispatch = useAppDispatch()
  const decide = (chosen: Decision) => dispatch(rowsDecided({ rows: [row], decision: chosen }))
  return (
    <div className="buttonRow">
      <Button type="primary" onClick={() => decide('accepted')}>
        {messages.accept}
        <Key letter="A" />
      </Button>
      <Button onClick={() => decide('originalKept')}>
        {messages.keep}
        <Key letter="K" />
      </Button>
      {decision && (
        <Button onClick={() => dispatch(decisionsRemoved([row]))}>
          {messages.undo}
          <Key letter="U" />
        </Button>
      )}
    </div>
  )
}

/** Shown, and no part of the button's name. */
function Key({ letter }: { letter: string }) {
  return <kbd aria-hidden="true">{letter}</kbd>
}
