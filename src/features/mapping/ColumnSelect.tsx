import { DownOutlined } from '@ant-design/icons'
import { Select, Tooltip, type SelectProps } from 'antd'
import { TOOLTIP_DELAY_S } from '../../app/base/constants'

interface ColumnSelectProps<Value> extends SelectProps<Value, { value: number; label: string }> {
  id: string
  label: string
  tooltip: string
}

/**
 * A select of columns, or of several, with its label and a tooltip that shows after 500 ms (MAPPING-6). Screen
 * readers are told the same.
 */
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
          // All options are there for screen readers, not only those in sight.
          virtual={false}
          suffixIcon={<DownOutlined aria-hidden />}
          {...select}
        />
      </div>
    </Tooltip>
  )
}
