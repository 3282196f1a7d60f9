import { Button } from 'antd'
import { focusIds } from '../../base/focusIds'
import { firstRunMessages as messages } from './firstRunMessages'
import './RunControls.css'

/** Start, before the code of what it does is here. */
export const StartNotYet = () => (
  <div className="panel runActions">
    <Button id={focusIds.runButton} size="large" block type="primary" disabled aria-describedby="run-hint">
      {messages.start}
    </Button>
    <p id="run-hint" className="quiet">
      {messages.missing.file}
    </p>
  </div>
)
