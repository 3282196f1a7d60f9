import { useEffect, useState } from 'react'

/**
 * A value once it has come to rest: what follows from it is work that must not be done at every step of a movement.
 *
 * @param ms how long it has to have been the same
 */
export function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
