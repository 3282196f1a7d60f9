import { DownOutlined } from '@ant-design/icons'
import { useState } from 'react'
import { useAppSelector } from '../../app/base/hooks'
import { ErrorBoundary } from '../../components/ErrorBoundary'
import { lazyWithPreload } from '../../components/lazyWithPreload'
import { StepHeading, type StepState } from '../../components/StepHeading'
import { useFold } from '../../components/useFold'
import { usePreload } from '../../components/usePreload'
import { selectAttempt, selectHeaders } from '../file/fileSelectors'
import { mappingMessages as messages } from './mappingMessages'
import './MappingPanel.css'

// Ant Design's lists are an eighth of the page's code, and nothing can be chosen before there is a file.
const choice = lazyWithPreload(async () => (await import('./ColumnChoice')).ColumnChoice, FieldsToCome)

/** Fetches the code of the choice of columns ahead. */
export const preloadColumnChoice = choice.preload

/** Which columns make a row's query. */
export function MappingPanel({ isLocked, step }: { isLocked: boolean; step: StepState }) {
  const hasFile = useAppSelector((state) => selectHeaders(state).length > 0)
  const isReading = useAppSelector((state) => selectAttempt(state).status === 'reading')
  const [wasNear, setWasNear] = useState(false)
  const fold = useFold(step === 'done', false)
  usePreload(isReading, choice)

  return (
    <section
      aria-labelledby="mapping-heading"
      className="panel"
      // What points at a field is told what it is for, before there is a file too.
      onPointerEnter={() => setWasNear(true)}
    >
      <StepHeading id="mapping-heading" place={2} state={step} fold={fold}>
        {messages.heading}
      </StepHeading>
      {hasFile || wasNear ? (
        <ErrorBoundary failure={<p role="alert">{messages.choiceFailed}</p>}>
          <choice.Part isLocked={isLocked} isFolded={fold.isFolded} />
        </ErrorBoundary>
      ) : (
        <FieldsToCome />
      )}
    </section>
  )
}

const FIELDS = [
  { id: 'address-to-come', label: messages.address, means: messages.addressMeans, empty: messages.choose },
  { id: 'more-to-come', label: messages.more, means: messages.moreMeans, empty: messages.none },
  { id: 'postcode-to-come', label: messages.postcode, means: messages.postcodeMeans, empty: messages.choose },
]

/** The fields as they stand before there is anything to choose from. */
function FieldsToCome() {
  return (
    <div className="panel">
      {FIELDS.map(({ id, label, means, empty }) => (
        <div key={id} className="field">
          <label htmlFor={id}>{label}</label>
          <span className="fieldToCome">
            <select id={id} disabled title={means}>
              <option>{empty}</option>
            </select>
            <DownOutlined aria-hidden />
          </span>
        </div>
      ))}
    </div>
  )
}
