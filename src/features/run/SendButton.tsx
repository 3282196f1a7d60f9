import { Button, type ButtonProps } from 'antd'
import { useAppSelector } from '../../base/store/hooks'
import { selectIsChanging } from '../mapping/mappingSlice'

/** A button that sends rows. While the columns are being read it is refused but keeps the focus. */
export function SendButton(props: ButtonProps) {
  const isRefused = useAppSelector(selectIsChanging)
  return <Button {...props} aria-disabled={isRefused || undefined} />
}
