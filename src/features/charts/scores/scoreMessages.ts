import { formatNumber, formatRows } from '../../../base/format'
import type { Bin } from '../../../components/Histogram'

export const scoreMessages = {
  title: 'Scores',
  chartText: 'Rows by score',
  bar: ({ from, to, count }: Bin) => `${from.toFixed(2)} to ${to.toFixed(2)}: ${formatRows(count)}`,
  threshold: 'Threshold',
  counts: (toReview: number, ready: number) =>
    `${formatNumber(toReview)} to review · ${formatNumber(ready)} ready to use`,
  below: (count: number, threshold: number) => `${formatRows(count)} below ${threshold.toFixed(2)}`,
  dragLine: 'Rows below the line are to review. Drag it for more or fewer.',
  helpTitle: 'What the scores mean',
  fitMeans:
    'How well the address found agrees with what you sent, from 0.00 to 1.00. Anything you left out is ignored.',
  confidenceMeans:
    'How sure the provider is that you meant this address, from 0.00 to 1.00. Anything you left out counts against it.',
  whichScore:
    'The table, the chart and the threshold use Confidence; an open row shows both. If you sent only part of each address, such as a street and a postcode, Confidence is low for right addresses too: lower the threshold.',
  thresholdMeans:
    'The provider names no score that is good enough. The threshold starts at 0.50; this device remembers where you put it.',
  levelsMean: 'How each component of the address matches, and the code for it in the download:',
}
