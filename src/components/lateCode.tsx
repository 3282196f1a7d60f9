import { Alert } from 'antd'
import { Component, useEffect, useState, type ComponentType, type ReactNode } from 'react'

/**
 * Loads code separately from the first screen, as soon as that is there.
 *
 * @param load a dynamic import, the same function at every render
 * @param known the module, if it is already loaded
 * @returns the module; null until it is loaded; 'missing' if it could not be
 */
export function useCode<Code extends object>(load: () => Promise<Code>, known: Code | null = null) {
  const [code, setCode] = useState<Code | 'missing' | null>(known)
  useEffect(() => void load().then(setCode, () => setCode('missing')), [load])
  return code
}

const messages = {
  title: 'Part of the page could not be loaded',
  next: 'Check your connection, then reload the page. What has been saved on this device is still there.',
}

/** Replaces a part of the page whose code could not be loaded, or broke. */
export function CodeMissing() {
  return <Alert type="error" showIcon role="alert" title={messages.title} description={messages.next} />
}

const loads: (() => Promise<unknown>)[] = []

/** Loads the code of all late parts ahead of time, including parts within parts. */
export async function loadLateParts() {
  for (const load of loads) await load()
}

/**
 * A part of the page whose code loads when it is first drawn. Until then its place is empty; if the code could not be loaded, its
 * place says so, and drawing it again tries again.
 *
 * @param load a dynamic import of the module that has the part
 * @param name the part's name in it
 */
export function late<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): ComponentType<Props> {
  let known: Record<Name, ComponentType<Props>> | null = null
  const loadOnce = async () => (known ??= await load())
  loads.push(() => loadOnce().catch(() => null))
  return function Late(props: Props) {
    const code = useCode(loadOnce, known)
    if (code === 'missing') return <CodeMissing />
    const Part: ComponentType<Props> | undefined = code?.[name]
    return Part ? <Part {...props} /> : null
  }
}

interface ErrorBoundaryProps {
  /** What to show when the part breaks: what happened and what to do. */
  failure: ReactNode
  children: ReactNode
}

/** A part of the page that may break without taking the rest down. A class, since React catches errors only in classes. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    return this.state.hasFailed ? this.props.failure : this.props.children
  }
}
