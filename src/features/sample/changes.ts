import type { Decisions } from '../../domain/cleanse/decisions'
import { addressText } from '../../domain/cleanse/readAnswer'
import type { Results, RowResult } from '../../domain/cleanse/rowResult'
import { isJudgedOther } from '../../domain/cleanse/outcomes'
import { rowsOf } from './rowBits'
import { withChanged, withJudgement, withoutJudgement, type Judgement, type Sample } from './sample'

/** The results and decisions of all rows. */
interface Rows {
  results: Results
  decisions: Decisions
}

/** Whether two results say the same of a row: one that is looked up again may. */
const isSameAnswer = (a: RowResult | null, b: RowResult | null) =>
  a === b ||
  (a?.kind === 'answered' &&
    b?.kind === 'answered' &&
    a.query === b.query &&
    addressText(a) === addressText(b))

/** Whether a step gave a row its mark, or took it back: an answer that was looked up again is another one. */
const isMarkAlone = (was: RowResult | null, is: RowResult | null) =>
  was?.kind === 'answered' &&
  is?.kind === 'answered' &&
  was.cells === is.cells &&
  isJudgedOther(was) !== isJudgedOther(is)

/**
 * Brings a sample up to date with rows that changed. A row that gains the mark of another address is judged so, one that loses it
 * is no longer judged; one whose answer or decision changes leaves the sample, unless it is judged another address.
 *
 * @param judgementOf makes the judgement of a row, whatever it had before
 */
export function afterChanges(
  kept: Sample,
  before: Rows,
  now: Rows,
  judgementOf: (row: number) => Omit<Judgement, 'isSame' | 'had'>,
): Sample {
  if (!kept.draw) return kept
  const drawn = new Set(kept.draw.rows)
  const others = new Set(kept.draw.judged.filter(({ isSame }) => !isSame).map(({ row }) => row))
  const changed: number[] = []
  let next = kept
  for (const row of rowsOf(kept.draw.from)) {
    const [was, is] = [before.results[row] ?? null, now.results[row] ?? null]
    const [had, has] = [before.decisions[row], now.decisions[row]]
    if (was === is && had === has) continue
    if (isMarkAlone(was, is)) {
      if (drawn.has(row))
        next = isJudgedOther(is)
          ? withJudgement(next, { ...judgementOf(row), isSame: false, had })
          : withoutJudgement(next, row)
    } else if (!others.has(row) && !(isSameAnswer(was, is) && had === has)) changed.push(row)
  }
  return changed.length > 0 ? withChanged(next, changed) : next
}
