import { inBlocks } from '../../base/inBlocks'
import { lastOfRow } from '../../base/lastOfRow'
import type { AppThunk } from '../../base/store/types'
import { layBeside } from '../../domain/address/comparison/align'
import { leftOver } from '../../domain/address/comparison/leftOver'
import type { Slot } from '../../domain/address/kinds'
import { wordsIn } from '../../domain/address/pieces'
import { joinTheirs, readTheirs } from '../../domain/address/theirs'
import { readAnswer } from '../../domain/cleanse/readAnswer'
import { selectRows } from '../file/fileSlice'
import { selectSlots } from '../mapping/slotsSelectors'
import { cellText, isCleansed, type RowSource } from './content/cells'
import type { DownloadColumn } from './content/columns'

/** A decision changes few rows. */
const losesLast = lastOfRow<boolean>()

/** Whether words of a cleansed row's own address are in none of the columns. */
function losesWords(source: RowSource, columns: DownloadColumn[], own: readonly Slot[]): boolean {
  const { row, result } = source
  const address = readAnswer(result)?.address
  if (!address) return false
  return losesLast(row, [result, columns], () => {
    const { text } = joinTheirs(readTheirs(row, own))
    const left = leftOver(layBeside(text, address)).filter(({ place }) => place !== 'country')
    // The word of a number is its column's.
    const words = own.map(({ word }) => word ?? '')
    const written = new Set(
      left.length > 0 ? wordsIn(...words, ...columns.map((each) => cellText(each, source))) : [],
    )
    return left.some(({ text: each }) => wordsIn(each).some((word) => !written.has(word)))
  })
}

/**
 * Finds, in pieces, the rows that lose words of the customer's in a download, since columns take the cleansed value.
 *
 * @param columns of the download
 * @param isWanted asked between two pieces
 * @returns indexes of rows; null if they are not wanted any more
 */
export const wordsLostFound =
  (
    columns: DownloadColumn[],
    sourceOf: (row: number) => RowSource,
    isWanted: () => boolean,
  ): AppThunk<Promise<number[] | null>> =>
  async (_dispatch, getState, { nextTask }) => {
    const { slots } = selectSlots(getState())
    const own = slots.filter(({ isCopy }) => !isCopy)
    const taken = columns
      .flatMap((each): Slot[] =>
        each.from === 'taken' ? [{ column: each.customerColumn, kind: 'line' }] : [],
      )
      .filter(({ column }) => own.every((slot) => slot.column !== column))
    const all = [...own, ...taken].toSorted((a, b) => a.column - b.column)
    const lost: number[] = []
    for await (const block of inBlocks(selectRows(getState()).keys(), nextTask)) {
      if (!isWanted()) return null
      for (const row of block) {
        const source = sourceOf(row)
        if (isCleansed(source) && losesWords(source, columns, all)) lost.push(row)
      }
    }
    return lost
  }
