import { useEffect, useEffectEvent } from 'react'

/** What covers the page, the uppermost last, as functions that leave it. */
const covers: (() => void)[] = []

/** Whether the page is on its way back from entries of the history: until then the last one is still the current one. */
let isGoing = false

/** How many entries of the history are for something that covers the page, or did before a reload. */
const entries = () => (history.state as { covers?: number } | null)?.covers ?? 0

/** Makes the entries as many as the covers. */
function settle() {
  if (isGoing) return
  for (let entry = entries() + 1; entry <= covers.length; entry += 1) history.pushState({ covers: entry }, '')
  isGoing = entries() > covers.length
  if (isGoing) history.go(covers.length - entries())
}

function onPopState() {
  const wasGoing = isGoing
  isGoing = false
  if (wasGoing) settle()
  else for (const leave of covers.slice(entries()).toReversed()) leave()
}

/**
 * While something covers the page, the browser's Back leaves that and not the page, nor what it covers: it has an entry in the
 * history, which goes when the user leaves it another way; so does an entry that a reload left behind.
 */
export function useBackLeaves(isUp: boolean, onLeave: () => void) {
  const leave = useEffectEvent(onLeave)
  useEffect(() => {
    addEventListener('popstate', onPopState)
    // What is covered keeps its place; the browser would bring back an earlier one.
    history.scrollRestoration = 'manual'
    if (!isUp) return settle()
    const cover = () => leave()
    covers.push(cover)
    settle()
    return () => {
      covers.splice(covers.indexOf(cover), 1)
      settle()
    }
  }, [isUp])
}
