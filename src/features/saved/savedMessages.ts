import { formatCount, formatMoment, formatNumber } from '../../base/format'
import { RECORD_MAX_AGE_MS } from '../../domain/cleanse/savedCleanse'

const decisionsMade = (decisions: number) =>
  decisions === 0 ? 'no decisions' : formatCount(decisions, 'decision')

export const savedMessages = {
  title: 'Previous session found',
  about: (fileName: string, done: number, total: number) =>
    `${fileName}: ${formatNumber(done)} of ${formatNumber(total)} rows are cleansed.`,
  resume: 'Resume Cleanse',
  startFresh: 'Start Fresh',
  finishedTitle: 'Finished cleanse found',
  aboutFinished: (
    fileName: string,
    found: { rows: number; decided: number; at: number; isDownloaded: boolean },
  ) =>
    [
      `${fileName}: ${found.rows === 1 ? 'its 1 row is' : `all ${formatNumber(found.rows)} rows are`} done.`,
      `Kept until ${formatMoment(found.at + RECORD_MAX_AGE_MS)}, ${decisionsMade(found.decided)}.`,
      `The results ${found.isDownloaded ? 'were downloaded' : 'are not downloaded yet'}.`,
    ].join(' '),
  showResults: 'Show Results',
  discard: 'Discard',
  unreadable:
    'This cleanse could not be read. Reload the page and try again; if that does not help, discard it.',
  writingFailed: 'The download could not be written.',
  elsewhereTitle: (fileName: string | null) =>
    fileName === null ? 'Another tab has an unfinished cleanse' : `${fileName} is open in another tab`,
  elsewhere: 'To continue here, close the other tab.',
  notSaved: 'Progress is not being saved',
  notSavedWhy:
    'This browser has no room left, or does not allow saving. The run goes on, but keep this page open, and download the results before you close it.',
  notKept: 'These results are not kept on this device',
  /** @param hasRecord whether local storage still has the record */
  notKeptWhy: (hasRecord: boolean) =>
    `This browser has no room for them, or does not allow it.${hasRecord ? ' What was saved during the run stays for 24 hours.' : ''} Download these results before you close this page.`,
  keptUntil: (at: number) => `Kept on this device until ${formatMoment(at)}`,
  removeNow: 'Remove now',
  removed: 'not kept on this device',
}
