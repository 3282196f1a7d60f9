import { useLayoutEffect, useRef } from 'react'
import { useAppSelector } from '../../base/store/hooks'
import { useSize } from '../../components/useSpace'
import { useReviewColumns } from './table/ResultsTable'
import { liveMessages } from './next/nextMessages'
import './LiveRows.css'

/** During a run: the piles so far and the latest five answers, so that the user notices wrong columns early. */
export function LiveRows() {
  const latest = useAppSelector((state) => state.run.latest)
  const [place, shown] = useSize<HTMLDivElement>()
  const [whole, { height }] = useSize<HTMLDivElement>()
  return (
    <div className="resultsRows">
      {/* If it is cut, keys can scroll it. */}
      <div
        ref={place}
        role="region"
        className="card latestAnswers"
        aria-labelledby="latest-heading"
        tabIndex={height > shown.height ? 0 : undefined}
      >
        <div ref={whole}>
          <h2 id="latest-heading">{liveMessages.latest}</h2>
          <LatestTable rows={latest} />
        </div>
      </div>
    </div>
  )
}

/**
 * A native table, drawn four times a second: keyed by place, so that little more than text changes. Its rows are as high as the
 * highest so far at this width, so that answers seldom move the others.
 */
function LatestTable({ rows }: { rows: number[] }) {
  const columns = useReviewColumns(true)
  const body = useRef<HTMLTableSectionElement>(null)
  useLayoutEffect(() => {
    const { rows: drawn, style } = body.current!
    let width = 0
    let frame = 0
    const measure = (now: number) => {
      if (now !== width) style.removeProperty('--highest')
      width = now
      const highest = Math.max(0, ...[...drawn].map(({ offsetHeight }) => offsetHeight))
      if (highest > 0) style.setProperty('--highest', `${highest}px`)
    }
    // Measuring at each drawing would lay the page out twice; changing heights while they are observed is an error.
    const heights = new ResizeObserver(([size]) => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => measure(size!.contentRect.width))
    })
    heights.observe(body.current!)
    return () => {
      heights.disconnect()
      cancelAnimationFrame(frame)
    }
  }, [])
  return (
    <table aria-label={liveMessages.latest}>
      <colgroup>
        {columns.map(({ key, grows, width }) => (
          <col key={key} style={{ width: grows ? undefined : width }} />
        ))}
      </colgroup>
      <thead>
        <tr>
          {columns.map(({ key, title }) => (
            <th key={key} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody ref={body}>
        {[...rows.entries()].map(([place, row]) => (
          <tr key={place}>
            {columns.map(({ key, isRowHeader, render }) => {
              const Cell = isRowHeader ? 'th' : 'td'
              return (
                <Cell key={key} scope={isRowHeader ? 'row' : undefined}>
                  {render(row)}
                </Cell>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
