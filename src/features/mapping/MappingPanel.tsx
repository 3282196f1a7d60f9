import { Button, Select, Tooltip } from 'antd'
import { useMemo } from 'react'
import { TOOLTIP_DELAY_S } from '../../app/constants'
import { useAppDispatch, useAppSelector } from '../../app/hooks'
import { columnLabel } from '../file/columnLabel'
import { selectHeaders } from '../file/fileSelectors'
import { mappingOffered } from '../sessionEvents'
import { detectColumns } from './detectColumns'
import { selectFirstQuery, selectMapping } from './mappingSelectors'
import { mappingWords as words } from './mappingWords'

/** Which columns make a row's query, and the exact text the first row will send (spec section 2, decision 10). */
export function MappingPanel({ isLocked }: { isLocked: boolean }) {
  const dispatch = useAppDispatch()
  const headers = useAppSelector(selectHeaders)
  const mapping = useAppSelector(selectMapping)
  const firstQuery = useAppSelector(selectFirstQuery)
  const options = useMemo(
    () => headers.map((_, column) => ({ value: column, label: columnLabel(headers, column) })),
    [headers],
  )
  const detected = useMemo(() => ({ ...detectColumns(headers), moreAddressColumns: [] }), [headers])
  const isDisabled = isLocked || headers.length === 0
  const shared = { options, isDisabled, hasFile: headers.length > 0 }

  return (
    <section aria-labelledby="mapping-heading" className="panel">
      <h2 id="mapping-heading">{words.heading}</h2>
      {mapping.isRecalled && (
        <div role="status" className="quiet">
          {words.recalled}{' '}
          <Button size="small" disabled={isLocked} onClick={() => dispatch(mappingOffered(detected))}>
            {words.detectInstead}
          </Button>
        </div>
      )}
      <ColumnSelect
        id="address-column"
        label={words.address}
        tooltip={words.addressMeans}
        column={mapping.addressColumn}
        onChange={(addressColumn) => dispatch(mappingOffered({ addressColumn }))}
        {...shared}
      />
      <Tooltip title={words.moreMeans} mouseEnterDelay={TOOLTIP_DELAY_S}>
        <div className="field">
          <label htmlFor="more-address-columns">{words.more}</label>
          <Select
            id="more-address-columns"
            mode="multiple"
            value={mapping.moreAddressColumns}
            options={options}
            disabled={isDisabled}
            placeholder={words.none}
            optionFilterProp="label"
            virtual={false}
            onChange={(moreAddressColumns: number[]) => dispatch(mappingOffered({ moreAddressColumns }))}
          />
        </div>
      </Tooltip>
      <ColumnSelect
        id="postcode-column"
        label={words.postcode}
        tooltip={words.postcodeMeans}
        column={mapping.postcodeColumn}
        onChange={(postcodeColumn) => dispatch(mappingOffered({ postcodeColumn }))}
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

interface ColumnSelectProps {
  id: string
  label: string
  tooltip: string
  column: number | null
  options: { value: number; label: string }[]
  isDisabled: boolean
  hasFile: boolean
  onChange: (column: number) => void
}

/** A select with a red border while nothing is chosen and a green one when a column is (spec section 5). */
function ColumnSelect({
  id,
  label,
  tooltip,
  column,
  options,
  isDisabled,
  hasFile,
  onChange,
}: ColumnSelectProps) {
  return (
    <Tooltip title={tooltip} mouseEnterDelay={TOOLTIP_DELAY_S}>
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <Select
          id={id}
          showSearch
          value={column}
          options={options}
          disabled={isDisabled}
          placeholder={words.choose}
          optionFilterProp="label"
          virtual={false}
          status={hasFile && column === null ? 'error' : undefined}
          className={column === null ? undefined : 'isChosen'}
          onChange={(chosen: number) => onChange(chosen)}
        />
      </div>
    </Tooltip>
  )
}
