import type { Results } from '../../src/features/answers/rowResult'

/** Answers that a page may have had and not saved when it crashes: those of one batch. */
const MOST_LOST = 5

const countOf = (texts: string[], text: string) => texts.filter((each) => each === text).length

/**
 * The provider's own book: every answer it gave, over all the pages of a session. Each row is paid for once;
 * only answers that came a moment before a crash may be paid for again.
 *
 * @param queries what each row sends
 */
export function createPaidLedger(queries: string[], broken: string[]) {
  const paid: string[] = []
  const forgiven: string[] = []
  const distinct = [...new Set(queries)]

  return {
    answered(query: string) {
      paid.push(query)
      if (countOf(paid, query) > countOf(queries, query) + countOf(forgiven, query)) {
        broken.push(`an answered row was paid for twice: ${query}`)
      }
    },
    /** The page is thrown away: what it was given and had not saved is lost, by a crash alone. */
    pageGone(results: Results, isCrash: boolean) {
      const lost = distinct.flatMap((query) => {
        const kept = results.filter((result, row) => result?.kind === 'answered' && queries[row] === query)
        const unsettled = countOf(paid, query) - countOf(forgiven, query) - kept.length
        return Array<string>(Math.max(0, unsettled)).fill(query)
      })
      if (lost.length > (isCrash ? MOST_LOST : 0))
        broken.push(`${lost.length} answers were lost with the page`)
      forgiven.push(...lost)
    },
    /** The session starts over: every row may be paid for again. */
    startedOver() {
      forgiven.splice(0, Infinity, ...paid)
    },
  }
}
