import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import type { RootState } from '../../../app/base/types'
import type { Figures } from './figureSelectors'

/** A whole list to be printed: its figures, and the page when they were asked for. */
interface PrintedList {
  page: RootState
  figures: Figures
}

/** What is being printed. */
export interface Paper {
  /** In ms. */
  printedAt: number
  /** Null for the part on the page alone. */
  list: PrintedList | null
}

let paper: Paper | null = null
let nextList: PrintedList | null = null

/** Has a whole list printed next; after that it is the part on the page again. */
export function putOnPaper(list: PrintedList) {
  nextList = list
  addEventListener('afterprint', () => void (nextList = null), { once: true })
}

function subscribe(onChange: () => void) {
  const follow = (isPrinting: boolean) => {
    if (isPrinting === (paper !== null)) return
    paper = isPrinting ? { printedAt: Date.now(), list: nextList } : null
    // The browser draws the paper as soon as the listener returns.
    flushSync(onChange)
  }
  const listening = new AbortController()
  const { signal } = listening
  addEventListener('beforeprint', () => follow(true), { signal })
  addEventListener('afterprint', () => follow(false), { signal })
  matchMedia('print').addEventListener('change', ({ matches }) => follow(matches), { signal })
  return () => listening.abort()
}

/** What is being printed; null otherwise. */
export const usePaper = () =>
  useSyncExternalStore(
    subscribe,
    () => paper,
    () => null,
  )
