import type { DownloadChoice } from '../../../src/features/download/content/rows'
import { selectDownloadCounts, selectFormat } from '../../../src/features/download/downloadSelectors'
import { downloadAsked, formatChosen } from '../../../src/features/download/downloadSlice'
import { type LetterChoices, LAYOUT_IDS } from '../../../src/features/letters/layouts'
import { choicesChanged, lettersOpened } from '../../../src/features/letters/lettersSlice'
import { selectSlots } from '../../../src/features/mapping/mappingSelectors'
import { selectWrittenCount } from '../../../src/features/corrected/correctedSelectors'
import { filesShown } from '../../../src/features/review/viewSlice'
import { capitalsChosen } from '../../../src/features/corrected/correctedSlice'
import { selectCanDecide } from '../../../src/features/results/resultsSelectors'
import { selectIsNarrowed, selectShownRows } from '../../../src/features/review/shownSelectors'
import { selectIsRunning } from '../../../src/features/run/runSelectors'
import { turns } from '../../support/waiting'
import type { Desk } from './desk'
import { offer, press, send, type Offers } from './offer'
import { besideDownloads } from './words'
import { selectHasResults } from '../../../src/features/run/runSlice'
import { decideRows } from '../../../src/features/run/rows/changeRows'

const canSave = ({ state }: Desk) => selectHasResults(state()) && !selectIsRunning(state())

/** Files that are pressed one after the other, in a hurry. */
const PRESSED = [['program'], ['changes'], ['program', 'program'], ['program', 'changes', 'program']] as const

export const SAVE_ACTS: Record<string, Offers> = {
  /** A file that is handed over at once. */
  save(desk) {
    if (!canSave(desk)) return []
    const counts = selectDownloadCounts(desk.state())
    return (Object.keys(counts) as DownloadChoice[])
      .filter((choice) => counts[choice] > 0 && (choice !== 'shown' || selectIsNarrowed(desk.state())))
      .map((choice) => press(desk, { choice }, downloadAsked(choice)))
  },

  /** A decision while the file for next month is being written. */
  hurry(desk) {
    if (!canSave(desk)) return []
    const rows = selectShownRows(desk.state()).filter((row) => selectCanDecide(desk.state(), row))
    return rows.flatMap((row) =>
      [0, 1, 2].map((waits) =>
        offer({ row, waits }, async () => {
          send(desk, downloadAsked('nextMonth'))
          await turns(waits)
          send(desk, decideRows([row], 'originalKept'))
        }),
      ),
    )
  },

  /** The dialog of the customer's own file: what it writes. */
  program(desk) {
    if (!canSave(desk) || selectSlots(desk.state()).unknown.length > 0) return []
    const pressed = PRESSED.flatMap((files) => [{ files }, { files, capitals: true }])
    return pressed.map(({ files, ...ticked }) =>
      offer({ files, ...ticked }, async () => {
        send(desk, filesShown())
        await desk.settle()
        send(desk, capitalsChosen('capitals' in ticked))
        const changes = selectWrittenCount(desk.state())! > 0
        for (const each of files) {
          if (each === 'changes' && !changes) continue
          send(desk, downloadAsked(each))
          await desk.settle()
          desk.wait(true)
        }
      }),
    )
  },

  letters(desk) {
    if (!canSave(desk)) return []
    const changes: Partial<LetterChoices>[] = [
      {},
      ...LAYOUT_IDS.map((layout) => ({ layout })),
      { rows: 'all' },
      ...(selectIsNarrowed(desk.state()) ? [{ rows: 'shown' as const }] : []),
      { onePerAddress: true },
    ]
    return changes.map((change) =>
      offer(change, async () => {
        send(desk, lettersOpened())
        await desk.settle()
        // The rows chosen are those that the person chose in this list, unless it was the rows shown; before that, those that are ready.
        const { rows } = desk.state().letters.choices!
        if (rows !== desk.letterRows) desk.broken.push(`letters to the rows “${rows}” are chosen, by nobody`)
        if (change.rows) desk.letterRows = change.rows === 'shown' ? 'ready' : change.rows
        if (Object.keys(change).length > 0) send(desk, choicesChanged(change))
        await desk.settle()
        if (desk.state().letters.preview!.letters.length > 0) send(desk, downloadAsked('letters'))
      }),
    )
  },

  /** A link or a button beside the downloads, whatever it is. */
  beside(desk) {
    const { store } = desk.page
    if (!canSave(desk)) return []
    return besideDownloads(store).map((name) => offer({ name }, () => besideDownloads(store, name)))
  },

  format(desk) {
    const format = selectFormat(desk.state()) === 'csv' ? 'xlsx' : 'csv'
    return canSave(desk) ? [press(desk, { format }, formatChosen(format))] : []
  },
}
