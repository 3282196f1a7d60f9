import { Button, type ButtonProps } from 'antd'
import { useAppSelector } from '../../base/store/hooks'
import { selectIsChanging } from '../mapping/mappingSlice'

/** A button that sends rows. While the columns are being read it is refused where it stands, so that the focus stays on it. */
export function SendButton(props: ButtonProps) {
  const isRefused = useAppSelector(selectIsChanging)
  return <Button {...props} aria-disabled={isRefused || undefined} />
}
