import { Component, Suspense, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** What is shown when the part cannot be: what happened and what to do. */
  failure: ReactNode
  /** What holds its place while it is loading. */
  placeholder?: ReactNode
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
    if (this.state.hasFailed) return this.props.failure
    return <Suspense fallback={this.props.placeholder}>{this.props.children}</Suspense>
  }
}
