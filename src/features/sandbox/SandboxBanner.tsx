import { Button } from 'antd'
// Invented customers: every outcome, match level and reason to review, failed rows, and values that make a CSV hard to read.
import sampleCsv from './sandbox-sample.csv?raw'
import { sandboxKeys, sandboxMessages as messages } from './sandboxMessages'
import { requestFile } from '../file/fileListeners'
import { selectIsRunning } from '../run/runSelectors'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import './SandboxBanner.css'

/** Says that the answers are made up, and offers a sample file and keys. */
export function SandboxBanner() {
  const dispatch = useAppDispatch()
  const isRunning = useAppSelector(selectIsRunning)
  const loadSample = () =>
    dispatch(requestFile(new File([sampleCsv], 'sandbox-sample.csv', { type: 'text/csv' })))

  return (
    <section className="sandboxBanner" aria-label={messages.label}>
      <p>
        <strong>{messages.title}</strong> {messages.about}
      </p>
      <Button size="small" disabled={isRunning} onClick={loadSample}>
        {messages.loadSample}
      </Button>
      <details>
        <summary>{messages.keys}</summary>
        <ul>
          {sandboxKeys.map(({ key, says }) => (
            <li key={key}>
              <code>{key}</code> {says}
            </li>
          ))}
        </ul>
      </details>
    </section>
  )
}
