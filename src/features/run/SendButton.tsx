import { Button, Checkbox, type ButtonProps } from 'antd'
import { useAppSelector, useAppDispatch } from '../../base/store/hooks'
import type { AppThunk } from '../../base/store/types'
import { selectIsChanging } from '../mapping/mappingSlice'
import { selectUnfoundOtherwise } from './comingSelectors'
import { selectCanStart, selectLookupsAgain } from './forecastSelectors'
import { runMessages as messages } from './runMessages'
import { unfoundChosen } from './runSlice'

/** A button that sends rows. While the page reads the columns it does nothing, but keeps the focus. */
export function SendButton(props: ButtonProps) {
  const isRefused = useAppSelector(selectIsChanging)
  return <Button {...props} aria-disabled={isRefused || undefined} />
}

/** A send button for rows that a run takes: disabled while none can begin. */
export function StartButton({ press, ...props }: ButtonProps & { press: () => AppThunk }) {
  const dispatch = useAppDispatch()
  const canStart = useAppSelector(selectCanStart)
  return <SendButton disabled={!canStart} onClick={() => dispatch(press())} {...props} />
}

/** A tick to look up again, with the columns now chosen, the rows that other columns did not find. */
export function UnfoundAgain() {
  const dispatch = useAppDispatch()
  const rows = useAppSelector(selectUnfoundOtherwise)
  const lookups = useAppSelector((state) => selectLookupsAgain(state, rows))
  const isOn = useAppSelector((state) => !state.run.leavesUnfound)
  if (rows.length === 0) return null
  return (
    <Checkbox checked={isOn} onChange={({ target }) => dispatch(unfoundChosen(target.checked))}>
      {messages.unfoundAgain(rows.length, lookups)}
    </Checkbox>
  )
}
