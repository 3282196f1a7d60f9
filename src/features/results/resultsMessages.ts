export const resultsMessages = {
  heading: 'Results',
  tableLabel: 'Results of the cleanse',
  note: (shown: number, total: number) =>
    `Showing first ${shown} rows of ${total.toLocaleString('en-GB')} total rows. Download the CSV to see all of them.`,
  failedToShow: 'The results cannot be shown',
  failedToShowNext:
    'Part of the page could not be loaded. Your results are safe: download them with the button above, then reload the page.',
  helpTitle: 'What the scores mean',
  fitMeans:
    'How well the address found agrees with what you sent. Anything you left out is ignored. 1.00 is full agreement; 0.00 is none.',
  confidenceMeans:
    'The same, but anything you left out counts against it: how sure the provider is that you meant this address.',
  levelMeans: (meaning: string) => `the part ${meaning}`,
  guide: 'Learn what your results mean',
}
