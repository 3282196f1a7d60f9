import { addressKey } from '../../../src/domain/address/cells/sameWords'
import { addressText } from '../../../src/domain/cleanse/rowResult'
import { selectQuestion } from '../../../src/features/review/rowSteps'
import { selectReasons, selectSentText } from '../../../src/features/results/resultsSelectors'
import type { Seen } from './seen'

// What is said of one row is said of all that are the same.

/** Rows with one text and one answer are judged another address together, or none of them is. */
export function oneVerdict({ now }: Seen): string[] {
  const judged = new Map<string, boolean>()
  for (const [row, reasons] of selectReasons(now).entries()) {
    const answer = addressText(now.run.results[row] ?? null)
    const [key, isJudged] = [
      JSON.stringify([addressKey(selectSentText(now, row)), answer]),
      reasons.includes('judgedOther'),
    ]
    if (answer === '') continue
    if ((judged.get(key) ?? isJudged) !== isJudged) return [`row ${row} has another verdict than its equals`]
    judged.set(key, isJudged)
  }
  return []
}

/** Acts that decide rows which are alike. */
const TOGETHER = new Set(['alike', 'otherText'])

/** Rows that are decided as alike ask the same, as their answers are. */
export function alikeAskTheSame({ kind, before, now }: Seen): string[] {
  if (!TOGETHER.has(kind)) return []
  const decided = [...now.decisions.present.keys()].filter(
    (row) => now.decisions.present[row] && !before.decisions.present[row],
  )
  const questions = new Set(decided.map((row) => selectQuestion(now, row)?.key))
  return questions.size > 1
    ? [`rows ${decided.join()} were decided as one, and ask ${questions.size} things`]
    : []
}
