import { Alert } from 'antd'
import { Component, useEffect, useState, type ReactNode } from 'react'

/**
 * Code that is loaded apart from the first screen, as soon as that is there.
 *
 * @param load a dynamic import, the same function at every render
 * @returns the module; null until it is there; 'missing' if it could not be loaded
 */
export function useCode<Code extends object>(load: () => Promise<Code>) {
  const [code, setCode] = useState<Code | 'missing' | null>(null)
  useEffect(() => void load().then(setCode, () => setCode('missing')), [load])
  return code
}

const messages = {
  title: 'Part of the page could not be loaded',
  next: 'Check your connection, then reload the page. What has been saved on this device is still there.',
}

/** Takes the place of a part of the page whose code could not be loaded, or broke. */
export function CodeMissing() {
  return <Alert type="error" showIcon role="alert" title={messages.title} description={messages.next} />
}

interface ErrorBoundaryProps {
  /** Shown when the part breaks: what happened and what to do. */
  failure: ReactNode
  children: ReactNode
}

/** A part of the page that may break without taking the rest down. A class: React catches errors only in one. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.failure : this.props.children
  }
}
