import { PREVIEW_NOTE_ABOVE, PREVIEW_ROWS } from '../../app/base/constants'
import { useAppSelector } from '../../app/base/hooks'
import { selectRows } from './fileSelectors'
import { fileMessages as messages } from './fileMessages'
import { PreviewTable } from './PreviewTable'

/**
 * The first rows of the uploaded file, with the mapped columns highlighted.
 *
 * @param props.highlighted indexes of the mapped columns
 */
export function DataPreview({ highlighted }: { highlighted: number[] }) {
  const rows = useAppSelector((state) => selectRows(state).length)
  return (
    <div className="dataPreview">
      <PreviewTable highlighted={highlighted} />
      {rows > PREVIEW_NOTE_ABOVE && <p className="quiet">{messages.previewNote(PREVIEW_ROWS, rows)}</p>}
    </div>
  )
}
