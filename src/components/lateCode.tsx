import { Alert } from 'antd'
import { Component, useEffect, useState, type ComponentType, type ReactNode } from 'react'

/**
 * Code that is loaded apart from the first screen, as soon as that is there.
 *
 * @param load a dynamic import, the same function at every render
 * @param known the module, if it is there already
 * @returns the module; null until it is there; 'missing' if it could not be loaded
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

/** Takes the place of a part of the page whose code could not be loaded, or broke. */
export function CodeMissing() {
  return <Alert type="error" showIcon role="alert" title={messages.title} description={messages.next} />
}

/** What loads the code of each late part. */
const loads: (() => Promise<unknown>)[] = []

/** Loads the code of all late parts ahead, and of those in them. */
export async function loadLateParts() {
  for (const load of loads) await load()
}

/**
 * A part of the page whose code comes when it is first drawn. Until then nothing is in its place, and if it could not be loaded,
 * what says so. `load` loads it ahead; what cannot be loaded is asked for again when it is drawn.
 *
 * @param load a dynamic import of the module that has the part
 * @param name the part's name in it
 */
export function late<Name extends string, Props extends object>(
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  name: Name,
): ComponentType<Props> & { load: () => Promise<unknown> } {
  let known: Record<Name, ComponentType<Props>> | null = null
  const loadOnce = async () => (known ??= await load())
  const ahead = () => loadOnce().catch(() => null)
  loads.push(ahead)
  function Late(props: Props) {
    const code = useCode(loadOnce, known)
    if (code === 'missing') return <CodeMissing />
    const Part: ComponentType<Props> | undefined = code?.[name]
    return Part ? <Part {...props} /> : null
  }
  return Object.assign(Late, { load: ahead })
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
