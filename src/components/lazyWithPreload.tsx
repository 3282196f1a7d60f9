import { lazy, useState, type ComponentType } from 'react'

/**
 * A component whose code is loaded apart, and the way to fetch it ahead. Where the code is there in time the
 * component shows at once. React's own `lazy` would first show the placeholder, even then, and whatever follows a
 * placeholder waits for 300 ms, so that placeholders do not flicker.
 */
export function lazyWithPreload<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined
  const preload = async () => {
    loaded = await load()
    return { default: loaded }
  }
  const Late = lazy(preload)

  function Part(props: Props) {
    // Once shown, it stays the one that it is: another would begin anew.
    const [Component] = useState<ComponentType<Props>>(() => loaded ?? Late)
    return <Component {...props} />
  }
  return { Part, preload }
}
