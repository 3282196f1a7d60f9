import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** What is shown when the part cannot be: what happened and what to do. */
  failure: ReactNode
  children: ReactNode
}

/**
 * A part of the page that may fail (its code cannot be loaded, or it breaks) without taking the rest down. A
 * class, because React catches errors only in one.
 */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.failure : this.props.children
  }
}
