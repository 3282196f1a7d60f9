/** What measures inside a page, as `window.probe`. */
export interface Probe {
  /** Resolves with performance.now() when what has been done so far is on the screen. */
  painted(): Promise<number>
  /** Resolves when the page has come to rest. */
  rest(): Promise<void>
  /** Resolves when `isSo` holds, looked at after every change of the document. */
  until(isSo: () => boolean): Promise<void>
  /** The first element of a selector with this text. */
  find(selector: string, text: string): HTMLElement
  /** Writes into a field as a key does. */
  write(field: HTMLInputElement, value: string): void
  /** Durations of the tasks of 50 ms or more since the last call. */
  longTasks(): number[]
}

declare global {
  interface Window {
    probe: Probe
  }
}

/** Runs in the page, before its own scripts. */
export function installProbe() {
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
  let tasks: number[] = []
  const observer = new PerformanceObserver((list) =>
    tasks.push(...list.getEntries().map(({ duration }) => duration)),
  )
  observer.observe({ type: 'longtask' })
  window.probe = {
    painted: async () => {
      await nextFrame()
      await nextFrame()
      return performance.now()
    },
    rest: async () => {
      for (let frame = 0; frame < 6; frame++) await nextFrame()
    },
    until: (isSo) =>
      new Promise((resolve) => {
        if (isSo()) return resolve()
        const changes = new MutationObserver(() => {
          if (!isSo()) return
          changes.disconnect()
          resolve()
        })
        changes.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
      }),
    find: (selector, text) => {
      const found = [...document.querySelectorAll<HTMLElement>(selector)].find((each) =>
        each.textContent.includes(text),
      )
      if (!found) throw new Error(`There is no ${selector} with the text ${text}`)
      return found
    },
    write: (field, value) => {
      // React ignores a value that was set without its setter.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')!.set!.call(field, value)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    },
    longTasks: () => {
      tasks.push(...observer.takeRecords().map(({ duration }) => duration))
      const taken = tasks
      tasks = []
      return taken
    },
  }
}
