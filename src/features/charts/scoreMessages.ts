import { formatRows } from '../../base/format'
import type { Bin } from '../../components/Histogram'

export const scoreMessages = {
  chartText: 'Rows by score',
  bar: ({ from, to, count }: Bin) => `${from.toFixed(2)} to ${to.toFixed(2)}: ${formatRows(count)}`,
  helpTitle: 'What the scores mean',
  fitMeans:
    'How well the address found agrees with what you sent, from 0.00 to 1.00. Anything you left out is ignored.',
  confidenceMeans:
    'How sure the provider is that you meant this address, from 0.00 to 1.00. Anything you left out counts against it.',
  whichScore:
    'The table and the reasons to review use Confidence; an open row shows both. If you sent only part of each address, such as a street and a postcode, Confidence is low for right addresses too.',
  thresholdMeans: (threshold: number) =>
    `The provider names no score that is good enough. In this list a row below ${threshold.toFixed(2)} is to review.`,
  levelsMean: 'How each component of the address matches, and the code for it in the download:',
}
