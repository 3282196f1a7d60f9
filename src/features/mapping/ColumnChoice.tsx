import { DownOutlined } from '@ant-design/icons'
import { Tooltip, type SelectProps } from 'antd'
import { useMemo } from 'react'
import { focusIds } from '../../base/focusIds'
import { sampleOf } from '../../base/manyRows'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { LabelledSelect } from '../../components/controls'
import { selectHeaders, selectLabels, selectRows } from '../file/fileSlice'
import { postcodePair } from '../../domain/address/columns/columnKinds'
import { mappingMessages as messages } from './mappingMessages'
import { selectChosenMapping } from './mappingSelectors'
import { mappingOffered } from './mappingSlice'
import './MappingPanel.css'

/** The choice of two columns that hold the halves of a postcode. */
const PAIR = 'pair'

/** The choice of the columns that make a row's query. */
export function ColumnChoice({ isLocked }: { isLocked: boolean }) {
  const dispatch = useAppDispatch()
  const headers = useAppSelector(selectHeaders)
  const labels = useAppSelector(selectLabels)
  const rows = useAppSelector(selectRows)
  const mapping = useAppSelector(selectChosenMapping)
  const isRecalled = useAppSelector((state) => state.mapping.isRecalled)
  const options = useMemo(
    () =>
      labels.map((label, column) => ({
        value: column,
        label,
        example: sampleOf(rows).find((row) => row[column]?.trim())?.[column],
      })),
    [labels, rows],
  )
  const hasFile = headers.length > 0
  const shared = { disabled: isLocked || !hasFile }
  // A postcode in two columns is one choice, named after both.
  const pair = postcodePair(headers, rows)
  const postcodeOptions = [
    { value: 'inAddress' as const, label: messages.inAddress },
    ...(pair ? [{ value: PAIR, label: pair.map((column) => labels[column]).join(' + ') }] : []),
    ...options,
  ]
  /** Red while nothing is chosen, green once a column is. */
  const lookOf = <Value extends number | string>(column: Value | null) => ({
    value: column,
    placeholder: messages.choose,
    status: hasFile && column === null ? ('error' as const) : undefined,
    className: column === null ? undefined : 'isChosen',
  })

  return (
    <>
      {isRecalled && (
        <p role="status" className="quiet">
          {messages.recalled}
        </p>
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
        options={postcodeOptions}
        onChange={(chosen: number | 'inAddress' | typeof PAIR) =>
          dispatch(mappingOffered({ postcodeColumn: chosen === PAIR ? pair : chosen }))
        }
        {...lookOf(Array.isArray(mapping.postcodeColumn) ? PAIR : mapping.postcodeColumn)}
        {...shared}
      />
    </>
  )
}

interface ColumnOption {
  value: number | string
  label: string
  /** The first filled value of the column. */
  example?: string
}

interface ColumnSelectProps<Value> extends SelectProps<Value, ColumnOption> {
  id: string
  label: string
  tooltip: string
}

/** In seconds, as Ant Design takes it. */
const TOOLTIP_DELAY_S = 0.5

const optionWithExample = ({ label, example }: ColumnOption) => (
  <span className="columnOption">
    <span>{label}</span> <span className="quiet">{example}</span>
  </span>
)

/** A select of one or several columns with a label and a tooltip, which is also its description for screen readers. */
const ColumnSelect = <Value,>({ id, label, tooltip, ...select }: ColumnSelectProps<Value>) => (
  <Tooltip title={tooltip} mouseEnterDelay={TOOLTIP_DELAY_S}>
    <div className="field">
      <span id={`${id}-meaning`} className="visuallyHidden">
        {tooltip}
      </span>
      <LabelledSelect
        id={id}
        label={label}
        aria-describedby={`${id}-meaning`}
        optionFilterProp="label"
        suffixIcon={<DownOutlined aria-hidden />}
        optionRender={({ data }) => optionWithExample(data)}
        {...select}
      />
    </div>
  </Tooltip>
)
