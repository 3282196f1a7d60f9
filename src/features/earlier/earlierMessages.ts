import { formatCount, formatDay, formatFirst, formatList, formatNumber, formatRows } from '../../base/format'
import { FIRST_ADDED_COLUMN } from '../../base/constants'
import { FILE_ENDINGS } from '../../domain/cleanse/downloads'
import type { TakenFrom } from '../../domain/cleanse/rowResult'
import type { EarlierRefusal } from './earlierSlice'

/** `june_cleansed.csv (saved 12 June)`. */
const named = ({ name, savedAt }: TakenFrom) =>
  savedAt === null ? name : `${name} (saved ${formatDay(savedAt)})`

const COLUMNS_NAMED = 6

const columns = (names: string[]) =>
  `${names.length === 1 ? 'the column' : 'the columns'} ${formatFirst(names, COLUMNS_NAMED, (name) => `“${name}”`)}`

const NEEDED = `Take the file called …${FILE_ENDINGS.nextMonth}, which “For next month” saves.`

export const earlierMessages = {
  use: 'Use an earlier download…',
  saves: 'You do not pay again for answers that you already have.',
  reading: (name: string) => `Reading ${name}…`,
  matching: 'Finding the answers in it…',
  /** For screen readers. */
  answersTaken: (rows: number, name: string) =>
    `${name}: ${formatRows(rows)} ${rows === 1 ? 'takes its answer' : 'take their answers'}.`,
  answersFrom: (name: string) => `Answers from ${name}`,
  from: (taken: TakenFrom) => `From ${named(taken)}`,
  isKnown: 'answer known',
  means: (taken: TakenFrom[]) =>
    `A row takes an answer if its address text is the same as in ${formatList(taken.map(named))}. Addresses change: you can look these rows up again afterwards.`,
  /** What the user still has to pay for. */
  left: (lookups: number) =>
    lookups === 0
      ? 'No lookups are left.'
      : `At most ${formatCount(lookups, 'lookup is', 'lookups are')} left.`,
  drop: 'Do not use them',
  keep: (rows: number) => `Keep the answers of ${formatRows(rows)}`,
  keepMeans: (taken: TakenFrom) =>
    `${named(taken)} is an earlier download. Its rows keep their answers. A row that no longer says what “Address sent” says is looked up. Addresses change: you can look these rows up again afterwards.`,
  noneHas: (name: string) => `No row of ${name} has an answer that can be used.`,
  leaveOutUnfound: (rows: number) => `Leave out the ${formatNumber(rows)} not found then`,
  spoilt: (rows: number, name: string) =>
    `A spreadsheet has changed cells in ${formatRows(rows)} of ${name} (a UPRN such as 1.00023E+11), so ${rows === 1 ? 'its answer is' : 'their answers are'} not used.`,
  madeUp: (rows: number, name: string) =>
    `${formatRows(rows)} of ${name} ${rows === 1 ? 'has an answer' : 'have answers'} that the sandbox made up. They are not used.`,
  otherColumns: (missing: string[], name: string) =>
    `${name} does not say which texts were looked up: it lacks “Address sent”, and ${columns(missing)}, which you have chosen for this file. ${NEEDED}`,
  refused: (name: string, refusal: EarlierRefusal) =>
    refusal.kind === 'unreadable' ? refusal.message : `${name} cannot be used`,
  why: (refusal: EarlierRefusal) => {
    switch (refusal.kind) {
      case 'notOurs':
        return `It has no column “${FIRST_ADDED_COLUMN}”, and so no answers. ${NEEDED}`
      case 'incomplete':
        return `It lacks ${columns(refusal.missing)}. An answer needs the scores, the match levels and all columns from “Address Line 1” to “UMPRN”. ${NEEDED}`
      case 'unreadable':
        return refusal.next
    }
  },
  dismiss: 'Dismiss',
}
