import { formatCount, formatMoment, formatNumber } from '../../base/format'
import type { Reason } from '../../domain/cleanse/outcomes'
import type { FileState, SavedFile } from '../download/savedFiles'
import type { ManyRows } from '../session/sessionEvents'
import { resultsMessages } from '../review/resultsMessages'

/** What people call a file without answers. */
const WITHOUT_ANSWERS: Partial<Record<SavedFile['choice'], string>> = {
  program: '“My file, corrected”',
  letters: 'a file of letters',
  changes: 'a list of changes',
}

type Named = SavedFile & { state: FileState }

const fileAndTime = ({ name, at }: SavedFile) => `${name} (${formatMoment(at)})`

/** What we know about a file that does not hold the results. */
function lackIn(file: Named): string {
  const kind = WITHOUT_ANSWERS[file.choice]
  if (kind) return `You saved ${kind}. It has no answers.`
  switch (file.state) {
    case 'overtaken':
      return `You downloaded ${fileAndTime(file)}, but something has changed since.`
    case 'withoutDecisions':
      return `You downloaded ${fileAndTime(file)}. It does not say what you decided.`
    default:
      return `You downloaded only ${fileAndTime(file)}, which is not everything.`
  }
}

/** `41 rows where the town differs; in 3 the number differs too.` */
function whatIsInDoubt(
  rows: number,
  { reason, others }: NonNullable<ManyRows['shown']>,
  threshold: number,
): string {
  const phrase = (each: Reason) => resultsMessages.reasonPhrase(each, threshold)
  const where = reason ? ` where ${phrase(reason)}` : ' to review'
  const too = reason ? ' too' : ''
  const named = others.slice(0, NAMED).map((each) => `in ${formatNumber(each.rows)} ${phrase(each.reason)}`)
  return `${formatCount(rows, 'row')}${where}${named.length > 0 ? `; ${named.join(', ')}${too}` : ''}.`
}

/** How many other doubts we name. */
const NAMED = 3

export const confirmMessages = {
  cancel: 'Cancel',
  download: 'Download Results',
  /** What the page knows about downloads, the last one at the end. */
  downloaded: (files: Named[]) => {
    const holds = files.findLast(({ state }) => state === 'holds')
    const last = files.findLast(({ state }) => state !== 'noAnswers') ?? files.at(-1)
    if (!last) return 'You have not downloaded anything.'
    if (!holds) return lackIn(last)
    const said = `You downloaded ${fileAndTime(holds)}, and nothing has changed since.`
    const nextMonth = files.findLast(({ choice }) => choice === 'nextMonth')
    return nextMonth?.state === 'overtaken' && holds.choice !== 'nextMonth'
      ? `${said} But something has changed since you saved ${fileAndTime(nextMonth)}.`
      : said
  },
  startNew: {
    title: 'Start a new cleanse?',
    text: 'Have you downloaded your results? Starting a new cleanse will clear all current data.',
    choices: { confirmed: 'Yes, Start New' },
  },
  cleanseAgain: (lookups: number, decisions: number) => ({
    title: 'Look up every row again?',
    text: `Cleansing again uses up to ${formatCount(lookups, 'lookup')} and clears the results${decisions > 0 ? ` and ${formatCount(decisions, 'decision')} of yours` : ''}.`,
    choices: { confirmed: 'Yes, Cleanse Again' },
  }),
  lookUpLeftOut: (rows: number, lookups: number) => ({
    title: 'Look up the rows that were left out?',
    text: `You left out ${formatCount(rows, 'row')} before Start. Looking ${rows === 1 ? 'it' : 'them'} up now uses up to ${formatCount(lookups, 'lookup')}.`,
    choices: { confirmed: 'Yes, Look Up' },
  }),
  replaceFile: (name: string, isUnsaved: boolean) => ({
    title: 'Load another file?',
    text: `${isUnsaved ? 'You have results that you have not downloaded. ' : ''}Loading ${name} clears ${isUnsaved ? 'them' : 'the results'} and their saved progress.`,
    choices: { confirmed: 'Yes, Load File' },
  }),
  readAgain: (name: string) => ({
    title: 'Read the file again?',
    text: `A different header line changes the rows. Reading ${name} again clears the results and their saved progress.`,
    choices: { confirmed: 'Yes, Read Again' },
  }),
  changeMapping: (cleansed: number, lookups: number) => ({
    title: 'Change the columns?',
    text: `${formatCount(cleansed, 'row is', 'rows are')} already cleansed. Continue with the new columns for the remaining rows; or start over, which clears the results and uses up to ${formatCount(lookups, 'lookup')}.`,
    choices: { confirmed: 'Continue with New Columns', startOver: 'Start Over' },
  }),
  removeStored: {
    title: 'Remove these results from this device?',
    text: 'They stay on this page until you close it. After that, looking them up again costs lookups.',
    choices: { confirmed: 'Yes, Remove' },
  },
  startFresh: {
    title: 'Start fresh?',
    text: 'This session has results that you have not downloaded. Starting fresh deletes them from this device, and looking them up again costs lookups.',
    choices: { download: 'Download Results', confirmed: 'Yes, Start Fresh' },
  },
  discard: {
    title: 'Discard these results?',
    text: 'You have not downloaded these results. Discarding deletes them from this device, and looking them up again costs lookups.',
    choices: { download: 'Download Results', confirmed: 'Yes, Discard' },
  },
  decideMany: ({ rows, decision, shown }: ManyRows, threshold: number) => {
    const verb = decision === 'accepted' ? 'Accept' : 'Keep mine in'
    const does = (count: number) => `${verb} ${formatNumber(count)}`
    const fewer = decision === 'accepted' ? (shown?.clear.length ?? 0) : 0
    const isSplit = fewer > 0 && fewer < rows.length
    return {
      title: `${does(rows.length)} rows?`,
      text: `${shown ? whatIsInDoubt(rows.length, shown, threshold) : 'They have the same difference.'} You can undo it.`,
      choices: isSplit
        ? { fewer: does(fewer), confirmed: does(rows.length) }
        : { confirmed: `Yes, ${does(rows.length)}` },
    }
  },
  onItsWay: 'An address that you have paid for is still on its way. It would be lost.',
}
