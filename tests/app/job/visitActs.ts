import { questionAnswered, type ConfirmAnswer } from '../../../src/features/confirm/confirmSlice'
import { selectIsComplete } from '../../../src/features/run/runSelectors'
import { selectFound, selectKeptSince } from '../../../src/features/saved/savedSelectors'
import { discardAsked, removalAsked, resumeAsked } from '../../../src/features/saved/savedSlice'
import { questionAsked, type Question } from '../../../src/features/session/sessionEvents'
import { drop, drops } from './fileActs'
import { offer, press, send, type Offers } from './offer'
import { lookupsSaid } from './words'

/** The answers to each question besides Cancel. */
const ANSWERS: Record<Question['kind'], ConfirmAnswer[]> = {
  startNew: ['confirmed'],
  cleanseAgain: ['confirmed'],
  lookUpLeftOut: ['confirmed'],
  replaceFile: ['confirmed'],
  changeMapping: ['confirmed', 'startOver'],
  removeStored: ['confirmed'],
  giveUp: ['download', 'confirmed'],
  decideMany: ['confirmed'],
}

/** Questions that are about lookups which begin at once. */
const PAID = new Set<Question['kind']>(['cleanseAgain', 'lookUpLeftOut'])

export const VISIT_ACTS: Record<string, Offers> = {
  /** An answer to the question that is open. */
  answer(desk) {
    const question = desk.state().confirm
    if (!question) return []
    const says = PAID.has(question.kind) ? lookupsSaid(desk.page.store) : 0
    return ['cancelled' as const, ...ANSWERS[question.kind]].map((answer) =>
      offer({ answer }, () => send(desk, questionAnswered(answer)), says),
    )
  },

  startNew: (desk) =>
    selectIsComplete(desk.state()) ? [press(desk, {}, questionAsked({ kind: 'startNew' }))] : [],

  remove(desk) {
    const since = selectKeptSince(desk.state())
    return since === null || since === 'notKept' ? [] : [press(desk, {}, removalAsked())]
  },

  reload: (desk) => (desk.state().file.loaded ? [offer({}, () => desk.reload())] : []),

  /** What an earlier visit left. */
  found(desk) {
    if (!selectFound(desk.state())) return []
    const resume = press(desk, { does: 'resume' }, resumeAsked())
    return [resume, resume, resume, press(desk, { does: 'discard' }, discardAsked())]
  },

  /** The page is opened a month later, and files are dropped on it. */
  nextMonth(desk) {
    if (!selectIsComplete(desk.state())) return []
    return drops(desk).map((files) =>
      offer({ files }, async () => {
        await desk.reload(true)
        await drop(desk, files)
      }),
    )
  },
}
