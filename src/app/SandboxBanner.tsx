import { Button } from 'antd'
import { SAMPLE_FILE_NAME, sampleCsv } from '../api/sandbox/sampleCsv'
import { sandboxKeys } from '../api/sandbox/sandboxKeys'
import { offerFile } from '../features/file/offerFile'
import { selectIsRunning } from '../features/run/runSelectors'
import { useAppDispatch, useAppSelector } from './hooks'

/** Says that the sandbox's answers are made up, and gives what is needed to try it: a file and keys. */
export function SandboxBanner() {
  const dispatch = useAppDispatch()
  const isRunning = useAppSelector(selectIsRunning)
  const loadSample = () => dispatch(offerFile(new File([sampleCsv], SAMPLE_FILE_NAME, { type: 'text/csv' })))

  return (
    <section className="sandboxBanner" aria-label="Sandbox">
      <p>
        <strong>Sandbox.</strong> The answers here are made up in your browser. Nothing is sent anywhere and
        nothing is charged.
      </p>
      <Button size="small" disabled={isRunning} onClick={loadSample}>
        Load sample file
      </Button>
      <details>
        <summary>Keys to try</summary>
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
