import { DownOutlined } from '@ant-design/icons'
import { Select } from 'antd'
import { useAppDispatch, useAppSelector } from '../../../app/base/hooks'
import { columnLabel } from '../../file/columnLabel'
import { selectHeaders } from '../../file/fileSelectors'
import { resultsMessages as messages } from '../resultsMessages'
import { selectCustomerColumn } from '../resultsSelectors'
import { customerColumnChosen } from '../viewSlice'

const ID = 'customer-column'

/** Which of the customer's columns stands beside each row. */
export function CustomerColumnSelect() {
  const dispatch = useAppDispatch()
  const headers = useAppSelector(selectHeaders)
  const column = useAppSelector(selectCustomerColumn)
  return (
    <div className="customerColumn quiet">
      <label htmlFor={ID}>{messages.customerColumn}</label>
      <Select
        id={ID}
        size="small"
        virtual={false}
        value={column}
        options={headers.map((_, at) => ({ value: at, label: columnLabel(headers, at) }))}
        onChange={(chosen: number) => dispatch(customerColumnChosen(chosen))}
        suffixIcon={<DownOutlined aria-hidden />}
      />
    </div>
  )
}
