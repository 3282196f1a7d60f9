export const resultsMessages = {
  heading: 'Results',
  tableLabel: 'Results of the cleanse',
  note: (shown: number, total: number) =>
    `Showing first ${shown} rows of ${total.toLocaleString('en-GB')} total rows. Download the CSV to see all of them.`,
  failedToShow: 'The results cannot be shown',
  failedToShowNext:
    'Part of the page could not be loaded. Your results are safe: download them with the button above, then reload the page.',
  chartFailed: 'The chart could not be loaded. The table and the download work without it.',
  helpTitle: 'What the scores mean',
  fitMeans:
    'How well the address that was found agrees with your row. What your row leaves out does not count. 1.00 is full agreement, 0.00 none.',
  confidenceMeans:
    'The same, but what your row leaves out counts against it: how sure it is that this address was meant.',
  levelMeans: (meaning: string) => `the part ${meaning}`,
  guide: 'Learn what your results mean',
}
