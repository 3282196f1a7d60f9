import { Alert } from 'antd'
import { Component, useEffect, useState, type ReactNode } from 'react'

/**
 * Code that is loaded apart from the first screen: when the browser is idle, or at once when it is needed.
 *
 * @param load a dynamic import, the same function at every render
 * @returns the module; null until it is there; 'missing' if it was needed and could not be loaded
 */
export function useCode<Code extends object>(load: () => Promise<Code>, isNeeded: boolean) {
  const [code, setCode] = useState<Code | 'missing' | null>(null)
  const isPending = code === null
  useEffect(() => {
    if (!isPending) return
    // Failing to load ahead of time does not matter yet.
    const start = () => void load().then(setCode, () => isNeeded && setCode('missing'))
    return isNeeded ? start() : whenIdle(start)
  }, [load, isNeeded, isPending])
  return code
}

/** How long to wait where the browser does not say when it is idle (Safari), in ms. */
const IDLE_AFTER_MS = 200

function whenIdle(then: () => void): () => void {
  if (typeof requestIdleCallback === 'function') {
    const handle = requestIdleCallback(then)
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(then, IDLE_AFTER_MS)
  return () => clearTimeout(timer)
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
