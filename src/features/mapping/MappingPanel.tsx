import { useAppSelector } from '../../base/store/hooks'
import { StepHeading, type StepProps } from '../../components/StepHeading'
import type { ColumnChoice } from './ColumnChoice'
import { mappingMessages as messages } from './mappingMessages'
import { selectSentColumns } from './mappingSlice'
import './MappingPanel.css'

interface MappingPanelProps extends StepProps {
  /** The selects, whose code loads with that of the rows; null until then. */
  parts: { ColumnChoice: typeof ColumnChoice } | null
}

/** Which columns make a row's query. */
export function MappingPanel({ parts, ...props }: MappingPanelProps) {
  const sentColumns = useAppSelector(selectSentColumns)

  return (
    <section aria-labelledby="mapping-heading" className="panel">
      <StepHeading id="mapping-heading" place={2} {...props}>
        {messages.heading}
      </StepHeading>
      {props.isFolded && <p className="quiet stepLine">{sentColumns.join(', ')}</p>}
      <div className="panel columnChoice" hidden={props.isFolded}>
        {parts && <parts.ColumnChoice isLocked={props.isLocked} />}
      </div>
    </section>
  )
}
