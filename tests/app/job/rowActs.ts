import { giveToOthers, giveTyped, payFor } from '../../../src/features/correct/correctListeners'
import {
  acceptRow,
  openForm,
  selectCanTakeBack,
  takeBack,
  decideAlike,
  selectAlike,
  selectCanAcceptAlike,
} from '../../../src/features/review/rowSteps'
import { PILES } from '../../../src/domain/cleanse/outcomes'
import {
  selectDecisions,
  selectRedoCount,
  selectUndoCount,
} from '../../../src/features/run/rows/decisionsSlice'
import {
  selectCanDecide,
  selectHindrance,
  selectRowCounts,
} from '../../../src/features/results/resultsSelectors'
import { selectShownRows, selectBulkRows } from '../../../src/features/review/shownSelectors'
import { reviewBegan, rowOpened, rowsListed, searched } from '../../../src/features/review/viewSlice'
import { selectIsComplete, selectIsRunning } from '../../../src/features/run/runSelectors'
import { judgeOther, judgeSame, takeLastBack } from '../../../src/features/sample/sampleListeners'
import { sampleOpened } from '../../../src/features/sample/sampleSlice'
import { selectDrawable, selectNextInSample } from '../../../src/features/sample/sampleSelectors'
import type { Desk } from './desk'
import { offer, press, send, type Offer, type Offers } from './offer'
import { selectHasResults } from '../../../src/features/run/runSlice'
import { decideRows, redoStep, undoStep } from '../../../src/features/run/rows/changeRows'

/** The rows that can be opened. */
const rowsOf = ({ state }: Desk) =>
  selectHasResults(state()) && !selectIsRunning(state()) ? selectShownRows(state()) : []

/** An act that may give rows other answers that cost nothing. */
const stepping = (desk: Desk, act: Offer['act'], take: () => void): Offer =>
  offer(act, () => {
    const results = () => desk.state().run.results
    desk.ledger.look(results())
    take()
    desk.ledger.stepped(results())
  })

/** Looks another text up for a row, and decides another one with all that are alike at the moment that it has its answer. */
function lookUpOther(desk: Desk, row: number, other: number) {
  const { store } = desk.page
  send(desk, openForm(row))
  send(desk, payFor({ text: '9 Otley Road, LS3 2AB' }))
  const stop = store.subscribe(() => {
    if (store.getState().run.request !== null) return
    stop()
    send(desk, decideAlike(other, 'accepted'))
  })
}

const TYPED = { line1: '1 Typed Lane', line2: '', line3: '', town: 'Leeds', postcode: 'LS9 9ZZ' }

export const ROW_ACTS: Record<string, Offers> = {
  decide: (desk) =>
    rowsOf(desk).flatMap((row) =>
      selectCanDecide(desk.state(), row)
        ? [
            press(desk, { row, as: 'accepted' }, acceptRow(row)),
            press(desk, { row, as: 'originalKept' }, decideRows([row], 'originalKept')),
          ]
        : [],
    ),

  /** *Accept all N* and *Keep mine in all N* in the pane of a group. */
  alike: (desk) =>
    rowsOf(desk).flatMap((row) => {
      const [alike, canAccept] = [selectAlike(desk.state(), row), selectCanAcceptAlike(desk.state(), row)]
      const ways = canAccept ? (['accepted', 'originalKept'] as const) : (['originalKept'] as const)
      return alike.length === 0 ? [] : ways.map((as) => press(desk, { row, as }, decideAlike(row, as)))
    }),

  /** Another text is looked up for a row; as its answer comes, those that it was alike are decided. */
  otherText: (desk) =>
    selectHindrance(desk.state()) || desk.state().run.request !== null
      ? []
      : rowsOf(desk).flatMap((row) => {
          const other = selectAlike(desk.state(), row).find((each) => each !== row)
          return other === undefined ? [] : [offer({ row }, () => lookUpOther(desk, row, other), 1)]
        }),

  takeBack: (desk) =>
    rowsOf(desk)
      .filter((row) => selectCanTakeBack(desk.state(), row))
      .map((row) => stepping(desk, { row }, () => send(desk, takeBack(row)))),

  decideShown(desk) {
    const rows = rowsOf(desk).length > 0 ? selectBulkRows(desk.state()) : []
    if (rows.length === 0) return []
    return (['accepted', 'originalKept'] as const).map((as) => press(desk, { as }, decideRows(rows, as)))
  },

  /** *Review*, as its button does. */
  review(desk) {
    const state = desk.state()
    if (!selectIsComplete(state) || selectRowCounts(state).piles.toReview === 0) return []
    return [
      offer({}, () => {
        const { store } = desk.page
        store.dispatch(reviewBegan())
        const [first] = selectShownRows(store.getState())
        if (first !== undefined) store.dispatch(rowOpened(first))
      }),
    ]
  },

  history: (desk) => [
    ...(selectUndoCount(desk.state()) > 0 && rowsOf(desk).length > 0
      ? [stepping(desk, { goes: 'back' }, () => send(desk, undoStep()))]
      : []),
    ...(selectRedoCount(desk.state()) > 0 && rowsOf(desk).length > 0
      ? [stepping(desk, { goes: 'on' }, () => send(desk, redoStep()))]
      : []),
  ],

  /** *Check a sample*, and the judgement of its next row, as on a list of 500 rows. */
  sample(desk) {
    const isFinished = selectIsComplete(desk.state()) && !selectIsRunning(desk.state())
    if (!isFinished || selectDrawable(desk.state()).length === 0) return []
    return ([judgeSame, judgeOther, takeLastBack] as const).map((says) =>
      stepping(desk, { says: says.name }, () => {
        send(desk, sampleOpened())
        const row = selectNextInSample(desk.state())
        if (row !== null) send(desk, says(row))
      }),
    )
  },

  type: (desk) =>
    rowsOf(desk).map((row) =>
      stepping(desk, { row }, () => {
        send(desk, openForm(row))
        send(desk, giveTyped(row, { ...TYPED, line1: `${row + 1} Typed Lane` }))
      }),
    ),

  /** One of the addresses that the form lists: it costs a lookup. */
  choose: (desk) =>
    selectHindrance(desk.state()) || desk.state().run.request !== null
      ? []
      : rowsOf(desk).flatMap((row) =>
          [0, 1].map((nth) =>
            offer(
              { row, nth },
              async () => {
                const { store } = desk.page
                send(desk, openForm(row))
                await desk.settle()
                const { form } = store.getState().correct
                const listed = form?.listed
                const suggestion = listed && listed !== 'refused' ? listed.hits[nth] : undefined
                if (suggestion) send(desk, payFor({ suggestion }))
              },
              1,
            ),
          ),
        ),

  /** *Use it for them too.* */
  others(desk) {
    const { sameText } = desk.state().correct
    const rows = sameText?.rows.filter((row) => !selectDecisions(desk.state())[row]) ?? []
    if (!sameText || rows.length === 0) return []
    return [stepping(desk, {}, () => send(desk, giveToOthers(sameText.row, rows)))]
  },

  filter(desk) {
    if (!selectHasResults(desk.state()) || selectIsRunning(desk.state())) return []
    return [
      ...PILES.filter((pile) => selectRowCounts(desk.state()).piles[pile] > 0).map((pile) =>
        press(desk, { pile }, rowsListed({ by: 'pile', pile })),
      ),
      press(desk, { text: 'lane' }, searched('lane')),
      ...(desk.state().view.listed.by !== 'all' || desk.state().view.text.trim() !== ''
        ? [press(desk, {}, rowsListed({ by: 'all' }))]
        : []),
    ]
  },
}
