import { lazy, useState, type ComponentType } from 'react'

/**
 * A component whose code is loaded apart, and the way to fetch it ahead. Where the code is there in time the
 * component shows at once. React's own `lazy` would first show the placeholder, even then, and whatever follows a
 * placeholder waits for 300 ms, so that placeholders do not flicker.
 */
export function lazyWithPreload(load: () => Promise<ComponentType>) {
  let loaded: ComponentType | undefined
  const preload = async () => {
    loaded = await load()
    return { default: loaded }
  }
  const Late = lazy(preload)

  function Part() {
    // Once shown, it stays the one that it is: another would begin anew.
    const [Component] = useState<ComponentType>(() => loaded ?? Late)
    return <Component />
  }
  return { Part, preload }
}
