import { DownOutlined } from '@ant-design/icons'
import { Tooltip, type SelectProps } from 'antd'
import { LabelledSelect } from '../../components/LabelledSelect'

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
}
