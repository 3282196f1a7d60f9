import { Button } from 'antd'
import { SAMPLE_FILE_NAME, sampleCsv } from '../api/sandbox/sampleCsv'
import { sandboxKeys } from '../api/sandbox/sandboxKeys'
import { sandboxWords as words } from '../api/sandbox/sandboxWords'
import { offerFile } from '../features/file/offerFile'
import { selectIsRunning } from '../features/run/runSelectors'
import { useAppDispatch, useAppSelector } from './hooks'

/** Says that the sandbox's answers are made up, and gives what is needed to try it: a file and keys. */
export function SandboxBanner() {
  const dispatch = useAppDispatch()
  const isRunning = useAppSelector(selectIsRunning)
  const loadSample = () => dispatch(offerFile(new File([sampleCsv], SAMPLE_FILE_NAME, { type: 'text/csv' })))

  return (
    <section className="sandboxBanner" aria-label={words.label}>
      <p>
        <strong>{words.title}</strong> {words.about}
      </p>
      <Button size="small" disabled={isRunning} onClick={loadSample}>
        {words.loadSample}
      </Button>
      <details>
        <summary>{words.keys}</summary>
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
