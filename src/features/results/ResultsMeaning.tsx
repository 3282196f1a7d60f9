import { Drawer } from 'antd'
import type { ReactNode } from 'react'
import { config } from '../../app/base/config'
import { useAppDispatch, useAppSelector } from '../../app/base/hooks'
import type { RootState } from '../../app/base/types'
import { ExternalLink } from '../../components/ExternalLink'
import { useMedia } from '../../components/useMedia'
import { ChartCard } from './ChartCard'
import { RowPanel, useOpenRow } from './panel/RowPanel'
import { resultsMessages as messages } from './resultsMessages'
import { selectHasPlaces, selectHasScores } from './resultsSelectors'
import { rowClosed } from './viewSlice'
import { WhyToReview } from './WhyToReview'
import './ResultsMeaning.css'

/** Narrower than this, nothing has room beside the rows. */
const STACKED = '(max-width: 1099px)'

/** Beside the rows: the scores or the map and why to review, or the open row in their place. */
export function ResultsMeaning() {
  if (useMedia(STACKED)) return null
  return (
    <div className="resultsMeaning">
      <Cards>
        <Chart />
        <WhyToReview />
        <GuideWithoutChart />
      </Cards>
      <OpenRow />
    </div>
  )
}

/** Only hidden while a row is open: the map is where it was when the row closes, and nothing is drawn again. */
function Cards({ children }: { children: ReactNode }) {
  const row = useOpenRow()
  return (
    <div className="meaningCards" hidden={row !== null}>
      {children}
    </div>
  )
}

function OpenRow() {
  const row = useOpenRow()
  return row !== null && <RowPanel row={row} />
}

/** The same above the rows where the window is narrow, a line each until it is unfolded; the open row lies over them. */
export function FoldedMeaning({ onHelp }: { onHelp: () => void }) {
  const dispatch = useAppDispatch()
  const isStacked = useMedia(STACKED)
  const row = useOpenRow()
  if (!isStacked) return null
  return (
    <>
      <div className="foldedMeaning">
        <details>
          <summary>{messages.foldedChart}</summary>
          <Chart />
        </details>
        <details>
          <summary>{messages.whyToReview}</summary>
          <WhyToReview />
        </details>
        <ExternalLink href={config.guideUrl}>{messages.guide}</ExternalLink>
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
        {row !== null && <RowPanel row={row} onHelp={onHelp} />}
      </Drawer>
    </>
  )
}

const selectHasChart = (state: RootState) => selectHasScores(state) || selectHasPlaces(state)

function Chart() {
  return useAppSelector(selectHasChart) && <ChartCard />
}

/** A chart has the link itself. */
function GuideWithoutChart() {
  const hasChart = useAppSelector(selectHasChart)
  return !hasChart && <ExternalLink href={config.guideUrl}>{messages.guide}</ExternalLink>
}
