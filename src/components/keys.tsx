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

/** A key, beside the words of the button that it presses. The style sheet draws it, so it is no part of the button's name. */
export const KeyHint = ({ keys }: { keys: string }) => <kbd data-keys={keys} aria-hidden />
