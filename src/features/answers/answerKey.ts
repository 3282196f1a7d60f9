import { addressKey } from '../mapping/addressKey'
import { oncePerRow, type AnsweredRow } from './rowResult'

const known = oncePerRow(({ query }) => ({ key: addressKey(query) }))

/** The key of the text that was sent for a row, made once. */
export const answerKey = (row: AnsweredRow): string => known(row).key
