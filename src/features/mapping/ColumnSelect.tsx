import { DownOutlined } from '@ant-design/icons'
import { Select, Tooltip, type SelectProps } from 'antd'
import { tabLeaves } from '../../components/tabLeaves'

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

/** Delay of the tooltip, in seconds as Ant Design counts. */
const TOOLTIP_DELAY_S = 0.5

const optionWithExample = ({ label, example }: ColumnOption) => (
  <span className="columnOption">
    <span>{label}</span> <span className="quiet">{example}</span>
  </span>
)

/** A select of one or several columns with a label and a tooltip, which is also its description for screen readers. */
export function ColumnSelect<Value>({ id, label, tooltip, ...select }: ColumnSelectProps<Value>) {
  return (
    <Tooltip title={tooltip} mouseEnterDelay={TOOLTIP_DELAY_S}>
      <div className="field">
        <label htmlFor={id}>{label}</label>
        <span id={`${id}-meaning`} className="visuallyHidden">
          {tooltip}
        </span>
        <Select
          id={id}
          aria-describedby={`${id}-meaning`}
          optionFilterProp="label"
          // Screen readers get all options, not only those in sight.
          virtual={false}
          suffixIcon={<DownOutlined aria-hidden />}
          optionRender={({ data }) => optionWithExample(data)}
          {...(select.mode === 'multiple' && { onInputKeyDown: tabLeaves })}
          {...select}
        />
      </div>
    </Tooltip>
  )
}
