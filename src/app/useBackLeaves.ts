import { useEffect, useEffectEvent, useRef } from 'react'

const isMarked = () => (history.state as { isCovered?: true } | null)?.isCovered === true

/**
 * While something covers the page, the browser's Back leaves it, and not the page: it has an entry in the history, which goes
 * when it is left in another way, and one that a reload has left behind too.
 */
export function useBackLeaves(isUp: boolean, onLeave: () => void) {
  const isGoing = useRef(false)
  const onBack = useEffectEvent(() => {
    // Meanwhile it may be up again.
    if (isGoing.current && isUp) mark()
    else if (!isGoing.current && isUp) onLeave()
    isGoing.current = false
  })
  useEffect(() => {
    const onPopState = () => onBack()
    addEventListener('popstate', onPopState)
    return () => removeEventListener('popstate', onPopState)
  }, [])
  useEffect(() => {
    if (isGoing.current || isUp === isMarked()) return
    isGoing.current = !isUp
    if (isUp) mark()
    else history.back()
  }, [isUp])
}

const mark = () => history.pushState({ isCovered: true }, '')
