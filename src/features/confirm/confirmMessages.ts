export const confirmMessages = {
  cancel: 'Cancel',
  startNew: {
    title: 'Start a new cleanse?',
    text: 'Have you downloaded your results? Starting a new cleanse will clear all current data.',
    yes: 'Yes, Start New',
  },
  cleanseAgain: {
    title: 'Look up every row again?',
    text: 'Every row has a result. Cleansing again clears the results and looks up every row once more, which uses your credits again.',
    yes: 'Yes, Cleanse Again',
  },
  replaceFile: {
    title: 'Load another file?',
    text: (name: string) =>
      `You have results that you have not downloaded. Loading ${name} clears them and their saved progress.`,
    yes: 'Yes, Load File',
  },
  partOf: (name: string) => `a part of ${name}`,
  readAgain: {
    title: 'Read the file again?',
    text: (name: string) =>
      `Another header line means other rows. Reading ${name} again clears the results that are there and their saved progress.`,
    yes: 'Yes, Read Again',
  },
  changeMapping: {
    title: 'Change the columns?',
    text: 'Some rows are already cleansed. Continue with the new columns for the remaining rows, or start over and look up every row again, which uses your credits again.',
    goOn: 'Continue with New Columns',
    startOver: 'Start Over',
  },
  startFresh: {
    title: 'Start fresh?',
    text: 'This session holds answers that were paid for and are not downloaded. Starting fresh deletes them from this device.',
    yes: 'Yes, Start Fresh',
  },
  discard: {
    title: 'Discard these results?',
    text: 'These results were paid for and are not downloaded. Discarding deletes them from this device.',
    yes: 'Yes, Discard',
  },
  downloadFirst: 'Download Results',
}
