import { isAnyOf, type UnknownAction } from '@reduxjs/toolkit'
import { keyRecheckAsked } from '../features/apiKey/apiKeySlice'
import { dialogClosed } from '../features/confirm/confirmSlice'
import { downloadsDropped, refusalDismissed } from '../features/earlier/earlierSlice'
import { columnAnswered, mappingChanged } from '../features/mapping/mappingSlice'
import { foundSessionDiscarded, storedSessionRemoved } from '../features/saved/savedSlice'
import { formClosed } from '../features/correct/correctSlice'
import {
  allShown,
  escaped,
  filesShown,
  paneLeft,
  rowOpened,
  rowReached,
  rowsListed,
} from '../features/review/viewSlice'
import { selectIsComplete } from '../features/run/runSelectors'
import { columnsDoubted, runStopped, stopAsked } from '../features/run/runSlice'
import { isPersons, runResumed, runStarted, sessionResumed } from '../features/session/sessionEvents'
import { fileLoaded, fileRefused, hasWaysOn, headerLineAsked } from '../features/file/fileSlice'
import { focusIds, type FocusId } from '../base/focusIds'
import type { RootState, StartListening } from '../base/store/types'

const isGroupListed = (action: UnknownAction) => rowsListed.match(action) && action.payload.by === 'group'

const isPileListed = (action: UnknownAction) => rowsListed.match(action) && action.payload.by !== 'group'

interface Move {
  after: (action: UnknownAction, state: RootState) => boolean
  /** The first visible one of these takes the focus. */
  to: FocusId[]
  /** Gives up the focus although it is still there. */
  from?: FocusId
}

const isReadWithoutHeader = (action: UnknownAction) =>
  fileLoaded.match(action) && action.meta.request?.read.header === 'none'

const isOfferedAfterAll = (action: UnknownAction) =>
  fileRefused.match(action) && hasWaysOn(action.payload.refusal)

const isTakenAfterAll = (action: UnknownAction) =>
  fileLoaded.match(action) && action.meta.request?.read.isWholeList === true && !isReadWithoutHeader(action)

const isUnfinishedResumed = (action: UnknownAction, state: RootState) =>
  sessionResumed.match(action) && !selectIsComplete(state)

/**
 * Where the focus goes after a change that removes the element that had it: to what the user does next. Otherwise it stays where
 * the user put it. At most one entry applies to an event.
 */
const moves: Move[] = [
  // A resumed session lacks the key, which the page never saves.
  { after: isUnfinishedResumed, to: [focusIds.apiKey] },
  { after: storedSessionRemoved.match, to: [focusIds.downloads] },
  // The drop zone still has the focus if the file was chosen there.
  { after: isOfferedAfterAll, to: [focusIds.tableOffer] },
  { after: isOfferedAfterAll, to: [focusIds.tableOffer], from: focusIds.dropZone },
  { after: isTakenAfterAll, to: [focusIds.addressColumn] },
  { after: isReadWithoutHeader, to: [focusIds.headerLine] },
  { after: headerLineAsked.match, to: [focusIds.headerLine] },
  { after: keyRecheckAsked.match, to: [focusIds.apiKey] },
  { after: foundSessionDiscarded.match, to: [focusIds.dropZone] },
  { after: dialogClosed.match, to: [focusIds.dropZone, focusIds.downloads] },
  // An answer about a column shows at once, and its question returns when the answer is taken back.
  {
    after: isAnyOf(columnAnswered, mappingChanged),
    to: [focusIds.otherAddress, focusIds.addressColumn, focusIds.resultFilters],
  },
  { after: columnsDoubted.match, to: [focusIds.addressColumn], from: focusIds.changeColumns },
  { after: isAnyOf(downloadsDropped, refusalDismissed), to: [focusIds.earlierDownload] },
  { after: isAnyOf(runStarted, runResumed, stopAsked, runStopped), to: [focusIds.runButton] },
  // The pressed button in the panel may be gone.
  {
    after: isAnyOf(isPersons('decided'), formClosed),
    to: [focusIds.rowPanel, focusIds.resultRows, focusIds.resultFilters],
  },
  // The next row in the list follows the form.
  { after: isPersons('answered'), to: [focusIds.resultRows, focusIds.rowPanel, focusIds.resultFilters] },
  // A row that fills the screen covers the list. In the list, the card of a row further on goes with the move to another.
  { after: isAnyOf(rowOpened, rowReached), to: [focusIds.resultRows, focusIds.rowPanel] },
  { after: allShown.match, to: [focusIds.resultRows] },
  { after: isGroupListed, to: [focusIds.resultRows] },
  { after: isPileListed, to: [focusIds.resultFilters] },
  { after: paneLeft.match, to: [focusIds.resultRows, focusIds.resultFilters] },
  {
    after: escaped.match,
    to: [focusIds.nextStep, focusIds.pane, focusIds.resultRows, focusIds.resultFilters],
  },
  { after: filesShown.match, to: [focusIds.nextStep, focusIds.pane] },
]

/** Moves the focus when it would otherwise be lost. */
export function addFocusListeners(startListening: StartListening) {
  for (const { after, to, from } of moves) {
    startListening({
      predicate: after,
      effect: (_, api) => api.extra.moveFocus(to, from),
    })
  }
}
