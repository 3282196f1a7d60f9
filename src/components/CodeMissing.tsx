import { Alert } from 'antd'

const messages = {
  title: 'Part of the page could not be loaded',
  next: 'Check your connection, then reload the page. What has been saved on this device is still there.',
}

/** Takes the place of a part of the page whose code did not come, or broke. */
export function CodeMissing() {
  return <Alert type="error" showIcon role="alert" title={messages.title} description={messages.next} />
}
