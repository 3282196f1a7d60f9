import { useEffect, useRef, type ComponentType, type ReactNode } from 'react'
import { focusIds } from '../../base/focusIds'
import { useAppDispatch, useAppSelector } from '../../base/store/hooks'
import { late } from '../../components/lateCode'
import { useMedia } from '../../components/useMedia'
import { Guide } from './Guide'
import { resultsMessages as messages } from './resultsMessages'
import { rowClosed, selectOpenRow } from './viewSlice'
import { WhyToReview } from './WhyToReview'
import './ResultsMeaning.css'

const Drawer = late(() => import('antd/es/drawer'), 'default')

/** In a window this narrow there is no room beside the rows. */
export const STACKED = '(max-width: 1279px)'

interface Props {
  /** What the rows that are left would use; null if none are left. */
  toCome: ReactNode
  /** The open row, or the form in its place. */
  OpenRow: ComponentType<{ row: number }>
}

/** Beside the rows: *Why to review*; an open row takes its place. */
export function ResultsMeaning({ toCome, OpenRow }: Props) {
  const isStacked = useMedia(STACKED)
  const row = useAppSelector(selectOpenRow)
  if (isStacked) return null
  return (
    <div className="resultsMeaning">
      {/* Hidden, not unmounted, while a row is open, so that it comes back as it was. */}
      <div className="meaningCards" hidden={row !== null}>
        {toCome}
        <WhyToReview />
        <p className="guideLink">
          <Guide />
        </p>
      </div>
      {row !== null && <OpenRow row={row} />}
    </div>
  )
}

/** In a narrow window: the same above the rows, each folded to a line; the open row is in a drawer over them. */
export function FoldedMeaning({ toCome, OpenRow }: Props) {
  const dispatch = useAppDispatch()
  const isStacked = useMedia(STACKED)
  const row = useAppSelector(selectOpenRow)
  const isCorrecting = useAppSelector(({ correct }) => correct.form !== null)
  if (!isStacked) return null
  return (
    <>
      <div className="foldedMeaning">
        {toCome !== null && (
          <details>
            <summary>{messages.foldedForecast}</summary>
            {toCome}
          </details>
        )}
        <details>
          <summary>{messages.whyToReview}</summary>
          <WhyToReview />
        </details>
      </div>
      {row !== null && <RowInSight key={`${row} ${isCorrecting}`} />}
      <Drawer
        open={row !== null}
        placement="bottom"
        mask={false}
        autoFocus={false}
        closable={false}
        // The focus goes to the card of the row that was open last.
        focusable={{ trap: false, focusTriggerAfterClose: false }}
        rootClassName="rowDrawer"
        aria-label={row === null ? undefined : messages.panel(row + 1)}
        onClose={() => dispatch(rowClosed())}
      >
        {row !== null && <OpenRow row={row} />}
      </Drawer>
    </>
  )
}

/** The open row is in sight in the list above the drawer. */
function RowInSight() {
  const place = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    // A row far away is rendered first.
    const frame = requestAnimationFrame(() => {
      const rows = place.current?.parentElement?.querySelector(`#${focusIds.resultRows}`)
      rows?.querySelector('[aria-selected=true]')?.scrollIntoView?.({ block: 'nearest' })
    })
    return () => cancelAnimationFrame(frame)
  }, [])
  return <span ref={place} hidden />
}
