import { Button } from 'antd'
import { useMemo } from 'react'
import { focusIds } from '../../app/focusIds'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { StepHeading, type StepState } from '../../components/StepHeading'
import { columnLabel } from '../file/columnLabel'
import { selectHeaders } from '../file/fileSelectors'
import { mappingOffered } from '../sessionEvents'
import { ColumnSelect } from './ColumnSelect'
import { detectColumns } from './detectColumns'
import { selectFirstQuery, selectMapping } from './mappingSelectors'
import { mappingWords as words } from './mappingWords'

/** Which columns make a row's query, and the exact text the first row will send (spec section 2, decision 10). */
export function MappingPanel({ isLocked, step }: { isLocked: boolean; step: StepState }) {
  const dispatch = useAppDispatch()
  const headers = useAppSelector(selectHeaders)
  const mapping = useAppSelector(selectMapping)
  const firstQuery = useAppSelector(selectFirstQuery)
  const options = useMemo(
    () => headers.map((_, column) => ({ value: column, label: columnLabel(headers, column) })),
    [headers],
  )
  const detected = useMemo(() => ({ ...detectColumns(headers), moreAddressColumns: [] }), [headers])
  const hasFile = headers.length > 0
  const shared = { options, disabled: isLocked || !hasFile }
  /** Red while nothing is chosen, green when a column is (spec section 5). */
  const lookOf = (column: number | null) => ({
    value: column,
    placeholder: words.choose,
    status: hasFile && column === null ? ('error' as const) : undefined,
    className: column === null ? undefined : 'isChosen',
  })

  return (
    <section aria-labelledby="mapping-heading" className="panel">
      <StepHeading id="mapping-heading" place={2} state={step}>
        {words.heading}
      </StepHeading>
      {mapping.isRecalled && (
        <div role="status" className="quiet">
          {words.recalled}{' '}
          <Button size="small" disabled={isLocked} onClick={() => dispatch(mappingOffered(detected))}>
            {words.detectInstead}
          </Button>
        </div>
      )}
      <ColumnSelect
        id={focusIds.addressColumn}
        label={words.address}
        tooltip={words.addressMeans}
        showSearch
        onChange={(addressColumn: number) => dispatch(mappingOffered({ addressColumn }))}
        {...lookOf(mapping.addressColumn)}
        {...shared}
      />
      <ColumnSelect
        id="more-address-columns"
        label={words.more}
        tooltip={words.moreMeans}
        mode="multiple"
        value={mapping.moreAddressColumns}
        placeholder={words.none}
        onChange={(moreAddressColumns: number[]) => dispatch(mappingOffered({ moreAddressColumns }))}
        {...shared}
      />
      <ColumnSelect
        id="postcode-column"
        label={words.postcode}
        tooltip={words.postcodeMeans}
        showSearch
        onChange={(postcodeColumn: number) => dispatch(mappingOffered({ postcodeColumn }))}
        {...lookOf(mapping.postcodeColumn)}
        {...shared}
      />
      {firstQuery !== null && (
        <p className="firstQuery">
          {firstQuery === '' ? (
            words.firstQueryEmpty
          ) : (
            <>
              <span className="quiet">{words.firstQuery}</span> <q>{firstQuery}</q>
            </>
          )}
        </p>
      )}
    </section>
  )
}
