import type { InputRef } from 'antd'
import { useEffect, useRef } from 'react'

/**
 * Keeps what is typed into a field out of the document's text: Ant Design's field writes it there as an attribute, and
 * a page that someone saves would hold it. Returns the ref for the field.
 */
export function useUnwrittenValue() {
  const ref = useRef<InputRef>(null)
  useEffect(() => {
    const field = ref.current!.input!
    const observer = new MutationObserver(() => field.removeAttribute('value'))
    observer.observe(field, { attributeFilter: ['value'] })
    return () => observer.disconnect()
  }, [])
  return ref
}
