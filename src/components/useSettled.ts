import { useEffect, useState } from 'react'

/** A value that has not changed for `ms`: for work that is too slow to do at every step of a movement. */
export function useSettled<Value>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), ms)
    return () => clearTimeout(timer)
  }, [value, ms])
  return settled
}
