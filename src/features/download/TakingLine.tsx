import { Button } from 'antd'
import { useTaking } from './useTaking'
import './DownloadLine.css'

/** Below the downloads: what it does that columns of the customer's take the cleansed value. */
export function TakingLine() {
  const said = useTaking(true)
  if (said.length === 0) return null
  return (
    <p className="takingLine">
      {said.map(({ says, does, act }) => (
        <span key={says}>
          {says}{' '}
          {does !== null && (
            <Button type="link" size="small" onClick={act}>
              {does}
            </Button>
          )}
        </span>
      ))}
    </p>
  )
}
