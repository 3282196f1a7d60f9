import type { ApiFailure } from './apiFailure'
import { apiMessages as messages } from './apiMessages'

/** What a run does about a call that was not answered. */
export type Consequence =
  /** The row is kept with the error; the run goes on. */
  | 'failRow'
  /** The run pauses until the account is topped up; the row stays unsent. */
  | 'pauseForCredits'
  /** The run pauses when the whole batch was refused, else the row fails. */
  | 'pauseIfAllRefused'
  /** The run pauses, whatever became of the rest of the batch; the row stays unsent. */
  | 'pauseForKey'
  /** The loop backs off and sends the row again, until too many refusals count against it. */
  | 'slowDown'
  /** The row waits for the connection when the browser is offline, else it fails. */
  | 'waitIfOffline'
  /** The user gave the request up; the row stays unsent. */
  | 'leaveUnsent'

const hasStatus =
  (...statuses: ApiFailure['status'][]) =>
  (failure: ApiFailure) =>
    statuses.includes(failure.status)

/** What a run does about every way in which a cleanse call can end without an answer: the first that matches. */
const CONSEQUENCES = [
  {
    error: 'limitReached',
    matches: (failure) => failure.status === 402 && failure.code === 4021,
    consequence: 'pauseForCredits',
  },
  { error: 'balanceSpent', matches: hasStatus(402), consequence: 'pauseForCredits' },
  { error: 'refused', matches: hasStatus(401, 403), consequence: 'pauseIfAllRefused' },
  {
    error: 'flagged',
    matches: (failure) => failure.status === 429 && failure.code === 4291,
    consequence: 'pauseForKey',
  },
  { error: 'slowDown', matches: hasStatus(429, 503), consequence: 'slowDown' },
  { error: 'noAnswer', matches: hasStatus('timeout'), consequence: 'waitIfOffline' },
  { error: 'noConnection', matches: hasStatus('network'), consequence: 'waitIfOffline' },
  { error: 'givenUp', matches: hasStatus('aborted'), consequence: 'leaveUnsent' },
  { error: 'unreadable', matches: hasStatus(200), consequence: 'failRow' },
  { error: 'other', matches: () => true, consequence: 'failRow' },
] as const satisfies { error: string; matches: (failure: ApiFailure) => boolean; consequence: Consequence }[]

type ErrorName = (typeof CONSEQUENCES)[number]['error']

interface ErrorWords {
  /** The situation, as the README's table names it. */
  situation: string
  /** What happens, as the README's table tells it. */
  happens: string
  /** What the user reads. */
  said: string
}

/** What is told of each. The README has it; the page does not carry it along, since nothing there asks for it. */
const WORDS: Record<ErrorName, ErrorWords> = {
  limitReached: {
    situation: '402 with code 4021 (a limit was reached)',
    happens: 'The run pauses; the row stays unsent',
    said: `${messages.credits} ${messages.limitReached}`,
  },
  balanceSpent: {
    situation: '402 with any other code (4020: the balance is spent)',
    happens: 'The run pauses; the row stays unsent',
    said: `${messages.credits} ${messages.balanceSpent}`,
  },
  refused: {
    situation: '401 or 403 for every row of a batch',
    happens: 'The run pauses; the rows stay unsent. A single one among answers is a failed row',
    said: 'The server message',
  },
  flagged: {
    situation: '429 with code 4291 (the key is flagged)',
    happens: 'The run pauses; the row stays unsent',
    said: 'The server message',
  },
  slowDown: {
    situation: '429 with any other code, or 503 (slow down)',
    happens:
      'The run waits, a minute at most at a time, and sends the row again. A row that is refused five times while others are answered fails',
    said: messages.slowDown,
  },
  noAnswer: {
    situation: messages.noAnswer,
    happens: 'While the browser is offline the run waits and sends the row again; otherwise the row fails',
    said: messages.noAnswer,
  },
  noConnection: {
    situation: 'No connection, or it broke',
    happens: 'While the browser is offline the run waits and sends the row again; otherwise the row fails',
    said: messages.failed,
  },
  givenUp: {
    situation: 'Given up by a second Stop',
    happens: 'The row stays unsent',
    said: 'Nothing: the row is sent by the next Start',
  },
  unreadable: {
    situation: '200 whose body is broken, or has no result',
    happens: 'The row fails',
    said: 'Status, status text and request URL',
  },
  other: {
    situation: 'Any other status (400, 404, 500 and so on)',
    happens: 'The row fails',
    said: 'The server message, or status, status text and request URL',
  },
}

/** Each way with its words, in the order of the README's table; the last one matches everything. */
export const errorCatalogue = () => CONSEQUENCES.map((entry) => ({ ...entry, ...WORDS[entry.error] }))

/** What a run does about a failure: the consequence of the first entry that matches it. */
export function consequenceOf(failure: ApiFailure): Consequence {
  return CONSEQUENCES.find((entry) => entry.matches(failure))?.consequence ?? 'failRow'
}
