import { Button } from 'antd'
import { useMemo } from 'react'
import { focusIds } from '../../app/base/focusIds'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import { columnLabel } from '../file/columnLabel'
import { selectHeaders, selectRows } from '../file/fileSelectors'
import { mappingOffered } from './mappingSlice'
import type { PostcodeColumn } from './buildQuery'
import { ColumnSelect } from './ColumnSelect'
import { detectColumns } from './proposals'
import { selectMapping } from './mappingSelectors'
import { mappingMessages as messages } from './mappingMessages'

/** The columns that make a row's query, to be chosen. */
export function ColumnChoice({ isLocked }: { isLocked: boolean }) {
  const dispatch = useAppDispatch()
  const headers = useAppSelector(selectHeaders)
  const rows = useAppSelector(selectRows)
  const mapping = useAppSelector(selectMapping)
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
  /** Red while nothing is chosen, green when a column is. */
  const lookOf = <Value extends PostcodeColumn>(column: Value | null) => ({
    value: column,
    placeholder: messages.choose,
    status: hasFile && column === null ? ('error' as const) : undefined,
    className: column === null ? undefined : 'isChosen',
  })

  return (
    <>
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
        suffixIcon={null}
        options={options}
        value={mapping.moreAddressColumns}
        placeholder={messages.none}
        onChange={(moreAddressColumns: number[]) => dispatch(mappingOffered({ moreAddressColumns }))}
        {...shared}
      />
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
    </>
  )
}
