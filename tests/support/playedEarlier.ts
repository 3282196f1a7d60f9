import { isDeepStrictEqual } from 'node:util'
import type { CsvFile } from '../../src/base/csvFile'
import type { AnsweredRow, Decision, Results } from '../../src/domain/cleanse/rowResult'
import { addressKey } from '../../src/domain/address/cells/sameWords'
import { buildQuery } from '../../src/domain/cleanse/sentText'
import type { Mapping } from '../../src/domain/cleanse/query'
import { cellsWith } from './builders'
import { earlierSource } from './earlierSource'

/** A row of an earlier download: which row of the list it was, and what became of it. */
export interface EarlierDraw {
  row: number
  kind: 'found' | 'kept' | 'notFound' | 'failed'
}

interface Answer extends EarlierDraw {
  cells: string[]
}

/** What was added to a row; every third row has the same address. */
function addedTo({ row, kind }: EarlierDraw, number: string): Record<string, string> {
  switch (kind) {
    case 'found':
      return { 'Premise Match': 'FULL', 'Address Line 1': 'June', UPRN: `${row % 3}`, Message: number }
    case 'kept':
      return { 'Premise Match': 'FULL', Message: number }
    case 'notFound':
      return { 'Premise Match': 'NO_MATCH', Message: number }
    case 'failed':
      return {}
  }
}

const isSame = (one: Answer, other: Answer) =>
  one.kind === other.kind && (one.kind !== 'found' || one.row % 3 === other.row % 3)

/** The earlier downloads that a person uses for a list, and which answers its rows must take from them. */
export function createEarlierDownloads({ headers, rows: list }: CsvFile) {
  let used: Answer[][] = []
  /** The answers that rows took at Start, with the keys of their texts, by row. */
  let taken = new Map<number, Answer & { key: string }>()

  return {
    /** A download to use. @param numberOf gives a paid answer its number */
    use(draws: EarlierDraw[], numberOf: () => string) {
      const answers = draws.map((draw) => ({ ...draw, added: addedTo(draw, numberOf()) }))
      used.push(answers.map((answer) => ({ ...answer, cells: cellsWith(answer.added) })))
      return earlierSource(
        headers,
        answers.map(({ row, added }) => [list[row]!, added]),
        { name: `${used.length}.csv` },
      )
    },
    /**
     * Start is pressed with these columns: rows must take what the last download that knows their texts has, if it is one.
     *
     * @returns the decisions that must come with it
     */
    start(mapping: Mapping): [row: number, decision: Decision | undefined][] {
      if (used.length === 0) return []
      const keyOf = (row: number) => addressKey(buildQuery(list[row]!, mapping))
      for (const row of list.keys()) {
        const key = keyOf(row)
        const [answer, ...others] =
          used
            .map((answers) => answers.filter((each) => each.kind !== 'failed' && keyOf(each.row) === key))
            .findLast((answers) => answers.length > 0) ?? []
        if (
          answer &&
          key !== '' &&
          answer.kind !== 'notFound' &&
          others.every((each) => isSame(each, answer))
        )
          taken.set(row, { ...answer, key })
      }
      used = []
      return [...taken].map(([row, { kind }]) => [row, kind === 'kept' ? 'originalKept' : undefined])
    },
    /** The page is gone: it has not used any download, and without a cleanse on the next page nothing was taken. */
    pageGone(isFound: boolean) {
      used = []
      if (!isFound) taken = new Map()
    },
    /** How many rows lack the answer that they must have taken. */
    missingIn: (results: Results) => [...taken.keys()].filter((row) => results[row] === null).length,
    /** Whether an answer is the one that was taken for its text. */
    isTaken: ({ query, cells }: AnsweredRow) =>
      [...taken.values()].some(
        (answer) => answer.key === addressKey(query) && isDeepStrictEqual(answer.cells, cells),
      ),
  }
}
