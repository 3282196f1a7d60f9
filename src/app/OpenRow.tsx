import { useAppSelector } from '../base/store/hooks'
import { CorrectForm, CorrectNotice } from '../features/correct/CorrectForm'
import { RowPanel } from '../features/review/panel/RowPanel'

/** The open row, or in its place the form that corrects it. */
export function OpenRow({ row }: { row: number }) {
  const isCorrected = useAppSelector(({ correct }) => correct.form?.row === row)
  return isCorrected ? <CorrectForm key={row} row={row} /> : <RowPanel row={row} notice={<CorrectNotice />} />
}
