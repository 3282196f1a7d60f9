import { memo, startTransition, useEffect, useState, type ComponentType } from 'react'

/**
 * A component whose code is loaded apart, and the way to fetch it ahead. Where the code is there in time the component
 * shows at once. React's own `lazy` would first show the placeholder, even then, and lets whatever follows a placeholder
 * wait for 300 ms, so that placeholders do not flicker. It is drawn again for other props only, not with what is around it.
 *
 * @param load throws where the code cannot be loaded, and so does the component then: what is around it says so
 * @param Placeholder what holds its place while it is loading; nothing when left out
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Placeholder: ComponentType = () => null,
) {
  let loaded: ComponentType<Props> | undefined
  const fetchCode = async () => (loaded = await load())

  const Part = memo(function Part(props: Props) {
    // Once shown, it stays the one that it is: another would begin anew.
    const [Component, setComponent] = useState(() => loaded)
    const [failure, setFailure] = useState<{ error: unknown } | null>(null)
    const isMissing = Component === undefined
    useEffect(() => {
      if (!isMissing) return
      const show = (fetched: ComponentType<Props>) => startTransition(() => setComponent(() => fetched))
      fetchCode().then(show, (error: unknown) => setFailure({ error }))
    }, [isMissing])

    if (failure) throw failure.error
    return Component ? <Component {...props} /> : <Placeholder />
  })
  // What cannot be loaded ahead is no error yet: it is tried again when it is shown, and its boundary says what fails.
  const preload = () => void (loaded ?? Promise.allSettled([fetchCode()]))
  return { Part, preload }
}
