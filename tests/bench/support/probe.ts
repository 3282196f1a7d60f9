/** What measures inside a page: it stands there as `window.probe`. */
export interface Probe {
  /** Resolves when the next frame begins. */
  frame(): Promise<unknown>
  /** The time (performance.now) at which what has been done is on the screen: the second frame from now begins. */
  painted(): Promise<number>
  /** Resolves when what went before can no longer be felt: what comes next is measured by itself. */
  rest(): Promise<void>
  /** Writes into a field as a key does. */
  write(selector: string, value: string): void
  /** Resolves when `isSo` holds, looked at whenever the document has changed. */
  until(isSo: () => boolean): Promise<void>
  /** Milliseconds from just before `act` to the paint of what made `isDone` hold. */
  time(act: () => void, isDone: () => boolean): Promise<number>
  /** When each cleanse was sent. */
  sends(): number[]
  /** When the last answer to a cleanse had arrived in full. */
  lastAnswerAt(): number
  /** Tasks of 50 ms or more that began between two times, by the browser's own account. */
  longTasks(from: number, to: number): number[]
}

declare global {
  interface Window {
    probe: Probe
  }
}

/** Puts the probe into the page. Runs there, before the page's own scripts: it can name nothing of this module. */
export function installProbe() {
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  const cleanses = () =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/v1/cleanse/')) as PerformanceResourceTiming[]
  // Room for every request of a run: the browser's own is 250.
  performance.setResourceTimingBufferSize(5000)
  const longTasks: PerformanceEntry[] = []
  const observer = new PerformanceObserver((list) => longTasks.push(...list.getEntries()))
  observer.observe({ type: 'longtask', buffered: true })

  const probe: Probe = {
    frame: nextFrame,
    painted: async () => {
      await nextFrame()
      await nextFrame()
      return performance.now()
    },
    rest: async () => {
      for (let frame = 0; frame < 6; frame++) await nextFrame()
    },
    write: (selector, value) => {
      const field = document.querySelector(selector)!
      // React notices a value only if it did not set it itself.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    },
    until: (isSo) =>
      new Promise((resolve) => {
        if (isSo()) return resolve()
        const changes = new MutationObserver(() => {
          if (!isSo()) return
          changes.disconnect()
          resolve()
        })
        const what = { subtree: true, childList: true, characterData: true, attributes: true }
        changes.observe(document, what)
      }),
    time: async (act, isDone) => {
      const from = performance.now()
      act()
      await probe.until(isDone)
      return (await probe.painted()) - from
    },
    sends: () => cleanses().map(({ startTime }) => startTime),
    lastAnswerAt: () => Math.max(...cleanses().map(({ responseEnd }) => responseEnd)),
    longTasks: (from, to) => {
      longTasks.push(...observer.takeRecords())
      return longTasks
        .filter(({ startTime }) => startTime >= from && startTime < to)
        .map(({ duration }) => duration)
    },
  }
  window.probe = probe
}
