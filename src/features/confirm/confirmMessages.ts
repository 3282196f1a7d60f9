export const confirmMessages = {
  cancel: 'Cancel',
  failed: 'The question could not be shown',
  failedNext:
    'Part of the page could not be loaded, so nothing was done. Download your results with the button above, then reload the page and try again.',
  startNew: {
    title: 'Start a new cleanse?',
    text: 'Have you downloaded your results? Starting a new cleanse will clear all current data.',
    yes: 'Yes, Start New',
  },
  cleanseAgain: {
    title: 'Send every row again?',
    text: 'Every row has a result. Cleansing again clears the results and sends each row once more, which uses your credits again.',
    yes: 'Yes, Cleanse Again',
  },
  replaceFile: {
    title: 'Load another file?',
    text: (name: string) =>
      `There are results that you have not downloaded. Loading ${name} clears them, and the saved progress with them.`,
    yes: 'Yes, Load File',
  },
  changeMapping: {
    title: 'Change the columns?',
    text: 'Some rows are cleansed already. Go on with the new columns for the rows that are left, or start over and send every row again, which uses your credits again.',
    goOn: 'Go On with New Columns',
    startOver: 'Start Over',
  },
}
