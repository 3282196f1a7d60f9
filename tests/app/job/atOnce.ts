import { requestFile } from '../../../src/features/file/fileListeners'
import { selectIsChanging } from '../../../src/features/mapping/mappingSlice'
import { selectCanResume, selectUnfoundAgain } from '../../../src/features/run/comingSelectors'
import { selectCanStart, selectForecast } from '../../../src/features/run/forecastSelectors'
import { pressStart } from '../../../src/features/run/pressRunButton'
import { selectPhase } from '../../../src/features/run/runSlice'
import { runResumed } from '../../../src/features/session/sessionEvents'
import type { Desk } from './desk'
import { send, type Offer, type Pressed } from './offer'

/** What is pressed while the page is still at work: the button that starts and resumes, or a list is loaded. */
export type AtOnce = 'button' | 'list'

/** Acts that leave the page at work for a while. */
export const LEAVE_WORK = new Set('drop use columns twoColumns another answer otherText'.split(' '))

/** What the button does now; null where it cannot be pressed. */
function pressOfButton(desk: Desk): Pressed | null {
  const now = desk.state()
  const { status } = selectPhase(now)
  if (now.confirm !== null) return null
  if (status === 'paused') return selectCanResume(now) ? runResumed() : null
  if ((status !== 'idle' && status !== 'failed') || !selectCanStart(now)) return null
  desk.ledger.sentAgain(selectUnfoundAgain(now))
  return pressStart()
}

/** What tells whether anything has begun. */
const begunIn = ({ file: { attempt, id }, confirm, run: { phase } }: ReturnType<Desk['state']>) =>
  JSON.stringify([attempt, id, confirm, phase])

/**
 * An act, and a press before the page has come to rest. While columns change the press does nothing; else the button costs what
 * the page says at that moment.
 */
export function andAtOnce(desk: Desk, { act, says, take }: Offer, atOnce: AtOnce): Offer {
  const both: Offer = {
    act: { ...act, atOnce },
    says,
    take: async () => {
      await take()
      const before = desk.state()
      const isChanging = selectIsChanging(before)
      if (atOnce === 'list' && !isChanging) return
      const pressed = atOnce === 'list' ? requestFile(desk.shelf.get('july.csv')!.file) : pressOfButton(desk)
      if (pressed === null) return
      if (!isChanging) both.says += selectForecast(before)?.lookups ?? 0
      send(desk, pressed)
      if (isChanging && begunIn(desk.state()) !== begunIn(before))
        desk.broken.push('a press was taken before the columns that were chosen held')
    },
  }
  return both
}
