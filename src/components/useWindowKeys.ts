import { useEffect, useEffectEvent } from 'react'

/** Hears every key that is pressed, wherever the focus is. */
export function useWindowKeys(hear: (event: KeyboardEvent) => void) {
  const onKeyDown = useEffectEvent(hear)
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
