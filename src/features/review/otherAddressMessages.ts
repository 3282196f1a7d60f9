import { formatNumber, formatRows } from '../../base/format'
import type { Contradicting } from '../../domain/address/comparison/doubt'
import { reasons } from './reasonMessages'

export const otherAddressMessages = {
  isAnother: (column: string, check: Contradicting, rows: number, of: number) =>
    `“${column}” names ${reasons[check].another} in ${formatNumber(rows)} of ${formatRows(of)}. Is it another address?`,
  anotherMeans:
    'Until you say yes, these rows are to review. If it is another address, it is not compared with the answers.',
  yesAnother: 'Yes, another address',
  noTheSame: 'No, the same address',
  /** What was answered, where it was asked. */
  said: (column: string, isOther: boolean) =>
    isOther
      ? `“${column}” is another address: it is not compared with the answers, and stays as it is in your file.`
      : `“${column}” is part of the same address.`,
  change: 'Change',
}
