import type { CleanseAnswer } from '../../api/schemas'
import { OUTPUT_COLUMNS } from './outputColumns'

/** A missing score stays blank; any other is written with two decimals. */
const scoreText = (score: number | null | undefined) => (score == null ? '' : score.toFixed(2))

/**
 * The values of the 44 added columns for an answer, in their order. Numbers are written as
 * JavaScript writes them, missing values as an empty string, and `confidence` is read from `result`, else from
 * the top level. With `match: null` the address columns are blank.
 */
export function outputCells(answer: CleanseAnswer): string[] {
  const { result } = answer
  return OUTPUT_COLUMNS.map(({ source }) => {
    switch (source.from) {
      case 'nothing':
        return ''
      case 'message':
        return answer.message ?? ''
      case 'score':
        return scoreText(source.field === 'fit' ? result.fit : (result.confidence ?? answer.confidence))
      case 'level':
        return result[source.field] ?? ''
      case 'match':
        return String(result.match?.[source.field] ?? '')
    }
  })
}
