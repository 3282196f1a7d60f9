import { Button } from 'antd'
import { useEffect, useMemo } from 'react'
import { focusIds } from '../../app/base/focusIds'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { ErrorBoundary } from '../../components/ErrorBoundary'
import { lazyWithPreload } from '../../components/lazyWithPreload'
import { StepHeading, type StepState } from '../../components/StepHeading'
import { useFold } from '../../components/useFold'
import { columnLabel } from '../file/columnLabel'
import { selectAttempt, selectHeaders, selectRows } from '../file/fileSelectors'
import { mappingOffered } from '../sessionEvents'
import type { PostcodeColumn } from './buildQuery'
import { ColumnSelect } from './ColumnSelect'
import { detectColumns } from './detectColumns'
import { selectMapping, selectSentColumns } from './mappingSelectors'
import { mappingMessages as messages } from './mappingMessages'
import './MappingPanel.css'

const furtherColumns = lazyWithPreload(async () => (await import('./FurtherColumns')).FurtherColumns)

/** Which columns make a row's query (MAPPING-1). */
export function MappingPanel({ isLocked, step }: { isLocked: boolean; step: StepState }) {
  const dispatch = useAppDispatch()
  const headers = useAppSelector(selectHeaders)
  const rows = useAppSelector(selectRows)
  const mapping = useAppSelector(selectMapping)
  const sentColumns = useAppSelector(selectSentColumns)
  const isReading = useAppSelector((state) => selectAttempt(state).status === 'reading')
  const fold = useFold(step === 'done', false)
  useEffect(() => {
    if (isReading) void Promise.allSettled([furtherColumns.preload()])
  }, [isReading])
  const options = useMemo(
    () =>
      headers.map((_, column) => ({
        value: column,
        label: columnLabel(headers, column),
        example: rows.find((row) => row[column]?.trim())?.[column],
      })),
    [headers, rows],
  )
  const hasFile = headers.length > 0
  const shared = { disabled: isLocked || !hasFile }
  /** Red while nothing is chosen, green when a column is (MAPPING-5). */
  const lookOf = <Value extends PostcodeColumn>(column: Value | null) => ({
    value: column,
    placeholder: messages.choose,
    status: hasFile && column === null ? ('error' as const) : undefined,
    className: column === null ? undefined : 'isChosen',
  })

  const offer = hasFile && (
    <ErrorBoundary failure={null}>
      <furtherColumns.Part isLocked={isLocked} />
    </ErrorBoundary>
  )

  return (
    <section aria-labelledby="mapping-heading" className="panel">
      <StepHeading id="mapping-heading" place={2} state={step} fold={fold}>
        {messages.heading}
      </StepHeading>
      {fold.isFolded && <p>{sentColumns.join(', ')}</p>}
      {fold.isFolded && offer}
      <div className="panel" hidden={fold.isFolded}>
        {mapping.isRecalled && (
          <div role="status" className="quiet">
            {messages.recalled}{' '}
            <Button
              size="small"
              disabled={isLocked}
              onClick={() =>
                dispatch(mappingOffered({ ...detectColumns(headers, rows), moreAddressColumns: [] }))
              }
            >
              {messages.detectInstead}
            </Button>
          </div>
        )}
        <ColumnSelect
          id={focusIds.addressColumn}
          label={messages.address}
          tooltip={messages.addressMeans}
          showSearch
          options={options}
          onChange={(addressColumn: number) => dispatch(mappingOffered({ addressColumn }))}
          {...lookOf(mapping.addressColumn)}
          {...shared}
        />
        <ColumnSelect
          id="more-address-columns"
          label={messages.more}
          tooltip={messages.moreMeans}
          mode="multiple"
          options={options}
          value={mapping.moreAddressColumns}
          placeholder={messages.none}
          onChange={(moreAddressColumns: number[]) => dispatch(mappingOffered({ moreAddressColumns }))}
          {...shared}
        />
        {!fold.isFolded && offer}
        <ColumnSelect
          id="postcode-column"
          label={messages.postcode}
          tooltip={messages.postcodeMeans}
          showSearch
          options={[{ value: 'inAddress', label: messages.inAddress }, ...options]}
          onChange={(postcodeColumn: PostcodeColumn) => dispatch(mappingOffered({ postcodeColumn }))}
          {...lookOf(mapping.postcodeColumn)}
          {...shared}
        />
      </div>
    </section>
  )
}
