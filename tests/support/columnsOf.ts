import type { RootState } from '../../src/base/store/types'
import { columnsIn, columnsMean } from '../../src/domain/cleanse/columnChoices'

type OfColumns = Pick<RootState, 'mapping'>

/** The columns that are sent, by what is proposed and chosen. */
export const sentOf = ({ mapping }: OfColumns) => columnsIn(mapping.proposed, mapping.choices)

/** What is chosen about columns, those that are sent among it. */
export function columnsOf({ mapping }: OfColumns) {
  const {
    sent,
    others: _others,
    rowNumbers: _numbers,
    ...rest
  } = columnsMean(mapping.proposed, mapping.choices)
  return { ...sent, ...rest }
}
