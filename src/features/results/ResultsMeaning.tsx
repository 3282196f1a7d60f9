import { Drawer } from 'antd'
import { memo } from 'react'
import { config } from '../../app/base/config'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import type { RootState } from '../../app/base/types'
import { ExternalLink } from '../../components/ExternalLink'
import { useMedia } from '../../components/useMedia'
import { ChartCard } from './ChartCard'
import { RowPanel } from './panel/RowPanel'
import { resultsMessages as messages } from './resultsMessages'
import { selectHasPlaces, selectHasScores } from './resultsSelectors'
import { selectOpenRow } from './shownSelectors'
import { rowClosed } from './viewSlice'
import { WhyToReview } from './WhyToReview'
import './ResultsMeaning.css'

/** In a window this narrow there is no room beside the rows. */
const STACKED = '(max-width: 1099px)'

const selectHasChart = (state: RootState) => selectHasScores(state) || selectHasPlaces(state)

const Guide = () => <ExternalLink href={config.guideUrl}>{messages.guide}</ExternalLink>

/** Beside the rows: the scores or the map and why to review, or the open row in their place. */
export function ResultsMeaning() {
  const isStacked = useMedia(STACKED)
  const row = useAppSelector(selectOpenRow)
  if (isStacked) return null
  return (
    <div className="resultsMeaning">
      {/* Hidden, not unmounted, while a row is open, so that the map keeps its view. */}
      <div className="meaningCards" hidden={row !== null}>
        <Cards />
      </div>
      {row !== null && <RowPanel row={row} />}
    </div>
  )
}

/** Not redrawn, map and all, with every step from row to row. */
const Cards = memo(function Cards() {
  const hasChart = useAppSelector(selectHasChart)
  return (
    <>
      {hasChart && <ChartCard />}
      <WhyToReview />
      {!hasChart && <Guide />}
    </>
  )
})

/** In a narrow window: the same above the rows, folded to a line each, and the open row in a drawer over them. */
export function FoldedMeaning() {
  const dispatch = useAppDispatch()
  const isStacked = useMedia(STACKED)
  const hasChart = useAppSelector(selectHasChart)
  const row = useAppSelector(selectOpenRow)
  if (!isStacked) return null
  return (
    <>
      <div className="foldedMeaning">
        <details>
          <summary>{messages.foldedChart}</summary>
          {hasChart && <ChartCard />}
        </details>
        <details>
          <summary>{messages.whyToReview}</summary>
          <WhyToReview />
        </details>
        <Guide />
      </div>
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
        {row !== null && <RowPanel row={row} />}
      </Drawer>
    </>
  )
}
