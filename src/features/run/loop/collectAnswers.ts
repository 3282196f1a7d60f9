import { SAVE_ANSWERS_AFTER_MS } from '../../../app/base/constants'
import type { Deps } from '../../../app/base/deps'

/**
 * Collects the answers of a batch that is under way, and hands them on before it ends where they would wait too long:
 * when one arrives and the last save is 250 ms old or the page is hidden, when the page is being hidden, and at the
 * latest by a timer. Answers of a quick batch are left to its end.
 *
 * @param savedAt when the rows that are done were last saved, by the wall clock in ms
 * @param handOn takes the answers that have arrived since it was called last, one at least
 */
export function collectAnswers<Answer>(
  deps: Pick<Deps, 'visibility' | 'now'>,
  savedAt: number,
  handOn: (answers: Answer[]) => void,
) {
  let waiting: Answer[] = []
  let lastSave = savedAt
  let timer: ReturnType<typeof setTimeout> | undefined

  const stopTimer = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const save = () => {
    stopTimer()
    if (waiting.length === 0) return
    const answers = waiting
    waiting = []
    lastSave = deps.now()
    handOn(answers)
  }
  const unsubscribe = deps.visibility.whenHidden(save)

  return {
    add: (answer: Answer) => {
      waiting.push(answer)
      // A clock that was set back is no reason to wait longer.
      const age = Math.max(0, deps.now() - lastSave)
      if (age >= SAVE_ANSWERS_AFTER_MS || deps.visibility.isHidden()) save()
      else timer ??= setTimeout(save, SAVE_ANSWERS_AFTER_MS - age)
    },
    /** The batch is over: what has arrived is settled with it. */
    end: () => {
      stopTimer()
      unsubscribe()
    },
  }
}
