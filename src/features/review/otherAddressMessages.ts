import { formatNumber, formatRows } from '../../base/format'
import type { Check } from '../../domain/address/comparison/doubt'

/** What a column names that contradicts an answer. */
const another: Partial<Record<Check, string>> = {
  numberDiffers: 'another number',
  numberLeftOut: 'another number',
  buildingDiffers: 'another building',
  streetDiffers: 'another street',
  postcodeDiffers: 'another postcode',
}

export const otherAddressMessages = {
  isAnother: (column: string, check: Check, rows: number, of: number) =>
    `“${column}” names ${another[check]} in ${formatNumber(rows)} of ${formatRows(of)}. Is it another address?`,
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
