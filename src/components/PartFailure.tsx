import { Alert } from 'antd'

/** What stands where a part of the page could not be shown: what happened, and what to do. */
export function PartFailure({ what, next }: { what: string; next: string }) {
  return <Alert type="error" showIcon role="alert" title={what} description={next} />
}
