import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useAppDispatch } from '../../../base/store/hooks'
import type { AppThunk } from '../../../base/store/types'
import { late } from '../../../components/lateCode'
import type { SheetProps } from './SummarySheet'
import './PrintSummary.css'

/** Loaded ahead, since the browser prints at once. */
const SummarySheet = late(() => import('./SummarySheet'), 'SummarySheet')

const readClock = (): AppThunk<number> => (_dispatch, _getState, deps) => deps.now()

/**
 * All that the browser prints: a page of figures about the cleanse. Its rows are in the download; later features pass in their
 * parts.
 */
export function PrintSummary(parts: Omit<SheetProps, 'printedAt'>) {
  const dispatch = useAppDispatch()
  const [printedAt, setPrintedAt] = useState<number | null>(null)
  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    const begin = () => {
      const now = dispatch(readClock())
      // The browser prints right after this event, so render synchronously. It may announce printing in two ways.
      flushSync(() => setPrintedAt((at) => at ?? now))
    }
    const end = () => setPrintedAt(null)
    addEventListener('beforeprint', begin, { signal })
    addEventListener('afterprint', end, { signal })
    // Developer tools show the page as printed, without these events.
    const print = matchMedia('print')
    print.addEventListener('change', ({ matches }) => (matches ? begin() : end()), { signal })
    return () => listening.abort()
  }, [dispatch])
  return printedAt !== null && <SummarySheet printedAt={printedAt} {...parts} />
}
