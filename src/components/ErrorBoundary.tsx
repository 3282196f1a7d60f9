import { Component, type ReactNode } from 'react'

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
