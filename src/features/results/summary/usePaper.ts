import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { RootState } from '../../../app/base/types'
import type { Figures } from './figures'

/** A whole list that is to be printed: its figures, and the page when they were asked for. */
interface PrintedList {
  page: RootState
  figures: Figures
}

export interface Paper {
  /** Since when the page is printed, in ms. */
  printedAt: number
  /** Null for the part on the page alone. */
  list: PrintedList | null
}

const PRINT = 'print'

let paper: Paper | null = null
let nextList: PrintedList | null = null

/** What is printed next is a whole list; after that, the part on the page again. */
export function putOnPaper(list: PrintedList) {
  nextList = list
  addEventListener('afterprint', () => void (nextList = null), { once: true })
}

function subscribe(onChange: () => void) {
  const media = matchMedia(PRINT)
  const follow = (isPrinting: boolean) => {
    if (isPrinting === (paper !== null)) return
    paper = isPrinting ? { printedAt: Date.now(), list: nextList } : null
    // The browser draws the paper as soon as the event was heard.
    flushSync(onChange)
  }
  const listening = new AbortController()
  const { signal } = listening
  addEventListener('beforeprint', () => follow(true), { signal })
  addEventListener('afterprint', () => follow(false), { signal })
  media.addEventListener('change', ({ matches }) => follow(matches), { signal })
  return () => listening.abort()
}

/** What is on the paper while the page is printed; null otherwise. */
export const usePaper = () =>
  useSyncExternalStore(
    subscribe,
    () => paper,
    () => null,
  )
