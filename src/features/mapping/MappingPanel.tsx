import { useAppSelector } from '../../app/base/hooks'
import { StepHeading, type StepState } from '../../components/StepHeading'
import { useFold } from '../../components/useFold'
import { ColumnChoice } from './ColumnChoice'
import { selectSentColumns } from './mappingSelectors'
import { mappingMessages as messages } from './mappingMessages'
import './MappingPanel.css'

interface MappingPanelProps {
  isLocked: boolean
  step: StepState
  isLeftBehind: boolean
  /** Whether the step opens by itself. */
  opens?: boolean
}

/** Which columns make a row's query. */
export function MappingPanel({ isLocked, step, isLeftBehind, opens }: MappingPanelProps) {
  const fold = useFold({ isDone: step === 'done', isLeftBehind, opens })
  const sentColumns = useAppSelector(selectSentColumns)

  return (
    <section aria-labelledby="mapping-heading" className="panel">
      <StepHeading id="mapping-heading" place={2} state={step} fold={fold}>
        {messages.heading}
      </StepHeading>
      {fold.isFolded && <p className="stepLine">{sentColumns.join(', ')}</p>}
      <div className="panel" hidden={fold.isFolded}>
        <ColumnChoice isLocked={isLocked} />
      </div>
    </section>
  )
}
