import type { ApiFailure } from './apiFailure'
import { apiMessages as messages } from './apiMessages'

/** What a run does about a call that was not answered. */
export type Consequence =
  /** The row is kept with the error; the run goes on. */
  | 'failRow'
  /** The run pauses until the account is topped up; the row stays unsent (ERROR-2). */
  | 'pauseForCredits'
  /** The run pauses when the whole batch was refused, else the row fails (RUN-10). */
  | 'pauseIfAllRefused'
  /** The run pauses, whatever became of the rest of the batch; the row stays unsent (RUN-10). */
  | 'pauseForKey'
  /** The loop backs off and sends the row again, until too many refusals count against it (RUN-11, RUN-13). */
  | 'slowDown'
  /** The row waits for the connection when the browser is offline, else it fails (RUN-14). */
  | 'waitIfOffline'
  /** The user gave the request up; the row stays unsent (RUN-8). */
  | 'leaveUnsent'

export interface CatalogueEntry {
  /** The situation, as the README's table names it. */
  situation: string
  matches: (failure: ApiFailure) => boolean
  consequence: Consequence
  /** What happens, as the README's table tells it. */
  happens: string
  /** What the user reads. */
  said: string
}

const hasStatus =
  (...statuses: ApiFailure['status'][]) =>
  (failure: ApiFailure) =>
    statuses.includes(failure.status)

/**
 * Every way a cleanse call can end without an answer, what follows and what is said (ERROR-1). The
 * first entry that matches decides; the last one matches everything.
 */
export const ERROR_CATALOGUE: readonly CatalogueEntry[] = [
  {
    situation: '402 with code 4021 (a limit was reached)',
    matches: (failure) => failure.status === 402 && failure.code === 4021,
    consequence: 'pauseForCredits',
    happens: 'The run pauses; the row stays unsent',
    said: `${messages.credits} ${messages.limitReached}`,
  },
  {
    situation: '402 with any other code (4020: the balance is spent)',
    matches: hasStatus(402),
    consequence: 'pauseForCredits',
    happens: 'The run pauses; the row stays unsent',
    said: `${messages.credits} ${messages.balanceSpent}`,
  },
  {
    situation: '401 or 403 for every row of a batch',
    matches: hasStatus(401, 403),
    consequence: 'pauseIfAllRefused',
    happens: 'The run pauses; the rows stay unsent. A single one among answers is a failed row',
    said: 'The server message',
  },
  {
    situation: '429 with code 4291 (the key is flagged)',
    matches: (failure) => failure.status === 429 && failure.code === 4291,
    consequence: 'pauseForKey',
    happens: 'The run pauses; the row stays unsent',
    said: 'The server message',
  },
  {
    situation: '429 with any other code, or 503 (slow down)',
    matches: hasStatus(429, 503),
    consequence: 'slowDown',
    happens:
      'The run waits, a minute at most at a time, and sends the row again. A row that is refused five times while others are answered fails',
    said: messages.slowDown,
  },
  {
    situation: messages.noAnswer,
    matches: hasStatus('timeout'),
    consequence: 'waitIfOffline',
    happens: 'While the browser is offline the run waits and sends the row again; otherwise the row fails',
    said: messages.noAnswer,
  },
  {
    situation: 'No connection, or it broke',
    matches: hasStatus('network'),
    consequence: 'waitIfOffline',
    happens: 'While the browser is offline the run waits and sends the row again; otherwise the row fails',
    said: messages.failed,
  },
  {
    situation: 'Given up by a second Stop',
    matches: hasStatus('aborted'),
    consequence: 'leaveUnsent',
    happens: 'The row stays unsent',
    said: 'Nothing: the row is sent by the next Start',
  },
  {
    situation: '200 whose body is broken, or has no result',
    matches: hasStatus(200),
    consequence: 'failRow',
    happens: 'The row fails',
    said: 'Status, status text and request URL',
  },
  {
    situation: 'Any other status (400, 404, 500 and so on)',
    matches: () => true,
    consequence: 'failRow',
    happens: 'The row fails',
    said: 'The server message, or status, status text and request URL',
  },
]

/** What a run does about a failure: the consequence of the first entry that matches it. */
export function consequenceOf(failure: ApiFailure): Consequence {
  return ERROR_CATALOGUE.find((entry) => entry.matches(failure))?.consequence ?? 'failRow'
}
