import { OUTPUT_HEADERS } from './outputColumns'
import type { RowResult } from './rowResult'

export type ScoreKind = 'confidence' | 'fit'

const cellOf: Record<ScoreKind, number> = {
  confidence: OUTPUT_HEADERS.indexOf('Confidence Score'),
  fit: OUTPUT_HEADERS.indexOf('Fit Score'),
}

/** A row's score, 0 to 1 as it is shown with two decimals; null when it was not answered or has none. */
export function scoreOf(result: RowResult | null, kind: ScoreKind): number | null {
  if (result?.kind !== 'answered') return null
  const text = result.cells[cellOf[kind]] ?? ''
  return text === '' ? null : Number(text)
}
